import { createHash } from 'node:crypto';
import { type Tx } from '../../database/in-transaction.ts';
import {
  pairsOf,
  type PublicationFacts,
  type RoundFacts,
  type StageFacts,
  type TableFacts,
} from './facts.ts';
import { reportOf } from './load-report.ts';
import { buildRoundReport, type RoundReportView } from './round-report.ts';

/**
 * What marks an account: the same for accounts that say the same, and for no others. The first half stands for all but
 * the boards, so that most changes are found without reading them.
 */
export const reportEtag = (report: RoundReportView): string =>
  `${hashOf(withoutBoards(report))}-${hashOf(report.matches.map(({ boards }) => boards))}`;

const withoutBoards = (report: RoundReportView): RoundReportView => ({
  ...report,
  matches: report.matches.map((match) => ({ ...match, boards: [] })),
});

const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value, withoutLater)).digest('hex').slice(0, 32);

/** Fields that accounts frozen earlier do not have, each with what it is when it says nothing. */
const LATER: Readonly<Record<string, string>> = {
  carriedMatchPoints: '0',
  carriedGamePoints: '0',
  playOffs: '[]',
  lineUp: '[]',
};

/** Leaves out what says nothing, so that an account which was frozen before the field was there is still the same. */
const withoutLater = (key: string, value: unknown): unknown =>
  (key in LATER && JSON.stringify(value) === LATER[key]) || (key === 'kind' && value === 'ordinary')
    ? undefined
    : value;

const NO_BOARDS = { boards: new Map(), folders: new Map(), rulings: new Map() } as const;

/** An entry may have waited while its round was published and opened again; a minute is far more than that takes. */
const UNDER_WAY_MS = 60_000;

/** Whether a table's boards can be others than those that were published. A closed round takes no entries. */
const mayHaveChanged = ({ state }: RoundFacts, { publishedAt }: PublicationFacts) => {
  const since = publishedAt.getTime() - (state === 'published' ? 0 : UNDER_WAY_MS);
  return ({ lastEntryAt }: TableFacts): boolean => lastEntryAt !== null && lastEntryAt.getTime() > since;
};

/**
 * Whether a round would be published otherwise now than it was. `stage` has the matches of this round and of those
 * before it. Boards are read only when one of them was changed after the publication.
 */
export async function differsFrom(
  db: Tx,
  stage: StageFacts,
  round: RoundFacts,
  publication: PublicationFacts,
): Promise<boolean> {
  const { etag } = publication;
  const now = buildRoundReport(stage, round, NO_BOARDS);
  if (!etag.startsWith(`${hashOf(now)}-`)) return true;
  const tables = pairsOf(round.matches).flatMap(({ tableA, tableB }) => [tableA, tableB]);
  if (!tables.some(mayHaveChanged(round, publication))) return false;
  return etag !== reportEtag(await reportOf(db, stage, round));
}
