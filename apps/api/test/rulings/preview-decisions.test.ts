import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawNext, played, playRound, sayBoard, step } from '../support/play.ts';
import { openVenue, type Venue } from '../support/venue.ts';
import { placesNow, sideNow } from './side-now.ts';
import {
  appeal,
  decide,
  drawnCup,
  type DrawnCup,
  EVENING,
  eventsOf,
  rule,
  type RuledBy,
  withdraw,
} from './support.ts';

let venue: Venue;
beforeAll(async () => {
  venue = await openVenue({ clock: EVENING });
});
afterAll(() => venue.close());

const matchOf = (id: string) => venue.get('getMatch', { params: { id } });
const nowOf = ({ cup, first }: DrawnCup) => sideNow(venue, { matchId: first.id, cupId: cup.id, board: 1 });

/** A round of two matches that is played out; East has won a solo on board 1 of the first match at table a. */
async function playedOut(): Promise<DrawnCup> {
  const drawn = await drawnCup(venue, { pools: [[1, 2, 3, 4]] });
  await playRound(venue, drawn.roundId, (table) => played(table % 2 === 0 ? 'E' : 'W', 'solo'));
  const { boardList } = await matchOf(drawn.first.id);
  await sayBoard(venue, drawn.first.a, 1, played('E', 'solo'), boardList[0]?.a.version);
  return drawn;
}

type Ruling = Omit<RuledBy, 'tableId'>;
const BETE: Ruling = { rule: 'misrecorded', facts: { outcome: 'bete' } };
const PENALTY: Ruling = { rule: 'bid-out-of-turn', seat: 'E', facts: { penalty: '1' } };
const PENALTY_OF_NORTH: Ruling = { rule: 'looked-at-tricks', seat: 'N', facts: { penalty: '1' } };
const CANCELLED: Ruling = { rule: 'director-cancels' };

/** What was ruled on the board in turn; the first of them is taken back or appealed. */
const RULED: readonly (readonly [string, readonly Ruling[]])[] = [
  ['a result that was set', [{ rule: 'revoke-declarer', seat: 'E' }]],
  ['a penalty point', [PENALTY]],
  ['one penalty point of two', [PENALTY, PENALTY_OF_NORTH]],
  ['a cancelled board', [CANCELLED]],
  ['a correction with another ruling after it', [BETE, { rule: 'revoke-declarer', seat: 'E' }]],
  ['a ruling that changed nothing', [{ rule: 'bid-corrected', seat: 'E' }]],
];

/** The ids of rulings, made in turn. */
async function makeAll({ first }: DrawnCup, rulings: readonly Ruling[]): Promise<string> {
  const ids: string[] = [];
  for (const wanted of rulings) ids.push(await rule(venue, first.id, { ...wanted, tableId: first.a }));
  return ids[0] ?? '';
}

const previewWithdrawal = (id: string) => venue.get('previewWithdrawal', { params: { id } });
const previewDecision = (id: string, body: object) =>
  venue.get('previewAppealDecision', { params: { id }, body }, 'committee');

const inPlace = ({ rule: id, facts = {}, seat = 'N' }: Ruling) => ({
  state: 'changed',
  ruling: { seat, rule: id, facts },
});

describe('before a ruling is withdrawn', () => {
  it.each(RULED)('%s: shown is what then is, and nothing is written', async (_, rulings) => {
    const drawn = await playedOut();
    const id = await makeAll(drawn, rulings);
    const [events, before] = [await eventsOf(venue, drawn.cup.id), await nowOf(drawn)];
    const seen = await previewWithdrawal(id);
    expect(seen.before).toEqual(before);
    expect([await eventsOf(venue, drawn.cup.id), await nowOf(drawn)]).toEqual([events, before]);
    expect((await withdraw(venue, id)).status).toBe(200);
    expect(seen.after).toEqual(await nowOf(drawn));
  });

  it('is refused as withdrawing it is: taken back already, the committee’s, the round closed, a stranger’s', async () => {
    const drawn = await playedOut();
    const id = await makeAll(drawn, [PENALTY]);
    const request = { params: { id } };
    expect((await venue.send('previewWithdrawal', request, 'helper')).status).toBe(403);
    await step(venue, 'closeRound', drawn.roundId);
    expect((await venue.send('previewWithdrawal', request)).json).toMatchObject({ code: 'round-not-open' });
    const filed = await appeal(venue, id, drawn.team(1));
    await decide(venue, filed, { state: 'dismissed' });
    expect((await venue.send('previewWithdrawal', request)).json).toMatchObject({ code: 'already-decided' });
    const other = await appeal(venue, id, drawn.team(2));
    await decide(venue, other, { state: 'upheld' });
    expect((await venue.send('previewWithdrawal', request)).json).toMatchObject({
      code: 'already-withdrawn',
    });
    const nobody = { params: { id: drawn.roundId } };
    expect((await venue.send('previewWithdrawal', nobody)).status).toBe(404);
  });
});

