import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type Deps } from '../../deps.ts';
import { appendEvent } from '../audit/append-event.ts';
import { byWhom, type ChangedBy } from '../audit/changed-by.ts';
import { checkVersion } from '../../database/check-version.ts';
import { lockTeam } from './lock-team.ts';
import { needTeamView } from './need-team-view.ts';
import { saveTeam } from './repository.ts';
import { toTeamView, type TeamAnswer } from './team-view.ts';

interface Withdrawal {
  readonly id: string;
  readonly expectedVersion: number;
  readonly withdrawn: boolean;
}

/** Withdraws a team (§4: the stage says what becomes of its results), or takes it back in. Refuses `stale-version`. */
export const withdrawTeam =
  ({ inTransaction }: Pick<Deps, 'inTransaction'>) =>
  ({ id, expectedVersion, withdrawn }: Withdrawal, by: ChangedBy) =>
    inTransaction(async (tx): Promise<Result<TeamAnswer, Refusal>> => {
      const team = await lockTeam(tx, id);
      if (!team) return err({ code: 'not-found' });
      const view = toTeamView(team);
      const fresh = checkVersion(expectedVersion, view);
      if (!fresh.ok) return fresh;
      if (view.withdrawn === withdrawn) return ok(view);
      const { version } = await saveTeam(tx, id, { withdrawnAt: withdrawn ? by.now : null });
      await appendEvent(tx, {
        type: withdrawn ? 'team-withdrawn' : 'team-reinstated',
        payload: { version },
        chainId: team.tournamentId,
        subjectId: id,
        ...byWhom(by),
      });
      return ok(await needTeamView(tx, id));
    });
