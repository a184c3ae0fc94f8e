/** Letters that are written out; other accents are dropped. */
const WRITTEN_OUT: Readonly<Record<string, string>> = {
  æ: 'ae',
  ä: 'ae',
  ø: 'oe',
  ö: 'oe',
  å: 'aa',
  ü: 'ue',
  ß: 'ss',
};

/** [choice] What a name without a single usable letter becomes in an address. */
const NAMELESS = 'turnering';

/** A name as it stands in an address: `DM for hold, Århus` → `dm-for-hold-aarhus`. */
export function slugOf(name: string): string {
  const plain = name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[æäøöåüß]/g, (letter) => WRITTEN_OUT[letter] ?? '')
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-z0-9]+/g, '-');
  const slug = plain
    .replace(/^-+|-+$/g, '')
    .slice(0, 80)
    .replace(/-+$/, '');
  return slug === '' ? NAMELESS : slug;
}

/** The first of some slugs that is not taken: by the name, with the year of the season, then counted. */
export function freeSlug(name: string, startYear: number, taken: ReadonlySet<string>): string {
  const slug = slugOf(name);
  const withYear = `${slug}-${startYear}`;
  const candidates = [slug, withYear];
  for (let count = 2; ; count += 1) {
    const found = candidates.find((candidate) => !taken.has(candidate));
    if (found !== undefined) return found;
    candidates.push(`${withYear}-${count}`);
  }
}

/** What a tournament's name in an address is made of; no other text is one, whatever characters it has. */
const SLUG = /^[a-z0-9-]+$/;
export const isSlug = (text: string): boolean => SLUG.test(text);
