import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { seedTournament, type SeededTournament } from '../support/seed-tournament.ts';
import { openVenue, type Venue } from '../support/venue.ts';

let venue: Venue;
let tournament: SeededTournament;

beforeAll(async () => {
  venue = await openVenue();
  venue.setClock(new Date('2026-09-01T10:00:00Z'));
  const { db } = venue.deps;
  const club = (name: string, from: string | null, to: string | null, emails: readonly string[]) =>
    db.club.create({
      data: {
        id: v7(),
        name,
        affiliatedFrom: from === null ? null : new Date(from),
        affiliatedTo: to === null ? null : new Date(to),
        contacts: {
          create: emails.map((email, index) => ({ id: v7(), ordinal: index + 1, name: `K${index}`, email })),
        },
      },
    });
  await club('Ringsted', '2000-01-01', null, ['bo@example.dk', 'aase@example.dk']);
  await club('Sorø', '2000-01-01', null, ['Bo@example.dk']);
  await club('Ærø', '2000-01-01', null, []);
  await club('Møn', '2000-01-01', '2020-01-01', ['forbi@example.dk']);
  await club('Gæst', null, null, ['gaest@example.dk']);
});
afterAll(() => venue.close());
beforeEach(async () => {
  tournament = await seedTournament(venue.deps, { pools: [[1, 2]] });
  const guest = await venue.deps.db.club.findUniqueOrThrow({ where: { name: 'Gæst' } });
  await venue.deps.db.team.update({
    where: { id: tournament.teamIds.get(1) ?? '' },
    data: { clubId: guest.id },
  });
});

const preview = (kind = 'season-dates') =>
  venue.get('previewNews', { params: { id: tournament.id }, query: { kind } }, 'committee');
const sendAs = (kind: string, etag: string) =>
  venue.send('sendNews', { params: { id: tournament.id }, body: { kind, etag } }, 'committee');
const addDay = (date: string) =>
  venue.get('addPlayDay', { params: { id: tournament.stageId }, body: { date } });
const mails = () =>
  venue.deps.db.mail.findMany({ where: { tournamentId: tournament.id }, orderBy: { toAddress: 'asc' } });

it('shows whom it goes to: clubs that are affiliated or play, each address once', async () => {
  const { receivers, unreachable, sentFrom } = await preview();
  expect(receivers.map(({ address, clubs }) => [address, clubs])).toEqual([
    ['gaest@example.dk', ['Gæst']],
    ['bo@example.dk', ['Ringsted', 'Sorø']],
    ['aase@example.dk', ['Ringsted']],
  ]);
  expect(unreachable).toEqual(['Ærø']);
  expect(sentFrom).toBeNull();
});

it('writes what was shown, one mail each, and the same text never twice', async () => {
  await addDay('2026-11-15');
  const shown = await preview();
  expect((await sendAs('season-dates', shown.etag)).json).toEqual({ queued: 3 });
  expect((await sendAs('season-dates', shown.etag)).json).toEqual({ queued: 0 });
  const written = await mails();
  expect(written.map(({ toAddress, subject, text }) => [toAddress, subject, text])).toEqual(
    ['aase@example.dk', 'bo@example.dk', 'gaest@example.dk'].map((to) => [to, shown.subject, shown.text]),
  );
  expect(shown.text).toContain('søndag den 15. november 2026: Indledende');
  expect((await preview()).receivers.every(({ known }) => known)).toBe(true);
});

it('writes again when the dates have changed', async () => {
  await addDay('2026-11-15');
  await sendAs('season-dates', (await preview()).etag);
  await addDay('2027-01-10');
  expect((await sendAs('season-dates', (await preview()).etag)).json).toEqual({ queued: 3 });
});

it('sends nothing when the text is no longer the one that was shown', async () => {
  await addDay('2026-11-15');
  const { etag } = await preview();
  await addDay('2027-01-10');
  expect((await sendAs('season-dates', etag)).json['code']).toBe('news-changed');
  expect((await sendAs('entry-list', etag)).json['code']).toBe('news-changed');
  expect(await mails()).toEqual([]);
});

it('lists the teams with their clubs, and no player', async () => {
  const { text, subject } = await preview('entry-list');
  expect(subject).toBe('Tilmeldte hold i Prøveturnering');
  expect(text).toContain('  1. Hold 1, Gæst\n  2. Hold 2\n');
});

it('counts the teams that are in, and tells beside them which ones wait: late, or not paid in time', async () => {
  const { db } = venue.deps;
  const tournamentId = tournament.id;
  const [first = '', second = ''] = [1, 2].map((number) => tournament.teamIds.get(number));
  await db.entryTerms.create({
    data: {
      tournamentId,
      deadline: new Date('2026-08-01'),
      paymentDeadline: new Date('2026-08-31T21:59:00Z'),
      feeOre: 60_000,
    },
  });
  const late = await db.team.create({
    data: { id: v7(), tournamentId, number: 3, name: 'Sent hold', entryState: 'submitted', late: true },
  });
  const fee = (teamId: string, reference: string) =>
    db.entryFee.create({ data: { teamId, amountOre: 60_000, reference } });
  await fee(first, 'DM26-0901');
  await fee(second, 'DM26-0902');
  await db.entryFee.update({
    where: { teamId: first },
    data: { state: 'paid', paidOn: new Date('2026-08-01') },
  });
  const text = async () => (await preview('entry-list')).text;
  expect(await text()).toContain(
    'er der tilmeldt 1 hold:\n\n  1. Hold 1, Gæst\n\n2 hold venter på at blive godkendt:\n\n  2. Hold 2\n  3. Sent hold\n\n',
  );
  await db.entryFee.update({ where: { teamId: second }, data: { letInAt: new Date() } });
  await db.team.update({ where: { id: late.id }, data: { entryState: 'accepted' } });
  expect(await text()).toContain(
    'er der tilmeldt 3 hold:\n\n  1. Hold 1, Gæst\n  2. Hold 2\n  3. Sent hold\n\nMangler',
  );
  await db.team.update({ where: { id: late.id }, data: { entryState: 'refused', entryReason: 'Fuldt' } });
  expect(await text()).not.toContain('Sent hold');
});

it('is noted in the log, and is the committee’s to do', async () => {
  await sendAs('entry-list', (await preview('entry-list')).etag);
  const log = await venue.get('getLog', { params: { id: tournament.id } });
  expect(log.events[0]).toMatchObject({ type: 'news-sent', payload: { kind: 'entry-list', mails: 3 } });
  const request = { params: { id: tournament.id }, query: { kind: 'entry-list' } };
  expect((await venue.send('previewNews', request, 'director')).status).toBe(403);
});
