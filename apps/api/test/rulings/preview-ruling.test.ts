import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawNext, played, playRound, sayBoard, step } from '../support/play.ts';
import { openVenue, type Venue } from '../support/venue.ts';
import { sideNow } from './side-now.ts';
import { drawnCup, EVENING, rule, type RuledBy } from './support.ts';

let venue: Venue;
beforeAll(async () => {
  venue = await openVenue({ clock: EVENING });
});
afterAll(() => venue.close());

const matchOf = (id: string) => venue.get('getMatch', { params: { id } });
const input = (wanted: RuledBy) => ({ seat: 'N', board: 1, facts: {}, calledAt: null, ...wanted });
const preview = (id: string, wanted: RuledBy) =>
  venue.get('previewRuling', { params: { id }, body: input(wanted) });

const RULINGS: readonly (readonly [string, Omit<RuledBy, 'tableId'>])[] = [
  ['a result set', { rule: 'revoke-declarer', seat: 'E' }],
  ['a penalty point', { rule: 'bid-out-of-turn', seat: 'E', facts: { penalty: '1' } }],
  ['a board cancelled', { rule: 'director-cancels' }],
  ['a correction', { rule: 'misrecorded', facts: { contract: 'nolo-ouvert' } }],
  ['nothing', { rule: 'bid-corrected', seat: 'E' }],
];

describe('a preview', () => {
  it.each(RULINGS)('of %s shows what making it then does', async (_, wanted) => {
    const { cup, first, roundId } = await drawnCup(venue, { pools: [[1, 2, 3, 4]] });
    await playRound(venue, roundId, (table) => played(table % 2 === 0 ? 'E' : 'W', 'solo'));
    // Board 1 at table a is East's.
    const { boardList } = await matchOf(first.id);
    await sayBoard(venue, first.a, 1, played('E', 'solo'), boardList[0]?.a.version);
    const ruling = { ...wanted, tableId: first.a };
    const seen = await preview(first.id, ruling);
    const before = await sideNow(venue, { matchId: first.id, cupId: cup.id, board: 1 });
    expect(seen).toMatchObject({ faults: [], waits: false, late: null, before });
    expect((await matchOf(first.id)).rulingList).toEqual([]);
    await rule(venue, first.id, ruling);
    expect(seen.after).toEqual(await sideNow(venue, { matchId: first.id, cupId: cup.id, board: 1 }));
    const [made] = (await matchOf(first.id)).rulingList;
    expect(seen.penalty).toBe(made?.penalty);
  });

  it('of a ruling that waits says so, and places come only with a whole match', async () => {
    const { first } = await drawnCup(venue);
    const seen = await preview(first.id, { tableId: first.a, rule: 'revoke-declarer', seat: 'E' });
    expect(seen).toMatchObject({ waits: true, before: { homePlace: null }, after: { homePlace: null } });
  });

  it('tells all faults and changes nothing', async () => {
    const { first } = await drawnCup(venue);
    await sayBoard(venue, first.a, 1, played('E', 'solo'));
    const seen = await preview(first.id, { tableId: first.a, rule: 'wrong-lead-nolo', seat: 'E' });
    expect(seen.faults.map(({ code }) => code)).toEqual([
      'seat-does-not-fit',
      'contract-does-not-fit',
      'fact-missing',
    ]);
    expect(seen.after).toEqual(seen.before);
  });

  it('names the later rounds that stand on what it would change, published or not', async () => {
    const { cup, first, roundId } = await drawnCup(venue, { pools: [[1, 2, 3, 4]] });
    await playRound(venue, roundId, () => played('W', 'solo'));
    await step(venue, 'closeRound', roundId);
    await step(venue, 'publishRound', roundId);
    const second = await drawNext(venue, cup.stageId);
    const correction = { tableId: first.a, rule: 'misrecorded', facts: { outcome: 'bete' } };
    const seen = await preview(first.id, correction);
    expect(seen.dependents).toEqual([{ roundId: second.id, label: second.label, published: false }]);
    const same = { tableId: first.a, rule: 'misrecorded', facts: { outcome: 'won' } };
    expect(await preview(first.id, same)).toMatchObject({ dependents: [] });
  });

  it('is nothing for a helper', async () => {
    const { first } = await drawnCup(venue);
    const body = input({ tableId: first.a, rule: 'director-cancels' });
    expect((await venue.send('previewRuling', { params: { id: first.id }, body }, 'helper')).status).toBe(
      403,
    );
  });
});
