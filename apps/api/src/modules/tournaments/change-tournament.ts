import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type Deps } from '../../deps.ts';
import { appendEvent, lockChain } from '../audit/append-event.ts';
import { byWhom, type ChangedBy } from '../audit/changed-by.ts';
import { checkVersion } from '../../database/check-version.ts';
import { findTournament, isNameTaken, renameTournament } from './repository.ts';
import { toSummary, tournamentView, type TournamentAnswer } from './tournament-view.ts';

interface Rename {
  readonly id: string;
  readonly expectedVersion: number;
  readonly name: string;
}

/**
 * Renames a tournament. [choice] Its address stays as it is: links on other sites must not break. Refuses
 * `stale-version`, and `name-taken` within the season.
 */
export const changeTournament =
  ({ inTransaction }: Pick<Deps, 'inTransaction'>) =>
  ({ id, expectedVersion, name }: Rename, by: ChangedBy) =>
    inTransaction(async (tx): Promise<Result<TournamentAnswer, Refusal>> => {
      if (!(await findTournament(tx, id))) return err({ code: 'not-found' });
      await lockChain(tx, id);
      const before = await findTournament(tx, id);
      if (!before) return err({ code: 'not-found' });
      const fresh = checkVersion(expectedVersion, toSummary(before));
      if (!fresh.ok) return fresh;
      if (await isNameTaken(tx, { seasonId: before.seasonId, name, exceptId: id })) {
        return err({ code: 'name-taken', name });
      }
      const { version } = await renameTournament(tx, id, name);
      await appendEvent(tx, {
        type: 'tournament-settings-changed',
        payload: { version, fields: ['name'] },
        chainId: id,
        subjectId: id,
        ...byWhom(by),
      });
      const view = await tournamentView(tx, id);
      return view ? ok(view) : err({ code: 'not-found' });
    });
