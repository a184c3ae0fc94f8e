import { type ChangeTeam } from '@spadille/api-schema';
import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type z } from 'zod';
import { type Deps } from '../../deps.ts';
import { appendEvent } from '../audit/append-event.ts';
import { byWhom, type ChangedBy } from '../audit/changed-by.ts';
import { checkVersion } from '../../database/check-version.ts';
import { lockTeam } from './lock-team.ts';
import { matchMembers } from './match-members.ts';
import { needTeamView } from './need-team-view.ts';
import { checkTaken } from './numbers.ts';
import { ensureClub, listTaken, saveTeam } from './repository.ts';
import { saveMembers } from './save-members.ts';
import { changedTeamFields } from './team-fields.ts';
import { toTeamView, type TeamAnswer } from './team-view.ts';

type Change = z.output<typeof ChangeTeam>;

/**
 * Changes a team; what is not given stays. `members` is the whole list. Refuses `stale-version`, `number-taken`,
 * `name-taken` and `member-unknown`.
 */
export const changeTeam =
  ({ inTransaction, newId }: Pick<Deps, 'inTransaction' | 'newId'>) =>
  (id: string, change: Change, by: ChangedBy) =>
    inTransaction(async (tx): Promise<Result<TeamAnswer, Refusal>> => {
      const before = await lockTeam(tx, id);
      if (!before) return err({ code: 'not-found' });
      const view = toTeamView(before);
      const { number = view.number, name = view.name, club = view.club, members } = change;
      const others = (await listTaken(tx, before.tournamentId)).filter((team) => team.id !== id);
      const matched = members === undefined ? ok(null) : matchMembers(view.members, members);
      const refused = [
        checkVersion(change.expectedVersion, view),
        checkTaken(others, { number, name }),
        matched,
      ].find((check) => !check.ok);
      if (refused && !refused.ok) return refused;

      const clubId = await ensureClub(tx, newId, club);
      await saveTeam(tx, id, { number, name, clubId });
      const after = matched.ok ? matched.value : null;
      const playerIds = after
        ? await saveMembers(tx, newId, by.now, { teamId: id, before: view.members, after })
        : view.members.map(({ playerId }) => playerId);
      await appendEvent(tx, {
        type: 'team-changed',
        payload: {
          version: before.version + 1,
          number,
          clubId,
          playerIds,
          fields: changedTeamFields(view, { number, name, club }, after),
        },
        chainId: before.tournamentId,
        subjectId: id,
        ...byWhom(by),
      });
      return ok(await needTeamView(tx, id));
    });
