/** The director's pages: the same words in both languages, English ones below /en. */
export const DIRECTOR_PATHS = {
  director: { da: '/director', en: '/director' },
} as const;
