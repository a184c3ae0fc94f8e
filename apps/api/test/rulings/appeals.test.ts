import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyChain } from '../../src/modules/audit/verify-chain.ts';
import { played, playRound, sayBoard, step } from '../support/play.ts';
import { openVenue, type Venue } from '../support/venue.ts';
import {
  appeal,
  decide,
  drawnCup,
  EVENING,
  eventsOf,
  rule,
  rulingsOf,
  scoreOf,
  withdraw,
} from './support.ts';

let venue: Venue;
beforeAll(async () => {
  venue = await openVenue({ clock: EVENING });
});
afterAll(() => venue.close());

/** Board 1 at table a: East, the dealer's right, loses a solo; South revokes and the solo is ruled won. */
async function revoked() {
  const drawn = await drawnCup(venue);
  const { a, id } = drawn.first;
  await sayBoard(venue, a, 1, played('E', 'solo', 'bete'));
  const rulingId = await rule(venue, id, {
    tableId: a,
    rule: 'revoke-defender',
    seat: 'S',
    facts: { 'already-bete': 'no' },
  });
  return { ...drawn, rulingId, filed: await appeal(venue, rulingId, drawn.team(4)) };
}

const changed = {
  state: 'changed',
  ruling: { seat: 'S', rule: 'revoke-defender', facts: { 'already-bete': 'yes' } },
};