describe('before an appeal is decided', () => {
  const VERDICTS = [
    ['stands', { state: 'dismissed' }],
    ['set aside', { state: 'upheld' }],
    ['changed to another result', inPlace({ rule: 'revoke-declarer', seat: 'E' })],
    ['changed to a penalty point', inPlace(PENALTY_OF_NORTH)],
    ['changed to a cancelled board', inPlace(CANCELLED)],
  ] as const;
  const CASES = RULED.flatMap(([what, rulings]) =>
    VERDICTS.map(([how, verdict]) => [what, how, rulings, verdict] as const),
  );

  it.each(CASES)(
    '%s, %s: shown is what then is, and nothing is written',
    async (_, how, rulings, verdict) => {
      const drawn = await playedOut();
      const filed = await appeal(venue, await makeAll(drawn, rulings), drawn.team(1));
      const [events, before] = [await eventsOf(venue, drawn.cup.id), await nowOf(drawn)];
      const seen = await previewDecision(filed.id, verdict);
      expect(seen).toMatchObject({ before, faults: [], waits: false });
      expect([await eventsOf(venue, drawn.cup.id), await nowOf(drawn)]).toEqual([events, before]);
      expect((await decide(venue, filed, verdict)).status).toBe(200);
      expect(seen.after).toEqual(await nowOf(drawn));
      if (how === 'stands') expect(seen).toMatchObject({ after: before, moved: [], dependents: [] });
    },
  );

  it('of the other team: what stands in the ruling’s place by now is what is looked at', async () => {
    const drawn = await playedOut();
    const id = await makeAll(drawn, [BETE]);
    const filed = [await appeal(venue, id, drawn.team(1)), await appeal(venue, id, drawn.team(2))] as const;
    await decide(venue, filed[0], inPlace(PENALTY));
    for (const verdict of [inPlace(PENALTY_OF_NORTH), { state: 'upheld' }]) {
      const seen = await previewDecision(filed[1].id, verdict);
      expect(seen.before).toMatchObject({ penaltiesToHome: 1, a: { tuple: { outcome: 'won' } } });
      expect(seen.after.penaltiesToHome).toBe(verdict.state === 'upheld' ? 0 : -1);
    }
    const seen = await previewDecision(filed[1].id, inPlace(PENALTY_OF_NORTH));
    await decide(venue, filed[1], inPlace(PENALTY_OF_NORTH));
    expect(seen.after).toEqual(await nowOf(drawn));
  });

  it('all faults of the new ruling are told, and nothing would change', async () => {
    const drawn = await playedOut();
    const filed = await appeal(venue, await makeAll(drawn, [BETE]), drawn.team(1));
    const seen = await previewDecision(filed.id, inPlace({ rule: 'wrong-lead-nolo', seat: 'E' }));
    expect(seen.faults.map(({ code }) => code)).toEqual([
      'seat-does-not-fit',
      'contract-does-not-fit',
      'fact-missing',
    ]);
    expect(seen.after).toEqual(seen.before);
  });

  it('a ruling on a board that has no result yet is told to wait', async () => {
    const drawn = await drawnCup(venue);
    const id = await makeAll(drawn, [{ rule: 'bid-corrected', seat: 'E' }]);
    const filed = await appeal(venue, id, drawn.team(4));
    const seen = await previewDecision(filed.id, inPlace({ rule: 'revoke-declarer', seat: 'E' }));
    expect(seen).toMatchObject({ waits: true, before: { homePlace: null }, after: { homePlace: null } });
  });

  it('is the committee’s, and only while it is not decided', async () => {
    const drawn = await playedOut();
    const filed = await appeal(venue, await makeAll(drawn, [BETE]), drawn.team(1));
    const request = { params: { id: filed.id }, body: { state: 'upheld' } };
    expect((await venue.send('previewAppealDecision', request, 'director')).status).toBe(403);
    await decide(venue, filed, { state: 'dismissed' });
    const late = await venue.send('previewAppealDecision', request, 'committee');
    expect(late.json).toMatchObject({ status: 409, code: 'already-decided', state: 'dismissed' });
  });
});

