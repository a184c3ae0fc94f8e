import { z } from 'zod';
import { Id, IsoDate, RoundLabel } from './primitives.ts';
import { PoolStandings } from './report.ts';
import { FaultView, UploadedFile } from './tournaments.ts';

/** A round folder as dropped into the page: its name and its files. */
export const UploadedFolder = z.strictObject({
  label: RoundLabel,
  date: IsoDate.optional(),
  files: z.array(UploadedFile).min(1).max(20),
});

export const FoldersUpload = z.strictObject({
  folders: z.array(UploadedFolder).min(1).max(60),
  /** The pool the folders belong to; the stage's first when left out. */
  poolId: Id.optional(),
});

/** What an import would take in. With any fault nothing would be. */
export const FoldersPreview = z.strictObject({
  faults: z.array(FaultView.extend({ folder: z.string() })),
  rounds: z.array(
    z.strictObject({
      label: z.string(),
      teams: z.int(),
      matches: z.int(),
      boards: z.int(),
      penalties: z.int(),
    }),
  ),
  standings: PoolStandings.nullable(),
});

export const FoldersImported = z.strictObject({
  roundIds: z.array(Id),
  warnings: z.array(FaultView.extend({ folder: z.string() })),
});
