import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { v7 } from 'uuid';
import { played, sayBoard } from '../support/play.ts';
import { openVenue, type Venue } from '../support/venue.ts';
import { drawnCup, type DrawnCup, EVENING, versionsOf } from './support.ts';

let venue: Venue;
let drawn: DrawnCup;
beforeAll(async () => {
  venue = await openVenue({ clock: EVENING });
  drawn = await drawnCup(venue);
  const { first, team } = drawn;
  const { db } = venue.deps;
  const club = await db.club.create({ data: { id: v7(), name: 'Ærø L’hombreklub' } });
  await db.team.update({ where: { id: team(4) }, data: { clubId: club.id } });
  const player = (name: string) => db.player.create({ data: { id: v7(), name } });
  const [entered, seated] = [await player('Bo Kjærgård'), await player('Åse Lund')];
  await db.teamMember.create({
    data: { teamId: team(9), playerId: entered.id, place: 'NS', ordinal: 1 },
  });
  const seat = { tableId: first.b, seat: 'N', fromBoard: 1, toBoard: 4, playerId: seated.id };
  await db.seatAssignment.create({ data: { id: v7(), ...seat } });
  await sayBoard(venue, first.a, 1, played('E', 'solo', 'bete'));
});
afterAll(() => venue.close());

/** A ruling that comes too late: the slip was handed in. */
async function makeLate(lateReason: string, calledAt: string | null = EVENING.toISOString()) {
  const { first } = drawn;
  const { boardList } = await venue.get('getMatch', { params: { id: first.id } });
  const ruling = { tableId: first.a, board: 1, seat: 'E', rule: 'revoke-declarer', facts: {} };
  const body = {
    ...ruling,
    expectedVersions: versionsOf(boardList, 1),
    calledAt,
    note: 'Østs svigt',
    lateReason,
  };
  return venue.send('makeRuling', { params: { id: first.id }, body });
}

describe('the reason for going past a time limit, which everybody sees', () => {
  it.each([
    ['Hold 9 bad om det', 'Hold 9', 'team'],
    ['alle fra ærø så det', 'ærø', 'club'],
    ['Bo kaldte', 'Bo', 'player'],
    ['kjaergaards ur gik forkert', 'kjaergaards', 'player'],
    ['ASE sov', 'ASE', 'player'],
    ['Øst sov', 'Øst', 'seat'],
    ['spilføreren sov', 'spilføreren', 'part'],
  ])('%s', async (reason, word, kind) => {
    expect((await makeLate(reason)).json).toMatchObject({
      status: 422,
      code: 'reason-names-someone',
      word,
      kind,
    });
    expect((await venue.get('getMatch', { params: { id: drawn.first.id } })).rulingList).toEqual([]);
  });

  it('stands when it names nobody, beside a note that is nobody else’s', async () => {
    const answer = await makeLate('Lederen stod i vestsalen');
    expect(answer.status).toBe(201);
    expect(answer.json).toMatchObject({
      rulingList: [{ note: 'Østs svigt', late: { reason: 'Lederen stod i vestsalen' } }],
    });
  });
});
