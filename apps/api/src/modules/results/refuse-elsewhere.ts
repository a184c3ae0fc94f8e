import { RefusedByDatabase, type Tx } from '../../database/in-transaction.ts';

interface Elsewhere {
  readonly awayLabel: string | null;
  readonly awaySince: Date | null;
  readonly borrowedId: string | null;
  readonly borrowedLabel: string | null;
}

/**
 * Refuses, in the words of where it is, to change a round that is away on a laptop, and on a laptop any other round than
 * the borrowed one. Called where rounds and matches are locked; what comes by another way is refused by the database when
 * its event is written, without these facts.
 */
export async function refuseElsewhere(
  tx: Tx,
  { roundId, tournamentId }: { readonly roundId: string; readonly tournamentId: string },
): Promise<void> {
  const [found] = await tx.$queryRaw<Elsewhere[]>`
    SELECT checkout.label AS "awayLabel", checkout.out_at AS "awaySince",
           borrowed.round_id AS "borrowedId", borrowed.label AS "borrowedLabel"
      FROM (SELECT ${roundId}::uuid AS id) round
      LEFT JOIN round_checkout checkout
        ON checkout.round_id = round.id AND checkout.back_at IS NULL AND checkout.called_off_at IS NULL
      LEFT JOIN borrowed_round borrowed ON borrowed.tournament_id = ${tournamentId}::uuid`;
  if (found?.awaySince) {
    const facts = { label: found.awayLabel, since: found.awaySince.toISOString() };
    throw new RefusedByDatabase({ code: 'round-checked-out', ...facts }, undefined);
  }
  if (found?.borrowedId && found.borrowedId !== roundId) {
    throw new RefusedByDatabase({ code: 'tournament-on-loan', label: found.borrowedLabel }, undefined);
  }
}
