import { type FastifyReply, type FastifyRequest } from 'fastify';
import { type Packed } from './pack.ts';

/**
 * Sets status and headers for a packed answer and gives the bytes to send: in the best form that the browser reads, or
 * none when it has them.
 */
export function packedPayload(
  { headers: { 'if-none-match': have, 'accept-encoding': accepts = '' } }: FastifyRequest,
  reply: FastifyReply,
  packed: Packed,
): Buffer | string {
  // What was published or withdrawn must be seen at once, so every use is asked for; asking is cheap.
  reply
    .code(packed.status)
    .headers(packed.headers)
    .header('etag', packed.etag)
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding');
  if (have !== undefined && (have === '*' || have.split(/\s*,\s*/).includes(packed.etag))) {
    reply.code(304).removeHeader('content-type').removeHeader('content-length');
    return '';
  }
  const encoding = (['br', 'gzip'] as const).find(
    (name) =>
      packed[name] !== undefined && new RegExp(`\\b${name}\\b(?!;q=0(\\.0*)?\\s*(,|$))`).test(accepts),
  );
  const bytes = (encoding && packed[encoding]) ?? packed.plain;
  if (encoding) reply.header('content-encoding', encoding);
  reply.header('content-length', bytes.length);
  return bytes;
}
