import { type LiveState } from '@spadille/api-schema';
import { type z } from 'zod';
import { type Tx } from '../../database/in-transaction.ts';
import { findNotices, type Notices } from './repository.ts';

type View = Pick<z.input<typeof LiveState>, 'clock' | 'announcements'>;

/** A round's clock and what is announced in it, as anybody may see them. */
export const noticesView = ({ clock, announcements }: Notices): View => ({
  clock: clock && {
    minutes: clock.minutes,
    endsAt: clock.endsAt?.toISOString() ?? null,
    secondsLeft: clock.secondsLeft,
  },
  announcements: announcements.map(({ id, text, at }) => ({ id, text, at: at.toISOString() })),
});

/** The same of a round by its id. */
export const readNotices = async (db: Tx, roundId: string): Promise<View> =>
  noticesView(await findNotices(db, roundId));
