import { LINK_PURPOSES, type LetterWanted } from '@spadille/api-schema';
import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type z } from 'zod';
import { oneOf } from '../../database/one-of.ts';
import { type Database } from '../../deps.ts';
import { type FileAnswer } from '../../http/handler.ts';
import { invitationPdf } from '../../print/invitation-pdf.ts';
import { roleOf } from '../session/mapper.ts';
import { openLink } from '../session/new-link.ts';
import { linkAddress } from '../session/one-time-link.ts';
import { letterWords } from './invitation-words.ts';

/**
 * The letter with a link that was just made: whoever has the token may print it, as long as the link is good. Refuses
 * `link-not-valid`. Nothing is kept of it.
 */
export async function printInvitation(
  db: Database,
  { token, origin, lang }: z.output<typeof LetterWanted>,
  now: Date,
): Promise<Result<FileAnswer, Refusal>> {
  const link = await openLink(db, token, now);
  if (!link) return err({ code: 'link-not-valid' });
  const { name, login, roleGrants } = link.user;
  const words = letterWords(
    {
      name,
      login,
      purpose: oneOf(LINK_PURPOSES, link.purpose),
      roles: roleGrants.map(({ role, club, tournament }) => ({
        role: roleOf(role),
        club: club?.name ?? null,
        tournament: tournament?.name ?? null,
      })),
      expiresAt: link.expiresAt,
    },
    lang,
  );
  const bytes = await invitationPdf(words, linkAddress(origin, token), lang, now);
  return ok({ fileName: `invitation-${login}.pdf`, bytes });
}
