import { randomUUID } from 'node:crypto';
import { v7 } from 'uuid';
import type { BoardTuple } from '@spadille/rules';
import { accepted, type TestApi } from './api.ts';

const PASSED: BoardTuple = { contract: 'pas' };

/** What a test's tournament is like. */
export interface PoolWanted {
  /** Names of the teams, which get the numbers from 1 on. */
  readonly teams?: readonly string[];
  /** How many rounds are drawn, filled, closed and published. */
  readonly rounds?: number;
  readonly boards?: number;
  /** What happens at a table on a board; all pass where nothing is said. Tables are counted through the round. */
  readonly result?: (table: number, board: number, round: number) => BoardTuple;
}

export interface SeededTournament {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly stageId: string;
}

/** A tournament with its teams and nothing drawn; its name is its own, so that tests side by side do not meet. */
export async function plantTournament(
  api: TestApi,
  { teams = ['Ærø', 'Odense', 'Aalborg', 'Vejle'], boards = 4 }: Pick<PoolWanted, 'teams' | 'boards'> = {},
): Promise<SeededTournament> {
  const name = `Prøve ${randomUUID().slice(0, 8)}`;
  const made = await accepted(
    api.POST('/api/tournaments', {
      body: { name, seasonStartYear: 2026, settings: { boardsPerMatch: boards } },
    }),
  );
  for (const [index, team] of teams.entries()) {
    await accepted(
      api.POST('/api/tournaments/{id}/teams', {
        params: { path: { id: made.id } },
        body: { number: index + 1, name: team, club: 'Ringe L’hombreklub' },
      }),
    );
  }
  const [stage] = made.stages;
  if (!stage) throw new Error('a new tournament has a stage');
  return { id: made.id, slug: made.slug, name, stageId: stage.id };
}

/** Draws the next round of everybody against everybody. */
export const drawRound = (api: TestApi, stageId: string, date = '2026-11-15') =>
  accepted(
    api.POST('/api/stages/{id}/rounds', {
      params: { path: { id: stageId } },
      body: { date, draw: { kind: 'all-play-all' } },
    }),
  );

/** Fills every board of a round. */
export async function playRound(
  api: TestApi,
  roundId: string,
  result: (table: number, board: number) => BoardTuple = () => PASSED,
): Promise<void> {
  const round = await accepted(api.GET('/api/rounds/{id}', { params: { path: { id: roundId } } }));
  for (const table of round.matchList.flatMap(({ tables }) => tables)) {
    for (let board = 1; board <= table.boardsTotal; board += 1) {
      await accepted(
        api.PUT('/api/tables/{id}/boards/{board}', {
          params: { path: { id: table.id, board } },
          body: {
            entryId: v7(),
            expectedVersion: 1,
            said: { kind: 'result', tuple: result(table.number, board) },
          },
        }),
      );
    }
  }
}

/** Closes a round whose results are in, unless it is closed already, and publishes it. */
export async function publishRound(api: TestApi, roundId: string): Promise<void> {
  const params = { path: { id: roundId } };
  const drawn = await accepted(api.GET('/api/rounds/{id}', { params }));
  const closed =
    drawn.state === 'closed'
      ? drawn
      : await accepted(
          api.POST('/api/rounds/{id}/close', { params, body: { expectedVersion: drawn.version } }),
        );
  await accepted(
    api.POST('/api/rounds/{id}/publication', { params, body: { expectedVersion: closed.version } }),
  );
}

/** A tournament with published rounds. */
export async function plantPublishedPool(api: TestApi, wanted: PoolWanted = {}): Promise<SeededTournament> {
  const tournament = await plantTournament(api, wanted);
  for (let round = 1; round <= (wanted.rounds ?? 1); round += 1) {
    const { id } = await drawRound(api, tournament.stageId, `2026-11-${14 + round}`);
    await playRound(api, id, (table, board) => wanted.result?.(table, board, round) ?? PASSED);
    await publishRound(api, id);
  }
  return tournament;
}
