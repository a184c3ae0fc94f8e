import { z } from 'zod';
import { err, ok, type Result } from '@spadille/core';

/** Who in front of the server may say where a request came from. */
const TrustProxy = z
  .string()
  .transform((text) => (text === 'true' ? true : text === 'false' || text === '' ? false : text));

const Environment = z.object({
  DATABASE_URL: z.string({ error: 'is missing: the address of the PostgreSQL database' }).min(1),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number<string>().int().min(0).max(65535).default(4711),
  WEB_BUILD: z.string().optional(),
  TRUST_PROXY: TrustProxy.default(false),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('warn'),
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
  return ok(
    Object.freeze({
      databaseUrl: env.DATABASE_URL,
      host: env.HOST,
      port: env.PORT,
      webBuild: env.WEB_BUILD,
      trustProxy: env.TRUST_PROXY,
      logLevel: env.LOG_LEVEL,
    }),
  );
}
