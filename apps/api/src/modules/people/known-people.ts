import { foldName } from '@spadille/competition';
import { groupBy } from '@spadille/core';
import { type Tx } from '../../database/in-transaction.ts';
import { toDay, toDayOrNull } from '../../venue-time.ts';

/** Who is on the union's list, as far as a list from a file is compared with it. */
export interface KnownPerson {
  readonly id: string;
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly memberships: readonly {
    readonly clubId: string;
    readonly club: string;
    readonly from: string;
    readonly to: string | null;
  }[];
}

export interface KnownClub {
  readonly id: string;
  readonly name: string;
}

/** People and clubs by their folded names; a person under every name that he has had. */
export interface Known {
  readonly people: ReadonlyMap<string, readonly KnownPerson[]>;
  readonly clubs: ReadonlyMap<string, KnownClub>;
}

/** Everybody who was not erased, doubles with the one they were merged into, and all clubs. */
export async function loadKnown(db: Tx): Promise<Known> {
  const rows = await db.player.findMany({
    where: { erasedAt: null },
    select: {
      id: true,
      name: true,
      mergedIntoId: true,
      contact: true,
      earlierNames: { select: { name: true } },
      memberships: { include: { club: { select: { name: true } } } },
    },
  });
  const named: { readonly name: string; readonly person: KnownPerson }[] = [];
  for (const [id, all] of groupBy(rows, (row) => row.mergedIntoId ?? row.id)) {
    const own = all.find((row) => row.id === id);
    if (!own) continue;
    const person = {
      id,
      name: own.name,
      email: own.contact?.email ?? null,
      phone: own.contact?.phone ?? null,
      memberships: all
        .flatMap(({ memberships }) => memberships)
        .map(({ clubId, club, from, to }) => ({
          clubId,
          club: club.name,
          from: toDay(from),
          to: toDayOrNull(to),
        })),
    };
    const names = all.flatMap(({ name, earlierNames }) => [name, ...earlierNames.map((each) => each.name)]);
    for (const name of new Set(names.map(foldName))) named.push({ name, person });
  }
  const clubs = await db.club.findMany({ select: { id: true, name: true } });
  const people = new Map(
    [...groupBy(named, ({ name }) => name)].map(([name, own]) => [name, own.map(({ person }) => person)]),
  );
  return { people, clubs: new Map(clubs.map((club) => [foldName(club.name), club])) };
}
