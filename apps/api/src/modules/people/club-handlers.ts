import { err, ok } from '@spadille/core';
import { type Deps } from '../../deps.ts';
import { type Handlers } from '../../http/handler.ts';
import { addMember } from './add-member.ts';
import { changeClub } from './change-club.ts';
import { changeMember } from './change-member.ts';
import { clubSummaries, clubView } from './club-view.ts';
import { createClub } from './create-club.ts';
import { findPlayers } from './list-players.ts';
import { removeMember } from './remove-member.ts';
import { setContacts } from './set-contacts.ts';

/** Clubs, whom the union writes to in them, and their members. */
export const clubHandlers = (deps: Deps) =>
  ({
    listClubs: async ({ now }) => ok(await clubSummaries(deps.db, now)),
    createClub: (call) => createClub(deps)(call.body, call),
    getClub: async ({ params, actor, now }) => {
      const club = await clubView(deps.db, params.id, actor, now);
      return club === null ? err({ code: 'not-found' }) : ok(club);
    },
    changeClub: async (call) => {
      const changed = await changeClub(deps)(call.params.id, call.body, call);
      if (changed.ok) deps.publicPages.changed();
      return changed;
    },
    setClubContacts: (call) => setContacts(deps)(call.params.id, call.body, call),
    addMember: (call) => addMember(deps)(call.params.id, call.body, call),
    changeMember: async ({ params: { id, membershipId }, body, ...by }) => {
      const changed = await changeMember(deps)({ clubId: id, membershipId }, body, by);
      if (changed.ok) deps.publicPages.changed();
      return changed;
    },
    removeMember: (call) =>
      removeMember(deps)({ clubId: call.params.id, membershipId: call.params.membershipId }, call),
    findPlayers: async ({ params, query, now }) =>
      ok(await findPlayers(deps.db, { clubId: params.id, q: query.q }, now)),
  }) satisfies Handlers;
