import { type EventPayload, type TABLE_ACCESS_EVENTS } from '@spadille/api-schema';
import { type Messages } from '$lib/i18n/messages.ts';

type Sentences = {
  readonly [T in keyof typeof TABLE_ACCESS_EVENTS]: (
    payload: EventPayload<T>,
    words: { readonly t: Messages },
  ) => string;
};

/** What is said of the cards and phones of tables. */
export const TABLE_ACCESS_SENTENCES: Sentences = {
  'table-cards-made': ({ cards }, { t }) => t.log.events['table-cards-made'](cards.length),
  'table-card-renewed': ({ phones }, { t }) => t.log.events['table-card-renewed'](phones),
  'table-card-revoked': ({ phones }, { t }) => t.log.events['table-card-revoked'](phones),
  'phone-let-in': ({ by }, { t }) => t.log.events['phone-let-in'](by),
  'phone-left': (_, { t }) => t.log.events['phone-left'],
};
