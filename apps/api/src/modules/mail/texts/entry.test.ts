import { describe, expect, it } from 'vitest';
import { ENTRY_NEWS, entryMail, type EntryMailFacts } from './entry.ts';

const FACTS: EntryMailFacts = {
  news: 'received',
  tournament: 'Danmarksturneringen 2026/27',
  team: 'Ærø 1',
  number: 4,
  reason: null,
  due: { amountOre: 60_000, reference: '26-017', deadline: new Date('2026-11-01T22:59:00Z') },
};

it('tells in Danish that a team is entered, and how to pay', () => {
  expect(entryMail(FACTS, 'da')).toEqual({
    subject: 'Ærø 1 er tilmeldt Danmarksturneringen 2026/27',
    text: `Ærø 1 er tilmeldt Danmarksturneringen 2026/27.

Holdets nummer: 4 (Ærø 1)

Gebyret er 600 kr. Skriv mærket 26-017 på betalingen, så vi kan se, hvilket hold den er for.
Sidste frist for betaling: 1. november 2026 kl. 23.59

Med venlig hilsen
Dansk L'hombre-Union
`,
  });
});

it('tells in English why a team was refused, and asks for no money then', () => {
  const { subject, text } = entryMail({ ...FACTS, news: 'refused', reason: 'No room' }, 'en');
  expect(subject).toBe('Ærø 1 was not let into Danmarksturneringen 2026/27');
  expect(text).toContain('The committee writes: No room');
  expect(text).not.toContain('DKK');
});

it('counts øre', () => {
  const due = { amountOre: 60_050, reference: '26-1', deadline: null };
  expect(entryMail({ ...FACTS, due }, 'da').text).toContain('Gebyret er 600,50 kr. Skriv');
  expect(entryMail({ ...FACTS, due }, 'en').text).toContain('The fee is DKK 600.50. Write');
});

describe.each(['da', 'en'] as const)('in %s', (lang) => {
  it.each(ENTRY_NEWS)('%s names team and tournament', (news) => {
    const { subject, text } = entryMail({ ...FACTS, news, due: null }, lang);
    for (const one of [subject, text])
      expect(one).toMatch(/Ærø 1.*Danmarksturneringen|Danmarksturneringen.*Ærø 1/s);
    expect(text).not.toMatch(/undefined|null/);
  });
});
