import { randomBytes, randomInt } from 'node:crypto';

/** What lets phones in: 128 bits for the QR code, hexadecimal, and six digits to type. */
export interface CardSecrets {
  readonly token: string;
  readonly pin: string;
}

const PINS = 1_000_000;

/** Makes a card's secrets. Its PIN is none of those that open another table of the same number. */
export function newCardSecrets(taken: ReadonlySet<string>): CardSecrets {
  for (;;) {
    const pin = String(randomInt(PINS)).padStart(6, '0');
    if (!taken.has(pin)) return { token: randomBytes(16).toString('hex'), pin };
  }
}
