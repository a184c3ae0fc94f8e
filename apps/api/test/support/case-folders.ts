import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type ScoreDocument } from '@spadille/round-folder';

const CASES = fileURLToPath(new URL('../../../../packages/round-folder/cases', import.meta.url));

/** A folder as the page uploads it. */
export interface UploadedCase {
  readonly label: string;
  readonly files: readonly { readonly name: string; readonly base64: string }[];
}

/** The rounds of a case in their order. */
export function uploadOf(name: string): UploadedCase[] {
  const rounds = readdirSync(`${CASES}/${name}`).filter((entry) => entry.startsWith('round-'));
  return rounds
    .sort(new Intl.Collator('en', { numeric: true }).compare)
    .map((label) => ({ label, files: filesOf(`${CASES}/${name}/${label}`) }));
}

const filesOf = (folder: string) =>
  readdirSync(folder).map((name) => ({ name, base64: readFileSync(`${folder}/${name}`).toString('base64') }));

/** The figures that an independent program gave for a case. */
export const expectedOf = (name: string): ScoreDocument =>
  JSON.parse(readFileSync(`${CASES}/${name}/expected.json`, 'utf8')) as ScoreDocument;

/** The same folder with one of its files changed. */
export const withFile = (
  folder: UploadedCase,
  name: string,
  change: (text: string) => string,
): UploadedCase => ({
  ...folder,
  files: folder.files.map((file) =>
    file.name === name ? { name, base64: changed(file.base64, change) } : file,
  ),
});

const changed = (base64: string, change: (text: string) => string): string =>
  Buffer.from(change(Buffer.from(base64, 'base64').toString('utf8'))).toString('base64');
