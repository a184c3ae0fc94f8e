export { assertNever } from './assert-never.ts';
export { groupBy } from './group-by.ts';
export { levelGroups } from './level-groups.ts';
export { isShownAsItIs, MAX_NAME, nameFault, type NameFault } from './name-fault.ts';
export { err, ok, unwrap, type Refusal, type Result } from './result.ts';