describe('a board that changed after it was shown', () => {
  /** Another result is said at the other table. */
  async function sayMore({ first }: DrawnCup) {
    const { boardList } = await matchOf(first.id);
    await sayBoard(venue, first.b, 1, played('E', 'tourne', 'bete'), boardList[0]?.b.version);
  }

  it('keeps its ruling: a withdrawal is refused with what there is now', async () => {
    const drawn = await playedOut();
    const id = await makeAll(drawn, [BETE]);
    const { versions: expectedVersions } = await previewWithdrawal(id);
    await sayMore(drawn);
    const before = await nowOf(drawn);
    const request = { params: { id }, body: { expectedVersions, reason: 'Nej' } };
    const refused = await venue.send('withdrawRuling', request);
    const { a, b } = before;
    expect(refused.json).toMatchObject({ status: 409, code: 'stale-version', current: { a, b } });
    expect(await nowOf(drawn)).toEqual(before);
    expect((await withdraw(venue, id)).status).toBe(200);
  });

  it('is not decided on: each decision of an appeal is refused with what there is now', async () => {
    const drawn = await playedOut();
    const filed = await appeal(venue, await makeAll(drawn, [BETE]), drawn.team(1));
    const { versions: expectedVersions } = await previewDecision(filed.id, { state: 'upheld' });
    await sayMore(drawn);
    const before = await nowOf(drawn);
    const { a, b } = before;
    for (const verdict of [{ state: 'dismissed' }, { state: 'upheld' }, inPlace(PENALTY)]) {
      const refused = await decide(venue, filed, { ...verdict, expectedVersions });
      expect(refused.json).toMatchObject({ status: 409, code: 'stale-version', current: { a, b } });
    }
    expect(await nowOf(drawn)).toEqual(before);
    expect((await decide(venue, filed, { state: 'upheld' })).status).toBe(200);
  });
});

describe('what else it would move', () => {
  /** A first round that is published, and a second one that was drawn after it. */
  async function twoRounds() {
    const drawn = await playedOut();
    const id = await makeAll(drawn, [{ rule: 'misrecorded', facts: { outcome: 'kruk' } }]);
    await step(venue, 'closeRound', drawn.roundId);
    await step(venue, 'publishRound', drawn.roundId);
    const second = await drawNext(venue, drawn.cup.stageId);
    return { drawn, id, dependents: [{ roundId: second.id, label: second.label, published: false }] };
  }

  it('rounds that were drawn by the standing are named, whether a ruling is withdrawn or an appeal decided', async () => {
    const { drawn, id, dependents } = await twoRounds();
    expect(await previewWithdrawal(id)).toMatchObject({ dependents });
    const filed = await appeal(venue, id, drawn.team(1));
    expect(await previewDecision(filed.id, { state: 'upheld' })).toMatchObject({ dependents });
    expect(await previewDecision(filed.id, { state: 'dismissed' })).toMatchObject({ dependents: [] });
    const same = inPlace({ rule: 'misrecorded', facts: { outcome: 'kruk' } });
    expect(await previewDecision(filed.id, same)).toMatchObject({ dependents: [] });
  });

  it('teams outside the match that get another place are named, and no others', async () => {
    const { drawn, id } = await twoRounds();
    const own = await matchOf(drawn.first.id).then(({ home, away }) => [home.number, away?.number]);
    const seen = await previewWithdrawal(id);
    const before = await placesNow(venue, drawn.cup.id);
    expect((await withdraw(venue, id)).status).toBe(200);
    const after = await placesNow(venue, drawn.cup.id);
    const moved = [...after].flatMap(([number, place]) =>
      own.includes(number) || before.get(number) === place
        ? []
        : [{ number, before: before.get(number), after: place }],
    );
    expect(moved.length).toBeGreaterThan(0);
    expect(seen.moved.map(({ name: _, ...team }) => team)).toEqual(moved);
  });
});
