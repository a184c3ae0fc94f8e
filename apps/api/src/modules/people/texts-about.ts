import { type NAMED_ELSEWHERE } from '@spadille/api-schema';
import { foldName } from '@spadille/competition';
import { Prisma } from '../../generated/prisma/client.ts';
import { type Tx } from '../../database/in-transaction.ts';

/** Names by which a text can be about somebody. */
export interface Named {
  readonly names: readonly string[];
  /** An address, by which mail and contacts are his. */
  readonly email: string | null;
}

/** Whether a text says one of some names, in whatever spelling. Pure. */
export function saysName(text: string, names: readonly string[]): boolean {
  const words = ` ${foldName(text)} `;
  return names.filter(isTelling).some((name) => words.includes(` ${foldName(name)} `));
}

/** [choice] A first name alone is too many people's: a text is about somebody when it has his whole name. */
const isTelling = (name: string): boolean => foldName(name).includes(' ');

/** Free texts of the log that are about a player: written beside what was done with him, or with his name in them. */
export async function auditTextsAbout(
  db: Tx,
  ids: readonly string[],
  { names }: Named,
): Promise<{ chainId: string; seq: bigint }[]> {
  const rows = await db.$queryRaw<{ chainId: string; seq: bigint; text: string; own: boolean }[]>`
    SELECT chain_id AS "chainId", seq, audit_text.text,
           (subject_kind = 'player' AND subject_id = ANY(${[...ids]})) AS own
      FROM audit_text JOIN audit_event USING (chain_id, seq)
     WHERE audit_text.text IS NOT NULL
     ORDER BY chain_id, seq`;
  return rows
    .filter(({ own, text }) => own || saysName(text, names))
    .map(({ chainId, seq }) => ({ chainId, seq }));
}

type Kind = (typeof NAMED_ELSEWHERE)[number];

/** Texts that people wrote, and names of people who are no players, by where they stand. */
const ELSEWHERE = Prisma.sql`
  SELECT 'ruling' AS kind, concat_ws(' ', note, late_reason) AS text FROM ruling
  UNION ALL SELECT 'ruling', note FROM folder_error
  UNION ALL SELECT 'protest', concat_ws(' ', text, decision, late_reason) FROM protest
  UNION ALL SELECT 'appeal', concat_ws(' ', text, decision) FROM appeal
  UNION ALL SELECT 'match', reason FROM match
  UNION ALL SELECT 'announcement', text FROM announcement WHERE taken_down_at IS NULL
  UNION ALL SELECT 'team', concat_ws(' ', name, entry_reason) FROM team
  UNION ALL SELECT 'team', note FROM entry_fee
  UNION ALL SELECT 'contact', concat_ws(' ', name, '<' || email || '>') FROM club_contact
  UNION ALL SELECT 'user', name FROM user_account
  UNION ALL SELECT 'mail', concat_ws(' ', to_name, '<' || to_address || '>', text) FROM mail`;

/** How often a player is named elsewhere than in the log, by where. */
export async function namedElsewhere(
  db: Tx,
  { names, email }: Named,
): Promise<{ kind: Kind; count: number }[]> {
  const rows = await db.$queryRaw<{ kind: Kind; text: string }[]>`
    SELECT kind, text FROM (${ELSEWHERE}) texts WHERE text <> ''`;
  const address = email === null ? null : `<${email.toLowerCase()}>`;
  const counts = new Map<Kind, number>();
  for (const { kind, text } of rows) {
    const isHis = saysName(text, names) || (address !== null && text.toLowerCase().includes(address));
    if (isHis) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts].map(([kind, count]) => ({ kind, count }));
}
