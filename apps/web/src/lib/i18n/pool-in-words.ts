/** A pool is called by a letter or a number, or with the word before it in either language: the word stands there once. */
export const poolInWords = (word: 'Pulje' | 'Pool', name: string): string =>
  `${word} ${name.replace(/^(?:pulje|pool)\s+(?=\S)/iu, '')}`;
