import { z } from 'zod';
import { Id, Instant, Version } from './primitives.ts';

/**
 * What a mail in the outbox is: waiting to be sent; sending now; sent; failed, and tried again; given up; or unknown,
 * because it broke off while it was on its way and only a human can find out.
 */
export const MAIL_STATES = ['waiting', 'sending', 'sent', 'failed', 'given-up', 'unknown'] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** What the committee can decide on a mail: send it (again), leave it, or that it went after all. */
export const MAIL_DECISIONS = ['send-again', 'give-up', 'it-went'] as const;
export type MailDecision = (typeof MAIL_DECISIONS)[number];

export const MailView = z.strictObject({
  id: Id,
  kind: z.string(),
  tournament: z.strictObject({ id: Id, name: z.string() }).nullable(),
  toName: z.string(),
  toAddress: z.string(),
  subject: z.string(),
  text: z.string(),
  state: z.enum(MAIL_STATES),
  attempts: z.int(),
  createdAt: Instant,
  /** Only while it is still to be tried. */
  nextTryAt: Instant.nullable(),
  sentAt: Instant.nullable(),
  /** Why it did not go: a code, and the mail server's own words. */
  error: z.strictObject({ code: z.string(), detail: z.string() }).nullable(),
  /** What can be decided on it now. */
  decisions: z.array(z.enum(MAIL_DECISIONS)),
  version: Version,
});

/** `before`: the id of the last mail of the page before. */
export const OutboxQuery = z.strictObject({ state: z.enum(MAIL_STATES).optional(), before: Id.optional() });

export const Outbox = z.strictObject({
  /** From whom mail goes out; null while no mail server is set, and nothing is sent. */
  sentFrom: z.string().nullable(),
  counts: z.strictObject({
    waiting: z.int(),
    sending: z.int(),
    sent: z.int(),
    failed: z.int(),
    'given-up': z.int(),
    unknown: z.int(),
  } satisfies Record<MailState, z.ZodType>),
  /** The newest first. */
  mails: z.array(MailView),
  /** Pass it as `before` for the next page; null at the end. */
  next: Id.nullable(),
});

export const DecideMail = z.strictObject({ expectedVersion: Version, decision: z.enum(MAIL_DECISIONS) });

// News to all clubs

/** What all clubs are told at once: the days of play, or which teams are entered. */
export const NEWS_KINDS = ['season-dates', 'entry-list'] as const;
export type NewsKind = (typeof NEWS_KINDS)[number];

export const NewsQuery = z.strictObject({
  kind: z.enum(NEWS_KINDS),
  lang: z.enum(['da', 'en']).default('da'),
});

/** News as it would go: to whom, and the whole text. */
export const NewsPreview = z.strictObject({
  sentFrom: z.string().nullable(),
  subject: z.string(),
  text: z.string(),
  receivers: z.array(
    z.strictObject({
      clubs: z.array(z.string()),
      name: z.string(),
      address: z.string(),
      /** The very same text stands in the outbox for this address: it is not written a second time. */
      known: z.boolean(),
    }),
  ),
  /** Clubs without anybody to write to. */
  unreachable: z.array(z.string()),
  /** Names this text and these receivers: what is sent is what was seen. */
  etag: z.string(),
});

export const SendNews = NewsQuery.extend({ etag: z.string().regex(/^[0-9a-f]{1,200}$/) });
export const NewsSent = z.strictObject({ queued: z.int() });
