import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** What was rendered: headers by lower-case name. */
export interface Rendered {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** An answer ready to be sent again and again, to browsers that read brotli, gzip or neither. */
export interface Packed {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly plain: Buffer;
  readonly br: Buffer | undefined;
  readonly gzip: Buffer | undefined;
}

/** Smaller answers do not gain by it. */
const COMPRESS_FROM_BYTES = 1000;

/** [choice] Done once for all readers: beyond this the last bytes cost more time than they are worth. */
const BROTLI_QUALITY = 6;

/** Made anew by whoever sends the answer. */
const OWN_HEADERS = new Set([
  'etag',
  'cache-control',
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'keep-alive',
  'transfer-encoding',
  'vary',
]);

/** Makes the entity tag and the compressed forms. */
export async function pack({ status, headers, body }: Rendered): Promise<Packed> {
  const kept = Object.entries(headers).filter(([name]) => !OWN_HEADERS.has(name));
  const compress =
    body.length >= COMPRESS_FROM_BYTES && /^(text\/|application\/json)/.test(headers['content-type'] ?? '');
  const [br, zipped] = compress
    ? await Promise.all([
        brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
        zip(body),
      ])
    : [];
  return {
    status,
    headers: Object.fromEntries(kept),
    // Weak, because the compressed forms share it.
    etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    plain: body,
    br,
    gzip: zipped,
  };
}

/** How much memory it takes, about. */
export const packedBytes = ({ plain, br, gzip: zipped }: Packed): number =>
  plain.length + (br?.length ?? 0) + (zipped?.length ?? 0) + 2000;
