import { v7 } from 'uuid';
import { type Venue } from '../support/venue.ts';

/** A championship with teams that were let in; every club has the teams whose letter it is, a dot is no club. */
export async function seedChampionship(venue: Venue, year: number, clubs: string) {
  const made = await venue.get('createChampionship', { body: { seasonStartYear: year } }, 'committee');
  const clubIds = new Map<string, string>();
  for (const letter of new Set(clubs.replaceAll('.', ''))) {
    const name = `Klub ${letter}`;
    const there = await venue.deps.db.club.findUnique({ where: { name } });
    const club = there ?? (await venue.deps.db.club.create({ data: { id: v7(), name } }));
    clubIds.set(letter, club.id);
  }
  const teamIds: string[] = [];
  for (const [index, letter] of [...clubs].entries()) {
    const id = v7();
    teamIds.push(id);
    await venue.deps.db.team.create({
      data: {
        id,
        tournamentId: made.id,
        number: index + 1,
        name: `Hold ${index + 1}`,
        clubId: clubIds.get(letter) ?? null,
      },
    });
  }
  const [qualification, semifinal, final] = made.stages.map((stage) => stage.id);
  return {
    id: made.id,
    teamIds,
    qualification: qualification ?? '',
    semifinal: semifinal ?? '',
    final: final ?? '',
  };
}

/** A stage's pools as they are now. */
export const poolsOf = (venue: Venue, stageId: string) => venue.get('getPools', { params: { id: stageId } });

/** Makes pools by a seeding on the stage as it stands. */
export async function makePools(venue: Venue, stageId: string, seeding: object) {
  const { stage } = await poolsOf(venue, stageId);
  return venue.send('makePools', {
    params: { id: stageId },
    body: { expectedVersion: stage.version, seeding },
  });
}

/** By draw, clubs apart. */
export const drawn = (pools: number, chanceSeed = '2026') => ({
  method: 'draw',
  chanceSeed,
  pools,
  clubsApart: true,
});
