import { expect, type Page } from '@playwright/test';
import type { BoardTuple, Seat } from '@spadille/rules';
import { v7 } from 'uuid';
import { accepted, type TestApi } from './api.ts';
import { cellOf, slipReady } from './director-pages.ts';
import { test as base } from './fixtures.ts';
import { openSlip } from './open-slip.ts';
import { drawRound, playRound, plantTournament, type PoolWanted, type SeededTournament } from './seed.ts';

/** A round that is played and still open, with the tournament it belongs to. */
export interface OpenRound extends SeededTournament {
  readonly roundId: string;
}

/** Plants a tournament with one round, drawn and played. */
export async function plantOpenRound(api: TestApi, wanted: PoolWanted = {}): Promise<OpenRound> {
  const tournament = await plantTournament(api, wanted);
  const { id } = await drawRound(api, tournament.stageId);
  await playRound(api, id, (table, board) => wanted.result?.(table, board, 1) ?? { contract: 'pas' });
  return { ...tournament, roundId: id };
}

export const readRound = (api: TestApi, id: string) =>
  accepted(api.GET('/api/rounds/{id}', { params: { path: { id } } }));

interface RulingWanted {
  /** The table by its number. */
  readonly table: number;
  readonly board: number;
  readonly seat: Seat;
  readonly rule: string;
  readonly facts?: Record<string, string>;
  readonly note?: string;
}

/** Rules on a board of a round as it stands now, as the director does on its slip. */
export async function plantRuling(api: TestApi, roundId: string, wanted: RulingWanted): Promise<void> {
  const { matchList } = await readRound(api, roundId);
  const { table, board, seat, rule, facts = {}, note = null } = wanted;
  const match = matchList.find(({ tables }) => tables.some(({ number }) => number === table));
  const tableId = match?.tables.find(({ number }) => number === table)?.id;
  if (!match || !tableId) throw new Error(`the round has no table ${table}`);
  await ruleOn(api, match.id, { tableId, board, seat, rule, facts, note });
}

interface RulingOnMatch extends Omit<RulingWanted, 'table' | 'note'> {
  readonly tableId: string;
  readonly note?: string | null;
}

/** Rules on a board of a match as it stands now. */
export async function ruleOn(
  api: TestApi,
  id: string,
  { facts = {}, note = null, ...wanted }: RulingOnMatch,
): Promise<void> {
  const { boardList } = await accepted(api.GET('/api/matches/{id}', { params: { path: { id } } }));
  const line = boardList.find(({ board }) => board === wanted.board);
  if (!line) throw new Error(`the match has no board ${wanted.board}`);
  const expectedVersions = { a: line.a.version, b: line.b.version };
  await accepted(
    api.POST('/api/matches/{id}/rulings', {
      params: { path: { id } },
      body: { ...wanted, facts, note, calledAt: null, lateReason: null, expectedVersions },
    }),
  );
}

export type Slip = Awaited<ReturnType<typeof openSlip>>;

/** West plays a solo at table 1 and is bete; at table 2 all pass. Board 1 is dealt by North, so South sits out. */
export const BETE: BoardTuple = { contract: 'solo', declarer: 'W', outcome: 'bete', tout: 'none' };

/** A slip whose first two boards are played at both tables. */
async function playedSlip(): Promise<Slip> {
  const slip = await openSlip();
  for (const { id, side } of slip.match.tables) {
    for (const board of [1, 2])
      await sayBoard(slip.api, id, board, side === 'a' ? BETE : { contract: 'pas' });
  }
  return slip;
}

/** Says a board at a table by the API, as it stands now or as nobody has said it yet. */
export const sayBoard = (api: TestApi, id: string, board: number, tuple: BoardTuple, expectedVersion = 1) =>
  accepted(
    api.PUT('/api/tables/{id}/boards/{board}', {
      params: { path: { id, board } },
      body: { entryId: v7(), expectedVersion, said: { kind: 'result', tuple } },
    }),
  );

/** Goes to a board of the slip that is open. */
export async function toBoard(page: Page, board: number): Promise<void> {
  await page.keyboard.type(String(board));
  await page.keyboard.press('Enter');
  await expect(cellOf(page, board)).toBeFocused();
}

/** Opens a slip at one of its boards. */
export async function openAt(page: Page, slip: Pick<Slip, 'address'>, board: number): Promise<void> {
  await page.goto(slip.address);
  await slipReady(page);
  await toBoard(page, board);
}

/** North is bete in a solo on board 1 at table 1; all else is passed out. */
export const oneSolo = (table: number, board: number): BoardTuple =>
  table === 1 && board === 1
    ? { contract: 'solo', declarer: 'N', outcome: 'bete', tout: 'none' }
    : { contract: 'pas' };

interface RulingFixtures {
  /** A slip of this test alone whose first two boards are played at both tables. */
  slip: Slip;
  /** A round of this test alone that is played and open; North is bete in a solo on board 1 at table 1. */
  soloRound: OpenRound;
}

/** The specs of rulings begin with something to rule on. */
export const test = base.extend<RulingFixtures>({
  // Playwright reads a fixture's needs from this pattern, so that it has to stand there empty.
  // eslint-disable-next-line no-empty-pattern
  slip: async ({}, use) => use(await playedSlip()),
  soloRound: async ({ api }, use) => use(await plantOpenRound(api, { result: oneSolo })),
});
