import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type PageHandler } from '../../src/web/pages.ts';
import { testDatabase } from '../support/test-database.ts';
import { type Frame, openFrame } from '../support/frame.ts';

/** Pages that count how often they are made, and can be held up while they are. */
let rendered: { url: string; headers: Record<string, unknown> }[];
let gate: Promise<void> | undefined;
let beganRendering: () => void;
let frame: Frame;

const pages: PageHandler = (request, response) => {
  rendered.push({ url: request.url ?? '', headers: { ...request.headers } });
  const text = `${'side '.repeat(400)} ${rendered.length}`;
  beganRendering();
  void (async () => {
    await gate;
    if (request.url?.startsWith('/api-through')) {
      const answer = await request.spadille?.inject({ method: 'GET', url: '/api/health', headers: {} });
      response.end(answer?.rawPayload);
      return;
    }
    if (request.url === '/sets-cookie') response.setHeader('set-cookie', 'a=1');
    response.statusCode = request.url === '/missing' ? 404 : 200;
    response.setHeader('content-type', 'text/html');
    response.setHeader('content-security-policy', "default-src 'none'");
    response.end(text);
  })();
};

beforeEach(async () => {
  rendered = [];
  gate = undefined;
  beganRendering = () => undefined;
  frame = await openFrame({ pages });
});
afterEach(() => frame.close());

const get = (url: string, headers: Record<string, string> = {}) => frame.app.inject({ url, headers });
const PAGE = '/tournament/dm/standings';

