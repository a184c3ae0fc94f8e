import { type DecideMail, MAIL_STATES, type MailDecision } from '@spadille/api-schema';
import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type z } from 'zod';
import { checkVersion } from '../../database/check-version.ts';
import { oneOf } from '../../database/one-of.ts';
import { type Deps } from '../../deps.ts';
import { appendEvent } from '../audit/append-event.ts';
import { NO_TOURNAMENT } from '../audit/chain-event.ts';
import { byWhom, type ChangedBy } from '../audit/changed-by.ts';
import { DECIDABLE, type MailAnswer, mailView } from './outbox.ts';
import { type Decided, lockMail, type MailRow, saveDecision } from './repository.ts';

/**
 * Sends a mail again from the first try on, leaves it unsent, or notes that it went after all. Refuses `stale-version` with
 * the state that it is in now, and `mail-state`: what was sent is never sent again, and what is being sent is waited for.
 */
export const decideMail =
  ({ inTransaction }: Pick<Deps, 'inTransaction'>) =>
  (id: string, { expectedVersion, decision }: z.output<typeof DecideMail>, by: ChangedBy) =>
    inTransaction(async (tx): Promise<Result<MailAnswer, Refusal>> => {
      const mail = await lockMail(tx, id);
      if (!mail) return err({ code: 'not-found' });
      const state = oneOf(MAIL_STATES, mail.state);
      const fresh = checkVersion(expectedVersion, { version: mail.version, state });
      if (!fresh.ok) return fresh;
      if (!DECIDABLE[decision].includes(state)) return err({ code: 'mail-state', state, decision });
      const saved = await saveDecision(tx, id, DECIDED[decision](mail, by.now));
      await appendEvent(tx, {
        type: 'mail-decided',
        payload: { version: saved.version, decision },
        chainId: mail.tournamentId ?? NO_TOURNAMENT,
        subjectId: id,
        ...byWhom(by),
      });
      return ok(mailView(saved));
    });

const DECIDED: Record<MailDecision, (mail: MailRow, now: Date) => Decided> = {
  'send-again': (_, now) => ({ state: 'waiting', attempts: 0, nextTryAt: now }),
  'give-up': () => ({ state: 'given-up' }),
  'it-went': ({ claimedAt }, now) => ({ state: 'sent', sentAt: claimedAt ?? now }),
};
