import { type PlayerChoice, type PlayerListQuery, type PlayerPage } from '@spadille/api-schema';
import { byName } from '@spadille/competition';
import { type z } from 'zod';
import { type Tx } from '../../database/in-transaction.ts';
import { venueDay } from '../../venue-time.ts';
import { findByName } from './find-by-name.ts';
import { peopleInOrder, type Person } from './load-people.ts';
import { listMembersOn } from './repository.ts';

const A_PAGE = 100;

/** [choice] Enough to choose from; who is not among them is found by more letters. */
const MOST_CHOICES = 20;

const clubNames = ({ clubs }: Person): string[] => byName(clubs).map(({ name }) => name);

/** People by name, a page at a time; found also by names that they had before. Who was erased comes last. */
export async function listPlayers(
  db: Tx,
  { q, page }: z.output<typeof PlayerListQuery>,
  now: Date,
): Promise<z.input<typeof PlayerPage>> {
  const found = byName(await findByName(db, q));
  const inOrder = [...found.filter(({ erased }) => !erased), ...found.filter(({ erased }) => erased)];
  const onPage = inOrder.slice((page - 1) * A_PAGE, page * A_PAGE);
  const formerly = new Map(onPage.map((person) => [person.id, person.formerly]));
  const people = await peopleInOrder(
    db,
    now,
    onPage.map(({ id }) => id),
  );
  return {
    players: people.map((person) => ({
      id: person.id,
      name: person.name,
      clubs: clubNames(person),
      hidden: person.hidden,
      erased: person.erased,
      formerly: formerly.get(person.id) ?? null,
    })),
    total: inOrder.length,
    page,
    pages: Math.max(1, Math.ceil(inOrder.length / A_PAGE)),
  };
}

/** People to choose from whose name fits: the club's own members first. */
export async function findPlayers(
  db: Tx,
  { clubId, q }: { readonly clubId: string; readonly q: string },
  now: Date,
): Promise<z.input<typeof PlayerChoice>[]> {
  const found = byName(await findByName(db, q)).filter(({ erased }) => !erased);
  const own = await listMembersOn(db, clubId, venueDay(now));
  const ownFirst = [...found.filter(({ id }) => own.has(id)), ...found.filter(({ id }) => !own.has(id))];
  const chosen = ownFirst.slice(0, MOST_CHOICES).map(({ id }) => id);
  return (await peopleInOrder(db, now, chosen)).map((person) => ({
    playerId: person.id,
    name: person.name,
    clubs: clubNames(person),
    affiliated: person.clubs.some(({ affiliated }) => affiliated),
  }));
}
