import { type AtTableView, PairPlaces } from '@spadille/api-schema';
import { proposeLineUp } from '@spadille/competition';
import { type MatchSide, SEATS, TABLE_SIDES } from '@spadille/rules';
import { type z } from 'zod';
import { oneOf } from '../../database/one-of.ts';
import { type TableRow } from './repository.ts';

type SeatsAnswer = z.input<typeof AtTableView>['seats'];

/** Who sits at a table, in the order of turn: who was given the seat, or whom the entry proposes for it. */
export function seatsAtTable({ id, side, boards, teams, seated }: TableRow): SeatsAnswer {
  const entered = (team: MatchSide) =>
    (teams.find((each) => each.side === team)?.members ?? []).map(({ playerId, place }) => ({
      playerId,
      place: oneOf(PairPlaces, place),
    }));
  const names = new Map(
    teams.flatMap(({ members }) => members.map(({ playerId, name }) => [playerId, name] as const)),
  );
  const elsewhere = new Set(seated.map(({ playerId }) => playerId));
  const proposed = proposeLineUp({ home: entered('home'), away: entered('away') }, boards);
  return SEATS.flatMap((seat) => {
    const given = seated.filter((held) => held.tableId === id && held.seat === seat);
    if (given.length > 0) {
      return given.map(({ name, fromBoard, toBoard }) => ({ seat, name, fromBoard, toBoard }));
    }
    return proposed[oneOf(TABLE_SIDES, side)]
      .filter((held) => held.seat === seat && !elsewhere.has(held.playerId))
      .map(({ playerId, fromBoard, toBoard }) => ({
        seat,
        name: names.get(playerId) ?? '',
        fromBoard,
        toBoard,
      }));
  });
}
