import { describe, expect, it } from 'vitest';
import { createApi } from '$lib/api/client.ts';
import { TableDoor, tokenIn } from './table-door.svelte.ts';

const TOKEN = '0123456789abcdef0123456789abcdef';

/** A door whose server gives these answers, one after the other; null: none at all. */
function doorWith(...answers: ({ status: number; body: unknown } | null)[]) {
  const sent: unknown[] = [];
  const went: string[] = [];
  const fetch = async (input: RequestInfo | URL) => {
    const request = input as Request;
    sent.push(request.method === 'POST' ? await request.json() : request.method);
    const answer = answers.shift();
    if (!answer) throw new TypeError('network');
    return Response.json(answer.body, { status: answer.status });
  };
  const door = new TableDoor(createApi(fetch, 'http://hall.example'), async (id) => went.push(id));
  return { door, sent, went };
}

describe('the secret in a card’s address', () => {
  it.each([
    [`#${TOKEN}`, TOKEN],
    ['', undefined],
    ['#content', undefined],
    [`#${TOKEN}0`, undefined],
  ])('%j', (hash, token) => {
    expect(tokenIn(hash)).toBe(token);
  });
});

describe('the way in to a table', () => {
  it('leads to the table of the card', async () => {
    const { door, sent, went } = doorWith({ status: 200, body: { tableId: 'a' } });
    await door.enter({ token: TOKEN });
    expect([sent, went, door.problem]).toEqual([[{ token: TOKEN }], ['a'], null]);
  });

  it('says why it does not, and takes another try', async () => {
    const { door, went } = doorWith({ status: 401, body: { code: 'pin-wrong', triesLeft: 4 } });
    await door.enter({ table: 3, pin: '123456' });
    expect(door.problem).toMatchObject({ code: 'pin-wrong', triesLeft: 4 });
    expect([door.opening, door.busy, door.unsent, went]).toEqual([false, false, null, []]);
  });

  it('leaves what was typed where it is while it is on its way, and waits with a code', async () => {
    const { door } = doorWith(null, null);
    const typed = door.enter({ table: 3, pin: '123456' });
    expect([door.busy, door.opening]).toEqual([true, false]);
    await typed;
    const scanned = door.enter({ token: TOKEN });
    expect([door.busy, door.opening]).toEqual([true, true]);
    await scanned;
  });

  it('keeps the code while nobody answers, though it is gone from the address', async () => {
    const { door, went } = doorWith(null, { status: 200, body: { tableId: 'a' } });
    await door.enter({ token: TOKEN });
    expect(door.problem?.code).toBe('no-connection');
    expect(door.unsent).toEqual({ token: TOKEN });
    if (door.unsent) await door.enter(door.unsent);
    expect(went).toEqual(['a']);
  });

  it('knows where the phone is in already, and says nothing where it is not', async () => {
    const { door } = doorWith({ status: 200, body: { table: { id: 'a', number: 7 } } }, null);
    await door.look();
    expect(door.own).toEqual({ id: 'a', number: 7 });
    await door.look();
    expect([door.own, door.problem]).toEqual([null, null]);
  });
});
