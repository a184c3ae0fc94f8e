/** [choice] As long as a board or two take: nobody waits a round for a typing error of others. */
export const PIN_WINDOW_MS = 15 * 60 * 1000;

/** [choice] Wrong PINs in that time, at one table. Together thirty of a million: far too few to guess one in a round. */
const OF_ONE_KNOWN_PHONE = 5;
const OF_ALL_KNOWN_PHONES = 20;
const OF_UNKNOWN_PHONES = 10;

/** A wrong PIN typed for a table, by a phone that was let in somewhere before, or by one that nobody knows. */
export interface PinTry {
  readonly deviceKey: string | null;
  readonly at: Date;
}

/** How many wrong PINs a phone may still type at a table; with none left, when it may try again. */
export interface PinLock {
  readonly left: number;
  readonly until: Date | null;
}

/**
 * Whether a phone may type a PIN at a table. Phones that nobody knows count as one, since an address or a cookie of
 * one's own making proves nothing; a known phone has tries of its own, so that others cannot use them up. All known
 * ones together have a limit too: whoever has one card could be let in with it again and again.
 * @param tries those at this table, of any age
 * @param deviceKey the phone's; null when nobody knows it
 */
export function pinLock(tries: readonly PinTry[], deviceKey: string | null, now: Date): PinLock {
  const recent = tries.filter(({ at }) => now.getTime() - at.getTime() < PIN_WINDOW_MS);
  const known = recent.filter((each) => each.deviceKey !== null);
  const limits =
    deviceKey === null
      ? [
          roomOf(
            recent.filter((each) => each.deviceKey === null),
            OF_UNKNOWN_PHONES,
          ),
        ]
      : [
          roomOf(
            known.filter((each) => each.deviceKey === deviceKey),
            OF_ONE_KNOWN_PHONE,
          ),
          roomOf(known, OF_ALL_KNOWN_PHONES),
        ];
  const until = limits.flatMap((limit) => (limit.until === null ? [] : [limit.until.getTime()]));
  return {
    left: Math.min(...limits.map(({ left }) => left)),
    until: until.length === 0 ? null : new Date(Math.max(...until)),
  };
}

/** What is left of one limit; when it is used up, until so many are old that one more is allowed. */
function roomOf(tries: readonly PinTry[], limit: number): PinLock {
  if (tries.length < limit) return { left: limit - tries.length, until: null };
  const times = tries.map(({ at }) => at.getTime()).sort((a, b) => a - b);
  const frees = times[times.length - limit] ?? 0;
  return { left: 0, until: new Date(frees + PIN_WINDOW_MS) };
}
