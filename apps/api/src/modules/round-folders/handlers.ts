import { ok } from '@spadille/core';
import { strToU8, zipSync } from 'fflate';
import { type Deps } from '../../deps.ts';
import { type FileAnswer, type Handlers } from '../../http/handler.ts';
import { exportRound, type ExportedRound } from './export-round.ts';
import { fromUpload } from './folder-input.ts';
import { importFolders } from './import-folders.ts';
import { previewFolders } from './preview-folders.ts';

/** Handlers of rounds in their file form. */
export const roundFolderHandlers = (deps: Deps) =>
  ({
    previewFolders: ({ params, body }) => previewFolders(deps)(fromUpload(params.id, body)),
    importFolders: (call) => importFolders(deps)(fromUpload(call.params.id, call.body), call),
    getRoundFolder: async ({ params, now }) => {
      const exported = await exportRound(deps.db, params.id);
      return exported.ok ? ok(zipped(exported.value, now)) : exported;
    },
  }) satisfies Handlers;

function zipped({ slug, number, folders }: ExportedRound, now: Date): FileAnswer {
  const files = folders.flatMap(({ name, files: texts }) =>
    Object.entries(texts).map(([file, text]) => [`${name}/${file}`, strToU8(text)] as const),
  );
  return { fileName: `${slug}-${number}.zip`, bytes: zipSync(Object.fromEntries(files), { mtime: now }) };
}
