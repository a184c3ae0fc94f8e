import { type Deps } from '../../deps.ts';
import { type Handlers } from '../../http/handler.ts';
import { roundTopic } from './round-topic.ts';

/** Streams of changes. */
export const liveHandlers = ({ db }: Deps) =>
  ({
    streamRound: ({ params }) => roundTopic(db, params.id),
  }) satisfies Handlers;
