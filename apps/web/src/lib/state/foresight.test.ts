import { describe, expect, it } from 'vitest';
import { type Outcome } from '$lib/api/outcome.ts';
import { Foresight } from './foresight.svelte.ts';

/** An answer that is given when it is told to. */
function waiting<T>() {
  let answer: (outcome: Outcome<T>) => void = () => undefined;
  const call = () => new Promise<Outcome<T>>((resolve) => (answer = resolve));
  return { call, answer: (outcome: Outcome<T>) => answer(outcome) };
}
const PROBLEM = { status: 409, code: 'already-withdrawn', title: 'Nej' } as never;

describe('what would follow', () => {
  it('is known for the question that it answers, and no other', async () => {
    const foresight = new Foresight<string>();
    const { call, answer } = waiting<string>();
    const asked = foresight.ask('one', call);
    expect(foresight.counting).toBe(true);
    answer({ ok: true, data: 'this' });
    await asked;
    expect(foresight.counting).toBe(false);
    expect(foresight.of('one')).toBe('this');
    expect(foresight.of('two')).toBeNull();
    expect(foresight.of(null)).toBeNull();
  });

  it('an answer that comes after another question was asked is dropped', async () => {
    const foresight = new Foresight<string>();
    const [slow, quick] = [waiting<string>(), waiting<string>()];
    const first = foresight.ask('one', slow.call);
    const second = foresight.ask('two', quick.call);
    quick.answer({ ok: true, data: 'that' });
    await second;
    slow.answer({ ok: true, data: 'this' });
    await first;
    expect(foresight.of('two')).toBe('that');
    expect(foresight.of('one')).toBeNull();
  });

  it('a refusal stands until something is asked again, or nothing', async () => {
    const foresight = new Foresight<string>();
    const { call, answer } = waiting<string>();
    const asked = foresight.ask('one', call);
    answer({ ok: false, problem: PROBLEM });
    await asked;
    expect(foresight.problem).toBe(PROBLEM);
    foresight.rest();
    expect(foresight).toMatchObject({ problem: null, counting: false });
  });
});
