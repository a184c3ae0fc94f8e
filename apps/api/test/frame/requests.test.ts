import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, type Frame, openFrame, ORIGIN } from '../support/frame.ts';

let frame: Frame;
let token: string;
beforeAll(async () => {
  frame = await openFrame();
  token = await frame.signIn('committee');
});
afterAll(() => frame.close());

const create = { name: 'Prøve', seasonStartYear: 2026 };
const errorsOf = (response: { json<T>(): T }) =>
  response.json<{ errors: Record<string, unknown>[] }>().errors;

describe('a change from another site', () => {
  const post = (headers: Record<string, string>, app = frame.app) =>
    app.inject({
      method: 'POST',
      url: '/api/tournaments',
      headers: { cookie: `spadille_session=${token}`, ...headers },
      // Not valid, so that nothing is made of what is let in.
      payload: {},
    });

  it.each([
    ['our own page', { origin: 'http://hall.local:4711', host: 'hall.local:4711' }],
    ['our own page, told by its referer', { referer: 'http://10.0.0.7:4711/x', host: '10.0.0.7:4711' }],
    ['the scheme’s own port, named by one side only', { origin: 'https://dm.dk', host: 'dm.dk:443' }],
  ])('lets in %s', async (_, headers) => {
    expect(codeOf(await post(headers))).toBe('request-not-valid');
  });

  it.each([
    ['another host', { origin: 'http://evil.dk', host: 'dm.dk' }],
    ['another port', { origin: 'http://dm.dk:8080', host: 'dm.dk' }],
    ['a host that begins like ours', { origin: 'http://dm.dk.evil.dk', host: 'dm.dk' }],
    ['a page without an origin', { origin: 'null', host: 'dm.dk' }],
    ['somebody who does not say', { host: 'dm.dk' }],
    [
      'a proxy that is not trusted',
      { origin: 'http://evil.dk', host: 'dm.dk', 'x-forwarded-host': 'evil.dk' },
    ],
  ])('refuses %s', async (_, headers) => {
    const response = await post(headers);
    expect([response.statusCode, codeOf(response)]).toEqual([403, 'foreign-origin']);
  });

  it('believes a trusted proxy about the host', async () => {
    const behind = await openFrame({ environment: { TRUST_PROXY: 'true' } });
    const headers = { origin: 'https://dm.dk', host: '127.0.0.1:4711', 'x-forwarded-host': 'dm.dk' };
    expect(codeOf(await post(headers, behind.app))).toBe('request-not-valid');
    await behind.close();
  });

  it.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain'])(
    'refuses a body of %s, which a plain form can send',
    async (type) => {
      const response = await frame.app.inject({
        method: 'POST',
        url: '/api/session',
        headers: { origin: ORIGIN, 'content-type': type },
        payload: 'login=director',
      });
      expect(errorsOf(response)).toEqual([{ pointer: '/content-type', in: 'headers', code: 'not-json' }]);
    },
  );
});

describe('a problem', () => {
  it('is problem+json with a relative type, the code and the request’s id', async () => {
    const response = await frame.send('listTournaments');
    expect(response.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(response.json()).toEqual({
      type: '/problems/not-signed-in',
      title: 'Sign in first',
      status: 401,
      code: 'not-signed-in',
      requestId: expect.stringMatching(/./) as string,
    });
  });

  it('names every field that does not fit, and unknown fields too', async () => {
    const body = {
      nmae: 'DM',
      name: '=1+1',
      seasonStartYear: '2026',
      settings: { boardsPerMatch: 0, 'a/b': 1 },
    };
    const response = await frame.send('createTournament', { body, token });
    expect(response.statusCode).toBe(400);
    expect(errorsOf(response).map(({ pointer, code }) => [pointer, code])).toEqual([
      ['/name', 'name-not-allowed'],
      ['/seasonStartYear', 'invalid-type'],
      ['/settings/boardsPerMatch', 'too-small'],
      ['/settings/a~1b', 'unknown-field'],
      ['/nmae', 'unknown-field'],
    ]);
  });

  it('answers JSON that is none', async () => {
    const response = await frame.app.inject({
      method: 'POST',
      url: '/api/session',
      headers: { origin: ORIGIN, 'content-type': 'application/json' },
      payload: '{"login":',
    });
    expect(response.statusCode).toBe(400);
    expect(errorsOf(response)[0]).toMatchObject({ in: 'body', code: 'invalid-json-body' });
  });

  it('answers a body that is too large with how large it may be', async () => {
    const body = { ...create, name: 'x'.repeat(1_100_000) };
    const response = await frame.send('createTournament', { body, token });
    expect(response.statusCode).toBe(413);
    expect(response.json()).toMatchObject({ code: 'body-too-large', maxBytes: 1_000_000 });
  });

  it.each([
    '/api',
    '/api/',
    '/api/nothing',
    '/api/tournaments/1/2/3',
    // No addresses at all: a percent sign that begins no letter.
    '/api/%',
    '/api/%zz?x=%',
    '/api/public/tournaments/100%',
    '/api/public/tournaments/%c0%ae',
  ])('says that there is no %j', async (url) => {
    const response = await frame.app.inject({ url });
    expect(response.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect([response.statusCode, codeOf(response)]).toEqual([404, 'not-found']);
  });

  it('gives nothing of the inside away when something breaks', async () => {
    const broken = await openFrame();
    await broken.system.deps.db.$executeRaw`ALTER TABLE tournament RENAME TO elsewhere`;
    try {
      const response = await broken.send('listTournaments', { token });
      expect(response.json()).toEqual({
        type: '/problems/internal-error',
        title: 'Something broke here',
        status: 500,
        code: 'internal-error',
        requestId: expect.stringMatching(/./) as string,
      });
    } finally {
      await broken.system.deps.db.$executeRaw`ALTER TABLE elsewhere RENAME TO tournament`;
      await broken.close();
    }
  });

  it('says that it is not ready while the database does not answer', async () => {
    const alone = await openFrame({ url: 'postgresql://nobody@127.0.0.1:1/none' });
    const response = await alone.send('getHealth');
    expect([response.statusCode, codeOf(response)]).toEqual([503, 'not-ready']);
    await alone.close();
  });
});

it('keeps what is not public out of every cache, and asks no browser for https', async () => {
  const { headers } = await frame.send('listTournaments', { token });
  expect(headers['cache-control']).toBe('no-store');
  expect(headers).not.toHaveProperty('strict-transport-security');
  const docs = await frame.app.inject({ url: '/api/docs/' });
  expect(docs.statusCode).toBe(200);
  expect(docs.headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
});
