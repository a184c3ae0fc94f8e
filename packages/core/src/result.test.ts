import { expect, it } from 'vitest';
import { assertNever, err, ok, unwrap } from './index.ts';

it('an answer is a value or a refusal with its facts', () => {
  expect(ok(3)).toEqual({ ok: true, value: 3 });
  expect(err({ code: 'no', found: 3 })).toEqual({ ok: false, error: { code: 'no', found: 3 } });
});

it('unwrap takes the value, and a refusal there is a bug that names itself', () => {
  expect(unwrap(ok('x'))).toBe('x');
  expect(() => unwrap(err({ code: 'tricks-do-not-add-up' }))).toThrow('tricks-do-not-add-up');
});

it('a case that nobody handled names itself', () => {
  expect(() => assertNever('surprise' as never)).toThrow('surprise');
});
