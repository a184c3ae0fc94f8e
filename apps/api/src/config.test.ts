import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

const withMail = (mail: Record<string, string>) => {
  const read = readConfig({ DATABASE_URL: 'postgresql://localhost/spadille', ...mail });
  return read.ok ? read.value.mail : read.error.lines;
};

it('sends no mail without settings', () => {
  expect(withMail({})).toBeUndefined();
  expect(withMail({ SMTP_URL: '', MAIL_FROM: '' })).toBeUndefined();
});

it.each([
  ["Dansk L'hombre-Union <post@example.dk>", { name: "Dansk L'hombre-Union", address: 'post@example.dk' }],
  ['post@example.dk', { name: '', address: 'post@example.dk' }],
  ['<post@example.dk>', { name: '', address: 'post@example.dk' }],
])('is sent from %s', (MAIL_FROM, from) => {
  const SMTP_URL = 'smtps://user:secret@smtp.example.dk';
  expect(withMail({ SMTP_URL, MAIL_FROM })).toEqual({ smtpUrl: SMTP_URL, from });
});

it.each([
  [{ SMTP_URL: 'smtp://localhost' }, 'MAIL_FROM is missing'],
  [{ MAIL_FROM: 'post@example.dk' }, 'SMTP_URL is missing'],
  [{ SMTP_URL: 'http://localhost', MAIL_FROM: 'post@example.dk' }, 'SMTP_URL must be'],
  [{ SMTP_URL: 'smtp://localhost', MAIL_FROM: 'the union' }, 'MAIL_FROM must be'],
  [{ SMTP_URL: 'smtp://localhost', MAIL_FROM: 'A\nBcc: <b@example.dk>' }, 'MAIL_FROM must be'],
])('refuses %j in words', (mail, words) => {
  expect(withMail(mail)).toEqual([expect.stringContaining(words)]);
});
