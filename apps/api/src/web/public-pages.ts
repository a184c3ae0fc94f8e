/** Everything that is not a public page: what is behind the login, the tables' pages, SvelteKit's own files, the API. */
const NOT_PUBLIC = /^\/(en\/)?(director|union|club|invitation|bord|table|_app|api)(\/|$)/;

/**
 * Whether a path is a public page, which is the same for everybody: Danish at /, English below /en/. Files have a dot in
 * their name; an address with a question mark is never kept, so that nobody can fill the memory with them.
 * @param url path and query as requested
 */
export const isPublicPage = (url: string): boolean =>
  !url.includes('?') && !NOT_PUBLIC.test(url) && !/\.[^/]*$/.test(url);
