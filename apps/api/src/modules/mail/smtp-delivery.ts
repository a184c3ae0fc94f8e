import { Readable } from 'node:stream';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection, { type SMTPError } from 'nodemailer/lib/smtp-connection';
import { type MailSettings } from '../../config.ts';
import { composeMessage } from './compose-message.ts';
import { type Deliver, type Delivery, type DeliveryFault } from './deliver.ts';

/** [choice] Milliseconds to wait for the connection, for the greeting, and for any other answer. */
const PATIENCE = { connectionTimeout: 30_000, greetingTimeout: 30_000, socketTimeout: 60_000 } as const;

/**
 * Delivery by SMTP, a connection a mail. The library's connection is used rather than its transport, because it tells
 * whether the server had begun to take the text: until then a fault means that nothing went.
 */
export function smtpDelivery({ smtpUrl, from }: MailSettings): Deliver {
  const { auth, ...options } = parseConnectionUrl(smtpUrl);
  return async (mail, now) => {
    const message = await composeMessage(from, mail, now);
    const connection = new SMTPConnection({ ...options, ...PATIENCE });
    let begun = false;
    const text = Readable.from(
      (function* () {
        begun = true;
        yield message;
      })(),
    );
    const envelope = { from: from.address, to: [mail.toAddress] };
    const trouble = await new Promise<SMTPError | null>((settle) => {
      connection.once('error', settle);
      const send = () => connection.send(envelope, text, (fault) => settle(fault));
      connection.connect((fault) => {
        if (fault) settle(fault);
        else if (auth) connection.login(auth, (refused) => (refused ? settle(refused) : send()));
        else send();
      });
    });
    // A late word of the server's, such as a broken farewell, changes nothing any more.
    connection.on('error', () => undefined);
    connection.quit();
    return trouble === null ? { outcome: 'sent' } : notSent(trouble, begun);
  };
}

function notSent(trouble: SMTPError, begun: boolean): Delivery {
  const detail = trouble.message;
  if (trouble.responseCode === undefined) {
    const code = begun ? 'broke-off' : trouble.code === 'EAUTH' ? 'sign-in-refused' : 'server-unreachable';
    return { outcome: begun ? 'may-have-gone' : 'not-sent', fault: { code, detail } };
  }
  const code = refusedAt(trouble);
  const ofThisMail = code === 'recipient-refused' || code === 'message-refused';
  return { outcome: trouble.permanent && ofThisMail ? 'for-good' : 'not-sent', fault: { code, detail } };
}

/** By the command that the server refused; what is no word on this mail is the server's own trouble. */
function refusedAt({ code, command = '' }: SMTPError): DeliveryFault['code'] {
  if (code === 'EAUTH') return 'sign-in-refused';
  if (command === 'RCPT TO') return 'recipient-refused';
  if (command === 'DATA') return 'message-refused';
  return command === 'MAIL FROM' ? 'sender-refused' : 'server-unreachable';
}
