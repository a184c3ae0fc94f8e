import type { Seat } from '@spadille/rules';
import { accepted, type TestApi } from './api.ts';
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

/** Rules on a board of a round, as the director does on its slip. */
export async function plantRuling(api: TestApi, roundId: string, wanted: RulingWanted): Promise<void> {
  const { matchList } = await readRound(api, roundId);
  const { table, board, seat, rule, facts = {}, note = null } = wanted;
  const match = matchList.find(({ tables }) => tables.some(({ number }) => number === table));
  const tableId = match?.tables.find(({ number }) => number === table)?.id;
  if (!match || !tableId) throw new Error(`the round has no table ${table}`);
  await accepted(
    api.POST('/api/matches/{id}/rulings', {
      params: { path: { id: match.id } },
      body: {
        tableId,
        board,
        seat,
        rule,
        facts,
        note,
        calledAt: null,
        lateReason: null,
        expectedVersion: match.version,
      },
    }),
  );
}
