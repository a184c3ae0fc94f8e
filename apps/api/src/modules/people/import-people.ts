import { type PeopleImported, type PeoplePreview, type UploadedFile } from '@spadille/api-schema';
import { foldName } from '@spadille/competition';
import { err, ok, type Refusal, type Result } from '@spadille/core';
import { readPlayersFile } from '@spadille/round-folder';
import { type z } from 'zod';
import { type Tx } from '../../database/in-transaction.ts';
import { type Deps } from '../../deps.ts';
import { toDate, venueDay } from '../../venue-time.ts';
import { appendEvent, lockChain } from '../audit/append-event.ts';
import { NO_TOURNAMENT } from '../audit/chain-event.ts';
import { byWhom, type ChangedBy } from '../audit/changed-by.ts';
import { makePlayer, writeMembership } from './add-member.ts';
import { type CheckedPerson, checkPeople, type CheckedPeople } from './check-people.ts';
import { keepContact } from './keep-contact.ts';
import { loadKnown } from './known-people.ts';

type Upload = z.output<typeof UploadedFile>;

/** A list, and whose it is: every row of a club's own list is of that club, and names no other. */
interface ListOf {
  readonly upload: Upload;
  readonly clubId?: string;
}

/** Reads an uploaded list and compares it with the people who are known. Changes nothing. */
async function readList(db: Tx, { upload, clubId }: ListOf, now: Date): Promise<CheckedPeople> {
  const bytes = Buffer.from(upload.base64, 'base64');
  const known = await loadKnown(db);
  const own =
    clubId === undefined ? undefined : [...known.clubs.values()].find(({ id }) => id === clubId)?.name;
  return checkPeople(readPlayersFile(bytes, own), known, { today: venueDay(now), own });
}

/** What a list would bring, with every fault in it. */
export async function previewPeople(db: Tx, list: ListOf, now: Date): Promise<z.input<typeof PeoplePreview>> {
  const { faults, people, clubsMade } = await readList(db, list, now);
  return {
    faults: [...faults],
    people: people.map(({ line, name, club, from, what }) => ({ line, name, club, from, what })),
    clubsMade: [...clubsMade],
    fromToday: people.filter(({ fromToday }) => fromToday).length,
  };
}

/**
 * Takes in all players and memberships of a list that are not known yet; clubs that are new are made, affiliated from
 * today. Refuses `people-have-faults` with every fault and takes in nothing then.
 */
export const importPeople =
  ({ inTransaction, newId }: Pick<Deps, 'inTransaction' | 'newId'>) =>
  (list: ListOf, by: ChangedBy): Promise<Result<z.input<typeof PeopleImported>, Refusal>> =>
    inTransaction(async (tx) => {
      await lockChain(tx, NO_TOURNAMENT);
      const { faults, people, clubsMade } = await readList(tx, list, by.now);
      if (faults.some(({ severity }) => severity === 'fault')) {
        return err({ code: 'people-have-faults', faults });
      }
      const clubs = await ensureClubs(tx, newId, clubsMade, by);
      const made = new Map<string, string>();
      let memberships = 0;
      for (const person of people) {
        const playerId = await playerOf(tx, newId, { person, made }, by);
        const clubId = clubs.get(foldName(person.club));
        if (person.what === 'nothing' || person.from === null || clubId === undefined) continue;
        const { from, to } = person;
        await writeMembership(tx, newId, { clubId, playerId, from, to }, by);
        memberships += 1;
      }
      return ok({ players: made.size, memberships, clubs: clubsMade.length });
    });

/** The ids of all clubs by their folded names, those that are new made. */
async function ensureClubs(
  tx: Tx,
  newId: () => string,
  names: readonly string[],
  by: ChangedBy,
): Promise<ReadonlyMap<string, string>> {
  const affiliatedFrom = venueDay(by.now);
  for (const name of names) {
    const id = newId();
    await tx.club.create({ data: { id, name, affiliatedFrom: toDate(affiliatedFrom) } });
    await appendEvent(tx, {
      type: 'club-made',
      payload: { version: 1, affiliatedFrom, affiliatedTo: null },
      chainId: NO_TOURNAMENT,
      subjectId: id,
      ...byWhom(by),
    });
  }
  const clubs = await tx.club.findMany({ select: { id: true, name: true } });
  return new Map(clubs.map(({ id, name }) => [foldName(name), id]));
}

interface Row {
  readonly person: CheckedPerson;
  /** Who was made for earlier rows, by folded name and e-mail address. */
  readonly made: Map<string, string>;
}

/** Who a row is: somebody known, somebody an earlier row made with the same address, or somebody new. */
async function playerOf(
  tx: Tx,
  newId: () => string,
  { person: { name, known, email, phone, line }, made }: Row,
  by: ChangedBy,
): Promise<string> {
  if (known) {
    // What the union knows stays as it is; a list only adds what it lacks.
    await keepContact(tx, known.id, { email: known.email ?? email, phone: known.phone ?? phone });
    return known.id;
  }
  const key = `${foldName(name)}|${email?.toLowerCase() ?? `line ${line}`}`;
  const before = made.get(key);
  if (before !== undefined) return before;
  const id = await makePlayer(tx, newId, name, by);
  await keepContact(tx, id, { email, phone });
  made.set(key, id);
  return id;
}
