import type { components } from './schema.d.ts';

type Schemas = components['schemas'];

/** The API's answers as the director's pages use them. */
export type SessionUser = NonNullable<Schemas['SessionView']['user']>;
export type TournamentSummary = Schemas['TournamentSummary'];
export type TournamentView = Schemas['TournamentView'];
export type StageView = Schemas['StageView'];
export type StageSettings = Schemas['StageSettings'];
export type TeamView = Schemas['TeamView'];
export type RoundSummary = Schemas['RoundSummary'];
export type RoundView = Schemas['RoundView'];
export type MatchOverview = Schemas['MatchOverview'];
export type TableOverview = Schemas['TableOverview'];
export type MatchView = Schemas['MatchView'];
export type FaultView = Schemas['FaultView'];
export type DrawPreview = Schemas['DrawPreview'];
export type FoldersUpload = Schemas['FoldersUpload'];
export type FoldersPreview = Schemas['FoldersPreview'];
export type TeamsPreview = Schemas['TeamsPreview'];
export type PoolsView = Schemas['PoolsView'];
export type PoolsPreview = Schemas['PoolsPreview'];
export type AllRoundsPreview = Schemas['AllRoundsPreview'];
export type SeasonSteps = Schemas['SeasonSteps'];
export type StagesView = Schemas['StagesView'];
export type StageSituation = StagesView['stages'][number];
export type StageDifference = NonNullable<StageSituation['difference']>;
export type TeamGoingOn = NonNullable<StageSituation['proposal']>['goingOn'][number];
export type GoingOnReason = TeamGoingOn['reason'];
export type TeamInStage = StagesView['teams'][number];
export type WithdrawalPreview = Schemas['WithdrawalPreview'];
export type Problem = Schemas['Problem'];
export type TableMatters = Schemas['TableMatters'];
export type TableLooks = TableMatters['looks'][number];
export type DirectorCall = TableMatters['calls'][number];
