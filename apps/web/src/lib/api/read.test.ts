import { describe, expect, it } from 'vitest';
import { need, numberIn } from './read.ts';

const answer = (status: number, rest: { data?: unknown; error?: unknown }) =>
  Promise.resolve({ ...rest, response: new Response(null, { status }) });

/** The status of the error page that a load function ends on. */
const statusOf = (work: Promise<unknown>) =>
  work.then(() => 200).catch((thrown: { status: number }) => thrown.status);

describe('what a page needs', () => {
  it('is the data of the answer', async () => {
    expect(await need(answer(200, { data: [] }))).toEqual([]);
  });

  it.each([
    ['a page that is not there', 404, { code: 'not-found' }, 404],
    ['an address that the API finds not valid is no page', 400, { code: 'request-not-valid' }, 404],
    ['a server that is not ready', 503, { code: 'not-ready' }, 503],
    ['something in between that is no API', 502, '<html>', 502],
  ])('%s', async (_, status, error, shown) => {
    expect(await statusOf(need(answer(status, { error })))).toBe(shown);
  });

  it('tells the page which refusal it was', async () => {
    await expect(need(answer(404, { error: { code: 'not-found' } }))).rejects.toMatchObject({
      body: { code: 'not-found' },
    });
  });
});

describe('a number in an address', () => {
  it.each([
    ['1', 1],
    ['9999', 9999],
  ])('%s', (text, value) => expect(numberIn(text)).toBe(value));

  it.each(['0', '01', '-1', '+1', '1.0', '1e3', '10000', '', 'x', '١'])('"%s" is no page', (text) => {
    expect(() => numberIn(text)).toThrow(expect.objectContaining({ status: 404 }));
  });
});
