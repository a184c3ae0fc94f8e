// The running server: connects, listens, and closes when asked to.
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildApp } from './app.ts';
import { type Config, type MailSettings, readConfig } from './config.ts';
import { checkDatabase } from './database/check-database.ts';
import { keepHouse } from './keep-house.ts';
import { type CopyStatus, keepCopies } from './modules/copies/keep-copies.ts';
import { keepSending } from './modules/mail/keep-sending.ts';
import { smtpDelivery } from './modules/mail/smtp-delivery.ts';
import { linkAddress, renewFirstLink } from './modules/session/one-time-link.ts';
import { makeSystem, type System } from './system.ts';
import { every } from './wake-up.ts';
import { isLostFile } from './web/lost-file.ts';
import { loadPages } from './web/pages.ts';

// Times stand first: what follows waits for the server, which needs them.

/** How long requests under way may take once the server is asked to stop. */
const PATIENCE_MS = 5000;

/** [choice] Milliseconds between two looks into the outbox. */
const MAIL_LOOK_MS = 10_000;

/** [choice] Milliseconds between two looks at what is to be copied. */
const COPY_LOOK_MS = 5000;

const config = readConfig();
if (!config.ok) giveUp(config.error.lines.join('\n'));
const trouble = await checkDatabase(config.value.databaseUrl);
if (trouble !== undefined) giveUp(trouble);
await serve(config.value);

async function serve(config: Config): Promise<void> {
  process.on('uncaughtException', (error) => {
    if (isLostFile(error, config.webBuild && resolve(config.webBuild))) console.error(error.message);
    else giveUp(error.stack ?? error.message);
  });
  const pages = config.webBuild === undefined ? undefined : await loadPages(config.webBuild);
  const system = makeSystem(config, pages);
  await system.listener.start();
  const app = await buildApp(config, system);
  app.addHook('onClose', () => system.close());
  const stopHousekeeping = keepHouse(system);
  const stopCopying = config.copyTo === undefined ? undefined : startCopying(config.copyTo, system);
  const stopSending = config.mail && startSending(config.mail, system);

  let closing = false;
  const close = async () => {
    if (closing) return;
    closing = true;
    system.hub.close();
    stopHousekeeping();
    setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS).unref();
    await Promise.race([Promise.all([stopSending?.(), stopCopying?.()]), sleep(PATIENCE_MS)]);
    await app.close();
    process.exit(0);
  };
  process.on('SIGINT', () => void close());
  process.on('SIGTERM', () => void close());

  const token = await renewFirstLink(system.deps)(system.now());
  try {
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    giveUp(inWords(error as NodeJS.ErrnoException, config));
  }
  const origin = `http://localhost:${listeningPort(app) ?? config.port}`;
  console.log(`Spadille: ${origin}/`);
  if (token !== undefined) console.log(`Set the director's password: ${linkAddress(origin, token)}`);
}

/** Mail is sent by this process as long as it runs; others may do the same beside it. */
function startSending(mail: MailSettings, { deps: { db }, now }: System): () => Promise<void> {
  return keepSending({ db, deliver: smtpDelivery(mail), now }, every(MAIL_LOOK_MS));
}

/** Copies are made by this process as long as it runs; what fails is told once, until it goes well again. */
function startCopying(folder: string, { deps, now }: System): () => Promise<void> {
  const say = (status: CopyStatus) => {
    if (status.fault !== null && deps.copies.status.fault !== status.fault) {
      console.error(`No copy could be written to ${folder} (${status.fault}); it is tried again.`);
    }
    deps.copies.status = status;
  };
  return keepCopies({ db: deps.db, now, folder, say }, every(COPY_LOOK_MS));
}

/** The port that was given when any free one was asked for. */
function listeningPort(app: Awaited<ReturnType<typeof buildApp>>): number | undefined {
  const [address] = app.addresses();
  return typeof address === 'object' ? address.port : undefined;
}

function inWords({ code, message }: NodeJS.ErrnoException, { host, port }: Config): string {
  const words: Readonly<Record<string, string>> = {
    EADDRINUSE: `Port ${port} is in use by another program. Choose another one by PORT.`,
    EACCES: `This user may not listen on port ${port}. Choose one above 1023 by PORT.`,
    EADDRNOTAVAIL: `This machine has no address ${host}. Choose another one by HOST.`,
  };
  return words[code ?? ''] ?? `The server cannot listen on ${host}:${port} (${message}).`;
}

function giveUp(words: string): never {
  console.error(words);
  process.exit(1);
}
