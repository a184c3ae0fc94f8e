import { describe, expect, it } from 'vitest';
import { pinLock, type PinTry } from './pin-lock.ts';

const NOW = new Date('2026-11-15T12:00:00Z');
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);
const tries = (count: number, deviceKey: string | null, minutes = 1): PinTry[] =>
  Array.from({ length: count }, () => ({ deviceKey, at: ago(minutes) }));

describe('how many wrong PINs may still be typed at a table', () => {
  it.each([
    ['nobody has tried', [], null, 10],
    ['strangers share ten', tries(9, null), null, 1],
    ['strangers have none left', tries(10, null), null, 0],
    ['what known phones typed is not the strangers’', tries(20, 'a'), null, 10],
    ['a known phone has five', tries(10, null), 'a', 5],
    ['of its own', [...tries(4, 'a'), ...tries(5, 'b')], 'a', 1],
    ['until it has none', tries(5, 'a'), 'a', 0],
    ['twenty are all that known phones have', [...'abcd'].flatMap((key) => tries(5, key)), 'e', 0],
    ['old ones do not count', tries(10, null, 15), null, 10],
  ])('%s', (_, made, deviceKey, left) => {
    const lock = pinLock(made, deviceKey, NOW);
    expect([lock.left, lock.until === null]).toEqual([left, left > 0]);
  });

  it('a place is free again when the oldest that fills it is old', () => {
    const made = [...tries(1, null, 14), ...tries(9, null, 2)];
    expect(pinLock(made, null, NOW).until).toEqual(new Date(NOW.getTime() + 60_000));
    expect(pinLock([...made, ...tries(1, null, 1)], null, NOW).until).toEqual(
      new Date(NOW.getTime() + 13 * 60_000),
    );
  });

  it('a phone waits for its own limit and for that of all', () => {
    const made = [...tries(5, 'a', 10), ...[...'bcd'].flatMap((key) => tries(5, key, 3))];
    expect(pinLock(made, 'a', NOW).until).toEqual(new Date(NOW.getTime() + 5 * 60_000));
  });
});
