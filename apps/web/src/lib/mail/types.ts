import type { components } from '$lib/api/schema.d.ts';

/** The API's answers as the mail pages use them. */
export type Outbox = components['schemas']['Outbox'];
export type MailView = Outbox['mails'][number];
export type MailState = MailView['state'];
export type MailDecision = MailView['decisions'][number];
export type NewsPreview = components['schemas']['NewsPreview'];

export const MAIL_STATES = [
  'unknown',
  'failed',
  'given-up',
  'waiting',
  'sending',
  'sent',
] as const satisfies MailState[];
export const NEWS_KINDS = ['season-dates', 'entry-list'] as const;
export const NEWS_LANGS = ['da', 'en'] as const;

/** A code out of an address's query, as one of those that are known; the first of them when it is none. */
export const chosen = <const T extends string>(codes: readonly [T, ...T[]], text: string | null): T =>
  codes.find((code) => code === text) ?? codes[0];
