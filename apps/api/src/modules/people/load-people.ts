import { isDuring } from '@spadille/competition';
import { groupBy } from '@spadille/core';
import { type Tx } from '../../database/in-transaction.ts';
import { toDay, toDayOrNull, venueDay } from '../../venue-time.ts';

/** Somebody on the union's list, his doubles taken in. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly hidden: boolean;
  readonly erased: boolean;
  /** Names that he had before, and those of his doubles. */
  readonly formerNames: readonly string[];
  /** Clubs of which he is a member today. */
  readonly clubs: readonly ClubOfPerson[];
}

export interface ClubOfPerson {
  readonly id: string;
  readonly name: string;
  readonly affiliated: boolean;
}

/**
 * Everybody, or those of some ids, one for each person: those who were merged stand under the one they were merged into.
 */
export async function loadPeople(db: Tx, now: Date, ids?: readonly string[]): Promise<Person[]> {
  const today = venueDay(now);
  const rows = await db.player.findMany({
    where: ids === undefined ? {} : { OR: [{ id: { in: [...ids] } }, { mergedIntoId: { in: [...ids] } }] },
    select: {
      id: true,
      name: true,
      mergedIntoId: true,
      hiddenAt: true,
      erasedAt: true,
      earlierNames: { select: { name: true } },
      memberships: { select: { from: true, to: true, club: true } },
    },
  });
  const doubles = groupBy(
    rows.filter(({ mergedIntoId }) => mergedIntoId !== null),
    ({ mergedIntoId }) => mergedIntoId ?? '',
  );
  return rows
    .filter(({ mergedIntoId }) => mergedIntoId === null)
    .map((row) => {
      const all = [row, ...(doubles.get(row.id) ?? [])];
      const names = all.flatMap(({ name, earlierNames }) => [name, ...earlierNames.map((each) => each.name)]);
      const current = all
        .flatMap(({ memberships }) => memberships)
        .filter(({ from, to }) => isDuring(today, { from: toDay(from), to: toDayOrNull(to) }));
      const clubs = new Map(
        current.map(({ club: { id, name, affiliatedFrom, affiliatedTo } }) => {
          const belongs = { from: toDayOrNull(affiliatedFrom), to: toDayOrNull(affiliatedTo) };
          return [id, { id, name, affiliated: isDuring(today, belongs) }];
        }),
      );
      return {
        id: row.id,
        name: row.name,
        hidden: row.hiddenAt !== null,
        erased: row.erasedAt !== null,
        formerNames: [...new Set(names)].filter((name) => name !== row.name),
        clubs: [...clubs.values()],
      };
    });
}

/** People by their ids, in that order; ids of nobody are left out. */
export async function peopleInOrder(db: Tx, now: Date, ids: readonly string[]): Promise<Person[]> {
  const people = new Map((await loadPeople(db, now, ids)).map((person) => [person.id, person]));
  return ids.flatMap((id) => people.get(id) ?? []);
}
