import { v7 } from 'uuid';
import { type SeededTournament } from '../support/seed-tournament.ts';
import { type Venue } from '../support/venue.ts';

/** Enters players in a team, by the place each has. Gives their ids by name. */
export async function enterPlayers(
  { deps: { db } }: Venue,
  teamId: string,
  players: readonly (readonly [name: string, place: 'NS' | 'EW' | 'substitute'])[],
): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const [ordinal, [name, place]] of players.entries()) {
    const id = v7();
    await db.player.create({ data: { id, name } });
    await db.teamMember.create({ data: { teamId, playerId: id, place, ordinal: ordinal + 1 } });
    ids.set(name, id);
  }
  return ids;
}

/** Shows or hides the draw of a round. */
export async function showDraw(venue: Venue, roundId: string, shown = true) {
  const { version } = await venue.get('getRound', { params: { id: roundId } });
  return venue.get('showDraw', { params: { id: roundId }, body: { expectedVersion: version, shown } });
}

/** Shows or hides the days of play. */
export const showCalendar = (venue: Venue, cup: SeededTournament, shown = true) =>
  venue.get('showCalendar', { params: { id: cup.id }, body: { shown } });

/** Makes the only stage of a tournament the final of a season's championship. */
export async function makeFinal(
  { deps: { db } }: Venue,
  cup: SeededTournament,
  startYear: number,
): Promise<void> {
  const label = `${startYear}/${String(startYear + 1).slice(2)}`;
  const season = await db.season.upsert({
    where: { startYear },
    create: { id: v7(), label, startYear },
    update: {},
  });
  await db.tournament.update({
    where: { id: cup.id },
    data: { kind: 'championship', seasonId: season.id, name: `Danmarksturneringen ${label}` },
  });
  await db.stage.update({ where: { id: cup.stageId }, data: { kind: 'final', name: 'Finale' } });
}

/** Finishes a stage whose rounds are closed. */
export async function finishStage(venue: Venue, cup: SeededTournament) {
  const { stages } = await venue.get('getStages', { params: { id: cup.id } });
  const version = stages.find(({ id }) => id === cup.stageId)?.version;
  return venue.get('finishStage', { params: { id: cup.stageId }, body: { expectedVersion: version } });
}

export const ask = {
  season: (venue: Venue, slug: string) => venue.send('getPublicSeason', { params: { slug } }, 'visitor'),
  find: (venue: Venue, q: string) => venue.get('findTable', { query: { q } }, 'visitor'),
  draw: (venue: Venue, slug: string, number = 1) =>
    venue.send('getPublicDraw', { params: { slug, number } }, 'visitor'),
  champions: (venue: Venue) => venue.get('getChampions', {}, 'visitor'),
  front: (venue: Venue) => venue.get('getFrontPage', {}, 'visitor'),
};
