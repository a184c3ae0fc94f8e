import { type Tx } from '../../database/in-transaction.ts';
import { type PrintLang } from '../../print/words.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { linkAddress } from '../session/one-time-link.ts';
import { letterText, letterWords } from './invitation-words.ts';
import { type NewLink, type NewPurpose } from '../session/new-link.ts';
import { type UserRow } from './repository.ts';
import { roleOf } from '../session/mapper.ts';
import { tokenHashOf } from '../session/token.ts';

interface LinkMail {
  readonly user: Pick<UserRow, 'name' | 'login' | 'roleGrants'>;
  readonly link: NewLink;
  readonly purpose: NewPurpose;
  readonly email: string;
  readonly origin: string;
  readonly lang: PrintLang;
}

/** Puts a link for somebody in the outbox; each link once. Tells whether it is there. */
export async function mailLink(
  tx: Tx,
  { user, link, purpose, email, origin, lang }: LinkMail,
): Promise<boolean> {
  const facts = {
    name: user.name,
    login: user.login,
    purpose,
    roles: user.roleGrants.map(({ role, club, tournament }) => ({
      role: roleOf(role),
      club: club?.name ?? null,
      tournament: tournament?.name ?? null,
    })),
    expiresAt: link.expiresAt,
  };
  const queued = await queueMail(tx, {
    kind: 'invitation',
    dedupeKey: `link:${tokenHashOf(link.token)}`,
    to: { name: user.name, address: email },
    subject: letterWords(facts, lang).subject,
    text: letterText(facts, linkAddress(origin, link.token), lang),
    tournamentId: null,
  });
  return queued === 'queued';
}
