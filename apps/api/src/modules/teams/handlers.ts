import { ok } from '@spadille/core';
import { type Deps } from '../../deps.ts';
import { type Handlers } from '../../http/handler.ts';
import { tellingPublic } from '../../http/telling-public.ts';
import { changeTeam } from './change-team.ts';
import { enterTeam } from './enter-team.ts';
import { importTeams, readList } from './import-teams.ts';
import { removeTeam } from './remove-team.ts';
import { teamViews } from './team-view.ts';
import { withdrawTeam } from './withdraw-team.ts';

/** Teams: typed one by one or taken from a list. */
export const teamHandlers = (deps: Deps) => {
  const told = tellingPublic(deps.publicPages);
  return {
    listTeams: async ({ params }) => ok(await teamViews(deps.db, params.id)),
    enterTeam: (call) => told(enterTeam(deps)(call.params.id, call.body, call)),
    previewTeams: async ({ params, body, now }) => {
      const { faults, teams } = await readList(deps.db, params.id, body, now);
      return ok({
        faults: [...faults],
        teams: teams.map(({ number, name, club, known }) => ({ number, name, club, known })),
      });
    },
    importTeams: (call) => told(importTeams(deps)(call.params.id, call.body, call)),
    changeTeam: (call) => told(changeTeam(deps)(call.params.id, call.body, call)),
    removeTeam: (call) => told(removeTeam(deps)(call.params.id, call)),
    withdrawTeam: (call) => told(withdrawTeam(deps)({ id: call.params.id, ...call.body }, call)),
  } satisfies Handlers;
};
