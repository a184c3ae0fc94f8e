import { OWN_NAMES, type RoundKind } from '@spadille/competition';
import { type Tx } from '../../database/in-transaction.ts';
import { type Deps } from '../../deps.ts';
import { toDate } from '../../venue-time.ts';
import { type StageFacts } from '../results/facts.ts';

export interface RoundToSave {
  readonly stage: StageFacts;
  /** yyyy-mm-dd. */
  readonly date: string;
  readonly label?: string | undefined;
  readonly kind?: RoundKind;
}

/** A round that was made, drawn but without a match yet. */
export interface SavedRound {
  readonly id: string;
  readonly number: number;
}

/**
 * Makes the next round of a stage, numbered on over the stages of the tournament so that its number is its address, on a
 * play day that is made when the stage has none on that date.
 */
export async function saveRound(
  tx: Tx,
  newId: Deps['newId'],
  { stage, date, label, kind = 'ordinary' }: RoundToSave,
): Promise<SavedRound> {
  const playDayId = await playDayOn(tx, newId, stage.id, date);
  const ofTournament = { stage: { tournamentId: stage.tournament.id } };
  const last = await tx.round.aggregate({ where: ofTournament, _max: { number: true } });
  const number = (last._max.number ?? 0) + 1;
  const id = newId();
  await tx.round.create({
    data: {
      id,
      stageId: stage.id,
      playDayId,
      number,
      label: label ?? OWN_NAMES.round(number),
      state: 'drawn',
      kind,
    },
  });
  return { id, number };
}

async function playDayOn(tx: Tx, newId: Deps['newId'], stageId: string, day: string): Promise<string> {
  const date = toDate(day);
  const { id } = await tx.playDay.upsert({
    where: { stageId_date: { stageId, date } },
    create: { id: newId(), stageId, date },
    update: {},
    select: { id: true },
  });
  // A day that was cancelled is taken up again by what is played on it.
  await tx.playDay.updateMany({
    where: { id, cancelledAt: { not: null } },
    data: { cancelledAt: null, version: { increment: 1 } },
  });
  return id;
}