describe('a public page', () => {
  it.each([
    ['/100%', '/100%25'],
    ['/%ff', '/%25ff'],
    ['/%c3%b8?x=%', '/%c3%b8?x=%'],
  ])('is asked for also where the address %s is none', async (url, asked) => {
    expect((await get(url)).statusCode).toBe(200);
    expect(rendered.map((page) => page.url)).toEqual([asked]);
  });

  it('is made once for all, whoever they are, with its own headers and those that let it be kept', async () => {
    const first = await get(PAGE, { cookie: 'spadille_session=x', 'accept-language': 'en' });
    const second = await get(PAGE);
    expect(second.payload).toBe(first.payload);
    expect(rendered.map(({ url }) => url)).toEqual([PAGE]);
    expect(Object.keys(rendered[0]?.headers ?? {})).not.toContain('cookie');
    expect(Object.keys(rendered[0]?.headers ?? {})).not.toContain('accept-language');
    expect(second.headers).toMatchObject({
      'content-type': 'text/html',
      'content-security-policy': "default-src 'none'",
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
      'x-content-type-options': 'nosniff',
      'content-length': String(second.rawPayload.length),
    });
  });

  it('is made once when many ask for it at once', async () => {
    const all = await Promise.all(Array.from({ length: 5 }, () => get(PAGE)));
    expect(new Set(all.map(({ payload }) => payload)).size).toBe(1);
    expect(rendered).toHaveLength(1);
  });

  it('is not sent again to whoever has it', async () => {
    const etag = String((await get(PAGE)).headers['etag']);
    const again = await get(PAGE, { 'if-none-match': `"other", ${etag}` });
    expect([again.statusCode, again.payload, again.headers['etag']]).toEqual([304, '', etag]);
    expect((await get(PAGE, { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  it.each([
    ['br', 'gzip, deflate, br', (bytes: Buffer) => brotliDecompressSync(bytes)],
    ['gzip', 'gzip', (bytes: Buffer) => gunzipSync(bytes)],
    ['gzip', 'br;q=0, gzip', (bytes: Buffer) => gunzipSync(bytes)],
    [undefined, 'identity', (bytes: Buffer) => bytes],
  ])('comes as %s to a browser that reads %s', async (encoding, accepts, decode) => {
    const response = await get(PAGE, { 'accept-encoding': accepts });
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(decode(response.rawPayload).toString()).toContain('side side');
  });

  it('is another one under another address, since it may name its own', async () => {
    await get(PAGE, { host: 'dm.dk' });
    await get(PAGE, { host: '10.0.0.7:4711' });
    expect(rendered.map(({ headers }) => headers['x-spadille-host'])).toEqual(['dm.dk', '10.0.0.7:4711']);
    expect(rendered.map(({ headers }) => headers['x-spadille-protocol'])).toEqual(['http', 'http']);
  });

  it.each([
    '/director',
    '/en/director/tournaments',
    '/_app/x.js',
    '/robots.txt',
    `${PAGE}?x=1`,
    '/missing',
    '/sets-cookie',
  ])('is not what %s is: that is made anew each time', async (url) => {
    await get(url);
    const before = rendered.length;
    await get(url);
    expect(rendered.length).toBeGreaterThan(before);
  });

  it('says that it is not there when it is not', async () => {
    expect((await get('/missing')).statusCode).toBe(404);
  });
});

describe('a change', () => {
  it('empties what is kept before it is answered', async () => {
    await get(PAGE);
    frame.system.deps.publicPages.changed();
    await get(PAGE);
    expect(rendered).toHaveLength(2);
  });

  it('by another process empties it as well', async () => {
    await get(PAGE);
    const told = new Promise<void>((resolve) => frame.system.freshness.onChange('public', resolve));
    const other = new pg.Client({ connectionString: await testDatabase() });
    await other.connect();
    await other.query('DELETE FROM publication');
    await other.end();
    await told;
    await get(PAGE);
    expect(rendered).toHaveLength(2);
  });

  it('during the making of a page lets that page be neither kept nor given to who asks after it', async () => {
    let letGo = () => {};
    gate = new Promise((resolve) => (letGo = resolve));
    const begun = new Promise<void>((resolve) => (beganRendering = resolve));
    const early = get(PAGE);
    await begun;
    frame.system.deps.publicPages.changed();
    gate = undefined;
    const late = await get(PAGE);
    letGo();
    expect((await early).payload).toMatch(/ 1$/);
    expect(late.payload).toMatch(/ 2$/);
    expect((await get(PAGE)).payload).toMatch(/ 2$/);
    expect(rendered).toHaveLength(2);
  });

  it('cannot be heard while the connection for it is lost: then nothing is kept until it is back', async () => {
    await get(PAGE);
    const lost = new Promise<void>((resolve) => frame.system.freshness.onChange('public', resolve));
    await frame.system.deps.db.$executeRaw`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name = 'spadille-listen' AND datname = current_database()`;
    await lost;
    expect(frame.system.freshness.isSure()).toBe(false);
    const back = new Promise<void>((resolve) => frame.system.freshness.onChange('public', resolve));
    await get(PAGE);
    await get(PAGE);
    expect(rendered).toHaveLength(3);
    await back;
    expect(frame.system.freshness.isSure()).toBe(true);
    await get(PAGE);
    await get(PAGE);
    expect(rendered).toHaveLength(4);
  });
});

describe('a page that is not public', () => {
  it('is handed the request as it came, and the way to the API', async () => {
    const page = await get('/director', { cookie: 'spadille_session=x' });
    expect(page.statusCode).toBe(200);
    expect(rendered[0]?.headers).toMatchObject({
      cookie: 'spadille_session=x',
      'x-spadille-protocol': 'http',
    });
    expect((await get('/api-through?x')).payload).toBe('{"status":"ok"}');
  });

  it('reads the body of a form itself', async () => {
    const response = await frame.app.inject({
      method: 'POST',
      url: '/director/form',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'a=1',
    });
    expect(response.statusCode).toBe(200);
  });
});

describe('a public answer of the API', () => {
  it('is kept and marked like a page, and gone with a change', async () => {
    const first = await get('/api/public');
    expect(first.statusCode).toBe(200);
    expect(first.headers['cache-control']).toBe('no-cache');
    const etag = String(first.headers['etag']);
    await frame.system.deps.db.$executeRaw`ALTER TABLE publication RENAME TO elsewhere`;
    try {
      expect((await get('/api/public', { 'if-none-match': etag })).statusCode).toBe(304);
      expect((await get('/api/public')).payload).toBe(first.payload);
      frame.system.deps.publicPages.changed();
      expect((await get('/api/public')).statusCode).toBe(500);
    } finally {
      await frame.system.deps.db.$executeRaw`ALTER TABLE elsewhere RENAME TO publication`;
    }
  });

  it('is not kept when there is none', async () => {
    const url = '/api/public/tournaments/none';
    const missing = await get(url);
    expect([missing.statusCode, missing.headers['cache-control']]).toEqual([404, 'no-store']);
  });
});
