import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type Deps } from '../../deps.ts';
import { appendEvent } from '../audit/append-event.ts';
import { byWhom, type ChangedBy } from '../audit/changed-by.ts';
import { lockTeam } from './lock-team.ts';
import { removeTeamRow } from './repository.ts';
import { removeUnused } from './save-members.ts';

/** Removes a team entered by mistake. Refuses `team-has-matches`: such a team can only be withdrawn. */
export const removeTeam =
  ({ inTransaction }: Pick<Deps, 'inTransaction'>) =>
  (id: string, by: ChangedBy) =>
    inTransaction(async (tx): Promise<Result<undefined, Refusal>> => {
      const team = await lockTeam(tx, id);
      if (!team) return err({ code: 'not-found' });
      if (team._count.matches > 0) return err({ code: 'team-has-matches', matches: team._count.matches });
      await removeTeamRow(tx, id);
      await removeUnused(
        tx,
        team.members.map(({ playerId }) => playerId),
      );
      await appendEvent(tx, {
        type: 'team-removed',
        payload: { number: team.number },
        chainId: team.tournamentId,
        subjectId: id,
        ...byWhom(by),
      });
      return ok(undefined);
    });
