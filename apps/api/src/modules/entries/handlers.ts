import { ok } from '@spadille/core';
import { type Deps } from '../../deps.ts';
import { found } from '../../http/found.ts';
import { type FileAnswer, type Handlers } from '../../http/handler.ts';
import { tellingPublic } from '../../http/telling-public.ts';
import { entriesPdf, publicEntriesPdf } from '../../print/entries-pdf.ts';
import { type PrintLang } from '../../print/words.ts';
import { changeEntry } from './change-entry.ts';
import { checkEntry } from './check-entry.ts';
import { clubEntries } from './club-entries.ts';
import { copyEntry } from './copy-entry.ts';
import { decideEntry } from './decide-entry.ts';
import { enterEntry } from './enter-entry.ts';
import { entriesCsv, publicEntriesCsv } from './entries-csv.ts';
import { entryList } from './entry-list.ts';
import { ownClubs } from './own-clubs.ts';
import { publicEntries } from './public-entries.ts';
import { setEntryFees } from './set-entry-fees.ts';
import { entryTerms, setEntryTerms, showEntryList } from './terms.ts';
import { withdrawEntry } from './withdraw-entry.ts';

const STEM = { da: 'tilmeldte', en: 'entries' } as const;
const fileOf = (slug: string, lang: PrintLang, end: string, bytes: Uint8Array): FileAnswer => ({
  fileName: `${slug}-${STEM[lang]}.${end}`,
  bytes,
});

/** Terms, entries and fees; what everybody sees of them. */
export const entryHandlers = (deps: Deps) => {
  const { db } = deps;
  const told = tellingPublic(deps.publicPages);
  return {
    getEntryTerms: async ({ params }) => found(await entryTerms(db, params.id)),
    setEntryTerms: (call) => told(setEntryTerms(deps)(call.params.id, call.body, call)),
    showEntryList: (call) => told(showEntryList(deps)({ id: call.params.id, ...call.body }, call)),
    listEntries: async ({ params, now }) => found(await entryList(db, params.id, now)),
    getEntriesPdf: async ({ params, query: { lang }, now }) => {
      const list = await entryList(db, params.id, now);
      return found(list && fileOf(list.tournament.slug, lang, 'pdf', await entriesPdf(list, lang, now)));
    },
    getEntriesCsv: async ({ params, query: { lang }, now }) => {
      const list = await entryList(db, params.id, now);
      return found(list && fileOf(list.tournament.slug, lang, 'csv', entriesCsv(list, lang)));
    },
    setEntryFees: (call) => told(setEntryFees(deps)(call.params.id, call.body, call)),
    decideEntry: (call) => told(decideEntry(deps)(call.params.id, call.body, call)),
    listOwnClubs: async ({ actor }) => ok(await ownClubs(db, actor)),
    getClubEntries: async ({ params, now }) => found(await clubEntries(db, params.id, now)),
    enterEntry: (call) => told(enterEntry(deps)(call.params.id, call.body, call)),
    copyEntry: (call) => told(copyEntry(deps)(call.params.id, call.body, call)),
    checkEntry: ({ params, body, now }) => checkEntry(db, { clubId: params.id, ...body }, now),
    changeEntry: (call) => told(changeEntry(deps)(call.params.id, call.body, call)),
    withdrawEntry: (call) => told(withdrawEntry(deps)(call.params.id, call.body.expectedVersion, call)),
    getPublicEntries: async ({ params, now }) => found(await publicEntries(db, params.slug, now)),
    getPublicEntriesPdf: async ({ params, query: { lang }, now }) => {
      const list = await publicEntries(db, params.slug, now);
      return found(list && fileOf(params.slug, lang, 'pdf', await publicEntriesPdf(list, lang, now)));
    },
    getPublicEntriesCsv: async ({ params, query: { lang }, now }) => {
      const list = await publicEntries(db, params.slug, now);
      return found(list && fileOf(params.slug, lang, 'csv', publicEntriesCsv(list, lang)));
    },
  } satisfies Handlers;
};
