export { boardTuples, playedBoards } from './board-tuples.ts';
export { boardsOf, matchRecords, mirrored, playedMatch, scored, totalOnly } from './match-records.ts';
export { pools, teamsOf, type PoolTeam } from './pools.ts';
