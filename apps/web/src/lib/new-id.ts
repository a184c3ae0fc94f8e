import { v7 } from 'uuid';

/**
 * A fresh UUIDv7, later in order than any given before on this page. Made with `getRandomValues`, which is there on
 * plain http.
 */
export const newId = (): string => v7();
