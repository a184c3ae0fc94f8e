/** The director's pages. */
export const director = {
  title: 'Turneringsledelse',
};
