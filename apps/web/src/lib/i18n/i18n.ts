import { nameInWords } from '@spadille/competition';
import { createContext } from 'svelte';
import { type Lang } from './lang.ts';
import { MESSAGES, type Messages } from './messages.ts';
import { href, type HrefParams, type PageName } from './paths.ts';

/** The language of the page that is shown: its texts and its links. */
export class I18n {
  readonly #lang: () => Lang;

  /** `lang` is asked anew each time, so that a change of language without a reload is seen. */
  constructor(lang: () => Lang) {
    this.#lang = lang;
  }

  get lang(): Lang {
    return this.#lang();
  }

  /** The texts: `i18n.t.common.save`. */
  get t(): Messages {
    return MESSAGES[this.lang];
  }

  /** The name of a stage, a pool or a round: in this language where the program gave it, as it was typed otherwise. */
  named(name: string): string {
    return nameInWords(name, this.lang);
  }

  /** The address of a page in this language. */
  href<N extends PageName>(page: N, ...params: HrefParams<N>): string {
    return href(this.lang, page, ...params);
  }
}

/** The root layout provides it; any component below may use it. */
export const [useI18n, provideI18n] = createContext<I18n>();
