const PLAIN: Readonly<Record<string, string>> = { æ: 'ae', ø: 'oe', å: 'aa' };

/**
 * [choice] What somebody without an e-mail address signs in with: his name in small plain letters with dots, `karen.blixt`,
 * which any keyboard has. A name without such letters gives `bruger`.
 */
export function loginFrom(name: string): string {
  const plain = name
    .toLowerCase()
    .replace(/[æøå]/g, (letter) => PLAIN[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '.')
    .replace(/^\.+|\.+$/g, '')
    .slice(0, 60)
    .replace(/\.+$/, '');
  return plain === '' ? 'bruger' : plain;
}

/** The login itself, or with the lowest number behind it that makes it nobody's. */
export function freeLogin(login: string, taken: ReadonlySet<string>): string {
  for (let count = 1; ; count += 1) {
    const candidate = count === 1 ? login : `${login}${count}`;
    if (!taken.has(candidate)) return candidate;
  }
}
