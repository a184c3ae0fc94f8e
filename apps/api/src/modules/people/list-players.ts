import { type PlayerChoice, type PlayerListQuery, type PlayerPage } from '@spadille/api-schema';
import { byName, foldName, isNameFound } from '@spadille/competition';
import { type z } from 'zod';
import { type Tx } from '../../database/in-transaction.ts';
import { loadPeople, type Person } from './load-people.ts';

const A_PAGE = 100;

/** [choice] Enough to choose from; who is not among them is found by more letters. */
const MOST_CHOICES = 20;

const clubNames = ({ clubs }: Person): string[] => byName(clubs).map(({ name }) => name);

interface Found {
  readonly person: Person;
  readonly formerly: string | null;
}

/** People by name, a page at a time; found also by names that they had before. Who was erased comes last. */
export async function listPlayers(
  db: Tx,
  { q, page }: z.output<typeof PlayerListQuery>,
  now: Date,
): Promise<z.input<typeof PlayerPage>> {
  const found = byName(await loadPeople(db, now)).flatMap((person): Found[] => {
    if (isNameFound(person.name, q)) return [{ person, formerly: null }];
    const formerly = person.formerNames.find((name) => isNameFound(name, q));
    return formerly === undefined ? [] : [{ person, formerly }];
  });
  const inOrder = [
    ...found.filter((each) => !each.person.erased),
    ...found.filter((each) => each.person.erased),
  ];
  return {
    players: inOrder.slice((page - 1) * A_PAGE, page * A_PAGE).map(({ person, formerly }) => ({
      id: person.id,
      name: person.name,
      clubs: clubNames(person),
      hidden: person.hidden,
      erased: person.erased,
      formerly,
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
  const typed = foldName(q);
  const found = byName(await loadPeople(db, now)).filter(
    ({ erased, name, formerNames }) =>
      !erased && [name, ...formerNames].some((each) => isNameFound(each, typed)),
  );
  const isOwn = ({ clubs }: Person) => clubs.some(({ id }) => id === clubId);
  return [...found.filter(isOwn), ...found.filter((person) => !isOwn(person))]
    .slice(0, MOST_CHOICES)
    .map((person) => ({
      playerId: person.id,
      name: person.name,
      clubs: clubNames(person),
      affiliated: person.clubs.some(({ affiliated }) => affiliated),
    }));
}
