import { networkInterfaces } from 'node:os';

/** IPv4 addresses of this machine in its networks, where phones reach it. */
export const networkHosts = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);

/** Whether a server that listens there is reached from this machine alone. */
export const isThisMachineOnly = (host: string): boolean => /^(127\.|localhost$|::1$)/.test(host);
