import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf } from '../support/frame.ts';
import { type Club, openUnion, TODAY, type Union } from './support.ts';

let union: Union;
beforeAll(async () => {
  union = await openUnion();
});
afterAll(() => union.frame.close());

const change = ({ id, version }: Club, body: object) =>
  union.send('changeClub', { params: { id }, body: { expectedVersion: version, ...body } });
const changeMember = (club: Club, index: number, body: object, token?: string) =>
  union.send('changeMember', {
    params: { id: club.id, membershipId: club.memberList[index]?.membershipId ?? '' },
    body: { expectedVersion: club.version, ...body },
    ...(token && { token }),
  });

describe('a club', () => {
  it('is listed in Danish order with whether it is affiliated today', async () => {
    await union.club('Åbenrå');
    await union.club('Aalborg', null);
    await union.club('Zealand', '2026-11-16');
    await union.club('Ærø', TODAY);
    const clubs = await union.get<{ name: string; affiliated: boolean }[]>('listClubs');
    expect(clubs.map(({ name, affiliated }) => [name, affiliated])).toEqual([
      ['Zealand', false],
      ['Ærø', true],
      ['Åbenrå', true],
      ['Aalborg', false],
    ]);
  });

  it('cannot take a name that is there, nor be affiliated until before it begins', async () => {
    const club = await union.club('Nord');
    await union.club('Syd');
    expect(codeOf(await change(club, { name: 'Syd' }))).toBe('name-taken');
    expect(codeOf(await union.send('createClub', { body: { name: 'Syd', affiliatedFrom: null } }))).toBe(
      'name-taken',
    );
    const turned = { affiliatedFrom: '2026-01-02', affiliatedTo: '2026-01-01' };
    expect(codeOf(await change(club, turned))).toBe('dates-out-of-order');
    expect((await change(club, { name: 'Nordre', affiliatedTo: '2026-11-14' })).json()).toMatchObject({
      name: 'Nordre',
      affiliatedFrom: '2000-01-01',
      affiliated: false,
      version: 2,
    });
    expect((await change(club, { name: 'Nordest' })).json()).toMatchObject({
      code: 'stale-version',
      current: { name: 'Nordre' },
    });
  });

  it('made twice by one request with a key is one club', async () => {
    const sent = {
      body: { name: 'Dobbeltklik', affiliatedFrom: null },
      headers: { 'idempotency-key': 'click-click' },
    };
    const [one, other] = [await union.send('createClub', sent), await union.send('createClub', sent)];
    expect([one.statusCode, other.json()]).toEqual([201, one.json()]);
  });

  it('has contacts in their order, which only it and the committee see', async () => {
    const club = await union.club('Kontakt');
    const contacts = [
      { name: 'Øjvind Formand', email: 'o@example.org', phone: null },
      { name: 'Anna Kasserer', email: null, phone: '12 34 56 78' },
    ];
    const token = await union.frame.signInSecretary(club.id);
    const set = await union.send('setClubContacts', {
      params: { id: club.id },
      body: { expectedVersion: 1, contacts },
      token,
    });
    expect(set.json()).toMatchObject({ contacts, version: 2 });
    const stale = await union.send('setClubContacts', {
      params: { id: club.id },
      body: { expectedVersion: 1, contacts: [] },
    });
    expect(stale.json()).toMatchObject({ code: 'stale-version', current: { contacts } });
    const other = await union.frame.signInSecretary((await union.club('En anden')).id);
    expect(codeOf(await union.send('getClub', { params: { id: club.id }, token: other }))).toBe(
      'not-allowed',
    );
    const event = await union.frame.system.deps.db.auditEvent.findFirstOrThrow({
      where: { subjectId: club.id, type: 'club-contacts-set' },
    });
    expect(JSON.stringify(event.payload)).not.toMatch(/Anna|example/);
  });
});

