import { expect, it } from 'vitest';
import { startApi } from '../../../../scripts/lib/api-process.mjs';
import { createDatabaseClient } from '../../src/database/client.ts';
import { queueMail } from '../../src/modules/mail/queue-mail.ts';
import { testDatabase } from '../support/test-database.ts';
import { startMailServer } from './mail-server.ts';

it('a running server with settings sends what waits, and ends in order', async () => {
  const url = await testDatabase();
  const client = createDatabaseClient({ url });
  const mailServer = await startMailServer();
  await client.inTransaction((tx) =>
    queueMail(tx, {
      kind: 'season-dates',
      dedupeKey: 'one',
      to: { name: 'Bo', address: 'bo@example.dk' },
      subject: 'Datoer',
      text: 'Hej',
      tournamentId: null,
    }),
  );
  const server = startApi({
    env: {
      DATABASE_URL: url,
      PORT: '0',
      SMTP_URL: mailServer.settings.smtpUrl,
      MAIL_FROM: "Dansk L'hombre-Union <union@example.dk>",
    },
    onLine: () => undefined,
  });
  const { to, from } = await mailServer.first;
  expect({ to, from }).toEqual({ to: ['bo@example.dk'], from: 'union@example.dk' });
  // It notes what came of the mail that it is sending before it ends.
  await server.stop();
  expect(await client.prisma.mail.findMany()).toMatchObject([{ state: 'sent', attempts: 1 }]);
  await client.close();
  await mailServer.stop();
});
