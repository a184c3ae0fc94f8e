import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { queueMail } from '../../src/modules/mail/queue-mail.ts';
import { openVenue, type Venue } from '../support/venue.ts';

let venue: Venue;
beforeAll(async () => {
  venue = await openVenue();
});
afterAll(() => venue.close());
beforeEach(async () => {
  const { db } = venue.deps;
  await db.$executeRaw`ALTER TABLE mail DISABLE TRIGGER mail_never_deleted`;
  await db.mail.deleteMany();
  await db.$executeRaw`ALTER TABLE mail ENABLE TRIGGER mail_never_deleted`;
});

const queue = (subject: string) =>
  venue.deps.inTransaction((tx) =>
    queueMail(tx, {
      kind: 'season-dates',
      dedupeKey: v7(),
      to: { name: 'Bo', address: 'bo@example.dk' },
      subject,
      text: 'Hej',
      tournamentId: null,
    }),
  );
const outbox = (query: Record<string, string> = {}) => venue.get('getOutbox', { query }, 'committee');
const decide = (id: string, decision: string, expectedVersion = 1) =>
  venue.send('decideMail', { params: { id }, body: { expectedVersion, decision } }, 'committee');
/** One mail, brought into a state. */
async function mailIn(state: string): Promise<string> {
  await queue(state);
  const [mail] = (await outbox()).mails;
  const id = mail?.id ?? '';
  const at = new Date('2026-11-15T10:00:00Z');
  await venue.deps.db.mail.update({
    where: { id },
    data: {
      state,
      claimedAt: at,
      ...(state === 'sent' && { sentAt: at }),
      ...(state === 'failed' && { attempts: 3, lastError: 'server-unreachable connect ECONNREFUSED' }),
    },
  });
  return id;
}

describe('the outbox', () => {
  it('says that nothing is sent without settings', async () => {
    expect((await outbox()).sentFrom).toBeNull();
  });

  it('counts every state, and filters by one', async () => {
    await mailIn('failed');
    await queue('ny');
    const { counts, mails } = await outbox();
    expect(counts).toEqual({ waiting: 1, sending: 0, sent: 0, failed: 1, 'given-up': 0, unknown: 0 });
    expect(mails.map(({ subject }) => subject)).toEqual(['ny', 'failed']);
    const failed = await outbox({ state: 'failed' });
    expect(failed.mails).toHaveLength(1);
    expect(failed.mails[0]).toMatchObject({
      error: { code: 'server-unreachable', detail: 'connect ECONNREFUSED' },
      decisions: ['send-again', 'give-up'],
    });
  });

  it('has pages', async () => {
    for (let number = 1; number <= 52; number += 1) await queue(String(number));
    const first = await outbox();
    expect(first.mails).toHaveLength(50);
    const second = await outbox({ before: first.next ?? '' });
    expect(second.mails.map(({ subject }) => subject)).toEqual(['2', '1']);
    expect(second.next).toBeNull();
  });
});

describe('a decision', () => {
  it.each([
    ['waiting', 'give-up', 'given-up'],
    ['failed', 'send-again', 'waiting'],
    ['failed', 'give-up', 'given-up'],
    ['given-up', 'send-again', 'waiting'],
    ['unknown', 'send-again', 'waiting'],
    ['unknown', 'it-went', 'sent'],
    ['unknown', 'give-up', 'given-up'],
  ])('on mail that is %s: %s makes it %s', async (state, decision, after) => {
    const id = await mailIn(state);
    const { status, json } = await decide(id, decision);
    expect(status).toBe(200);
    expect(json).toMatchObject({ state: after, version: 2 });
    const events = await venue.deps.db.auditEvent.findMany({ where: { subjectId: id } });
    expect(events.map(({ type, payload }) => [type, payload])).toEqual([
      ['mail-decided', { version: 2, decision }],
    ]);
  });

  it.each([
    ['sent', 'send-again'],
    ['sent', 'give-up'],
    ['sending', 'send-again'],
    ['sending', 'it-went'],
    ['waiting', 'send-again'],
    ['failed', 'it-went'],
  ])('on mail that is %s is refused: %s', async (state, decision) => {
    const id = await mailIn(state);
    expect((await decide(id, decision)).json).toMatchObject({ code: 'mail-state', state });
  });

  it('begins again at the first try, and counts mail that went from when it was sent', async () => {
    const again = await mailIn('failed');
    await decide(again, 'send-again');
    expect(await venue.deps.db.mail.findUnique({ where: { id: again } })).toMatchObject({ attempts: 0 });
    const went = await mailIn('unknown');
    const { json } = await decide(went, 'it-went');
    expect(json['sentAt']).toBe('2026-11-15T10:00:00.000Z');
  });

  it('of two people at once is one', async () => {
    const id = await mailIn('unknown');
    const both = await Promise.all([decide(id, 'it-went'), decide(id, 'send-again')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is the committee’s', async () => {
    const id = await mailIn('unknown');
    const body = { expectedVersion: 1, decision: 'it-went' };
    expect((await venue.send('decideMail', { params: { id }, body }, 'director')).status).toBe(403);
    expect((await venue.send('getOutbox', {}, 'director')).status).toBe(403);
  });
});
