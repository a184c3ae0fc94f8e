/** The languages of the feed. */
export type FeedLang = 'da' | 'en';

/** What events are called in a calendar. */
export const FEED_WORDS = {
  da: {
    played: (what: string, tournament: string) => `${tournament}: ${what}`,
    cancelled: (what: string, tournament: string) => `AFLYST: ${tournament}: ${what}`,
    opens: (tournament: string) => `${tournament}: tilmeldingen åbner`,
    deadline: (tournament: string) => `${tournament}: sidste frist for tilmelding`,
    payment: (tournament: string) => `${tournament}: sidste frist for betaling`,
  },
  en: {
    played: (what: string, tournament: string) => `${tournament}: ${what}`,
    cancelled: (what: string, tournament: string) => `CANCELLED: ${tournament}: ${what}`,
    opens: (tournament: string) => `${tournament}: entries open`,
    deadline: (tournament: string) => `${tournament}: last day to enter`,
    payment: (tournament: string) => `${tournament}: last day to pay`,
  },
} as const satisfies Record<FeedLang, object>;
