import { type AddressInfo, type Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { type MailSettings } from '../../src/config.ts';

/** A mail as it came to the server. */
export interface Received {
  readonly from: string;
  readonly to: readonly string[];
  /** The whole text with its headers. */
  readonly raw: string;
  readonly messageId: string;
}

/** A mail server on this machine that keeps what it is sent. */
export interface MailServer {
  readonly received: readonly Received[];
  /** The first mail that comes, or has come. */
  readonly first: Promise<Received>;
  readonly settings: MailSettings;
  /** Breaks all connections off without a word. */
  hangUp(): void;
  stop(): Promise<void>;
}

/** Answers as mail servers do: a number and words. */
export const answer = (responseCode: number, words: string): Error =>
  Object.assign(new Error(words), { responseCode });

/** Starts a server on a port, by default any free one. */
export async function startMailServer(options: SMTPServerOptions = {}, port = 0): Promise<MailServer> {
  const received: Received[] = [];
  let tellFirst: (mail: Received) => void;
  const first = new Promise<Received>((tell) => (tellFirst = tell));
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    logger: false,
    onData(stream, session, taken) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString('utf8');
        const { mailFrom, rcptTo } = session.envelope;
        const mail = {
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          raw,
          messageId: /^Message-ID: (.+)$/im.exec(raw)?.[1] ?? '',
        };
        received.push(mail);
        tellFirst(mail);
        taken();
      });
    },
    ...options,
  });
  server.on('error', () => undefined);
  const sockets = new Set<Socket>();
  server.server.on('connection', (socket: Socket) => sockets.add(socket));
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  const { port: taken } = server.server.address() as AddressInfo;
  return {
    received,
    first,
    settings: {
      smtpUrl: `smtp://127.0.0.1:${taken}`,
      from: { name: "Dansk L'hombre-Union", address: 'union@example.dk' },
    },
    hangUp: () => sockets.forEach((socket) => socket.destroy()),
    stop: () => new Promise((stopped) => server.close(() => stopped())),
  };
}
