import { type SeasonPreview } from '@spadille/api-schema';
import { type z } from 'zod';
import { type Tx } from '../../database/in-transaction.ts';
import { checkSeason } from './check-season.ts';
import { meetingWith } from './find-conflicts.ts';
import { linkedHere } from './last-years-teams.ts';
import { type Lists, type SeasonFile, unpackSeason } from './season-file.ts';

export type SeasonPreviewAnswer = z.input<typeof SeasonPreview>;

const NOTHING = { holds: null, here: false, loan: null, replaces: false } as const;

/** What a file holds and how it meets what is here; nothing is written. */
export async function previewSeason(db: Tx, bytes: Uint8Array): Promise<SeasonPreviewAnswer> {
  const document = unpackSeason(bytes);
  if (!document.ok) return { ...NOTHING, faults: [{ path: '', code: 'not-a-season' }] };
  const { file, faults } = checkSeason(document.value);
  if (file === null) return { ...NOTHING, faults: [...faults] };
  const { here, copy, older, known, faults: taken } = await meetingWith(db, file);
  const replaces = older || (file.loan?.direction === 'out' && copy !== null && !copy.open);
  const { linksLeftOut } = await linkedHere(db, file.lists);
  return {
    faults: [...taken],
    holds: holdsOf(file.lists, { known, linksLeftOut }),
    here,
    loan: loanOf(file),
    replaces,
  };
}

type Holds = NonNullable<SeasonPreviewAnswer['holds']>;

function holdsOf(lists: Lists, meets: Pick<Holds, 'known' | 'linksLeftOut'>): Holds {
  const count = (name: string) => lists[name]?.length ?? 0;
  const [season, tournament] = [lists['seasons']?.[0], lists['tournaments']?.[0]];
  const published = (lists['rounds'] ?? []).filter(({ state }) => state === 'published');
  return {
    season: String(season?.['label']),
    tournament: {
      id: String(tournament?.['id']),
      slug: String(tournament?.['slug']),
      name: String(tournament?.['name']),
    },
    clubs: count('clubs'),
    players: count('players'),
    teams: count('teams'),
    stages: count('stages'),
    rounds: count('rounds'),
    publishedRounds: published.length,
    boards: (lists['boardResults'] ?? []).filter(({ contract }) => contract !== null).length,
    rulings: count('rulings'),
    events: count('events'),
    ...meets,
  };
}

function loanOf({ loan, lists }: SeasonFile): SeasonPreviewAnswer['loan'] {
  if (loan === null) return null;
  const round = (lists['rounds'] ?? []).find(({ id }) => id === loan.roundId);
  const name = round?.['label'];
  const { direction, roundId, label } = loan;
  return { direction, roundId, label, round: typeof name === 'string' ? name : '' };
}
