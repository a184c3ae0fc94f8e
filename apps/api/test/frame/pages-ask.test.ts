import { afterAll, beforeAll, expect, it } from 'vitest';
import { type PageHandler } from '../../src/web/pages.ts';
import { type Frame, openFrame } from '../support/frame.ts';

/** A page whose form asks the API that a name is not shown, with the visitor's own Origin header. */
const pages: PageHandler = (request, response) => {
  void (async () => {
    const answer = await request.spadille?.inject({
      method: 'POST',
      url: '/api/public/name-requests',
      headers: { 'content-type': 'application/json', origin: request.headers.origin ?? '' },
      payload: Buffer.from('{"name":"Aage Holm"}'),
    });
    response.statusCode = answer?.statusCode ?? 500;
    response.end();
  })();
};

let frame: Frame;
beforeAll(async () => {
  frame = await openFrame({ pages });
});
afterAll(() => frame.close());

const post = async (remoteAddress: string, origin = 'http://dm.example:4711') => {
  const headers = { host: 'dm.example:4711', origin };
  return (await frame.app.inject({ method: 'POST', url: '/skjul-mit-navn', headers, remoteAddress }))
    .statusCode;
};

it('hands a form on under the name that the visitor knows the server by', async () => {
  expect(await post('10.0.0.1')).toBe(204);
  expect(await post('10.0.0.1', 'http://elsewhere.example')).toBe(403);
});

it('counts what a visitor sends as his own, not as everybody’s', async () => {
  const answers = [];
  for (let time = 0; time < 12; time += 1) answers.push(await post('10.0.0.2'));
  expect(answers[0]).toBe(204);
  expect(answers.at(-1)).toBe(429);
  expect(await post('10.0.0.3')).toBe(204);
});
