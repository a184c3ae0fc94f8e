import { createHash, randomBytes } from 'node:crypto';

/** A secret that nobody can guess: 256 bits, in letters that need no escaping in a cookie or an address. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What the database keeps of a token: whoever reads the database cannot use it. */
export const tokenHashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
