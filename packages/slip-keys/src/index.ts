export {
  COMMAND_KEYS,
  CONTRACT_LETTERS,
  OUTCOME_KEYS,
  PASS_KEY,
  SEAT_LETTERS,
  TOUT_KEYS,
  type KeyLanguage,
} from './letters.ts';
export {
  EMPTY_LINE,
  type BoardJustLeft,
  type KeyAnswer,
  type KeyRefusal,
  type LineCommand,
  type LineSoFar,
  type LineState,
} from './line-state.ts';
export { pressKey } from './press-key.ts';
export { makeSlipLine, parseSlipLine, type LineRefusal } from './slip-line.ts';
