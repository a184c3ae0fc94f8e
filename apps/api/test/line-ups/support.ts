import { v7 } from 'uuid';
import { drawNext } from '../support/play.ts';
import { seedTournament, type SeededTournament } from '../support/seed-tournament.ts';
import { type Venue } from '../support/venue.ts';

export type LineUp = Awaited<ReturnType<typeof lineUpOf>>;

/** Who sits where in a match. */
export const lineUpOf = (venue: Venue, id: string) => venue.get('getLineUp', { params: { id } });

/** A seat with who holds it, as one says it: `N Hold 4 1`, with boards where they are not all. */
export const inWords = (view: LineUp) =>
  view.tables.map(({ seats }) =>
    seats.flatMap(({ seat, held }) =>
      held.map(({ name, fromBoard, toBoard }) =>
        fromBoard === 1 && toBoard === view.boards
          ? `${seat} ${name}`
          : `${seat} ${name} ${fromBoard}-${toBoard}`,
      ),
    ),
  );

interface Held {
  readonly seat: string;
  readonly playerId: string;
  readonly fromBoard: number;
  readonly toBoard: number;
}

/** The seats of a line-up as they are sent; `change` puts others in their place. */
export function bodyOf(
  view: LineUp,
  change: (held: Held, side: string) => readonly Held[] = (held) => [held],
) {
  const [a, b] = view.tables.map(({ side, seats }) =>
    seats.flatMap(({ seat, held }) =>
      held.flatMap(({ playerId, fromBoard, toBoard }) =>
        change({ seat, playerId, fromBoard, toBoard }, side),
      ),
    ),
  );
  const [versionA = 0, versionB = 0] = view.tables.map(({ version }) => version);
  return { expectedVersions: { a: versionA, b: versionB }, a, b };
}

/** Gives one seat from a board on to somebody, in what is sent. */
export const given = (view: LineUp, table: string, seat: string, playerId: string, fromBoard = 1) =>
  bodyOf(view, (held, side) => {
    if (side !== table || held.seat !== seat) return [held];
    const after = { ...held, playerId, fromBoard };
    return fromBoard === 1 ? [after] : [{ ...held, toBoard: fromBoard - 1 }, after];
  });

/** Enters four players and a substitute for every team: `4.1` and `4.2` N/S, `4.3` and `4.4` E/W, `4.5`. By name. */
export async function enterPlayers({ deps }: Venue, { teamIds }: SeededTournament) {
  const ids = new Map<string, string>();
  for (const [number, teamId] of teamIds) {
    for (const [index, place] of ['NS', 'NS', 'EW', 'EW', 'substitute'].entries()) {
      const [id, name] = [v7(), `Spiller ${number}.${index + 1}`];
      await deps.db.player.create({ data: { id, name } });
      const ordinal = place === 'substitute' ? 1 : 1 + (index % 2);
      await deps.db.teamMember.create({ data: { teamId, playerId: id, place, ordinal } });
      ids.set(`${number}.${index + 1}`, id);
    }
  }
  return (name: string) => ids.get(name) ?? '';
}

/** A drawn round of two teams with their players, and its one match. */
export async function oneMatch(venue: Venue, pools: readonly (readonly number[])[] = [[4, 9]]) {
  const cup = await seedTournament(venue.deps, { pools });
  const player = await enterPlayers(venue, cup);
  const round = await drawNext(venue, cup.stageId);
  const [match] = round.matchList;
  const [a = '', b = ''] = match?.tables.map(({ id }) => id) ?? [];
  return { cup, player, round, id: match?.id ?? '', a, b };
}

/** Somebody who is a member of a club that is affiliated to the union, or not. */
export async function somebody({ deps }: Venue, name: string, affiliated = true): Promise<string> {
  const [id, clubId] = [v7(), v7()];
  const affiliatedFrom = affiliated ? new Date('2000-01-01') : null;
  await deps.db.club.create({ data: { id: clubId, name: `Klub ${clubId}`, affiliatedFrom } });
  await deps.db.player.create({ data: { id, name } });
  await deps.db.membership.create({
    data: { id: v7(), clubId, playerId: id, from: new Date('2020-01-01') },
  });
  return id;
}
