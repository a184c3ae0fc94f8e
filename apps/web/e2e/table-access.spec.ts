import { networkInterfaces } from 'node:os';
import { expect, test } from './support/fixtures.ts';
import { readFirstCard } from './support/read-card.ts';
import { thisRun } from './support/run.ts';
import { drawRound, plantTournament } from './support/seed.ts';

/** This machine's address in its network, as phones reach it: plain http, and no localhost. */
function addressInNetwork(): string {
  const { port } = new URL(thisRun().url);
  const [host] = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal);
  return `http://${host?.address ?? '127.0.0.1'}:${port}`;
}

test('a director prints the cards, and phones come in by code, by number, and not any more', async ({
  api,
  browser,
  directorPage: page,
}) => {
  const { stageId } = await plantTournament(api);
  const { id } = await drawRound(api, stageId);
  await page.goto(`/director/rounds/${id}`);
  await page.getByRole('link', { name: 'Bordenes telefoner' }).click();
  const origin = addressInNetwork();
  await page.getByRole('radio', { name: 'En anden adresse' }).check();
  await page.getByRole('textbox', { name: 'En anden adresse' }).fill(origin);
  const print = page.getByRole('link', { name: 'Udskriv kort til alle borde' });
  const sheet = await page.request.get((await print.getAttribute('href')) ?? '');
  const address = (await readFirstCard(await sheet.body())) ?? '';
  expect(address).toMatch(new RegExp(`^${origin}/bord#[0-9a-f]{32}$`));

  const phone = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage();
  const asked: string[] = [];
  phone.on('request', (request) => asked.push(request.url(), request.headers()['referer'] ?? ''));
  await phone.goto(address);
  await phone.waitForURL(/\/bord\/[0-9a-f-]{36}$/);
  const secret = address.split('#')[1] ?? '';
  for (const url of asked) expect(url).not.toContain(secret);

  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Bord 2' }) });
  const pin = await row.locator('.pin').innerText();
  await phone.goto(`${origin}/bord`);
  await expect(phone.getByText('Telefonen er ved bord 1')).toBeVisible();
  await phone.getByRole('textbox', { name: 'Bord' }).fill('2');
  await phone.getByRole('textbox', { name: 'Kode' }).fill('1');
  await phone.getByRole('button', { name: 'Åbn bordet' }).click();
  await expect(phone.getByText('Koden er på seks cifre.')).toBeVisible();
  const code = phone.getByRole('textbox', { name: 'Kode' });
  await code.fill(pin === '000 000' ? '111 111' : '000 000');
  await phone.getByRole('button', { name: 'Åbn bordet' }).click();
  await expect(phone.getByText(/^Koden passer ikke/)).toBeVisible();
  await expect(code).not.toHaveValue('');
  await code.fill(pin);
  await phone.getByRole('button', { name: 'Åbn bordet' }).click();
  await phone.waitForURL(/\/bord\/[0-9a-f-]{36}$/);

  await page.reload();
  await expect(row.getByText('1 telefon')).toBeVisible();
  await row.getByRole('button', { name: 'Nyt kort til bord 2' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Nyt kort' }).click();
  await expect(page.getByText('Bord 2 har et nyt kort.')).toBeVisible();
  await expect(row.locator('.pin')).not.toHaveText(pin);
  await phone.goto(`${origin}/bord`);
  await expect(phone.getByRole('heading', { name: 'Til bordet' })).toBeVisible();
  await expect(phone.getByText('Telefonen er ved bord')).toHaveCount(0);
  await phone.goto(address);
  await phone.waitForURL(/\/bord\/[0-9a-f-]{36}$/);
});
