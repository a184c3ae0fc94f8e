import { type TableCardsQuery } from '@spadille/api-schema';
import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type z } from 'zod';
import { type Database } from '../../deps.ts';
import { type FileAnswer } from '../../http/handler.ts';
import { tableCardsPdf } from '../../print/table-cards-pdf.ts';
import { findTables } from './find-tables.ts';

const FILE = { da: 'bordkort', en: 'table-cards' } as const;

/** The cards of a round's tables as a PDF, or one of them. Tables without a card are left out. */
export async function printCards(
  db: Database,
  roundId: string,
  { lang, origin, table }: z.output<typeof TableCardsQuery>,
  now: Date,
): Promise<Result<FileAnswer, Refusal>> {
  const round = await findTables(db, roundId);
  const cards = (round?.tables ?? []).flatMap(({ card, ...place }) =>
    card && (table === undefined || place.tableNumber === table) ? [{ ...place, ...card }] : [],
  );
  if (!round || cards.length === 0) return err({ code: 'not-found' });
  const { tournament } = round.stage;
  const head = { tournament: tournament.name, round: round.label };
  const bytes = await tableCardsPdf({ ...head, origin, cards }, lang, now);
  return ok({ fileName: `${tournament.slug}-${FILE[lang]}.pdf`, bytes });
}
