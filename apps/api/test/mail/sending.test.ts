import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { v7 } from 'uuid';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDatabaseClient } from '../../src/database/client.ts';
import { type Deliver } from '../../src/modules/mail/deliver.ts';
import { keepSending } from '../../src/modules/mail/keep-sending.ts';
import { LOST_AFTER_MS, RETRY_WAITS_MS, sendAllDue, sendNext } from '../../src/modules/mail/mail-sender.ts';
import { queueMail, type MailToQueue } from '../../src/modules/mail/queue-mail.ts';
import { smtpDelivery } from '../../src/modules/mail/smtp-delivery.ts';
import { testDatabase } from '../support/test-database.ts';
import { answer, type MailServer, startMailServer } from './mail-server.ts';

let client: ReturnType<typeof createDatabaseClient>;
let other: ReturnType<typeof createDatabaseClient>;
let server: MailServer;
/** A day after everything that the tests queue, so that it is due. */
const START = new Date(Date.now() + 24 * 60 * 60 * 1000);
let clock: Date;

const now = () => clock;
const later = (ms: number) => (clock = new Date(clock.getTime() + ms));
const sender = (deliver: Deliver = smtpDelivery(server.settings), db = client.prisma) => ({
  db,
  deliver,
  now,
});

beforeAll(async () => {
  const url = await testDatabase();
  client = createDatabaseClient({ url });
  other = createDatabaseClient({ url });
});
afterAll(async () => {
  await client.close();
  await other.close();
});
beforeEach(async () => {
  clock = START;
  server = await startMailServer();
  await client.prisma.$executeRaw`ALTER TABLE mail DISABLE TRIGGER mail_never_deleted`;
  await client.prisma.mail.deleteMany();
  await client.prisma.$executeRaw`ALTER TABLE mail ENABLE TRIGGER mail_never_deleted`;
});
afterEach(() => server.stop());

const NEWS: MailToQueue = {
  kind: 'season-dates',
  dedupeKey: '',
  to: { name: 'Åse Ærø', address: 'aase@example.dk' },
  subject: 'Datoer for sæsonen',
  text: 'Kære Åse\n\n.Et punktum først\nFrom her\n',
  tournamentId: null,
};
const queue = (changes: Partial<MailToQueue> = {}) =>
  client.inTransaction((tx) => queueMail(tx, { ...NEWS, dedupeKey: v7(), ...changes }));
const mails = () => client.prisma.mail.findMany({ orderBy: { id: 'asc' } });
const theMail = async () => {
  const [mail, ...more] = await mails();
  if (!mail || more.length > 0) throw new Error('there is not exactly one mail');
  return mail;
};

describe('the outbox', () => {
  it('takes the same news once, also from two at once', async () => {
    const both = await Promise.all([queue({ dedupeKey: 'a' }), queue({ dedupeKey: 'a' })]);
    expect(both.sort()).toEqual(['known', 'queued']);
    expect(await queue({ dedupeKey: 'a', subject: 'Igen' })).toBe('known');
    expect(await mails()).toHaveLength(1);
  });

  it('keeps nothing of a transaction that is undone', async () => {
    await client.inTransaction(async (tx) => {
      await queueMail(tx, { ...NEWS, dedupeKey: 'undone' });
      return { ok: false, error: { code: 'not-found' } };
    });
    expect(await mails()).toEqual([]);
  });

  it.each(['ingen', 'a@b', 'a@example.dk\r\nRCPT TO:<b@example.dk>', 'a@example.dk, b@example.dk'])(
    'takes no mail for %j',
    async (address) => {
      expect(await queue({ to: { name: 'X', address } })).toBe('address-not-valid');
      expect(await mails()).toEqual([]);
    },
  );
});