describe('an appeal', () => {
  it('is on record with its ruling, and waits in the round until it is decided', async () => {
    const { roundId, rulingId } = await revoked();
    const { rulings } = await rulingsOf(venue, roundId);
    expect(rulings).toMatchObject([
      { id: rulingId, appeals: [{ rulingId, teamNumber: 4, state: 'filed', decidedAt: null, version: 1 }] },
    ]);
    const round = await venue.get('getRound', { params: { id: roundId } });
    expect(round.openMatters).toEqual({
      waitingRulings: 0,
      openProtests: 0,
      filedAppeals: 1,
      folderErrors: 0,
    });
  });

  it('that is dismissed leaves the ruling and the results as they are', async () => {
    const { first, filed, roundId } = await revoked();
    const before = await scoreOf(venue, first.id);
    const answer = await decide(venue, filed, { state: 'dismissed' });
    expect(answer.json).toMatchObject({
      rulings: [
        {
          status: 'in-force',
          appeals: [{ state: 'dismissed', decision: 'Efter § 16.', replacementId: null, version: 2 }],
        },
      ],
    });
    expect(await scoreOf(venue, first.id)).toEqual(before);
    const round = await venue.get('getRound', { params: { id: roundId } });
    expect(round.openMatters.filedAppeals).toBe(0);
  });

  it('that is upheld sets the ruling aside: the table’s own result counts again', async () => {
    const { cup, first, filed } = await revoked();
    expect(await scoreOf(venue, first.id)).toMatchObject({ homeGamePoints: -3 });
    const answer = await decide(venue, filed, { state: 'upheld' });
    expect(answer.json).toMatchObject({
      rulings: [
        { status: 'withdrawn', withdrawnAt: expect.any(String) as string, appeals: [{ state: 'upheld' }] },
      ],
    });
    expect(await scoreOf(venue, first.id)).toMatchObject({ homeGamePoints: 3 });
    expect((await eventsOf(venue, cup.id)).slice(-3)).toEqual([
      'appeal-filed',
      'ruling-withdrawn',
      'appeal-decided',
    ]);
    expect(await verifyChain(venue.deps.db, cup.id)).toMatchObject({ ok: true });
  });

  it('that changes the ruling puts another in its place, which is not the director’s to undo', async () => {
    const { cup, first, filed, rulingId, roundId } = await revoked();
    const answer = await decide(venue, filed, changed);
    const { rulings } = await rulingsOf(venue, roundId);
    const replacementId = rulings.find(({ status }) => status === 'in-force')?.id;
    expect(answer.json).toMatchObject({
      rulings: [
        { id: rulingId, status: 'withdrawn', appeals: [{ state: 'changed', replacementId }] },
        {
          id: replacementId,
          board: 1,
          tableId: first.a,
          facts: { 'already-bete': 'yes' },
          note: 'Efter § 16.',
          after: { tuple: { outcome: 'bete' } },
        },
      ],
    });
    expect(await scoreOf(venue, first.id)).toMatchObject({ homeGamePoints: 3 });
    expect((await eventsOf(venue, cup.id)).slice(-3)).toEqual([
      'ruling-withdrawn',
      'ruling-made',
      'appeal-decided',
    ]);
    const undone = await withdraw(venue, replacementId ?? '');
    expect(undone.json).toMatchObject({ status: 409, code: 'already-decided' });
  });

  it('takes the place of the old ruling among the others on the board', async () => {
    const { cup, first, roundId } = await drawnCup(venue);
    await sayBoard(venue, first.a, 1, played('E', 'solo', 'bete'));
    const early = await rule(venue, first.id, {
      tableId: first.a,
      rule: 'misrecorded',
      facts: { contract: 'tourne' },
    });
    await rule(venue, first.id, {
      tableId: first.a,
      rule: 'revoke-defender',
      seat: 'S',
      facts: { 'already-bete': 'no' },
    });
    const filed = await appeal(venue, early, cup.teamIds.get(9) ?? '');
    const answer = await decide(venue, filed, {
      state: 'changed',
      ruling: { seat: 'N', rule: 'misrecorded', facts: { contract: 'spil', outcome: 'kruk' } },
    });
    expect(answer.status).toBe(200);
    const { rulings } = await rulingsOf(venue, roundId);
    expect(rulings.filter(({ withdrawnAt }) => withdrawnAt === null)).toMatchObject([
      { rule: 'misrecorded', after: { tuple: { contract: 'spil', outcome: 'kruk' } } },
      { rule: 'revoke-defender', before: { tuple: { outcome: 'kruk' } } },
    ]);
    expect(await scoreOf(venue, first.id)).toMatchObject({ homeGamePoints: -1 });
  });

  it('of either team against one ruling never leaves two in its place', async () => {
    const { filed, first, rulingId, roundId, team } = await revoked();
    const other = await appeal(venue, rulingId, team(9));
    await decide(venue, filed, changed);
    expect((await decide(venue, other, changed)).status).toBe(200);
    const { rulings } = await rulingsOf(venue, roundId);
    expect(rulings.map(({ status }) => status)).toEqual(['withdrawn', 'withdrawn', 'in-force']);
    expect(await scoreOf(venue, first.id)).toMatchObject({ homeGamePoints: 3 });
  });

  it('is decided once', async () => {
    const { filed } = await revoked();
    await decide(venue, filed, { state: 'dismissed' });
    expect((await decide(venue, filed, { state: 'upheld' })).json).toMatchObject({
      status: 409,
      code: 'stale-version',
      current: { version: 2, state: 'dismissed' },
    });
    const again = await decide(venue, { ...filed, version: 2 }, { state: 'upheld' });
    expect(again.json).toMatchObject({ status: 409, code: 'already-decided', state: 'dismissed' });
  });

  it('of two at once: one is carried out, the other is told', async () => {
    const { filed, first } = await revoked();
    const answers = await Promise.all([
      decide(venue, filed, { state: 'upheld' }),
      decide(venue, filed, { state: 'dismissed' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const upheld = answers[0]?.status === 200;
    expect(await scoreOf(venue, first.id)).toMatchObject({ homeGamePoints: upheld ? 3 : -3 });
  });

  it('that would be changed into what does not fit is refused, and nothing is done', async () => {
    const { cup, filed, first } = await revoked();
    const before = await eventsOf(venue, cup.id);
    const answer = await decide(venue, filed, {
      state: 'changed',
      ruling: { seat: 'E', rule: 'revoke-defender', facts: {} },
    });
    expect(answer.json).toMatchObject({ status: 422, code: 'ruling-has-faults' });
    expect(await scoreOf(venue, first.id)).toMatchObject({ homeGamePoints: -3 });
    expect(await eventsOf(venue, cup.id)).toEqual(before);
  });

  it('is not the director’s to decide', async () => {
    const { filed } = await revoked();
    const answer = await decide(venue, filed, { state: 'dismissed' }, 'director');
    expect(answer.json).toMatchObject({ status: 403, code: 'not-allowed' });
  });

  it('is not taken against a ruling that was withdrawn, nor from a team that does not play', async () => {
    const { filed, rulingId, team } = await revoked();
    const stranger = (await drawnCup(venue)).team(4);
    const from = (teamId: string) =>
      venue.send('fileAppeal', {
        params: { id: rulingId },
        body: { teamId, filedAt: '2026-11-15T16:00:00Z', text: 'Nej' },
      });
    expect((await from(stranger)).json).toMatchObject({ status: 404 });
    await decide(venue, filed, { state: 'upheld' });
    expect((await from(team(9))).json).toMatchObject({ status: 409, code: 'already-withdrawn' });
  });

  it('has its effect long after the round was published, and the publication is told to differ', async () => {
    const { filed, first, roundId } = await drawnCup(venue).then(async (drawn) => {
      await playRound(venue, drawn.roundId, (table, board) =>
        table === 1 && board === 1 ? played('E', 'solo', 'bete') : { contract: 'pas' },
      );
      const rulingId = await rule(venue, drawn.first.id, {
        tableId: drawn.first.a,
        rule: 'revoke-defender',
        seat: 'S',
        facts: { 'already-bete': 'no' },
      });
      return { ...drawn, filed: await appeal(venue, rulingId, drawn.team(4)) };
    });
    await step(venue, 'closeRound', roundId);
    await step(venue, 'publishRound', roundId);
    expect((await decide(venue, filed, { state: 'upheld' })).status).toBe(200);
    expect(await scoreOf(venue, first.id)).toMatchObject({ homeGamePoints: 3 });
    const round = await venue.get('getRound', { params: { id: roundId } });
    expect(round).toMatchObject({ state: 'published', publication: { differs: true } });
  });
});
