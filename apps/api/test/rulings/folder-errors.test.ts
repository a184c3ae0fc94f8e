import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { verifyChain } from '../../src/modules/audit/verify-chain.ts';
import { played, playRound, sayBoard, step } from '../support/play.ts';
import { openVenue, type Venue } from '../support/venue.ts';
import { drawnCup, type DrawnCup, eventsOf, rulingsOf, scoreOf, withdraw as takeBack } from './support.ts';

let venue: Venue;
beforeAll(async () => {
  venue = await openVenue();
});
afterEach(() => venue.setClock(new Date()));
afterAll(() => venue.close());

/** Eight teams in four matches, which the round's set visits in their order. */
async function fourMatches() {
  const drawn = await drawnCup(venue, { pools: [[1, 2, 3, 4, 5, 6, 7, 8]] });
  const { boardSets } = await rulingsOf(venue, drawn.roundId);
  return { ...drawn, boardSetId: boardSets[0]?.id ?? '' };
}

type Cup = DrawnCup & { readonly boardSetId: string };

/** Board 2 is won for +3 at every first table: 1, 3, 5, 7. */
const soloAtFirstTables = (table: number, board: number) =>
  board === 2 && table % 2 === 1 ? played('N', 'solo') : ({ contract: 'pas' } as const);

async function fullRound(): Promise<Cup> {
  const cup = await fourMatches();
  await playRound(venue, cup.roundId, soloAtFirstTables);
  return cup;
}

const preview = ({ roundId, boardSetId }: Cup, fromSequence = 3, board = 2) =>
  venue.send('previewFolderError', {
    params: { id: roundId },
    body: { boardSetId, board, began: { knownBy: 'order', fromSequence } },
  });

const confirm = ({ roundId, boardSetId }: Cup, cancelMatchIds: readonly string[], changes: object = {}) =>
  venue.send('confirmFolderError', {
    params: { id: roundId },
    body: {
      boardSetId,
      board: 2,
      began: { knownBy: 'order', fromSequence: 3 },
      cancelMatchIds,
      note: 'Nord og Syd byttet',
      lateReason: null,
      ...changes,
    },
  });

const matches = (...numbers: readonly number[]) => numbers.map((matchNumber) => ({ matchNumber }));

const scores = (cup: Cup) =>
  Promise.all(cup.matches.map(async ({ id }) => (await scoreOf(venue, id))?.homeGamePoints));

const withdraw = (id: string) =>
  venue.send('withdrawFolderError', { params: { id }, body: { reason: 'Det var en anden mappe' } });

describe('the sets of a round', () => {
  it('are told with their matches and tables in the order in which they travel', async () => {
    const cup = await fourMatches();
    const { boardSets } = await rulingsOf(venue, cup.roundId);
    expect(boardSets).toMatchObject([
      {
        uses: [1, 2, 3, 4].map((n) => ({
          matchId: cup.matches[n - 1]?.id,
          matchNumber: n,
          tables: [{ number: 2 * n - 1 }, { number: 2 * n }],
          sequence: n,
        })),
      },
    ]);
  });
});

