/**
 * An address as it was asked for, or, where its path is no address at all (`/100%`, `/%ff`), one whose path says the
 * same text: then it is a page or route that is not there, and is answered as any other of those.
 * @param url path and query
 */
export function legibleUrl(url: string): string {
  if (!url.includes('%')) return url;
  const [path = '', ...query] = url.split('?');
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?');
  }
}
