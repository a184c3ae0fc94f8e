/** The committee's and the secretaries' pages: the same words in both languages, English ones below /en. */
export const UNION_PATHS = {
  union: { da: '/union', en: '/union' },
} as const;