describe('what is proposed', () => {
  it('keeps the board where both partner tables had played it before, and cancels it elsewhere', async () => {
    const answer = await preview(await fullRound());
    expect(answer.json).toMatchObject({
      uses: [
        { matchNumber: 1, sequence: 1, playedBefore: true, proposal: 'keep', alreadyCancelled: false },
        { matchNumber: 2, sequence: 2, playedBefore: true, proposal: 'keep' },
        { matchNumber: 3, sequence: 3, playedBefore: false, proposal: 'cancel' },
        { matchNumber: 4, sequence: 4, playedBefore: false, proposal: 'cancel' },
      ],
    });
  });

  it('cancels where only one table had played before, and waits where nobody has played', async () => {
    const cup = await fourMatches();
    const [first, second, third] = cup.matches;
    for (const table of [first?.a, first?.b, second?.a, third?.b]) {
      await sayBoard(venue, table ?? '', 2, { contract: 'pas' });
    }
    expect((await preview(cup)).json).toMatchObject({
      uses: [
        { proposal: 'keep', playedBefore: true },
        { proposal: 'cancel', playedBefore: false },
        { proposal: 'cancel', playedBefore: false },
        { proposal: 'keep', playedBefore: false },
      ],
    });
  });

  it('is refused for a board or a place in the order that the set does not have, and a set of another round', async () => {
    const cup = await fourMatches();
    expect((await preview(cup, 3, 5)).json).toMatchObject({ status: 422, code: 'board-not-on-table' });
    expect((await preview(cup, 5)).json).toMatchObject({ status: 422, code: 'board-not-on-table' });
    const other = await fourMatches();
    const mixed = { ...cup, boardSetId: other.boardSetId };
    expect((await preview(mixed)).json).toMatchObject({ status: 404 });
    expect((await confirm(mixed, [])).json).toMatchObject({ status: 404 });
  });
});

