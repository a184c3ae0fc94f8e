import { hash, verify } from '@node-rs/argon2';

/** Argon2id with the library's parameters, which are those OWASP recommends: 19 MiB, two passes. */
export const hashPassword = (password: string): Promise<string> => hash(password);

/** What a password is compared with when there is none: takes as long, and never fits. */
let decoy: Promise<string> | undefined;

/**
 * Whether a password is right. Takes as long for somebody unknown, so that the time does not tell who has an account.
 * @param passwordHash undefined or null when there is no such account, or none with a password
 */
export async function isPassword(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  if (typeof passwordHash === 'string') return verify(passwordHash, password);
  decoy ??= hashPassword('nobody has this password');
  await verify(await decoy, password);
  return false;
}
