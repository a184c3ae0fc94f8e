import { afterAll, beforeAll, expect, it } from 'vitest';
import { codeOf } from '../support/frame.ts';
import { type Club, openUnion, TODAY, type Union } from './support.ts';

let union: Union;
beforeAll(async () => {
  union = await openUnion();
});
afterAll(() => union.frame.close());

interface Preview {
  faults: { code: string; severity: string; line: number; column: string; da: string; en: string }[];
  people: { name: string; club: string; from: string | null; what: string }[];
  clubsMade: string[];
  fromToday: number;
}

const upload = (text: string) => ({
  name: 'spillere.csv',
  base64: Buffer.from(`\uFEFF${text}`).toString('base64'),
});
const preview = (text: string) => union.get<Preview>('previewPeople', { body: upload(text) });
const take = (text: string) => union.send('importPeople', { body: upload(text) });

it('takes in players with their clubs, after showing what would come', async () => {
  const club = await union.club('Ærø');
  await union.join(club.id, { name: 'Aase Holm' });
  const text = [
    'navn;klub;fra;e-mail;telefon',
    'Åse Holm;ærø;;aase@example.org;',
    'Bent Lund;Ærø;1.9.2020;;12345678',
    'Carla Dam;Øse;;;',
    'Bent Lund;Øse;;;',
  ].join('\n');
  const seen = await preview(text);
  expect(seen.people.map(({ name, club: of, from, what }) => [name, of, from, what])).toEqual([
    ['Åse Holm', 'Ærø', TODAY, 'nothing'],
    ['Bent Lund', 'Ærø', '2020-09-01', 'new'],
    ['Carla Dam', 'Øse', TODAY, 'new'],
    ['Bent Lund', 'Øse', TODAY, 'new'],
  ]);
  expect(seen.clubsMade).toEqual(['Øse']);
  // Carla and the second Bent; the first says since when, and Åse is a member already.
  expect(seen.fromToday).toBe(2);
  expect((await take(text)).json()).toEqual({ players: 3, memberships: 3, clubs: 1 });
  const after = await union.get<Club>('getClub', { params: { id: club.id } });
  expect(after.memberList).toMatchObject([
    { name: 'Bent Lund', from: '2020-09-01', phone: '12345678' },
    { name: 'Aase Holm', email: 'aase@example.org' },
  ]);
  // The same list again brings nothing new.
  expect((await take(text)).json()).toEqual({ players: 0, memberships: 0, clubs: 0 });
});

it('takes the same name in another club for somebody else, unless the address is the same', async () => {
  const club = await union.club('Nord');
  await union.join(club.id, { name: 'Dagny Fjord', email: 'dagny@example.org' });
  const seen = await preview('name;club;email\nDagny Fjord;Syd;\nDagny Fjord;Vest;DAGNY@example.org\n');
  expect(seen.people.map(({ what }) => what)).toEqual(['new', 'member']);
  expect(seen.faults).toMatchObject([{ code: 'name-known', severity: 'warning', line: 2, column: 'name' }]);
  expect(seen.faults[0]?.da).toContain('i Nord');
});

it('warns of a club outside the union in a list of teams for the championship, and lets it in', async () => {
  await union.club('Medlem');
  await union.club('Udtrådt', null);
  const championship = await union.get<{ id: string }>('createTournament', {
    body: { name: 'DM', seasonStartYear: 2040 },
  });
  await union.frame.system.deps.db.tournament.update({
    where: { id: championship.id },
    data: { kind: 'championship' },
  });
  const sent = {
    params: { id: championship.id },
    body: upload('number;name;club\n1;Et;Medlem\n2;To;Udtrådt\n'),
  };
  const seen = await union.get<Preview>('previewTeams', sent);
  expect(seen.faults).toMatchObject([
    { code: 'club-not-affiliated', severity: 'warning', line: 3, column: 'club' },
  ]);
  expect((await union.get<unknown[]>('importTeams', sent)).length).toBe(2);
});

it('tells every fault with its line and column, and takes in nothing then', async () => {
  const text = [
    'name;club;from;to;email;phone',
    'Egon Gran;Gren;31.2.2026;;;',
    'Frida Gran;Gren;2026-02-01;2026-01-01;;',
    'Gunnar Gran;Gren;;;ikke en adresse;12',
    'Hans Gran;;2026-01-01;;;',
    'Ib Gran;Gren;;;;',
    'IB GRAN;gren;;;;',
    ';Gren;;;;',
  ].join('\n');
  const { faults } = await preview(text);
  expect(faults.map(({ code, line, column }) => [code, line, column])).toEqual([
    ['day-invalid', 2, 'from'],
    ['days-out-of-order', 3, 'to'],
    ['email-invalid', 4, 'email'],
    ['phone-invalid', 4, 'phone'],
    ['club-missing', 5, 'club'],
    ['person-twice', 7, 'name'],
    ['value-missing', 8, 'name'],
  ]);
  expect(faults.every(({ da, en }) => da.startsWith('Fundet: ') && en.startsWith('Found: '))).toBe(true);
  const refused = await take(text);
  expect(refused.json()).toMatchObject({ code: 'people-have-faults', faults });
  expect(codeOf(await take('hvad;er;det\n1;2;3\n'))).toBe('people-have-faults');
  const found = await union.get<{ total: number }>('listPlayers', { query: { q: 'gran' } });
  expect(found.total).toBe(0);
});

it('takes in a club’s own list from its secretary: no other club’s members, and nobody else’s list', async () => {
  const [club, other] = [await union.club('Egen'), await union.club('Anden')];
  const token = await union.frame.signInSecretary(club.id);
  const send = (id: 'previewMembers' | 'importMembers', clubId: string, text: string) =>
    union.send(id, { params: { id: clubId }, body: upload(text), token });

  const text = 'navn;e-mail\nOda Bak;oda@example.org\nPer Bak;\n';
  const seen = (await send('previewMembers', club.id, text)).json<Preview>();
  expect(seen.faults).toEqual([]);
  expect(seen.people.map(({ name, club: of, what }) => [name, of, what])).toEqual([
    ['Oda Bak', 'Egen', 'new'],
    ['Per Bak', 'Egen', 'new'],
  ]);
  expect((await send('importMembers', club.id, text)).json()).toEqual({
    players: 2,
    memberships: 2,
    clubs: 0,
  });
  const after = await union.get<Club>('getClub', { params: { id: club.id } });
  expect(after.memberList.map(({ name }) => name)).toEqual(['Oda Bak', 'Per Bak']);

  const mixed = 'navn;klub\nRie Bak;egen\nSif Bak;Anden\nTom Bak;\nUrd Bak;Helt ny\n';
  const refused = await send('importMembers', club.id, mixed);
  expect(refused.json<Preview>().faults.map(({ code, line, column }) => [code, line, column])).toEqual([
    ['other-club', 3, 'club'],
    ['other-club', 5, 'club'],
  ]);
  expect(codeOf(await send('previewMembers', other.id, text))).toBe('not-allowed');
  expect(codeOf(await send('importMembers', other.id, text))).toBe('not-allowed');
});
