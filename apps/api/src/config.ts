import { z } from 'zod';
import { isEmailAddress } from '@spadille/api-schema';
import { err, ok, type Result } from '@spadille/core';

/** Who in front of the server may say where a request came from. */
const TrustProxy = z
  .string()
  .transform((text) => (text === 'true' ? true : text === 'false' || text === '' ? false : text));

/** `Dansk L'hombre-Union <post@example.dk>`, or an address alone. */
const MailFrom = z
  .string()
  .transform((text) => /^(?:(?<name>[^<>\r\n]*?)\s*<)?(?<address>[^<>\s]+)>?$/.exec(text.trim())?.groups)
  .transform((found) => ({ name: (found?.['name'] ?? '').trim(), address: found?.['address'] ?? '' }))
  .refine(({ address }) => isEmailAddress(address), {
    error: "must be an e-mail address, or a name with it: Dansk L'hombre-Union <post@example.dk>",
  });

const SmtpUrl = z.url({
  protocol: /^smtps?$/,
  error: 'must be the address of a mail server: smtps://user:password@smtp.example.dk:465',
});

/** Empty is the same as left out: that is how files of settings switch a thing off. */
const orNothing = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const Environment = z.object({
  DATABASE_URL: z.string({ error: 'is missing: the address of the PostgreSQL database' }).min(1),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number<string>().int().min(0).max(65535).default(4711),
  WEB_BUILD: z.string().optional(),
  TRUST_PROXY: TrustProxy.default(false),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('warn'),
  COPY_TO: orNothing(z.string()),
  SMTP_URL: orNothing(SmtpUrl),
  MAIL_FROM: orNothing(MailFrom),
});

/** The whole of what a running server is told from outside. Tournament rules are data, never configuration. */
export interface Config {
  readonly databaseUrl: string;
  /** Where to listen: 127.0.0.1 for this machine alone, 0.0.0.0 for the network. */
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** Folder of the built pages; without one only the API is served. */
  readonly webBuild: string | undefined;
  /** True, or the addresses of the proxies whose X-Forwarded headers are believed. */
  readonly trustProxy: boolean | string;
  readonly logLevel: z.infer<typeof Environment>['LOG_LEVEL'];
  /** Second folder that copies of what is being played are kept in; undefined when none are. */
  readonly copyTo: string | undefined;
  /** By which server mail is sent, and from whom; undefined when it is not sent. */
  readonly mail: MailSettings | undefined;
}

/** Where mail goes out. */
export interface MailSettings {
  /** smtp: or smtps:, with user and password where the server wants them. */
  readonly smtpUrl: string;
  /** The name may be empty. */
  readonly from: { readonly name: string; readonly address: string };
}

/** Which variables cannot be used, in words, one line each. */
export interface ConfigFault {
  readonly code: 'config-not-valid';
  readonly lines: readonly string[];
}

/**
 * Reads the environment. The only place in the program that does.
 * @param environment the process's own when left out
 */
export function readConfig(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Result<Config, ConfigFault> {
  const parsed = Environment.safeParse(environment);
  if (!parsed.success) {
    const lines = parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
    return err({ code: 'config-not-valid', lines });
  }
  const env = parsed.data;
  const mail = mailSettings(env);
  if (!mail.ok) return mail;
  return ok(
    Object.freeze({
      databaseUrl: env.DATABASE_URL,
      host: env.HOST,
      port: env.PORT,
      webBuild: env.WEB_BUILD,
      trustProxy: env.TRUST_PROXY,
      logLevel: env.LOG_LEVEL,
      copyTo: env.COPY_TO,
      mail: mail.value,
    }),
  );
}

/** Both settings or none: with one of them alone somebody waits for mail that never goes. */
function mailSettings({
  SMTP_URL: smtpUrl,
  MAIL_FROM: from,
}: z.output<typeof Environment>): Result<MailSettings | undefined, ConfigFault> {
  if (smtpUrl === undefined && from === undefined) return ok(undefined);
  if (smtpUrl !== undefined && from !== undefined) return ok({ smtpUrl, from });
  const [missing, other] = from === undefined ? ['MAIL_FROM', 'SMTP_URL'] : ['SMTP_URL', 'MAIL_FROM'];
  return err({ code: 'config-not-valid', lines: [`${missing} is missing: mail needs it beside ${other}`] });
}
