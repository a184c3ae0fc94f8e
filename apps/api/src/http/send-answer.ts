import { type RouteDeclaration } from '@spadille/api-schema';
import { type FastifyReply } from 'fastify';
import { type FileAnswer } from './handler.ts';

/** Sends what a handler answered, by what its route declares. */
export function sendAnswer(
  reply: FastifyReply,
  { answer }: Pick<RouteDeclaration, 'answer'>,
  value: unknown,
): FastifyReply {
  if (answer.file === undefined) {
    return answer.status === 204 ? reply.code(204).send() : reply.code(answer.status).send(value);
  }
  const { fileName, bytes } = value as FileAnswer;
  const type = answer.file.startsWith('text/') ? `${answer.file}; charset=utf-8` : answer.file;
  return reply
    .code(answer.status)
    .header('content-type', type)
    .header('content-disposition', disposition(answer.file, fileName))
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}

/** A PDF is shown, other files are saved. The name is given in ASCII and, for Danish letters, as RFC 8187 has it. */
function disposition(type: string, fileName: string): string {
  const kind = type === 'application/pdf' ? 'inline' : 'attachment';
  const ascii = fileName.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(fileName).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`);
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
