import type { components } from './schema.d.ts';

type Schemas = components['schemas'];

/** The API's answers as the public pages use them. */
export type StandingsRow = Schemas['StandingsRow'];
export type PoolStandings = Schemas['PoolStandings'];
export type ReportMatch = Schemas['ReportMatch'];
export type ReportBoard = Schemas['ReportBoard'];
export type ReportBoardSide = Schemas['ReportBoardSide'];
export type ReportRuling = Schemas['ReportRuling'];
export type RoundReport = Schemas['RoundReport'];
export type PublishedRound = Schemas['PublishedRound'];
export type FrontPage = Schemas['FrontPage'];
export type PublicTournamentView = Schemas['PublicTournamentView'];
export type PublicRoundRef = Schemas['PublicRoundRef'];
export type PublicMatchView = Schemas['PublicMatchView'];
export type PublicTeamView = Schemas['PublicTeamView'];
export type PublicTeamRef = Schemas['PublicTeamRef'];
export type PublicSeason = Schemas['PublicSeason'];
export type PublicStage = Schemas['PublicStage'];
export type PublicCalendar = Schemas['PublicCalendar'];
export type PublicCrosstable = Schemas['PublicCrosstable'];
export type CrosstableRow = Schemas['CrosstableRow'];
export type PublicDraw = Schemas['PublicDraw'];
export type FoundTables = Schemas['FoundTables'];
export type PublicEntryList = Schemas['PublicEntryList'];
export type Champions = Schemas['Champions'];
