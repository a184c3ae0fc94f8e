import { type Tx } from '../../database/in-transaction.ts';
import { newestRevisions } from './revisions-repository.ts';

/** Whether a round of a tournament is public: its newest revision is not withdrawn. */
export const hasPublicRound = async (db: Tx, slug: string): Promise<boolean> =>
  (await newestRevisions(db, slug)).length > 0;
