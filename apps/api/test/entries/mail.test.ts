import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Frame, openFrame } from '../support/frame.ts';
import { acting, type Entry, LATE, type Office, openOffice, UNPAID } from './support.ts';

let frame: Frame;
let office: Office;
let act: ReturnType<typeof acting>;
beforeAll(async () => {
  frame = await openFrame();
});
beforeEach(async () => {
  office = await openOffice(frame);
  act = acting(frame, office);
});
afterAll(() => frame.close());

const addContacts = (...emails: (string | null)[]) =>
  frame.system.deps.db.clubContact.createMany({
    data: emails.map((email, ordinal) => ({
      id: v7(),
      clubId: office.clubId,
      ordinal: ordinal + 1,
      name: `Kontakt ${ordinal + 1}`,
      email,
    })),
  });
const mails = () =>
  frame.system.deps.db.mail.findMany({
    where: { tournamentId: office.tournamentId },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { kind: true, toAddress: true, text: true },
  });
const entered = async () => (await act.enter(office.players.slice(0, 4))).json<Entry>();
const again = async ({ id }: Entry) => (await act.list()).entries.find((entry) => entry.id === id) as Entry;

it('a club is told through its contacts that its team is entered, once each', async () => {
  await addContacts('a@klub.test', null, 'b@klub.test', 'A@klub.test');
  const entry = await entered();
  const written = await mails();
  expect(written.map(({ kind, toAddress }) => [kind, toAddress])).toEqual([
    ['entry-received', 'a@klub.test'],
    ['entry-received', 'b@klub.test'],
  ]);
  expect(written[0]?.text).toContain(`Skriv mærket ${entry.fee?.reference ?? ''} på betalingen`);
});

it('a late entry is told that it waits, that it is refused with the reason, and that it is let in', async () => {
  await addContacts('a@klub.test');
  frame.setClock(LATE);
  const late = await entered();
  await act.decide(late, 'refuse', 'Puljerne er fulde');
  await act.decide(await again(late), 'accept');
  await act.decide(await again(late), 'accept');
  const written = await mails();
  expect(written.map(({ kind }) => kind)).toEqual(['entry-received', 'entry-refused', 'entry-let-in']);
  expect(written[0]?.text).toContain('efter fristen');
  expect(written[1]?.text).toContain('Puljerne er fulde');
});

it('an unpaid team that is let in is told to pay all the same', async () => {
  await addContacts('a@klub.test');
  const entry = await entered();
  frame.setClock(UNPAID);
  await act.decide(await again(entry), 'accept');
  const written = await mails();
  expect(written.map(({ kind }) => kind)).toEqual(['entry-received', 'entry-let-in']);
  expect(written[1]?.text).toContain('skal stadig betales');
});

it('a club without an address enters all the same', async () => {
  await addContacts(null, 'not an address');
  expect(await entered()).toMatchObject({ state: 'accepted' });
  expect(await mails()).toEqual([]);
});
