/** Whether a name leads to the machine itself, wherever it is opened. */
export const isThisMachine = (hostname: string): boolean => /^(localhost|127\..*|\[::1\])$/.test(hostname);

/**
 * Addresses at which phones may reach the server, the best first: the one in use, unless it is this machine's own name
 * for itself, and over plain http those of the machine in its networks.
 * @param origin the address in use: scheme, host and port
 * @param hosts the machine's addresses in its networks
 */
export function phoneAddresses(origin: string, hosts: readonly string[]): string[] {
  const { protocol, hostname, port } = new URL(origin);
  const inNetworks = hosts.map((host) => `http://${host}${port === '' ? '' : `:${port}`}`);
  if (isThisMachine(hostname)) return inNetworks;
  return protocol === 'http:' ? [...new Set([origin, ...inNetworks])] : [origin];
}

/** The address that somebody typed, with http where no scheme was; undefined when it is none. */
export function typedAddress(text: string): string | undefined {
  const typed = text.trim();
  const whole = /^https?:\/\//i.test(typed) ? typed : `http://${typed}`;
  if (typed === '' || !URL.canParse(whole)) return undefined;
  const url = new URL(whole);
  return url.hostname === '' || url.username !== '' ? undefined : url.origin;
}
