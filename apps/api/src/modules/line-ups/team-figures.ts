import { type TeamFigures } from '@spadille/api-schema';
import { groupBy } from '@spadille/core';
import { addFigures, type PlayerFigures, playerFigures } from '@spadille/scoring';
import { type z } from 'zod';
import { type Tx } from '../../database/in-transaction.ts';
import { loadBoards } from '../results/load-boards.ts';
import { boardsOf, figuresView } from './line-up-view.ts';
import { listSeats, listTeams, type SeatRow } from './repository.ts';

/**
 * What everybody has played for each team of a tournament, by the seats that were given: teams by number, players in the
 * order in which they first sat down. Teams of which nobody was given a seat are left out.
 */
export async function teamFigures(db: Tx, tournamentId: string): Promise<z.input<typeof TeamFigures>> {
  const teams = await listTeams(db, tournamentId);
  const seats = await listSeats(db, tournamentId);
  const tables = groupBy(seats, ({ tableId }) => tableId);
  const boards = await loadBoards(db, [...tables.keys()]);
  const names = new Map(seats.map(({ playerId, name }) => [playerId, name]));
  return {
    teams: teams.flatMap(({ id, number, name }) => {
      const own = seats.filter(({ teamId }) => teamId === id);
      const lines = [...groupBy(own, ({ tableId }) => tableId)].flatMap(([tableId, held]) =>
        playerFigures(held, boardsOf(boards.get(tableId))),
      );
      const players = addFigures(lines).map((line) => playerLine(line, own, names));
      return players.length === 0 ? [] : [{ teamId: id, number, name, players }];
    }),
  };
}

const playerLine = (line: PlayerFigures, own: readonly SeatRow[], names: ReadonlyMap<string, string>) => ({
  ...figuresView(line, names),
  tables: new Set(own.filter(({ playerId }) => playerId === line.playerId).map(({ tableId }) => tableId))
    .size,
});
