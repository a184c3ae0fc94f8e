import { type PublicationView, type RoundSummary } from '@spadille/api-schema';
import { type z } from 'zod';
import { type Tx } from '../../database/in-transaction.ts';
import { pairsOf, type RoundFacts, type StageFacts, type TableFacts } from './facts.ts';
import { differsFrom } from './report-etag.ts';

/** What waits in the round is told by those who know of it. */
type RoundSummaryView = Omit<z.input<typeof RoundSummary>, 'openMatters'>;
type PublicationFactsView = z.input<typeof PublicationView>;

/** Rounds of a stage in short. `stage` has the matches of all its rounds. */
export async function roundSummaries(db: Tx, stage: StageFacts): Promise<RoundSummaryView[]> {
  const summaries: RoundSummaryView[] = [];
  for (const round of stage.rounds) summaries.push(await roundSummary(db, stage, round));
  return summaries;
}

/** A round in short. `stage` has the matches of this round, and when it is public also those of the rounds before it. */
export async function roundSummary(db: Tx, stage: StageFacts, round: RoundFacts): Promise<RoundSummaryView> {
  const { id, number, label, date, state, kind, version } = round;
  const pairs = pairsOf(round.matches);
  const tables = pairs
    .filter(({ kind }) => kind === 'played')
    .flatMap(({ tableA, tableB }) => [tableA, tableB]);
  return {
    id,
    number,
    label,
    date,
    state,
    kind,
    version,
    drawShown: round.drawShownAt !== null,
    matches: pairs.length,
    boardsDone: sum(tables, boardsDone),
    boardsTotal: sum(tables, ({ boards }) => boards),
    publication: await publicationView(db, stage, round),
  };
}

/** A table that handed in its total has nothing more to tell. */
export const boardsDone = (table: TableFacts): number =>
  table.totalOnly === null ? table.boardsDone : table.boards;

const sum = (tables: readonly TableFacts[], of: (table: TableFacts) => number): number =>
  tables.reduce((total, table) => total + of(table), 0);

async function publicationView(
  db: Tx,
  stage: StageFacts,
  round: RoundFacts,
): Promise<PublicationFactsView | null> {
  if (round.publication === null) return null;
  const { revision, publishedAt, withdrawnAt } = round.publication;
  const differs = withdrawnAt === null && (await differsFrom(db, stage, round, round.publication));
  return {
    revision,
    publishedAt: publishedAt.toISOString(),
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
    differs,
  };
}
