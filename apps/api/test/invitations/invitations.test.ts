import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { v7 } from 'uuid';
import { renewFirstLink } from '../../src/modules/session/one-time-link.ts';
import { codeOf, type Frame, openFrame, ORIGIN } from '../support/frame.ts';
import { readPdf } from '../support/read-pdf.ts';

interface User {
  id: string;
  login: string;
  name: string;
  active: boolean;
  grants: { id: string; role: string; club: string | null }[];
  link: { purpose: string; expired: boolean } | null;
}
interface Invited {
  user: User;
  token: string | null;
  expiresAt: string | null;
  mailed: boolean;
}

const NOW = new Date('2026-11-01T10:00:00Z');
const DAY = 24 * 60 * 60 * 1000;
const PASSWORD = 'spadille manille basta';

let frame: Frame;
let token: string;
let clubId: string;
let made = 0;
// A server for each test: one counts how often links are tried from one address.
beforeEach(async () => {
  frame = await openFrame();
  frame.setClock(NOW);
  token = await frame.signIn('committee');
  clubId = v7();
  await frame.system.deps.db.club.create({ data: { id: clubId, name: `Klub Ø ${(made += 1)}` } });
});
afterEach(() => frame.close());

const send: Frame['send'] = (id, sent) => frame.send(id, { token, ...sent });
const asked = (body: object) =>
  send('invite', {
    body: {
      role: 'secretary',
      clubId,
      tournamentId: null,
      name: 'Karen Blixt',
      email: null,
      origin: ORIGIN,
      ...body,
    },
  });
const invited = async (body: object = {}) => (await asked(body)).json<Invited>();
const users = async () => (await send('listUsers')).json<User[]>();
const userOf = async ({ user }: Invited) => (await users()).find(({ id }) => id === user.id);
const use = (link: string | null) =>
  frame.send('useLink', { body: { token: link ?? '', password: PASSWORD } });

describe('an invitation', () => {
  it('is a link that works once, says what it is for, and gives the role', async () => {
    const invitation = await invited({ name: 'Åse Ærø' });
    expect(invitation).toMatchObject({
      user: { login: 'aase.aeroe', active: false, grants: [{ role: 'secretary' }] },
      expiresAt: new Date(NOW.getTime() + 30 * DAY).toISOString(),
      mailed: false,
    });
    const club = `Klub Ø ${made}`;
    const check = () => frame.send('checkLink', { body: { token: invitation.token } });
    expect((await check()).json()).toEqual({
      purpose: 'invitation',
      login: 'aase.aeroe',
      name: 'Åse Ærø',
      roles: [{ role: 'secretary', club, tournament: null }],
    });
    const used = await use(invitation.token);
    expect(used.json()).toMatchObject({ user: { grants: [{ role: 'secretary', clubId }] } });
    expect(codeOf(await use(invitation.token))).toBe('link-not-valid');
    expect(await userOf(invitation)).toMatchObject({ active: true, link: null });
    const { db } = frame.system.deps;
    const stored = JSON.stringify([
      await db.oneTimeLink.findMany(),
      await db.auditEvent.findMany({ select: { payload: true } }),
      await db.idempotencyKey.findMany(),
    ]);
    expect(stored).not.toContain(invitation.token);
  });

  it('is too old after thirty days, and can be renewed, which makes the old one void', async () => {
    const invitation = await invited({ name: 'Bent' });
    frame.setClock(new Date(NOW.getTime() + 30 * DAY));
    expect(codeOf(await use(invitation.token))).toBe('link-not-valid');
    token = await frame.signIn('committee');
    expect(await userOf(invitation)).toMatchObject({ link: { purpose: 'invitation', expired: true } });
    const renewed = await send('renewInvitation', {
      params: { id: invitation.user.id },
      body: { email: null, origin: ORIGIN },
    });
    expect(codeOf(await use(invitation.token))).toBe('link-not-valid');
    expect((await use(renewed.json<Invited>().token)).statusCode).toBe(200);
  });

  it('asked for twice asks nobody twice, by name or by address', async () => {
    for (const who of [{ name: 'Dorte' }, { name: 'Egon', email: 'egon@klub.dk' }]) {
      const both = await Promise.all([asked(who), asked(who)]);
      expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
      expect(codeOf(both.find(({ statusCode }) => statusCode === 409) ?? both[0])).toBe('grant-exists');
      expect((await users()).filter(({ name }) => name === who.name)).toHaveLength(1);
    }
  });

  it('to another of the same name makes another login', async () => {
    const [one, other] = [
      await invited({ name: 'Jens Hansen' }),
      await invited({ name: 'Jens Hansen', role: 'committee', clubId: null }),
    ];
    expect([one.user.login, other.user.login]).toEqual(['jens.hansen', 'jens.hansen2']);
  });

  it('to somebody who can sign in already is a role more, and no link', async () => {
    const first = await invited({ name: 'Frida', email: 'Frida@Klub.dk' });
    await use(first.token);
    const tournament = await send('createTournament', { body: { name: `T ${made}`, seasonStartYear: 2026 } });
    const tournamentId = tournament.json<{ id: string }>().id;
    const again = await invited({
      name: 'Frida',
      email: 'frida@klub.dk',
      role: 'director',
      clubId: null,
      tournamentId,
    });
    expect(again).toMatchObject({ user: { id: first.user.id, login: 'frida@klub.dk' }, token: null });
    expect(again.user.grants.map(({ role }) => role)).toEqual(['secretary', 'director']);
  });

  it.each([
    ['a secretary of no club', { clubId: null }, 400],
    ['a director of a club', { role: 'director' }, 400],
    ['a club that is not there', { clubId: v7() }, 404],
    ['mail without an address', { byMail: true }, 400],
    ['an address that is none', { email: 'karen(a)klub' }, 400],
  ])('of %s is refused', async (_, body, status) => {
    expect((await asked(body)).statusCode).toBe(status);
  });

  it('by mail waits in the outbox with its link, once', async () => {
    const invitation = await invited({ name: 'Gerda', email: `gerda${made}@klub.dk`, byMail: true });
    expect(invitation.mailed).toBe(true);
    const mails = await frame.system.deps.db.mail.findMany({ where: { toAddress: `gerda${made}@klub.dk` } });
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      toName: 'Gerda',
      subject: 'Din adgang til Spadille',
      tournamentId: null,
    });
    expect(mails[0]?.text).toContain(`${ORIGIN}/director/setup#${invitation.token}`);
    expect(mails[0]?.text).toContain(`sekretær for Klub Ø ${made}`);
  });

  it('on paper is a letter with the address and its code, in both languages, while the link is good', async () => {
    const invitation = await invited({ name: 'Holger Højbæk' });
    const letter = (lang: string) =>
      send('printInvitation', { body: { token: invitation.token, origin: ORIGIN, lang } });
    const da = await letter('da');
    expect(da.headers['content-type']).toBe('application/pdf');
    const { pages, marked } = await readPdf(da.rawPayload);
    const text = pages.join(' ').replaceAll(' ', '');
    for (const words of [
      'Kære Holger Højbæk',
      invitation.token,
      'holger.hoejbaek',
      `sekretær for Klub Ø ${made}`,
    ]) {
      expect(text).toContain((words ?? '').replaceAll(' ', ''));
    }
    expect(marked).toMatchObject({ Marked: true });
    expect((await readPdf((await letter('en')).rawPayload)).pages.join(' ')).toContain('Dear Holger');
    await use(invitation.token);
    expect(codeOf(await letter('da'))).toBe('link-not-valid');
  });
});

