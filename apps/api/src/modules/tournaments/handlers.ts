import { err, ok } from '@spadille/core';
import { type Deps } from '../../deps.ts';
import { type Handlers } from '../../http/handler.ts';
import { tellingPublic } from '../../http/telling-public.ts';
import { changeStageSettings } from './change-stage-settings.ts';
import { changeTournament } from './change-tournament.ts';
import { createTournament } from './create-tournament.ts';
import { tournamentsFor } from './list-tournaments.ts';
import { tournamentView } from './tournament-view.ts';

/** Tournaments and what their stages decide. */
export const tournamentHandlers = (deps: Deps) => {
  const told = tellingPublic(deps.publicPages);
  return {
    listTournaments: async ({ actor }) => ok(await tournamentsFor(deps.db, actor)),
    createTournament: (call) => createTournament(deps)(call.body, call),
    getTournament: async ({ params }) => {
      const view = await tournamentView(deps.db, params.id);
      return view ? ok(view) : err({ code: 'not-found' });
    },
    changeTournament: (call) => told(changeTournament(deps)({ id: call.params.id, ...call.body }, call)),
    changeStageSettings: (call) => changeStageSettings(deps)(call.params.id, call.body, call),
  } satisfies Handlers;
};
