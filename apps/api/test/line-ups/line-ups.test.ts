import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { played, playRound, sayBoard, step } from '../support/play.ts';
import { openVenue, type Venue } from '../support/venue.ts';
import { bodyOf, given, inWords, lineUpOf, oneMatch, somebody } from './support.ts';

let venue: Venue;
beforeAll(async () => {
  venue = await openVenue();
});
afterAll(() => venue.close());

const set = (id: string, body: object, who: 'director' | 'helper' = 'director') =>
  venue.send('setLineUp', { params: { id }, body }, who);
const events = (tournamentId: string) =>
  venue.deps.db.auditEvent.findMany({
    where: { chainId: tournamentId, type: 'line-up-set' },
    orderBy: { seq: 'asc' },
    include: { text: true },
  });

describe('the line-up of a match', () => {
  it('is proposed from the entries by §2, confirmed as it is, and said once', async () => {
    const { id, cup } = await oneMatch(venue);
    const proposed = await lineUpOf(venue, id);
    expect(inWords(proposed)).toEqual([
      ['N Spiller 4.1', 'W Spiller 9.3', 'S Spiller 4.2', 'E Spiller 9.4'],
      ['N Spiller 9.1', 'W Spiller 4.3', 'S Spiller 9.2', 'E Spiller 4.4'],
    ]);
    expect(proposed.tables.flatMap(({ seats }) => seats).some((seat) => seat.given)).toBe(false);
    const confirmed = await venue.get('setLineUp', { params: { id }, body: bodyOf(proposed) });
    expect(inWords(confirmed)).toEqual(inWords(proposed));
    expect(confirmed.tables.flatMap(({ seats }) => seats).every((seat) => seat.given)).toBe(true);
    expect((await set(id, bodyOf(confirmed))).status).toBe(200);
    expect(await events(cup.id)).toHaveLength(1);
  });

  it('is confirmed for a whole round at once, but for a match where somebody may not sit', async () => {
    const { id, cup, round, player } = await oneMatch(venue, [[1, 2, 3, 4, 5, 6]]);
    const all = () => venue.send('confirmLineUps', { params: { id: round.id } });
    const [, second = '', third = ''] = round.matchList.map((match) => match.id);
    const guest = inWords(await lineUpOf(venue, second))[0]?.[0]?.slice(10) ?? '';
    await venue.get('setLineUp', {
      params: { id },
      body: given(await lineUpOf(venue, id), 'a', 'N', player(guest)),
    });
    const answer = await all();
    expect(answer.json).toMatchObject({
      confirmed: 1,
      left: [{ matchId: second, number: 2, faults: [{ code: 'two-tables-in-a-round', otherTable: 1 }] }],
    });
    const isGiven = async (matchId: string) =>
      (await lineUpOf(venue, matchId)).tables.flatMap(({ seats }) => seats).map((seat) => seat.given);
    expect(new Set(await isGiven(third))).toEqual(new Set([true]));
    expect(new Set(await isGiven(second))).toEqual(new Set([false]));
    expect((await all()).json).toMatchObject({ confirmed: 0, left: [{ number: 2 }] });
    expect(await events(cup.id)).toHaveLength(2);
    expect((await venue.send('confirmLineUps', { params: { id: round.id } }, 'helper')).status).toBe(403);

    await playRound(venue, round.id);
    await step(venue, 'closeRound', round.id);
    expect((await all()).json).toMatchObject({ code: 'round-not-open' });
  });

  it('is nobody’s while nobody told it, and everything goes on without', async () => {
    const { id, round, cup } = await oneMatch(venue);
    await playRound(venue, round.id);
    await step(venue, 'closeRound', round.id);
    await step(venue, 'publishRound', round.id);
    const view = await lineUpOf(venue, id);
    expect(view.home.figures).toEqual([]);
    const shown = await venue.get('getPublicMatch', { params: { slug: cup.slug, number: 1, match: 1 } });
    expect(shown.lineUp).toEqual([]);
    expect(await venue.get('getTeamFigures', { params: { id: cup.id } })).toEqual({ teams: [] });
  });

  it('changes in mid-match with the board number, and the figures follow the seats', async () => {
    const { id, cup, round, player } = await oneMatch(venue);
    await set(id, bodyOf(await lineUpOf(venue, id)));
    await playRound(venue, round.id, (table) => played(table === 1 ? 'N' : 'E', 'solo'));
    const body = given(await lineUpOf(venue, id), 'a', 'N', player('4.5'), 3);
    const changed = await venue.get('setLineUp', { params: { id }, body });
    expect(inWords(changed)[0]?.slice(0, 2)).toEqual(['N Spiller 4.1 1-2', 'N Spiller 4.5 3-4']);
    const solo = (won: number) => [{ contract: 'solo', won, bete: 0, kruk: 0 }];
    const figures = changed.home.figures.map(({ name, boards, gamePoints, declared }) => [
      name,
      boards,
      gamePoints,
      declared,
    ]);
    expect(figures).toEqual([
      ['Spiller 4.1', 2, 6, solo(2)],
      ['Spiller 4.5', 2, 6, solo(2)],
      ['Spiller 4.2', 4, 12, []],
      ['Spiller 4.3', 4, 12, []],
      ['Spiller 4.4', 4, 12, solo(4)],
    ]);
    const match = await venue.get('getMatch', { params: { id } });
    expect(match.score).toMatchObject({ homeGamePoints: 24 });
    const { teams } = await venue.get('getTeamFigures', { params: { id: cup.id } });
    expect(teams.map(({ number }) => number)).toEqual([4, 9]);
    expect(teams[0]?.players[1]).toMatchObject({ name: 'Spiller 4.5', tables: 1, boards: 2, gamePoints: 6 });
    const slip = await venue.get('getSlip', { params: { id: changed.tables[0]?.id ?? '' } });
    expect(slip.table.ns.players).toEqual(['Spiller 4.1 (1–2), Spiller 4.5 (3–4)', 'Spiller 4.2']);
    const back = bodyOf(await lineUpOf(venue, id), (held) =>
      held.playerId === player('4.5') ? [] : [{ ...held, toBoard: 4 }],
    );
    expect((await set(id, back)).status).toBe(200);
    expect(inWords(await lineUpOf(venue, id))[0]?.[0]).toBe('N Spiller 4.1');
  });

  it('of a swapped pair needs the opponents’ leave and is kept as a swap', async () => {
    const { id, cup } = await oneMatch(venue);
    const view = await lineUpOf(venue, id);
    const to: Readonly<Record<string, string>> = { aN: 'bW', aS: 'bE', bW: 'aN', bE: 'aS' };
    const all = [...(bodyOf(view).a ?? []).map((held) => ({ side: 'a', held }))].concat(
      (bodyOf(view).b ?? []).map((held) => ({ side: 'b', held })),
    );
    const moved = all.map(({ side, held }) => {
      const place = to[`${side}${held.seat}`];
      return place ? { side: place[0], held: { ...held, seat: place[1] ?? '' } } : { side, held };
    });
    const at = (side: string) => moved.filter((each) => each.side === side).map(({ held }) => held);
    const body = { ...bodyOf(view), a: at('a'), b: at('b') };
    const refused = await set(id, body);
    expect(refused.json).toMatchObject({ status: 422, code: 'line-up-has-faults' });
    expect(refused.json['faults']).toMatchObject([
      { code: 'pair-swapped', player: 'Spiller 4.3', tableNumber: 1, seat: 'N' },
      {},
      {},
      {},
    ]);
    const swapped = await set(id, { ...body, swapAccepted: ['home'] });
    expect(swapped.json).toMatchObject({ home: { swapped: true }, away: { swapped: false } });
    expect((await events(cup.id)).map(({ payload }) => payload)).toMatchObject([{ swapped: ['home'] }]);
  });

  it.each([
    ['a gap', { a: [{ seat: 'N', fromBoard: 1, toBoard: 2 }] }, 'boards-missing'],
    ['boards that are not there', { a: [{ seat: 'N', fromBoard: 1, toBoard: 5 }] }, 'boards-out-of-range'],
  ])('with %s is refused in words', async (_, wrong, code) => {
    const { id, player } = await oneMatch(venue);
    const a = wrong.a.map((held) => ({ ...held, playerId: player('4.1') }));
    const refused = await set(id, { expectedVersions: { a: 1, b: 1 }, a, b: [] });
    expect(refused.json).toMatchObject({ status: 422, faults: [{ code, seat: 'N', tableNumber: 1 }] });
  });

  it('has nobody at two tables in one round, or of whom nobody knows', async () => {
    const { id, round, player } = await oneMatch(venue, [[1, 2, 3, 4]]);
    const other = round.matchList[1]?.id ?? '';
    await set(id, bodyOf(await lineUpOf(venue, id)));
    const guest = inWords(await lineUpOf(venue, id))[0]?.[0]?.slice(10) ?? '';
    const refused = await set(other, given(await lineUpOf(venue, other), 'a', 'N', player(guest)));
    expect(refused.json['faults']).toMatchObject([
      { code: 'two-tables-in-a-round', player: `Spiller ${guest}`, otherTable: 1, tableNumber: 3 },
    ]);
    const unknown = await set(other, given(await lineUpOf(venue, other), 'a', 'N', v7()));
    expect(unknown.json['faults']).toMatchObject([{ code: 'player-unknown', player: null }]);
  });

  it('is not for a match that was not played, nor for a helper', async () => {
    const { id } = await oneMatch(venue);
    const body = bodyOf(await lineUpOf(venue, id));
    expect((await set(id, body, 'helper')).status).toBe(403);
    const walkover = { kind: 'walkover', winner: 'home', reason: 'Kom ikke', expectedVersion: 1 };
    await venue.get('setMatchKind', { params: { id }, body: walkover });
    expect((await set(id, body)).json).toMatchObject({ status: 409, code: 'match-not-played' });
  });

  it('can be put right after the round is closed, with a reason that stands in the log', async () => {
    const { id, cup, round } = await oneMatch(venue);
    await playRound(venue, round.id);
    await step(venue, 'closeRound', round.id);
    const view = await lineUpOf(venue, id);
    expect(view.needsReason).toBe(true);
    expect((await set(id, bodyOf(view))).json).toMatchObject({ status: 422, code: 'reason-needed' });
    const reason = 'Sedlen nævnte de forkerte';
    expect((await set(id, { ...bodyOf(view), reason })).status).toBe(200);
    expect((await events(cup.id)).map(({ text }) => text?.text)).toEqual([reason]);
  });

  it('of two directors at once is one’s, and the other is told who sits there now', async () => {
    const { id, player } = await oneMatch(venue);
    const view = await lineUpOf(venue, id);
    const answers = await Promise.all(
      ['4.5', '4.1'].map((name) => set(id, given(view, 'a', 'N', player(name)))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409)?.json;
    expect(refused).toMatchObject({
      code: 'stale-version',
      expectedVersion: 1,
      current: { version: 2, table: 1 },
    });
    expect(refused?.['current']).toHaveProperty('seats.0.player');
  });
});

describe('a championship', () => {
  /** Two teams, and a third that is out: two stages, of which the first is finished. */
  async function championship() {
    const made = await oneMatch(venue, [[4, 9, 11]]);
    const { cup, player } = made;
    await venue.deps.db.tournament.update({ where: { id: cup.id }, data: { kind: 'championship' } });
    return { ...made, player };
  }

  it('lets in by §5 who may stand in, first, and tells why others may not', async () => {
    const { id, cup, round, player } = await championship();
    const { db } = venue.deps;
    const match = round.matchList[0];
    const here = [match?.home.number, match?.away?.number];
    const out = [...cup.teamIds.keys()].find((number) => !here.includes(number)) ?? 0;
    const home = match?.home.number ?? 0;
    const member = await somebody(venue, 'Medlem Madsen');
    const stranger = await somebody(venue, 'Fremmed Madsen', false);
    const view = await lineUpOf(venue, id);
    const faultOf = async (playerId: string) => {
      const { json } = await set(id, given(view, 'a', 'N', playerId));
      return (json['faults'] as { code: string }[] | undefined)?.map(({ code }) => code) ?? [];
    };
    expect(await faultOf(stranger)).toEqual(['club-not-affiliated']);
    // The third team is in the same stage and still in, until it is confirmed that others go on.
    expect(await faultOf(player(`${out}.1`))).toEqual(['not-a-member', 'plays-for-a-team-still-in']);
    const { clubId, from } = await db.membership.findFirstOrThrow({ where: { playerId: member } });
    await db.membership.createMany({
      data: [1, 2].map((nth) => ({ id: v7(), clubId, from, playerId: player(`${out}.${nth}`) })),
    });
    const next = v7();
    const {
      id: _,
      ordinal,
      name,
      scale,
      ...rest
    } = await db.stage.findUniqueOrThrow({
      where: { id: cup.stageId },
    });
    await db.stage.create({
      data: { ...rest, id: next, ordinal: ordinal + 1, name: `${name} 2`, scale: scale as object[] },
    });
    await db.advancement.create({
      data: {
        id: v7(),
        fromStageId: cup.stageId,
        toStageId: next,
        confirmedAt: new Date(),
        proposal: {
          schemaVersion: 1,
          teams: here.map((number) => ({
            teamId: cup.teamIds.get(number ?? 0),
            poolId: null,
            reason: { kind: 'by-hand' },
            carriedMatchPoints: 0,
            carriedGamePoints: 0,
          })),
          leftOut: [],
        },
      },
    });
    expect(await faultOf(member)).toEqual([]);
    const withFirst = given(await lineUpOf(venue, id), 'a', 'N', player(`${out}.1`));
    expect((await set(id, withFirst)).status).toBe(200);
    const second = await set(id, given(await lineUpOf(venue, id), 'a', 'S', player(`${out}.2`)));
    expect(second.json['faults']).toMatchObject([
      { code: 'one-player-from-the-same-team', seat: 'N', otherPlayer: `Spiller ${out}.2` },
      {
        code: 'one-player-from-the-same-team',
        seat: 'S',
        player: `Spiller ${out}.2`,
        team: `Hold ${out}`,
        otherPlayer: `Spiller ${out}.1`,
      },
    ]);
    const query = { table: 'a', seat: 'S', from: '3', to: '4' };
    const own = await venue.get('getSeatChoices', { params: { id }, query });
    expect(own.choices.map(({ name, faults }) => [name, faults.map(({ code }) => code)])).toEqual([
      [`Spiller ${home}.5`, []],
      [`Spiller ${home}.1`, []],
      [`Spiller ${home}.2`, []],
      [`Spiller ${home}.3`, ['two-tables-in-a-round', 'pair-swapped']],
      [`Spiller ${home}.4`, ['two-tables-in-a-round', 'pair-swapped']],
      [`Spiller ${out}.1`, ['two-seats-at-once']],
    ]);
    const typed = await venue.get('getSeatChoices', { params: { id }, query: { ...query, q: 'madsen' } });
    expect(typed.choices.map(({ name, faults }) => [name, faults.map(({ code }) => code)])).toEqual([
      ['Medlem Madsen', []],
      ['Fremmed Madsen', ['club-not-affiliated']],
    ]);
    const slip = { params: { id: view.tables[1]?.id ?? '' } };
    const body = { expectedVersion: 2, seats: [{ seat: 'N', name: 'Ingen Kender' }] };
    expect((await venue.send('setSeats', { ...slip, body })).json).toMatchObject({
      code: 'line-up-has-faults',
      faults: [{ code: 'player-unknown', player: 'Ingen Kender' }],
    });
  });
});

describe('who sat where in a published match', () => {
  it('is public by the names that may be shown now, and without ids', async () => {
    const { id, cup, round, player } = await oneMatch(venue);
    await set(id, given(await lineUpOf(venue, id), 'a', 'N', player('4.5'), 3));
    await playRound(venue, round.id);
    await step(venue, 'closeRound', round.id);
    await step(venue, 'publishRound', round.id);
    const params = { slug: cup.slug, number: 1, match: 1 };
    const seats = async () => (await venue.get('getPublicMatch', { params })).lineUp;
    expect((await seats()).slice(0, 2)).toEqual([
      { table: 'a', seat: 'N', name: 'Spiller 4.1', fromBoard: 1, toBoard: 2 },
      { table: 'a', seat: 'N', name: 'Spiller 4.5', fromBoard: 3, toBoard: 4 },
    ]);
    const hidden = { params: { id: player('4.5') }, body: { expectedVersion: 1, hidden: true } };
    await venue.get('changePlayer', hidden, 'committee');
    expect((await seats())[1]?.name).toBeNull();
    const whole = await venue.send('getPublicRound', { params: { slug: cup.slug, number: 1 } }, 'visitor');
    expect(whole.text).not.toContain(player('4.1'));
    // Put right afterwards, what is public differs from what is so.
    const differs = async () =>
      (await venue.get('getRound', { params: { id: round.id } })).publication?.differs;
    expect(await differs()).toBe(false);
    const late = { ...given(await lineUpOf(venue, id), 'a', 'S', player('4.2')), reason: 'Glemt' };
    expect((await set(id, late)).status).toBe(200);
    expect(await differs()).toBe(false);
    const other = bodyOf(await lineUpOf(venue, id), (held) =>
      held.playerId === player('4.5') ? [] : [{ ...held, toBoard: 4 }],
    );
    expect((await set(id, { ...other, reason: 'Han kom aldrig' })).status).toBe(200);
    expect(await differs()).toBe(true);
  });
});

it('a slip does not undo a change in mid-match', async () => {
  const { id, a, player } = await oneMatch(venue);
  await set(id, given(await lineUpOf(venue, id), 'a', 'N', player('4.5'), 3));
  await sayBoard(venue, a, 1, played('N', 'solo'));
  const body = { expectedVersion: 2, seats: [{ seat: 'N', name: 'Spiller 4.1' }] };
  expect((await venue.send('setSeats', { params: { id: a }, body })).json).toMatchObject({
    status: 409,
    code: 'seats-change-in-match',
  });
});
