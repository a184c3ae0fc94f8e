import { afterAll, expect, it } from 'vitest';
import { codeOf, openFrame } from '../../../api/test/support/frame.ts';
import { anotherDatabase, freshDatabase } from '../../../api/test/support/test-database.ts';
import { renewFirstLink } from '../../../api/src/modules/session/one-time-link.ts';
import { run } from '../run.ts';

const open: { close(): Promise<void> }[] = [];
afterAll(() => Promise.all(open.map((one) => one.close())));

async function spadille(url: string | undefined, ...args: readonly string[]) {
  let [out, error] = ['', ''];
  const code = await run(args, {
    out: (text) => void (out += text),
    error: (line) => void (error += `${line}\n`),
    outIsTerminal: false,
    env: { DATABASE_URL: url },
  });
  return { code, out, error };
}

it('brings an empty database up to date, and says so when there is nothing to do', async () => {
  const url = await freshDatabase();
  const first = await spadille(url, 'migrate', '--lang', 'en');
  expect(first).toMatchObject({ code: 0, error: '' });
  expect(first.out).toContain('_first');
  expect(await spadille(url, 'migrate')).toEqual({ code: 0, out: 'Databasen er på højde.\n', error: '' });
});

it('prints a link with which the password is set anew', async () => {
  const url = await anotherDatabase();
  const frame = await openFrame({ url });
  open.push(frame);
  const first = (await renewFirstLink(frame.system.deps)(new Date())) ?? '';
  await frame.send('useLink', { body: { token: first, password: 'det gamle kodeord' } });
  const printed = await spadille(url, 'reset-password', '--origin', 'https://dm.dk/', '--lang', 'en');
  expect(printed).toMatchObject({ code: 0, error: '' });
  const [, token = ''] = /^https:\/\/dm\.dk\/director\/setup#(\S+)$/m.exec(printed.out) ?? [];
  const used = await frame.send('useLink', { body: { token, password: 'det nye kodeord' } });
  expect(used.json()).toMatchObject({ user: { login: 'director' } });
  const old = await frame.send('signIn', { body: { login: 'director', password: 'det gamle kodeord' } });
  expect(codeOf(old)).toBe('sign-in-failed');
});

it('names the logins there are, or how to get one, when the login is unknown', async () => {
  const url = await anotherDatabase();
  const none = await spadille(url, 'reset-password');
  expect(none).toMatchObject({ code: 1, out: '' });
  expect(none.error).toContain('npm start');
  const frame = await openFrame({ url });
  open.push(frame);
  await renewFirstLink(frame.system.deps)(new Date());
  const wrong = await spadille(url, 'reset-password', 'nobody', '--lang', 'en');
  expect(wrong).toEqual({ code: 1, out: '', error: 'nobody is called nobody; there are: director\n' });
});

it.each([
  ['without a database', ['reset-password'], 'DATABASE_URL'],
  ['with two logins', ['reset-password', 'a', 'b'], 'one login'],
  ['with an address that is none', ['reset-password', '--origin', 'dm.dk'], '--origin'],
  ['without a database to bring up to date', ['migrate'], 'DATABASE_URL'],
])('tells what is wrong %s', async (_, args, word) => {
  const answer = await spadille(undefined, ...args, '--lang', 'en');
  expect(answer).toMatchObject({ code: 2, out: '' });
  expect(answer.error).toContain(word);
});

it('tells in words that no server answers', async () => {
  for (const command of ['migrate', 'reset-password']) {
    const answer = await spadille('postgresql://nobody@127.0.0.1:1/none', command);
    expect(answer).toMatchObject({ code: 1, out: '' });
    expect(answer.error).toContain('No PostgreSQL server answers');
  }
});
