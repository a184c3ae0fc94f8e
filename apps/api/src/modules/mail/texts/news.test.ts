import { expect, it } from 'vitest';
import { entryListMail } from './entry-list.ts';
import { seasonDatesMail } from './season-dates.ts';

const DATES = {
  tournament: 'Danmarksturneringen 2026/27',
  days: [
    {
      stage: 'Kvalifikation',
      label: null,
      date: '2026-11-15',
      startsAt: '10:00',
      venue: 'Ringsted',
      cancelled: false,
    },
    { stage: 'Finale', label: '1. dag', date: '2027-03-28', startsAt: null, venue: null, cancelled: true },
  ],
  entries: {
    deadline: new Date('2026-10-25T22:59:00Z'),
    paymentDeadline: new Date('2026-10-24T21:59:00Z'),
  },
} as const;

it('tells the dates in Danish', () => {
  expect(seasonDatesMail(DATES, 'da')).toEqual({
    subject: 'Datoer for Danmarksturneringen 2026/27',
    text: `Her er spilledagene i Danmarksturneringen 2026/27:

- søndag den 15. november 2026 kl. 10.00: Kvalifikation, Ringsted
- søndag den 28. marts 2027: Finale, 1. dag (AFLYST)

Sidste frist for tilmelding: 25. oktober 2026 kl. 23.59
Sidste frist for betaling: 24. oktober 2026 kl. 23.59

Med venlig hilsen
Dansk L'hombre-Union
`,
  });
});

it('tells the dates in English', () => {
  const { subject, text } = seasonDatesMail({ ...DATES, entries: null }, 'en');
  expect(subject).toBe('Dates of Danmarksturneringen 2026/27');
  expect(text).toContain('- Sunday 15 November 2026 at 10:00: Qualification, Ringsted\n');
  expect(text).not.toContain('Last day');
});

it('says that there are no days yet', () => {
  expect(seasonDatesMail({ ...DATES, days: [], entries: null }, 'da').text).toContain(
    'ikke lagt nogen dage fast',
  );
});

it('lists the teams that are in, and apart from them those that wait', () => {
  const teams = [
    { number: 1, name: 'Ringsted 1', club: 'Ringsted', waiting: false },
    { number: 12, name: 'Ærø', club: 'Ærø', waiting: true },
    { number: 13, name: 'De fire', club: 'Ringsted', waiting: false },
  ];
  expect(entryListMail({ tournament: 'DM', teams }, 'da')).toEqual({
    subject: 'Tilmeldte hold i DM',
    text: `I DM er der tilmeldt 2 hold:

  1. Ringsted 1
 13. De fire, Ringsted

1 hold venter på at blive godkendt:

 12. Ærø

Mangler der et hold, eller er noget forkert, så svar på denne mail.

Med venlig hilsen
Dansk L'hombre-Union
`,
  });
  expect(entryListMail({ tournament: 'DM', teams: teams.slice(0, 1) }, 'en').text).toContain(
    '1 team is entered',
  );
  expect(entryListMail({ tournament: 'DM', teams: [] }, 'da').text).toContain('ikke tilmeldt nogen hold');
});