describe('roles', () => {
  const grant = ({ user }: Invited, place: object) =>
    send('grantRole', {
      params: { id: user.id },
      body: { clubId: null, tournamentId: null, ...place },
    });

  it('are given and taken away, at once, and taking the last one voids an open link', async () => {
    const invitation = await invited({ name: 'Inge' });
    const more = await grant(invitation, { role: 'helper' });
    expect(more.json<User>().grants.map(({ role }) => role)).toEqual(['secretary', 'helper']);
    expect(codeOf(await grant(invitation, { role: 'helper' }))).toBe('grant-exists');
    const grants = (await userOf(invitation))?.grants ?? [];
    for (const { id } of grants) {
      expect((await send('revokeGrant', { params: { id } })).statusCode).toBe(204);
    }
    expect(await userOf(invitation)).toMatchObject({ grants: [], link: null });
    expect(codeOf(await use(invitation.token))).toBe('link-not-valid');
    expect(codeOf(await send('revokeGrant', { params: { id: grants[0]?.id ?? '' } }))).toBe('not-found');
  });

  it('a revoked secretary is shut out though he is signed in', async () => {
    const invitation = await invited({ name: 'Jytte' });
    const signedIn = await use(invitation.token);
    const session = signedIn.cookies.find(({ name }) => name === 'spadille_session')?.value ?? '';
    const look = () => frame.send('getClubEntries', { params: { id: clubId }, token: session });
    expect((await look()).statusCode).toBe(200);
    const told = new Promise<void>((resolve) => frame.system.freshness.onChange('people', resolve));
    await send('revokeGrant', { params: { id: (await userOf(invitation))?.grants[0]?.id ?? '' } });
    await told;
    expect(codeOf(await look())).toBe('not-allowed');
  });

  it('a forgotten password gets a new link, and the old one holds until it is used', async () => {
    const invitation = await invited({ name: 'Knud' });
    await use(invitation.token);
    const renewed = await send('renewInvitation', {
      params: { id: invitation.user.id },
      body: { email: null, origin: ORIGIN },
    });
    const { login } = invitation.user;
    expect((await frame.send('signIn', { body: { login, password: PASSWORD } })).statusCode).toBe(200);
    const check = await frame.send('checkLink', { body: { token: renewed.json<Invited>().token } });
    expect(check.json()).toMatchObject({ purpose: 'reset-password', roles: [] });
  });
});

it('the first user is of the committee, and the last one who can sign in stays so', async () => {
  const other = await openFrame();
  const { db } = other.system.deps;
  await db.roleGrant.deleteMany();
  await db.oneTimeLink.deleteMany();
  await db.session.deleteMany();
  await db.user.deleteMany();
  const first = await renewFirstLink(other.system.deps)(NOW);
  other.setClock(NOW);
  const signedIn = await other.send('useLink', {
    body: { token: first, password: PASSWORD, name: 'Første' },
  });
  const session = signedIn.cookies.find(({ name }) => name === 'spadille_session')?.value ?? '';
  const { grants } = (await other.send('listUsers', { token: session })).json<User[]>()[0] as User;
  expect(grants).toMatchObject([{ role: 'committee' }]);
  const revoked = await other.send('revokeGrant', { params: { id: grants[0]?.id ?? '' }, token: session });
  expect([revoked.statusCode, codeOf(revoked)]).toEqual([409, 'last-committee']);
  await other.close();
});
