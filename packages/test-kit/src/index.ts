export { boardTuples, playedBoards } from './board-tuples.ts';
