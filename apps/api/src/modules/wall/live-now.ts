import { type FrontPage } from '@spadille/api-schema';
import { type z } from 'zod';
import { type Tx } from '../../database/in-transaction.ts';
import { findLiveRounds } from './repository.ts';

/** The rounds that can be followed while they are played. */
export const liveNow = async (db: Tx): Promise<z.input<typeof FrontPage>['live']> =>
  (await findLiveRounds(db)).map(({ slug, name, season, number, label }) => ({
    slug,
    name,
    season,
    round: { number, label },
  }));
