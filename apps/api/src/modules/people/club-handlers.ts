import { err, ok } from '@spadille/core';
import { type Deps } from '../../deps.ts';
import { type Handlers } from '../../http/handler.ts';
import { tellingPublic } from '../../http/telling-public.ts';
import { addMember } from './add-member.ts';
import { changeClub } from './change-club.ts';
import { changeMember } from './change-member.ts';
import { clubSummaries, clubView } from './club-view.ts';
import { createClub } from './create-club.ts';
import { importPeople, previewPeople } from './import-people.ts';
import { findPlayers } from './list-players.ts';
import { removeMember } from './remove-member.ts';
import { setContacts } from './set-contacts.ts';

/** Clubs, whom the union writes to in them, and their members. */
export const clubHandlers = (deps: Deps) => {
  const told = tellingPublic(deps.publicPages);
  return {
    listClubs: async ({ now }) => ok(await clubSummaries(deps.db, now)),
    createClub: (call) => createClub(deps)(call.body, call),
    getClub: async ({ params, actor, now }) => {
      const club = await clubView(deps.db, params.id, actor, now);
      return club === null ? err({ code: 'not-found' }) : ok(club);
    },
    changeClub: (call) => told(changeClub(deps)(call.params.id, call.body, call)),
    setClubContacts: (call) => setContacts(deps)(call.params.id, call.body, call),
    addMember: (call) => addMember(deps)(call.params.id, call.body, call),
    changeMember: ({ params: { id, membershipId }, body, ...by }) =>
      told(changeMember(deps)({ clubId: id, membershipId }, body, by)),
    removeMember: (call) =>
      removeMember(deps)({ clubId: call.params.id, membershipId: call.params.membershipId }, call),
    previewMembers: async ({ params: { id }, body, now }) =>
      ok(await previewPeople(deps.db, { upload: body, clubId: id }, now)),
    importMembers: ({ params, body, ...by }) => importPeople(deps)({ upload: body, clubId: params.id }, by),
    findPlayers: async ({ params, query, now }) =>
      ok(await findPlayers(deps.db, { clubId: params.id, q: query.q }, now)),
  } satisfies Handlers;
};
