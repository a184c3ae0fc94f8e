import { type RoundReport } from '@spadille/api-schema';
import { nameInWords } from '@spadille/competition';
import { type z } from 'zod';
import { type PrintLang } from './words.ts';

type Report = z.output<typeof RoundReport>;

/** A round's account with the names that the program gave to stage, round and pools in the reader's language. Pure. */
export function reportInWords(report: Report, lang: PrintLang): Report {
  const { stage, round, matches, standings } = report;
  return {
    ...report,
    stage: { ...stage, name: nameInWords(stage.name, lang) },
    round: { ...round, label: nameInWords(round.label, lang) },
    matches: matches.map((match) => ({ ...match, pool: nameInWords(match.pool, lang) })),
    standings: standings.map((pool) => ({ ...pool, pool: nameInWords(pool.pool, lang) })),
  };
}
