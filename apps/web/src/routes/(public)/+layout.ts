/** Results are plain pages: nothing of SvelteKit runs in the visitor's browser. */
export const csr = false;
