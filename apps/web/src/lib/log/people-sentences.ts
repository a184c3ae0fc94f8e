import { type EventPayload, type PEOPLE_EVENTS } from '@spadille/api-schema';
import { formatList } from '$lib/i18n/format.ts';
import { type Lang } from '$lib/i18n/lang.ts';
import { type Messages } from '$lib/i18n/messages.ts';

interface Words {
  readonly lang: Lang;
  readonly t: Messages;
  readonly name: (id: string | null) => string;
}

type Sentences = {
  readonly [T in keyof typeof PEOPLE_EVENTS]: (payload: EventPayload<T>, words: Words) => string;
};

function fieldsInWords(fields: readonly string[], { lang, t }: Words): string {
  const labels: Readonly<Record<string, string>> = t.log.peopleFields;
  return formatList(
    lang,
    fields.map((field) => labels[field] ?? field),
  );
}

/** What is said of clubs and players. */
export const PEOPLE_SENTENCES: Sentences = {
  'club-made': (_, { t }) => t.log.events['club-made'],
  'club-changed': ({ fields }, words) => words.t.log.events['club-changed'](fieldsInWords(fields, words)),
  'club-contacts-set': ({ contacts }, { t }) => t.log.events['club-contacts-set'](contacts),
  'member-joined': ({ playerId }, { t, name }) => t.log.events['member-joined'](name(playerId)),
  'membership-changed': ({ playerId }, { t, name }) => t.log.events['membership-changed'](name(playerId)),
  'membership-removed': ({ playerId }, { t, name }) => t.log.events['membership-removed'](name(playerId)),
  'player-made': (_, { t }) => t.log.events['player-made'],
  'player-changed': ({ fields }, words) => words.t.log.events['player-changed'](fieldsInWords(fields, words)),
  'players-merged': (_, { t }) => t.log.events['players-merged'],
  'merge-undone': (_, { t }) => t.log.events['merge-undone'],
  'players-kept-apart': ({ otherId }, { t, name }) => t.log.events['players-kept-apart'](name(otherId)),
  'player-erased': (_, { t }) => t.log.events['player-erased'],
  'name-asked': (_, { t }) => t.log.events['name-asked'],
  'name-request-decided': ({ state }, { t }) => t.log.events['name-request-decided'](state === 'granted'),
};
