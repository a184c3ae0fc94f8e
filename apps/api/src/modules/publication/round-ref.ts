import { type PublicRoundRef } from '@spadille/api-schema';
import { type z } from 'zod';
import { type PublicRound } from './public-rounds.ts';

/** A public round in short. */
export const roundRef = ({ report, publishedAt }: PublicRound): z.input<typeof PublicRoundRef> => ({
  ...report.round,
  publishedAt: publishedAt.toISOString(),
  matches: report.matches.length,
});

/** The tournament that a public round belongs to, as it was called then. */
export const publicTournament = ({ report: { tournament, season } }: PublicRound) => ({
  ...tournament,
  season,
});

/** A public round whole. */
export const publishedRound = ({ revision, publishedAt, report }: PublicRound) => ({
  revision,
  publishedAt: publishedAt.toISOString(),
  report,
});
