import { benchSaveBoard } from './bench/save-board.ts';
console.log(await benchSaveBoard());
