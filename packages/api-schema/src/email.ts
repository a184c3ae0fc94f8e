import { z } from 'zod';

/** Longest address that mail servers take (RFC 5321, 4.5.3.1.3). */
const MAX_ADDRESS = 254;
/** Longest part before the @ (RFC 5321, 4.5.3.1.1). */
const MAX_LOCAL = 64;

/**
 * [choice] The plain form that everybody's address has: letters, digits and the signs of RFC 5322 before the @, a domain
 * of two labels or more behind it, also with Danish letters. No quotes, comments, lists, blanks or line breaks, so an
 * address can never become two, or a header.
 */
const ADDRESS =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+[\p{L}](?:[\p{L}\d-]*[\p{L}\d])?$/u;

/** Whether mail can be sent to an address, as far as its form tells. */
export const isEmailAddress = (text: string): boolean =>
  text.length <= MAX_ADDRESS && text.indexOf('@') <= MAX_LOCAL && ADDRESS.test(text);

/** An e-mail address that somebody typed. */
export const EmailAddress = z
  .string()
  .trim()
  .normalize('NFC')
  .min(3)
  .max(MAX_ADDRESS)
  .refine(isEmailAddress, { error: 'address-not-valid' });