describe('a member', () => {
  it('joins from today, leaves with a last day, and may be a member of several clubs', async () => {
    const [here, there] = [await union.club('Her'), await union.club('Der')];
    const joined = await union.join(here.id, { name: 'Åse Holm', email: 'aase@example.org' });
    expect(joined).toMatchObject({ members: 1, memberList: [{ name: 'Åse Holm', from: TODAY, to: null }] });
    const playerId = joined.memberList[0]?.playerId;
    const elsewhere = await union.join(there.id, { playerId, from: '2020-09-01' });
    expect(elsewhere.memberList[0]).toMatchObject({ playerId, otherClubs: ['Her'] });

    const left = await changeMember(joined, 0, { from: '2020-01-01', to: '2026-11-14' });
    expect(left.json()).toMatchObject({ members: 0, memberList: [{ to: '2026-11-14', now: false }] });
    expect((await union.join(here.id, { playerId })).memberList.map(({ from }) => from)).toEqual([
      TODAY,
      '2020-01-01',
    ]);
  });

  it('is not a member twice at a time, nor until before he begins', async () => {
    const club = await union.club('Tvilling');
    const joined = await union.join(club.id, { name: 'Bo Ry' });
    const playerId = joined.memberList[0]?.playerId;
    const again = await union.send('addMember', { params: { id: club.id }, body: { playerId } });
    expect(again.json()).toMatchObject({ code: 'member-already', from: TODAY });
    expect(codeOf(await changeMember(joined, 0, { to: '2026-11-14' }))).toBe('dates-out-of-order');
    expect(
      codeOf(await union.send('addMember', { params: { id: club.id }, body: { playerId: club.id } })),
    ).toBe('player-unknown');
    expect(
      codeOf(await union.send('addMember', { params: { id: club.id }, body: { playerId, name: 'Bo' } })),
    ).toBe('request-not-valid');
  });

  it('is known in private to the club where he was entered first, and to no other', async () => {
    const [home, guest] = [await union.club('Hjemme'), await union.club('Gæst')];
    const joined = await union.join(home.id, { name: 'Carl Due', phone: '87654321' });
    const playerId = joined.memberList[0]?.playerId ?? '';
    const tokens = {
      home: await union.frame.signInSecretary(home.id),
      guest: await union.frame.signInSecretary(guest.id),
    };
    await union.join(guest.id, { playerId, from: '1990-01-01' });
    const seen = async (id: string, token: string) =>
      (await union.send('getClub', { params: { id }, token })).json<Club>();
    expect((await seen(home.id, tokens.home)).memberList[0]?.phone).toBe('87654321');
    const guests = await seen(guest.id, tokens.guest);
    expect(guests.memberList[0]).toMatchObject({ name: 'Carl Due', phone: null });
    expect(codeOf(await changeMember(guests, 0, { phone: '1234' }, tokens.guest))).toBe('member-elsewhere');
    const homes = await seen(home.id, tokens.home);
    const renamed = await changeMember(
      homes,
      0,
      { name: 'Carl Duelund', email: 'c@example.org' },
      tokens.home,
    );
    expect(renamed.json()).toMatchObject({ memberList: [{ name: 'Carl Duelund', email: 'c@example.org' }] });
    expect(await union.get('getPlayer', { params: { id: playerId } })).toMatchObject({
      earlierNames: [{ name: 'Carl Due' }],
    });
  });

  it('is removed when it was a mistake, and the player stays', async () => {
    const club = await union.club('Fejl');
    const { memberList } = await union.join(club.id, { name: 'Dorte Ek' });
    const [member] = memberList;
    const params = { id: club.id, membershipId: member?.membershipId ?? '' };
    expect((await union.send('removeMember', { params })).statusCode).toBe(204);
    expect(codeOf(await union.send('removeMember', { params }))).toBe('not-found');
    expect(await union.get('getPlayer', { params: { id: member?.playerId ?? '' } })).toMatchObject({
      memberships: [],
    });
  });
});

it('finds players to choose from: the own members first, by any spelling and by earlier names', async () => {
  const [own, other, outside] = [
    await union.club('Egen'),
    await union.club('Fremmed'),
    await union.club('Udenfor', null),
  ];
  await union.join(other.id, { name: 'Aage Kjærsgård' });
  const mine = await union.join(own.id, { name: 'Åge Kjærsgaard' });
  await union.join(outside.id, { name: 'Åge Kjær' });
  await changeMember(mine, 0, { name: 'Åge Zahle' });
  const find = (q: string) =>
    union.get<{ name: string; clubs: string[]; affiliated: boolean }[]>('findPlayers', {
      params: { id: own.id },
      query: { q },
    });
  expect((await find('aage kjær')).map(({ name, affiliated }) => [name, affiliated])).toEqual([
    ['Åge Zahle', true],
    ['Åge Kjær', false],
    ['Aage Kjærsgård', true],
  ]);
  expect(await find('zahle kjær')).toEqual([]);
});
