import { type Deps } from '../../deps.ts';
import { type Handlers } from '../../http/handler.ts';
import { confirmFolderError } from './confirm-folder-error.ts';
import { previewFolderError } from './propose.ts';
import { withdrawFolderError } from './withdraw-folder-error.ts';

/** Handlers of boards whose folder was found wrong. */
export const folderErrorHandlers = (deps: Deps) =>
  ({
    previewFolderError: ({ params, body, now }) =>
      previewFolderError(deps.db, { roundId: params.id, ...body }, now),
    confirmFolderError: (call) => confirmFolderError(deps)({ roundId: call.params.id, ...call.body }, call),
    withdrawFolderError: (call) =>
      withdrawFolderError(deps)({ folderErrorId: call.params.id, ...call.body }, call),
  }) satisfies Handlers;
