import { expect, it } from 'vitest';
import { EntryForm } from './entry-form.svelte.ts';

const member = (playerId: string, place: 'NS' | 'EW' | 'substitute') => ({
  playerId,
  name: playerId,
  place,
  clubs: [],
});
const choice = (playerId: string) => ({ playerId, name: playerId, clubs: [], affiliated: true });
const counts = ({ slots }: EntryForm) => [slots.NS.length, slots.EW.length, slots.substitute.length];

it('has two boxes a pair and one more than there are substitutes', () => {
  expect(counts(new EntryForm('Nord'))).toEqual([2, 2, 1]);
  const three = new EntryForm('Nord', [member('a', 'NS'), member('b', 'substitute')]);
  expect(counts(three)).toEqual([2, 2, 2]);
  const last = three.slots.substitute[1];
  if (last) last.text = 'Carl';
  three.roomForMore();
  three.roomForMore();
  expect(counts(three)).toEqual([2, 2, 3]);
});

it('sends who is chosen, and says how many are not', () => {
  const form = new EntryForm('Nord', [member('a', 'NS')]);
  const [first, second] = form.slots.NS;
  if (!first || !second) throw new Error('there are two');
  second.text = 'Bodil';
  expect([form.unknown, form.members]).toEqual([1, [{ playerId: 'a', place: 'NS' }]]);
  second.chosen = choice('b');
  expect(form.unknown).toBe(0);
  expect(form.members.map(({ playerId }) => playerId)).toEqual(['a', 'b']);
  first.text = '';
  expect(form.members.map(({ playerId }) => playerId)).toEqual(['b']);
});

it('knows who is in another box', () => {
  const form = new EntryForm('Nord', [member('a', 'NS'), member('b', 'EW')]);
  const [first] = form.slots.NS;
  expect(first && form.others(first)).toEqual(['b']);
});

it.each([
  ['Nord', false],
  [' ', true],
  ['=1+1', true],
])('the name %j is at fault: %s', (name, fault) => {
  expect(new EntryForm(name).nameFault).toBe(fault);
});
