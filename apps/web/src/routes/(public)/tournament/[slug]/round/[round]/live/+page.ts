/** The one results page that keeps itself up to date; without scripts it says when it was made. */
export const csr = true;
