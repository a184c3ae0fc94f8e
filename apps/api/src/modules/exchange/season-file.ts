import { err, ok, type Refusal, type Result } from '@spadille/core';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { configure } from 'safe-stable-stringify';

/** The form of the file. A program reads its own form and no later one. */
export const SEASON_FORMAT = 'spadille-season';
export const SEASON_VERSION = 1;

export type Row = Readonly<Record<string, unknown>>;
/** The lists of a file by name. */
export type Lists = Readonly<Record<string, readonly Row[]>>;

/** A round on its way to a laptop, or back from it. The secret fits one check-out. */
export interface Loan {
  readonly direction: 'out' | 'back';
  readonly checkoutId: string;
  readonly roundId: string;
  readonly label: string;
  readonly secret: string;
  /** The last event that the laptop was given. */
  readonly baseSeq: number;
}

/** A season's file. `texts`: whether free texts are in it, which they are only on the way to a laptop and back. */
export interface SeasonFile {
  readonly format: typeof SEASON_FORMAT;
  readonly version: typeof SEASON_VERSION;
  readonly texts: boolean;
  readonly loan: Loan | null;
  readonly lists: Lists;
}

/** Sorted keys, two spaces, a line a field: the same season is the same text, and two of them can be compared by eye. */
const canonical = configure({ deterministic: true, strict: true });

const ENTRY = 'season.json';
/** The first moment that a zip file can hold: the same season has the same bytes. */
const MTIME = new Date(1980, 0, 1);
/** No season comes near it; a zip file that claims more is none of ours. */
const MAX_JSON_BYTES = 400_000_000;

/** The file as bytes: one JSON document in a zip file. */
export const packSeason = (file: SeasonFile): Uint8Array =>
  zipSync({ [ENTRY]: strToU8(`${canonical(file, null, 1)}\n`) }, { mtime: MTIME, level: 9 });

/** The JSON document of such a file, which may also come unpacked; refuses whatever is no JSON in a zip file. */
export function unpackSeason(bytes: Uint8Array): Result<unknown, Refusal> {
  try {
    const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
    return ok(JSON.parse(strFromU8(isZip ? entryOf(bytes) : bytes)));
  } catch {
    return err({ code: 'no-season-file' });
  }
}

function entryOf(bytes: Uint8Array): Uint8Array {
  const filter = ({ name, originalSize }: { name: string; originalSize: number }) =>
    name === ENTRY && originalSize <= MAX_JSON_BYTES;
  const entry = unzipSync(bytes, { filter })[ENTRY];
  if (entry === undefined) throw new Error('the zip file has no season.json');
  return entry;
}
