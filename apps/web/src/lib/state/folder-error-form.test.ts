import { describe, expect, it } from 'vitest';
import { type BoardSetView, type FolderErrorUse } from '$lib/ruling/round-types.ts';
import { FolderErrorForm } from './folder-error-form.svelte.ts';

const use = (sequence: number, roundLabel = 'Runde 1'): BoardSetView['uses'][number] => ({
  matchId: `match ${sequence}`,
  matchNumber: sequence,
  roundLabel,
  sequence,
  tables: [2 * sequence - 1, 2 * sequence].map((number) => ({ id: `table ${number}`, number })),
});
const SETS: BoardSetView[] = [
  { id: 'first', label: '1-1', uses: [use(1), use(2)] },
  { id: 'second', label: '1-2', uses: [use(4, 'Runde 2'), use(3)] },
];
const told = (known: { board?: string; tableId?: string | null } = {}) =>
  new FolderErrorForm(SETS, { board: '', tableId: null, day: '2026-11-15', most: 40, ...known });

const proposed = (matchId: string, proposal: 'keep' | 'cancel'): FolderErrorUse => ({
  matchId,
  matchNumber: 1,
  roundLabel: 'Runde 1',
  sequence: 1,
  home: '1',
  away: '2',
  tables: [],
  playedBefore: proposal === 'keep',
  proposal,
  alreadyCancelled: false,
});

describe('where it began', () => {
  it('is asked by table and time at first, on the day of the round, by the clock in Denmark', () => {
    const form = told();
    form.board = '7';
    expect(form.question).toBeNull();
    form.clock = '14:30';
    const began = { knownBy: 'time', tableId: 'table 1', at: '2026-11-15T13:30:00.000Z' };
    expect(form.question).toEqual({ boardSetId: 'first', board: 7, began });
  });

  it('takes board and table from a board that was looked at, and the set that plays there', () => {
    const form = told({ board: '7', tableId: 'table 6' });
    form.clock = '09:00';
    expect(form.question).toMatchObject({ boardSetId: 'second', board: 7, began: { tableId: 'table 6' } });
  });

  it('or by the order, in which the set has travelled from round to round', () => {
    const form = told({ board: '7' });
    form.boardSetId = 'second';
    form.knownBy = 'order';
    expect(form.uses.map(({ sequence }) => sequence)).toEqual([3, 4]);
    expect(form.question?.began).toEqual({ knownBy: 'order', fromSequence: 3 });
    form.pickFrom('4');
    expect(form.question?.began).toEqual({ knownBy: 'order', fromSequence: 4 });
  });

  it('goes to a table of another set with that set', () => {
    const form = told({ tableId: 'table 2' });
    form.boardSetId = 'second';
    expect(form.tableId).toBe('table 5');
    form.pickTable('table 8');
    expect(form.tableId).toBe('table 8');
  });

  it.each(['', '0', '41', 'syv'])('is not asked for board "%s"', (board) => {
    const form = told({ board });
    form.clock = '14:30';
    expect(form.question).toBeNull();
  });
});

describe('the proposal', () => {
  it('is what the director goes on from, and void when he asks something else', () => {
    const form = told({ board: '7' });
    form.clock = '14:30';
    if (form.question) form.take(form.question, [proposed('a', 'keep'), proposed('b', 'cancel')]);
    expect(form.cancelled).toEqual(['b']);
    form.decide('a', true);
    form.decide('b', false);
    expect(form.cancelled).toEqual(['a']);
    form.clock = '14:31';
    expect(form.proposed).toBeNull();
    form.clock = '14:30';
    expect(form.proposed).toHaveLength(2);
  });
});
