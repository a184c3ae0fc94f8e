import { type Database } from '../../deps.ts';
import { venueDay } from '../../venue-time.ts';
import { publicRounds } from '../publication/public-rounds.ts';
import { isSlug } from '../tournaments/slug.ts';
import { rollOfHonour } from './roll-of-honour.ts';
import { crosstable } from './crosstable.ts';
import { findTable } from './find-table.ts';
import { publicDraw } from './public-draw.ts';
import { publicSeason } from './public-season.ts';
import { findDraw, findSeason } from './season-repository.ts';
import { listPreviousTeams, listSeasons } from './seasons-repository.ts';
import { shownRounds } from './shown-rounds.ts';

/** Reads what the public pages of a season show; what is not shown is undefined. */
export function readPages(db: Database) {
  const rounds = publicRounds(db);
  return {
    async season(slug: string) {
      const season = isSlug(slug) ? await findSeason(db, slug) : null;
      return season === null ? undefined : publicSeason(season, await rounds.ofTournament(slug));
    },
    async crosstable(slug: string) {
      return crosstable(await rounds.ofTournament(slug));
    },
    async draw(slug: string, number: number) {
      const row = isSlug(slug) ? await findDraw(db, slug, number) : null;
      return row === null ? undefined : publicDraw(row, await rounds.one(slug, number));
    },
    /** @param now decides which days are to come, by the calendar in Copenhagen */
    async tables(typed: string, now: Date) {
      return findTable(await shownRounds(db, venueDay(now)), typed);
    },
    async rollOfHonour() {
      const previous = await listPreviousTeams(db);
      const linked = previous.flatMap(({ id, previousTeamId }) =>
        previousTeamId === null ? [] : [[id, previousTeamId] as const],
      );
      return rollOfHonour(await listSeasons(db), await rounds.refs(), new Map(linked));
    },
  };
}
