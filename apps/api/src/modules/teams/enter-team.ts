import { type EnterTeam } from '@spadille/api-schema';
import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type z } from 'zod';
import { type Deps } from '../../deps.ts';
import { appendEvent, lockChain } from '../audit/append-event.ts';
import { byWhom, type ChangedBy } from '../audit/changed-by.ts';
import { matchMembers } from './match-members.ts';
import { needTeamView } from './need-team-view.ts';
import { checkTaken, nextNumber } from './numbers.ts';
import { addTeam, ensureClub, findPool, listTaken } from './repository.ts';
import { saveMembers } from './save-members.ts';
import { type TeamAnswer } from './team-view.ts';

type Entry = z.output<typeof EnterTeam>;

/**
 * Enters a team: with the next free number when none is given, into the first pool when none is named. Refuses
 * `number-taken`, `name-taken`, `member-unknown`, and `not-found` for a pool of another tournament.
 */
export const enterTeam =
  ({ inTransaction, newId }: Pick<Deps, 'inTransaction' | 'newId'>) =>
  (tournamentId: string, { name, club, poolId, members = [], ...given }: Entry, by: ChangedBy) =>
    inTransaction(async (tx): Promise<Result<TeamAnswer, Refusal>> => {
      const pool = await findPool(tx, tournamentId, poolId);
      if (!pool) return err({ code: 'not-found' });
      await lockChain(tx, tournamentId);
      const taken = await listTaken(tx, tournamentId);
      const number = given.number ?? nextNumber(taken);
      const free = checkTaken(taken, { number, name });
      if (!free.ok) return free;
      const matched = matchMembers([], members);
      if (!matched.ok) return matched;

      const id = newId();
      const clubId = await ensureClub(tx, newId, club);
      await addTeam(tx, { id, tournamentId, number, name, clubId }, pool);
      const playerIds = await saveMembers(tx, newId, by.now, {
        teamId: id,
        before: [],
        after: matched.value,
      });
      await appendEvent(tx, {
        type: 'team-entered',
        payload: { version: 1, number, clubId, playerIds, poolId: pool.id },
        chainId: tournamentId,
        subjectId: id,
        ...byWhom(by),
      });
      return ok(await needTeamView(tx, id));
    });
