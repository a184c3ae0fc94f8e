import { type RouteDeclaration } from '@spadille/api-schema';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Hub, type Reader } from '../live/hub.ts';
import { type LiveTopic } from '../live/topic.ts';
import { sendProblem } from './problem.ts';

/** No proxy may hold an event back to send it with others, pack it, or give it to somebody else. */
const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
} as const;

interface Opening {
  readonly hub: Hub;
  readonly topic: LiveTopic;
  readonly stillMay: Reader['stillMay'];
}

/** Begins the stream that a handler answered with. From here on the hub has the connection. */
export function openStream(
  request: FastifyRequest,
  reply: FastifyReply,
  { answer }: Pick<RouteDeclaration, 'answer'>,
  { hub, topic, stillMay }: Opening,
): FastifyReply {
  const { stream } = answer;
  if (!stream) throw new Error('this route is no stream');
  if (hub.isFull()) return sendProblem(reply, { code: 'not-ready' });
  const lastId = request.headers['last-event-id'];
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, { ...reply.getHeaders(), ...HEADERS } as Record<string, string>);
  const onFault = (err: unknown) =>
    request.log.error({ err, topic: topic.key }, 'a stream could not be told what changed');
  const toJson = (data: unknown) => JSON.stringify(z.encode(stream, data));
  hub.follow(
    { topic, toJson, onFault },
    {
      response: raw,
      lastId: typeof lastId === 'string' ? lastId : undefined,
      ...(stillMay && { stillMay }),
    },
  );
  return reply;
}
