export { assertNever } from './assert-never.ts';
export { err, ok, unwrap, type Refusal, type Result } from './result.ts';
