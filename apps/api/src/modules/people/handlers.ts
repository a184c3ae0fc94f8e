import { err, ok } from '@spadille/core';
import { type Deps } from '../../deps.ts';
import { found } from '../../http/found.ts';
import { type Handlers } from '../../http/handler.ts';
import { tellingPublic } from '../../http/telling-public.ts';
import { clubHandlers } from './club-handlers.ts';
import { askToHideName } from './ask-to-hide.ts';
import { changePlayer } from './change-player.ts';
import { createPlayer } from './create-player.ts';
import { decideNameRequest } from './decide-request.ts';
import { doublePairs } from './doubles.ts';
import { previewErase } from './erase-facts.ts';
import { erasePlayer } from './erase-player.ts';
import { exportPlayer } from './export-player.ts';
import { importPeople, previewPeople } from './import-people.ts';
import { keepApart } from './keep-apart.ts';
import { listPlayers } from './list-players.ts';
import { mergePlayers } from './merge-players.ts';
import { nameRequests } from './name-requests.ts';
import { findWholePlayer, playerView } from './player-view.ts';
import { previewMerge } from './preview-merge.ts';
import { undoMerge } from './undo-merge.ts';
import { unionTasks } from './union-tasks.ts';

/** Clubs, players, and what is private of them. */
export const peopleHandlers = (deps: Deps) => {
  const told = tellingPublic(deps.publicPages);
  return {
    ...clubHandlers(deps),
    ...listHandlers(deps),
    getPlayer: async ({ params, now }) => found(await playerView(deps.db, params.id, now)),
    createPlayer: (call) => createPlayer(deps)(call.body, call),
    changePlayer: (call) => told(changePlayer(deps)(call.params.id, call.body, call)),
    previewMerge: async ({ params, body }) =>
      found(await previewMerge(deps.db, { goneId: params.id, intoId: body.intoId })),
    mergePlayers: (call) => told(mergePlayers(deps)(call.params.id, call.body, call)),
    undoMerge: (call) => told(undoMerge(deps)(call.params.id, call.body.expectedVersion, call)),
    keepApart: (call) => keepApart(deps)(call.params.id, call.body.otherId, call),
    exportPlayer: async ({ params, now }) => found(await exportPlayer(deps.db, params.id, now)),
    previewErase: async ({ params: { id }, now }) => {
      const player = await findWholePlayer(deps.db, id);
      if (player === null) return err({ code: 'not-found' });
      if (player.mergedInto) return err({ code: 'player-merged', playerId: id, into: player.mergedInto });
      if (player.erasedAt !== null) return err({ code: 'player-erased', playerId: id });
      return ok(await previewErase(deps.db, player, now));
    },
    erasePlayer: (call) => told(erasePlayer(deps)(call.params.id, call.body.expectedVersion, call)),
    decideNameRequest: (call) => told(decideNameRequest(deps)(call.params.id, call.body, call)),
    askToHideName: (call) => askToHideName(deps)(call.body, call),
  } satisfies Handlers;
};

const listHandlers = (deps: Deps) =>
  ({
    listPlayers: async ({ query, now }) => ok(await listPlayers(deps.db, query, now)),
    listDoubles: async ({ now }) => ok(await doublePairs(deps.db, now)),
    previewPeople: async ({ body, now }) => ok(await previewPeople(deps.db, { upload: body }, now)),
    importPeople: (call) => importPeople(deps)({ upload: call.body }, call),
    listNameRequests: async () => ok(await nameRequests(deps.db)),
    getUnionTasks: async ({ now }) => ok(await unionTasks(deps.db, now)),
  }) satisfies Handlers;
