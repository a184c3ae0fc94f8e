import { type Database } from '../../deps.ts';
import { safetyCopy } from '../exchange/export-season.ts';
import { type WakeUp } from '../../wake-up.ts';
import { type Copied, findCopyStates, isDue } from './copies-due.ts';
import { CopyFault, writeCopy } from './write-copy.ts';

/** How the copying stands, for the director to see. */
export interface CopyStatus {
  /** Undefined: no copies are made. */
  readonly folder: string | undefined;
  /** When the newest copy was made. */
  readonly lastAt: Date | null;
  /** Why the last try failed, by the disk's own code; null when it did not. */
  readonly fault: string | null;
}

export interface CopyParts {
  readonly db: Database;
  readonly now: () => Date;
  readonly folder: string;
  readonly say: (status: CopyStatus) => void;
}

/**
 * Keeps a copy of every tournament that is being played in a second folder, such as a USB stick: after every table that is
 * closed, and at the latest two minutes after a change. A folder that is gone is tried again at the next wake-up. What is
 * given stops it, after the copy under way.
 */
export function keepCopies(parts: CopyParts, wakeUp: WakeUp): () => Promise<void> {
  const copied = new Map<string, Copied>();
  let underWay: Promise<void> | undefined;
  let status: CopyStatus = { folder: parts.folder, lastAt: null, fault: null };
  const tell = (change: Partial<CopyStatus>) => parts.say((status = { ...status, ...change }));
  const work = async () => {
    underWay ??= copyAllDue(parts, copied, (lastAt) => tell({ lastAt, fault: null }))
      .catch((error: unknown) => {
        if (error instanceof CopyFault) tell({ fault: error.code });
        // A database that does not answer says so elsewhere; it is asked again at the next wake-up.
      })
      .finally(() => (underWay = undefined));
    await underWay;
  };
  tell({});
  void work();
  const stop = wakeUp(work);
  return async () => {
    stop();
    await underWay;
  };
}

async function copyAllDue(
  { db, now, folder }: CopyParts,
  copied: Map<string, Copied>,
  made: (at: Date) => void,
): Promise<void> {
  for (const state of await findCopyStates(db, now())) {
    const at = now();
    if (!isDue(state, copied.get(state.tournamentId), at)) continue;
    const file = await safetyCopy(db, state.tournamentId);
    if (!file.ok) continue;
    await writeCopy(folder, state.slug, file.value.bytes);
    copied.set(state.tournamentId, { ...state, at });
    made(at);
  }
}
