import { href } from '../../src/lib/i18n/paths.ts';
import { accepted, directorApi } from './api.ts';
import { type Run, thisRun } from './run.ts';
import { drawRound, plantTournament } from './seed.ts';

/** A round with nothing entered, on the run's server when no other is named; the table is its first. */
export async function openSlip(boards = 8, run: Run = thisRun()) {
  const api = directorApi(run);
  const tournament = await plantTournament(api, { teams: ['Ærø', 'Randers'], boards });
  const round = await drawRound(api, tournament.stageId);
  const match = round.matchList[0];
  const [table, partner] = match?.tables ?? [];
  if (!match || !table || !partner) throw new Error('a match has two tables');
  const saved = async (board: number) => {
    const slip = await accepted(api.GET('/api/tables/{id}/slip', { params: { path: { id: table.id } } }));
    return slip.table.boards.find((line) => line.board === board);
  };
  return {
    api,
    tournament,
    round,
    match,
    table,
    partner,
    saved,
    address: href('da', 'slip', { id: table.id }),
  };
}