describe('sending', () => {
  it('hands a mail to the server, and notes it', async () => {
    await queue();
    await sendAllDue(sender());
    const { id, ...mail } = await theMail();
    expect(mail).toMatchObject({ state: 'sent', attempts: 1, sentAt: clock, lastError: null });
    const [received] = server.received;
    expect(received).toMatchObject({
      from: 'union@example.dk',
      to: ['aase@example.dk'],
      messageId: `<${id}@example.dk>`,
    });
    expect(received?.raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(received?.raw).toMatch(/^Subject: =\?UTF-8\?Q\?Datoer_for_s=C3=A6sonen\?=\r$/m);
    expect(received?.raw).toContain("Dansk L'hombre-Union");
  });

  it('sends nothing a second time', async () => {
    await queue();
    await sendAllDue(sender());
    later(7 * 24 * 60 * 60 * 1000);
    await sendAllDue(sender());
    expect(server.received).toHaveLength(1);
  });

  it('lets no header be smuggled in', async () => {
    await queue({
      to: { name: 'Bo\r\nBcc: alle@example.dk', address: 'bo@example.dk' },
      subject: 'Hej\r\nBcc: alle@example.dk\r\n\r\nFalsk tekst',
    });
    await sendAllDue(sender());
    const [received] = server.received;
    const headers = received?.raw.split('\r\n\r\n')[0] ?? '';
    expect(headers).not.toMatch(/^Bcc:/im);
    expect(headers).not.toMatch(/^Falsk/im);
    expect(received?.to).toEqual(['bo@example.dk']);
  });

  it('of two senders at once, each mail goes by one', async () => {
    await Promise.all(Array.from({ length: 20 }, () => queue()));
    await Promise.all([sendAllDue(sender()), sendAllDue(sender(undefined, other.prisma))]);
    const ids = server.received.map(({ messageId }) => messageId);
    expect(ids).toHaveLength(20);
    expect(new Set(ids).size).toBe(20);
    expect((await mails()).every(({ state, attempts }) => state === 'sent' && attempts === 1)).toBe(true);
  });

  it('sends when it is woken up, and no more once it is stopped', async () => {
    let wake = () => Promise.resolve();
    const stop = keepSending(sender(), (work) => {
      wake = work;
      return () => undefined;
    });
    await wake();
    await queue();
    await wake();
    expect(server.received).toHaveLength(1);
    await stop();
    await queue();
    await wake();
    expect((await mails()).map(({ state }) => state)).toEqual(['sent', 'waiting']);
  });
});

describe('when the server does not take a mail', () => {
  it('gives up at once when it knows no such person', async () => {
    await server.stop();
    server = await startMailServer({
      onRcptTo: (_address, _session, taken) => taken(answer(550, '5.1.1 No such user here')),
    });
    await queue();
    await sendAllDue(sender());
    const mail = await theMail();
    expect(mail).toMatchObject({ state: 'given-up', attempts: 1 });
    expect(mail.lastError).toMatch(/^recipient-refused .*550 5\.1\.1 No such user here/);
    expect(server.received).toEqual([]);
  });

  it('tries again when it is told to come later', async () => {
    let busy = true;
    await server.stop();
    server = await startMailServer({
      onRcptTo: (_address, _session, taken) => taken(busy ? answer(450, '4.2.1 Later, please') : undefined),
    });
    await queue();
    await sendAllDue(sender());
    expect(await theMail()).toMatchObject({
      state: 'failed',
      nextTryAt: new Date(clock.getTime() + RETRY_WAITS_MS[0]),
    });
    busy = false;
    later(RETRY_WAITS_MS[0] - 1);
    expect(await sendNext(sender())).toBe(false);
    later(1);
    await sendAllDue(sender());
    expect(await theMail()).toMatchObject({ state: 'sent', attempts: 2 });
    expect(server.received).toHaveLength(1);
  });

  it('goes once the server is up again', async () => {
    const { settings } = server;
    const port = Number(new URL(settings.smtpUrl).port);
    await server.stop();
    await queue();
    await sendAllDue(sender(smtpDelivery(settings)));
    expect((await theMail()).lastError).toMatch(/^server-unreachable .*ECONNREFUSED/);
    server = await startMailServer({}, port);
    later(RETRY_WAITS_MS[0]);
    await sendAllDue(sender(smtpDelivery(settings)));
    expect(await theMail()).toMatchObject({ state: 'sent', lastError: null });
    expect(server.received).toHaveLength(1);
  });

  it('waits longer each time, and gives up in the end', async () => {
    const deliver: Deliver = () =>
      Promise.resolve({ outcome: 'not-sent', fault: { code: 'server-unreachable', detail: 'ECONNREFUSED' } });
    await queue();
    const waits: number[] = [];
    for (;;) {
      await sendAllDue(sender(deliver));
      const { state, nextTryAt } = await theMail();
      if (state === 'given-up') break;
      waits.push(nextTryAt.getTime() - clock.getTime());
      clock = nextTryAt;
    }
    expect(waits).toEqual(RETRY_WAITS_MS);
    later(365 * 24 * 60 * 60 * 1000);
    expect(await sendNext(sender(deliver))).toBe(false);
  });

  it('tells wrong settings from a wrong address: a refused sign-in is tried again', async () => {
    await server.stop();
    server = await startMailServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(answer(535, '5.7.8 Bad password')),
    });
    const settings = {
      ...server.settings,
      smtpUrl: server.settings.smtpUrl.replace('//', '//union:secret@'),
    };
    await queue();
    await sendAllDue(sender(smtpDelivery(settings)));
    const { state, lastError } = await theMail();
    expect(state).toBe('failed');
    expect(lastError).toMatch(/^sign-in-refused /);
    expect(lastError).not.toContain('secret');
  });
});

describe('what may have gone is not sent again by itself', () => {
  const staysUnknown = async () => {
    later(365 * 24 * 60 * 60 * 1000);
    await sendAllDue(sender());
    expect((await theMail()).state).toBe('unknown');
  };

  it('when the connection breaks after the text', async () => {
    await server.stop();
    const taken: string[] = [];
    server = await startMailServer({
      onData(stream, { id }) {
        stream.resume();
        stream.on('end', () => {
          taken.push(id);
          server.hangUp();
        });
      },
    });
    await queue();
    await sendAllDue(sender());
    expect(taken).toHaveLength(1);
    expect(await theMail()).toMatchObject({ state: 'unknown' });
    expect((await theMail()).lastError).toMatch(/^broke-off /);
    await staysUnknown();
  });

  it('when the process is killed between sending and noting it', async () => {
    await queue();
    const { smtpUrl, from } = server.settings;
    const script = fileURLToPath(new URL('send-and-die.ts', import.meta.url));
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', script, await testDatabase(), smtpUrl, from.address, clock.toISOString()],
      { stdio: 'ignore' },
    );
    const [, signal] = (await once(child, 'exit')) as [number | null, string | null];
    expect(signal).toBe('SIGKILL');
    expect(server.received).toHaveLength(1);

    later(LOST_AFTER_MS);
    await sendAllDue(sender());
    expect((await theMail()).state).toBe('sending');
    later(1);
    await sendAllDue(sender());
    expect(await theMail()).toMatchObject({ state: 'unknown', lastError: 'sender-died' });
    await staysUnknown();
    expect(server.received).toHaveLength(1);
  });

  it('but a slow sender that was taken for dead still notes what came of it', async () => {
    await queue();
    const deliver: Deliver = async () => {
      later(LOST_AFTER_MS + 1);
      await sendAllDue(sender());
      expect((await theMail()).state).toBe('unknown');
      return { outcome: 'sent' };
    };
    await sendNext(sender(deliver));
    expect((await theMail()).state).toBe('sent');
  });
});