describe('a folder error', () => {
  it('cancels the board at both tables of the chosen matches, each by a ruling that points to it', async () => {
    const cup = await fullRound();
    expect(await scores(cup)).toEqual([3, 3, 3, 3]);
    const [, , third, fourth] = cup.matches;
    const answer = await confirm(cup, [fourth?.id ?? '', third?.id ?? '']);
    expect(answer.status).toBe(201);
    const { folderErrors, rulings } = await rulingsOf(venue, cup.roundId);
    expect(folderErrors).toMatchObject([
      {
        board: 2,
        fromSequence: 3,
        began: null,
        note: 'Nord og Syd byttet',
        withdrawnAt: null,
        cancelledMatches: matches(3, 4),
      },
    ]);
    expect(rulings).toMatchObject(
      [third, fourth].map((match) => ({
        matchId: match?.id,
        rule: 'card-swap-found',
        facts: { 'from-table': '5' },
        folderErrorId: folderErrors[0]?.id,
        after: { cancelled: true, nsGamePoints: 0 },
      })),
    );
    expect(await scores(cup)).toEqual([3, 3, 0, 0]);
    expect((await eventsOf(venue, cup.cup.id)).slice(-3)).toEqual([
      'ruling-made',
      'ruling-made',
      'folder-error-found',
    ]);
    expect(await verifyChain(venue.deps.db, cup.cup.id)).toMatchObject({ ok: true });
    expect((await preview(cup)).json).toMatchObject({
      uses: [false, false, true, true].map((alreadyCancelled) => ({ alreadyCancelled })),
    });
  });

  it('leaves to the director which matches lose the board', async () => {
    const cup = await fullRound();
    await confirm(cup, [cup.first.id]);
    expect(await scores(cup)).toEqual([0, 3, 3, 3]);
  });

  it('that is withdrawn gives exactly the results without it, and stays on record', async () => {
    const cup = await fullRound();
    const before = await Promise.all(cup.matches.map(({ id }) => venue.get('getMatch', { params: { id } })));
    await confirm(
      cup,
      cup.matches.map(({ id }) => id),
    );
    const id = (await rulingsOf(venue, cup.roundId)).folderErrors[0]?.id ?? '';
    expect((await withdraw(id)).json).toMatchObject({
      folderErrors: [
        { id, withdrawnAt: expect.any(String) as string, cancelledMatches: matches(1, 2, 3, 4) },
      ],
      rulings: [1, 2, 3, 4].map(() => ({ status: 'withdrawn' })),
    });
    const after = await Promise.all(
      cup.matches.map(({ id: match }) => venue.get('getMatch', { params: { id: match } })),
    );
    const told = (match: (typeof after)[number]) => ({
      score: match.score,
      cancelledBoards: match.cancelledBoards,
      tuples: match.boardList.map(({ a, b }) => [a.tuple, b.tuple]),
    });
    expect(after.map(told)).toEqual(before.map(told));
    expect((await withdraw(id)).json).toMatchObject({ status: 409, code: 'already-withdrawn' });
    expect((await eventsOf(venue, cup.cup.id)).at(-1)).toBe('folder-error-withdrawn');
  });

  it('takes back only what is still in force', async () => {
    const cup = await fullRound();
    const [, , third, fourth] = cup.matches;
    await confirm(cup, [third?.id ?? '', fourth?.id ?? '']);
    const { rulings, folderErrors } = await rulingsOf(venue, cup.roundId);
    expect((await takeBack(venue, rulings[0]?.id ?? '')).status).toBe(200);
    expect((await rulingsOf(venue, cup.roundId)).folderErrors).toMatchObject([
      { cancelledMatches: matches(4) },
    ]);
    expect((await withdraw(folderErrors[0]?.id ?? '')).status).toBe(200);
    expect(await scores(cup)).toEqual([3, 3, 3, 3]);
  });

  it('is all or nothing: one match that cannot be cancelled keeps all as they are', async () => {
    const cup = await fullRound();
    const [, , third, fourth] = cup.matches;
    const { version } = await venue.get('getMatch', { params: { id: fourth?.id ?? '' } });
    await venue.get('setMatchKind', {
      params: { id: fourth?.id ?? '' },
      body: { expectedVersion: version, kind: 'unplayed', reason: 'Aflyst' },
    });
    const answer = await confirm(cup, [third?.id ?? '', fourth?.id ?? '']);
    expect(answer.json).toMatchObject({
      status: 422,
      code: 'board-not-on-table',
      matchIds: [fourth?.id],
    });
    const { rulings, folderErrors } = await rulingsOf(venue, cup.roundId);
    expect([rulings, folderErrors]).toEqual([[], []]);
    expect((await scores(cup))[2]).toBe(3);
  });

  it('can be found after the round was closed, until the protest deadline, and later with a reason that is shown', async () => {
    const cup = await fullRound();
    venue.setClock(new Date('2026-11-15T16:00:00Z'));
    await step(venue, 'closeRound', cup.roundId);
    venue.setClock(new Date('2026-11-15T16:30:00Z'));
    expect((await confirm(cup, [cup.first.id])).status).toBe(201);
    venue.setClock(new Date('2026-11-15T16:31:00Z'));
    const [, second] = cup.matches;
    const late = await confirm(cup, [second?.id ?? '']);
    expect(late.json).toMatchObject({
      status: 422,
      code: 'ruling-too-late',
      limit: 'protest-deadline-passed',
      passedAt: '2026-11-15T16:30:00.000Z',
    });
    const naming = { lateReason: 'Øst fandt det om aftenen' };
    expect((await confirm(cup, [second?.id ?? ''], naming)).json).toMatchObject({
      code: 'reason-names-someone',
      word: 'Øst',
    });
    // Also of the matches that keep the board.
    for (const word of ['Hold 1', 'Hold 2', 'Hold 3', 'Hold 4']) {
      const told = await confirm(cup, [second?.id ?? ''], { lateReason: `${word} byttede kortene` });
      expect(told.json).toMatchObject({ code: 'reason-names-someone', word });
    }
    const reason = { lateReason: 'Fundet ved sammenligning om aftenen' };
    expect((await confirm(cup, [second?.id ?? ''], reason)).status).toBe(201);
    const { rulings } = await rulingsOf(venue, cup.roundId);
    expect(rulings.map(({ late: told }) => told)).toEqual([
      null,
      { limit: 'protest-deadline-passed', reason: reason.lateReason },
    ]);
  });

  it('can be put on record without a match that loses the board', async () => {
    const cup = await fullRound();
    expect((await confirm(cup, [])).json).toMatchObject({
      folderErrors: [{ cancelledMatches: [] }],
      rulings: [],
    });
  });
});
