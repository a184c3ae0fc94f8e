import MailComposer from 'nodemailer/lib/mail-composer';
import { type MailSettings } from '../../config.ts';
import { type OutgoingMail } from './deliver.ts';
import { oneLine, plainText } from './one-line.ts';

/**
 * A mail as bytes (RFC 5322). Its Message-ID is made of its id, so that a mail that was sent again is known as the same one.
 * Name, subject and text are cleaned once more: nothing in them can become a header or a second receiver.
 */
export function composeMessage(from: MailSettings['from'], mail: OutgoingMail, now: Date): Promise<Buffer> {
  const domain = from.address.slice(from.address.indexOf('@') + 1);
  return new MailComposer({
    from: { name: oneLine(from.name), address: from.address },
    to: { name: oneLine(mail.toName), address: mail.toAddress },
    subject: oneLine(mail.subject),
    text: plainText(mail.text),
    messageId: `<${mail.id}@${domain}>`,
    date: now,
    // RFC 3834: out-of-office robots stay silent.
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
}
