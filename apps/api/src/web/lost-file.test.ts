import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isLostFile } from './lost-file.ts';

const PAGES = join(tmpdir(), 'spadille-pages');
const opened = (path: string) => open(path).catch((error: unknown) => error);

it('a file of the pages that cannot be opened is known from every other fault', async () => {
  const lost = await opened(join(PAGES, 'client', 'gone.js'));
  expect(isLostFile(lost, PAGES)).toBe(true);
  expect(isLostFile(lost, undefined)).toBe(false);
  expect(isLostFile(await opened(`${PAGES}-other`), PAGES)).toBe(false);
  expect(isLostFile(new Error('a fault'), PAGES)).toBe(false);
});
