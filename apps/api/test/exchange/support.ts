import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { type Venue } from '../support/venue.ts';
import { uploadOf } from '../support/case-folders.ts';
import { type SeededTournament, seedTournament } from '../support/seed-tournament.ts';

/** A file as it is uploaded. */
export const upload = (bytes: Uint8Array) => ({ base64: Buffer.from(bytes).toString('base64') });

export type Document = Record<string, unknown> & {
  lists: Record<string, Record<string, unknown>[]>;
};

/** What stands in a file. */
export const opened = (bytes: Uint8Array): Document =>
  JSON.parse(strFromU8(unzipSync(bytes)['season.json'] ?? new Uint8Array())) as Document;

/** The file with something changed in it. */
export function changedFile(bytes: Uint8Array, change: (document: Document) => void): Uint8Array {
  const document = opened(bytes);
  change(document);
  return zipSync({ 'season.json': strToU8(JSON.stringify(document)) });
}

/** A tournament of one of the cases, as its folders give it. */
export async function cupOfCase(venue: Venue, name: string): Promise<SeededTournament> {
  const cup = await seedTournament(venue.deps, { pools: [[]], boards: 40 });
  await venue.get('importFolders', { params: { id: cup.id }, body: { folders: uploadOf(name) } });
  return cup;
}

/** The season's file of a tournament. */
export async function seasonFile(venue: Venue, id: string): Promise<Uint8Array> {
  const answer = await venue.send('getSeasonFile', { params: { id } });
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.bytes;
}
