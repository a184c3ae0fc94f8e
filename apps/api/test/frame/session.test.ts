import { unwrap } from '@spadille/core';
import { type LightMyRequestResponse } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { renewFirstLink, resetPassword } from '../../src/modules/session/one-time-link.ts';
import { anotherDatabase } from '../support/test-database.ts';
import { codeOf, type Frame, openFrame } from '../support/frame.ts';

const NOW = new Date('2026-11-14T10:00:00Z');
const later = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);
const PASSWORD = 'ti tegn er nok';

let frame: Frame;
let url: string;
beforeEach(async () => {
  url = await anotherDatabase();
  frame = await openFrame({ url });
  frame.setClock(NOW);
});
afterEach(() => frame.close());

const firstLink = async (now = NOW) => (await renewFirstLink(frame.system.deps)(now)) ?? '';
const use = (token: string, password = PASSWORD) => frame.send('useLink', { body: { token, password } });
const signIn = (login: string, password: string) => frame.send('signIn', { body: { login, password } });
const cookieOf = (response: LightMyRequestResponse) =>
  response.cookies.find(({ name }) => name === 'spadille_session');
const loginOf = async (token: string | undefined) =>
  (await frame.send('getSession', { token })).json<{ user: { login: string } | null }>().user?.login ?? null;

describe('the first link', () => {
  it('sets the first password and signs in, as committee', async () => {
    const token = await firstLink();
    const seen = await frame.send('checkLink', { body: { token } });
    expect(seen.json()).toMatchObject({ purpose: 'first-password', login: 'director' });
    const used = await frame.send('useLink', { body: { token, password: PASSWORD, name: 'Åse Ærlig' } });
    expect(used.json()).toMatchObject({
      user: { login: 'director', name: 'Åse Ærlig', grants: [{ role: 'committee', tournamentId: null }] },
    });
    expect(await loginOf(cookieOf(used)?.value)).toBe('director');
    expect((await signIn('Director', PASSWORD)).statusCode).toBe(200);
  });

  it('works once, also when it is used twice at the same moment', async () => {
    const token = await firstLink();
    const codes = await Promise.all([use(token), use(token), use(token)]);
    expect(codes.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404, 404]);
    expect(codeOf(await use(token))).toBe('link-not-valid');
  });

  it('is renewed at the next start while unused, and the one before is void', async () => {
    const before = await firstLink();
    const after = await firstLink(later(1));
    expect(codeOf(await use(before))).toBe('link-not-valid');
    expect((await use(after)).statusCode).toBe(200);
    expect(await renewFirstLink(frame.system.deps)(later(2))).toBeUndefined();
    expect(await frame.system.deps.db.user.count()).toBe(1);
  });

  it('is not used up by a password that is too short', async () => {
    const token = await firstLink();
    const refused = await use(token, '123456789');
    expect(refused.json()).toMatchObject({ status: 422, code: 'password-too-short', minimum: 10 });
    expect((await use(token)).statusCode).toBe(200);
  });
});

describe('a reset link', () => {
  const reset = (login = 'director') => resetPassword(frame.system.deps)(login, NOW);

  it('sets a new password and ends the sessions there were', async () => {
    const session = cookieOf(await use(await firstLink()))?.value;
    const { token } = unwrap(await reset());
    expect(await loginOf(session)).toBe('director');
    expect((await use(token, 'et helt andet kodeord')).statusCode).toBe(200);
    expect(await loginOf(session)).toBeNull();
    expect(codeOf(await signIn('director', PASSWORD))).toBe('sign-in-failed');
    expect((await signIn('director', 'et helt andet kodeord')).statusCode).toBe(200);
  });

  it('is good for a day, and makes the one before void', async () => {
    await use(await firstLink());
    const first = unwrap(await reset()).token;
    const second = unwrap(await reset()).token;
    expect(codeOf(await use(first))).toBe('link-not-valid');
    frame.setClock(later(24));
    expect(codeOf(await use(second))).toBe('link-not-valid');
  });

  it('names the logins there are when it is asked for another one', async () => {
    await firstLink();
    expect(await reset('direktør')).toEqual({
      ok: false,
      error: { code: 'login-unknown', logins: ['director'] },
    });
  });
});

describe('a session', () => {
  const begin = async () => cookieOf(await use(await firstLink()))?.value ?? '';

  it('ends when one signs out, and its secret is not what the database keeps', async () => {
    const token = await begin();
    const rows = await frame.system.deps.db.session.findMany();
    expect(JSON.stringify(rows)).not.toContain(token);
    expect((await frame.send('signOut', { token })).statusCode).toBe(204);
    expect(await loginOf(token)).toBeNull();
  });

  it('lasts thirty days from its last use, and writes nothing more often than once a day', async () => {
    const token = await begin();
    const expiry = async () => (await frame.system.deps.db.session.findFirstOrThrow()).expiresAt;
    const first = await expiry();
    frame.setClock(later(23));
    const soon = await frame.send('getSession', { token });
    expect([await expiry(), cookieOf(soon)]).toEqual([first, undefined]);
    frame.setClock(later(29 * 24));
    expect(cookieOf(await frame.send('getSession', { token }))?.maxAge).toBe(30 * 24 * 3600);
    frame.setClock(later(58 * 24));
    expect(await loginOf(token)).toBe('director');
    frame.setClock(later(89 * 24));
    expect(await loginOf(token)).toBeNull();
  });

  it('is gone at once when another process takes it away', async () => {
    const token = await begin();
    expect(await loginOf(token)).toBe('director');
    const told = new Promise<void>((resolve) => frame.system.freshness.onChange('people', resolve));
    const other = await openFrame({ url });
    await other.send('signOut', { token });
    await told;
    expect(await loginOf(token)).toBeNull();
    await other.close();
  });

  it('is one that somebody else cannot plant: signing in makes a new one', async () => {
    const token = await begin();
    const again = await frame.send('signIn', { body: { login: 'director', password: PASSWORD }, token });
    expect(cookieOf(again)?.value).not.toBe(token);
    expect(await loginOf(token)).toBeNull();
  });

  it('has a cookie that scripts cannot read, and over https one that never goes over http', async () => {
    await begin();
    expect(cookieOf(await signIn('director', PASSWORD))).toMatchObject({
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
    });
    expect(cookieOf(await signIn('director', PASSWORD))?.secure).toBeUndefined();
    const behind = await openFrame({ url, environment: { TRUST_PROXY: 'true' } });
    const secure = await behind.send('signIn', {
      body: { login: 'director', password: PASSWORD },
      headers: { 'x-forwarded-proto': 'https' },
    });
    expect(cookieOf(secure)?.secure).toBe(true);
    await behind.close();
  });
});

describe('tries to sign in', () => {
  it('are told nothing about who has an account', async () => {
    await use(await firstLink());
    const wrong = await signIn('director', 'forkert');
    const nobody = await signIn('nobody', 'forkert');
    const strip = (response: LightMyRequestResponse) => ({ ...response.json<object>(), requestId: '' });
    expect(strip(wrong)).toEqual(strip(nobody));
  });

  it('are few for one account, without shutting out others behind the same address', async () => {
    await use(await firstLink());
    for (let tries = 0; tries < 10; tries += 1) await signIn('helper', 'forkert');
    const refused = await signIn('HELPER', 'forkert');
    expect([refused.statusCode, codeOf(refused)]).toEqual([429, 'too-many-requests']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await signIn('director', PASSWORD)).statusCode).toBe(200);
  });
});
