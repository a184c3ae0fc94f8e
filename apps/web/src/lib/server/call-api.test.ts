// @vitest-environment node
import type { RequestEvent } from '@sveltejs/kit';
import { describe, expect, it } from 'vitest';
import { callApi } from './call-api.ts';

interface Injected {
  method: string;
  url: string;
  headers: Record<string, string>;
  payload?: Buffer;
}

/** An event as the server gives it, and what its API was asked. */
function eventWith(answer: {
  statusCode: number;
  body: string;
  headers?: Record<string, string | string[]>;
}) {
  const asked: Injected[] = [];
  const event = {
    url: new URL('http://hall.example:4711/turnering/dm'),
    request: new Request('http://hall.example:4711/turnering/dm', {
      headers: { cookie: 'spadille_session=abc', origin: 'http://elsewhere.example' },
    }),
    platform: {
      req: {
        spadille: {
          inject: async (request: Injected) => {
            asked.push(request);
            return {
              statusCode: answer.statusCode,
              headers: { 'content-type': 'application/json', connection: 'keep-alive', ...answer.headers },
              rawPayload: Buffer.from(answer.body),
            };
          },
        },
      },
    },
  };
  return { event: event as unknown as RequestEvent, asked };
}

describe('a call of the API while a page is made', () => {
  it('goes to this process with path, query and the visitor’s cookie', async () => {
    const { event, asked } = eventWith({ statusCode: 200, body: '{"a":1}' });
    const response = await callApi(event, new Request('http://hall.example:4711/api/public?lang=da'));
    expect(asked[0]).toMatchObject({ method: 'GET', url: '/api/public?lang=da' });
    expect(asked[0]?.headers.cookie).toBe('spadille_session=abc');
    expect(asked[0]?.payload).toBeUndefined();
    expect(await response.json()).toEqual({ a: 1 });
    expect(response.headers.get('connection')).toBeNull();
  });

  it('carries a body, and every cookie that is set', async () => {
    const { event, asked } = eventWith({
      statusCode: 200,
      body: '{}',
      headers: { 'set-cookie': ['a=1', 'b=2'] },
    });
    const request = new Request('http://hall.example:4711/api/session', {
      method: 'POST',
      body: '{"login":"ø"}',
    });
    const response = await callApi(event, request);
    expect(asked[0]?.payload?.toString()).toBe('{"login":"ø"}');
    expect(asked[0]?.headers.origin).toBe('http://elsewhere.example');
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  });

  it.each([204, 304])('an answer %d has no body', async (statusCode) => {
    const { event } = eventWith({ statusCode, body: '' });
    const response = await callApi(event, new Request('http://hall.example:4711/api/session'));
    expect([response.status, response.body]).toEqual([statusCode, null]);
  });
});
