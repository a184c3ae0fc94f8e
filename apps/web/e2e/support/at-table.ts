import { type Browser, type BrowserContext, type Page } from '@playwright/test';
import type { BoardTuple } from '@spadille/rules';
import { href } from '../../src/lib/i18n/paths.ts';
import { MESSAGES } from '../../src/lib/i18n/messages.ts';
import { accepted, directorApi } from './api.ts';
import { openSlip } from './open-slip.ts';
import { type Run, thisRun } from './run.ts';

export const t = MESSAGES.da.atTable;
export const words = MESSAGES.da.contracts;

const COOKIE = 'spadille_table';

/** A table that phones can be let in at. */
export interface PlantedTable extends Awaited<ReturnType<typeof openSlip>> {
  readonly pin: string;
  /** What the director has of a board. */
  readonly log: () => Promise<readonly string[]>;
}

/** Plants a round whose tables have cards; the table is its first. */
export async function plantTable(boards = 8, run: Run = thisRun()): Promise<PlantedTable> {
  const slip = await openSlip(boards, run);
  const api = directorApi(run);
  const { tables } = await accepted(
    api.POST('/api/rounds/{id}/table-cards', { params: { path: { id: slip.round.id } } }),
  );
  const pin = tables.find(({ tableId }) => tableId === slip.table.id)?.card?.pin;
  if (pin === undefined) throw new Error('the table has no card');
  const log = async () => {
    const { events } = await accepted(
      api.GET('/api/tournaments/{id}/log', { params: { path: { id: slip.tournament.id } } }),
    );
    return events.map(({ type }) => type);
  };
  return { ...slip, pin, log };
}

/** A phone that is let in at a table: in a browser of its own, 360 px wide. */
export async function phoneAt(
  browser: Browser,
  { table, pin }: PlantedTable,
  { url }: { readonly url: string } = thisRun(),
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    locale: 'da-DK',
    timezoneId: 'Europe/Copenhagen',
  });
  const entered = await context.request.post(`${url}/api/table-entrance`, {
    headers: { origin: url },
    data: { table: table.number, pin },
  });
  const cookies = await context.cookies();
  if (!entered.ok() || !cookies.some(({ name }) => name === COOKIE))
    throw new Error(`The phone was not let in: ${entered.status()} ${await entered.text()}`);
  const page = await context.newPage();
  await page.goto(href('da', 'atTable', { id: table.id }));
  return { context, page };
}

/** What the page says of what is not sent. */
export const sendState = (page: Page) => page.getByTestId('send-state');

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name }).click();

/** Says once which pair uses the phone. */
export const weAre = (page: Page, side: 'NS' | 'EW') =>
  press(page, new RegExp(`^${t.side.we(words.sideNames[side])}`));

/** Enters the board that is asked for. */
export async function enter(page: Page, tuple: BoardTuple): Promise<void> {
  if (tuple.contract === 'pas') await press(page, t.entry.pass);
  else {
    await press(page, new RegExp(`^${words.seats[tuple.declarer]}`));
    await press(page, words.names[tuple.contract]);
    await press(page, new RegExp(`^${words.outcomes[tuple.outcome]}`));
    if (tuple.tout !== 'none') await press(page, t.entry.touts[tuple.tout]);
  }
  await press(page, t.entry.save);
}

/** The other pair agrees, on the same phone. */
export const agree = (page: Page) => press(page, t.confirm.yes);

/** Both pairs agree to the total. */
export async function agreeTotal(page: Page): Promise<void> {
  await press(page, t.total.agree(words.sides.NS));
  await press(page, t.total.agree(words.sides.EW));
}

export { press };
