import { type Connection, type QueueState } from './send-queue.ts';

/** A queue's state that the screen follows. */
export class ShownQueue<E> implements QueueState<E> {
  entries = $state.raw<readonly E[]>([]);
  connection = $state<Connection>('up');
  foreign = $state(0);
  durable = $state(true);
}
