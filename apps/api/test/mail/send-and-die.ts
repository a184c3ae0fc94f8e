// Run by a test: sends the next mail, and dies before it can note what came of it.
import { createDatabaseClient } from '../../src/database/client.ts';
import { sendNext } from '../../src/modules/mail/mail-sender.ts';
import { smtpDelivery } from '../../src/modules/mail/smtp-delivery.ts';

const [url = '', smtpUrl = '', address = '', time = ''] = process.argv.slice(2);
const now = () => new Date(time);
const deliver = smtpDelivery({ smtpUrl, from: { name: '', address } });
await sendNext({
  db: createDatabaseClient({ url }).prisma,
  now,
  deliver: async (mail, at) => {
    await deliver(mail, at);
    process.kill(process.pid, 'SIGKILL');
    return { outcome: 'sent' };
  },
});
