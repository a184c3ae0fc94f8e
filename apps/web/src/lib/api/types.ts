import type * as schema from '@spadille/api-schema';
import type { z } from 'zod';

/** The API's answers as the pages use them: types only, nothing of the schemas is loaded. */
export type StandingsRow = z.infer<typeof schema.StandingsRow>;
export type PoolStandings = z.infer<typeof schema.PoolStandings>;
export type ReportMatch = z.infer<typeof schema.ReportMatch>;
export type ReportBoard = z.infer<typeof schema.ReportBoard>;
export type ReportBoardSide = z.infer<typeof schema.ReportBoardSide>;
export type ReportRuling = z.infer<typeof schema.ReportRuling>;
export type RoundReport = z.infer<typeof schema.RoundReport>;
export type PublishedRound = z.infer<typeof schema.PublishedRound>;
export type FrontPage = z.infer<typeof schema.FrontPage>;
export type PublicTournamentView = z.infer<typeof schema.PublicTournamentView>;
export type PublicRoundRef = z.infer<typeof schema.PublicRoundRef>;
export type PublicMatchView = z.infer<typeof schema.PublicMatchView>;
export type PublicTeamView = z.infer<typeof schema.PublicTeamView>;
export type Tuple = z.infer<typeof schema.Tuple>;
