export { applyFolderRulings } from './apply-folder-rulings.ts';
export { describeFault, faultLine } from './describe-fault.ts';
export { describeWriteRefusal } from './describe-refusal.ts';
export {
  FAULT_CODES,
  WARNING_CODES,
  type Fault,
  type FaultCode,
  type OtherRow,
  type WarningCode,
} from './fault.ts';
export { COLUMNS, MAX_BOARD, MAX_NUMBER, ROUND_FILES, type RoundFile } from './files.ts';
export {
  type FolderBoard,
  type FolderMatch,
  type FolderPenalty,
  type FolderRuling,
  type FolderTeam,
  type RoundFolder,
} from './model.ts';
export {
  readRoundFolder,
  readRoundFolders,
  type FolderFiles,
  type FolderRead,
  type FoldersRead,
} from './read-round-folders.ts';
export { readPlayersFile, type PlayersFileRead, type PlayersFileRow } from './read-players-file.ts';
export { readTeamsFile, type TeamsFileRead } from './read-teams-file.ts';
export {
  rankFolders,
  scoreFolders,
  toMatchRecord,
  toScoreDocument,
  type MatchLine,
  type RankedFolders,
  type RoundScore,
  type ScoreDocument,
  type StandingLine,
} from './score-folders.ts';
export { LANGUAGES, listed, type Language, type Words } from './texts/words.ts';
export { writeRoundFolder, type FolderToWrite, type WriteRefusal } from './write-round-folder.ts';
