import { type Tx } from '../../database/in-transaction.ts';
import { type FileAnswer } from '../../http/handler.ts';
import { idsOf, namedAs } from './erase-facts.ts';
import { findWholePlayer, playerView } from './player-view.ts';
import { saysName } from './texts-about.ts';

/** Form of the file. */
const FORMAT = { format: 'spadille-person', version: 1 } as const;

/**
 * Everything that is held about one person, as a JSON file for himself: what the union keeps, the teams and seats, the
 * rulings on his seats, what the log says of him, and mail and contacts with his name or address. Null when there is no
 * such player.
 */
export async function exportPlayer(db: Tx, id: string, now: Date): Promise<FileAnswer | null> {
  const whole = await findWholePlayer(db, id);
  const view = await playerView(db, whole?.mergedInto?.id ?? id, now);
  const person = view && (await findWholePlayer(db, view.id));
  if (!person || !view) return null;
  const { doubles: _, version: _version, ...kept } = view;
  const ids = idsOf(person);
  const document = {
    ...FORMAT,
    madeAt: now.toISOString(),
    person: kept,
    seats: await seatsOf(db, ids),
    rulings: await rulingsOn(db, ids),
    log: await logOf(db, ids, namedAs(person).names),
    ...(await addressedTo(db, namedAs(person))),
  };
  return {
    fileName: `${view.name}.json`,
    bytes: new TextEncoder().encode(`${JSON.stringify(document, null, 2)}\n`),
  };
}

/** Where he sat: tournament, round, day, table, seat and boards. */
const seatsOf = (db: Tx, ids: readonly string[]): Promise<unknown[]> =>
  db.$queryRaw`
    SELECT tournament.name AS tournament, round.label AS round, to_char(play_day.date, 'YYYY-MM-DD') AS day,
           playing_table.number AS table, seat.seat, seat.from_board AS "fromBoard", seat.to_board AS "toBoard"
      FROM seat_assignment seat
      JOIN playing_table ON playing_table.id = seat.table_id
      JOIN round ON round.id = playing_table.round_id JOIN play_day ON play_day.id = round.play_day_id
      JOIN stage ON stage.id = round.stage_id JOIN tournament ON tournament.id = stage.tournament_id
     WHERE seat.player_id = ANY(${[...ids]}::uuid[])
     ORDER BY play_day.date, round.number, playing_table.number`;

/** Rulings on the seat on which he sat when the board was played. */
const rulingsOn = (db: Tx, ids: readonly string[]): Promise<unknown[]> =>
  db.$queryRaw`
    SELECT tournament.name AS tournament, round.label AS round, playing_table.number AS table, ruling.board,
           ruling.seat, ruling.rule, ruling.facts, ruling.note, ruling.made_at AS "madeAt",
           ruling.withdrawn_at AS "withdrawnAt"
      FROM seat_assignment seat
      JOIN ruling ON ruling.table_id = seat.table_id AND ruling.seat = seat.seat
       AND ruling.board BETWEEN seat.from_board AND seat.to_board
      JOIN playing_table ON playing_table.id = seat.table_id
      JOIN round ON round.id = playing_table.round_id
      JOIN stage ON stage.id = round.stage_id JOIN tournament ON tournament.id = stage.tournament_id
     WHERE seat.player_id = ANY(${[...ids]}::uuid[])
     ORDER BY ruling.made_at, ruling.id`;

interface Logged {
  readonly at: Date;
  readonly type: string;
  readonly payload: unknown;
  readonly text: string | null;
  readonly own: boolean;
}

/** What the log has with his id or with his name in its words. */
async function logOf(db: Tx, ids: readonly string[], names: readonly string[]): Promise<unknown[]> {
  const rows = await db.$queryRaw<Logged[]>`
    SELECT at, type, payload, audit_text.text,
           (subject_id = ANY(${[...ids]})
            OR EXISTS (SELECT FROM unnest(${[...ids]}::text[]) AS id WHERE strpos(payload::text, id) > 0)) AS own
      FROM audit_event LEFT JOIN audit_text USING (chain_id, seq)
     WHERE audit_text.text IS NOT NULL OR subject_id = ANY(${[...ids]})
        OR EXISTS (SELECT FROM unnest(${[...ids]}::text[]) AS id WHERE strpos(payload::text, id) > 0)
     ORDER BY at, seq`;
  return rows
    .filter(({ own, text }) => own || (text !== null && saysName(text, names)))
    .map(({ own: _, ...event }) => event);
}

/** Mail and club contacts with his name or address. */
async function addressedTo(
  db: Tx,
  { names, email }: { readonly names: readonly string[]; readonly email: string | null },
): Promise<{ mail: unknown[]; contacts: unknown[] }> {
  const isHis = (name: string, address: string | null) =>
    saysName(name, names) || (email !== null && address?.toLowerCase() === email.toLowerCase());
  const mail = await db.mail.findMany({ orderBy: { createdAt: 'asc' } });
  const contacts = await db.clubContact.findMany({ include: { club: { select: { name: true } } } });
  return {
    mail: mail
      .filter((each) => isHis(each.toName, each.toAddress))
      .map(({ toAddress, toName, subject, text, state, createdAt }) => ({
        toAddress,
        toName,
        subject,
        text,
        state,
        createdAt,
      })),
    contacts: contacts
      .filter((each) => isHis(each.name, each.email))
      .map(({ club, name, email: address, phone }) => ({ club: club.name, name, email: address, phone })),
  };
}
