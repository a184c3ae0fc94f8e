import { type RoundKind } from '@spadille/competition';
import { type Tx } from '../../database/in-transaction.ts';
import { type Deps } from '../../deps.ts';
import { appendEvent } from '../audit/append-event.ts';
import { byWhom, type ChangedBy } from '../audit/changed-by.ts';
import { type StageFacts } from '../results/facts.ts';
import { makeCards } from '../table-cards/make-cards.ts';
import { type PlannedDraw } from './plan-draw.ts';
import { saveBoardSet, saveDraw } from './save-draw.ts';
import { saveRound } from './save-round.ts';

export interface DrawnRound {
  readonly stage: StageFacts;
  /** yyyy-mm-dd. */
  readonly date: string;
  readonly label?: string | undefined;
  /** The stage's number when left out. */
  readonly boards?: number | undefined;
  readonly plan: PlannedDraw;
  readonly kind?: RoundKind;
}

/** Makes a round as it was planned, with the board set that it plays, and notes it. Gives its id. */
export async function saveDrawnRound(
  tx: Tx,
  newId: Deps['newId'],
  { stage, date, label, boards, plan, kind = 'ordinary' }: DrawnRound,
  by: ChangedBy,
): Promise<string> {
  const round = await saveRound(tx, newId, { stage, date, label, kind });
  const boardSetId = newId();
  const count = boards ?? stage.boardsPerMatch;
  await saveBoardSet(tx, {
    id: boardSetId,
    tournamentId: stage.tournament.id,
    label: boardSetLabel(stage, round),
    boards: count,
    firstDealer: stage.firstDealer,
  });
  const matches = await saveDraw(tx, newId, { roundId: round.id, boardSetId, boards: count, plan });
  await makeCards(tx, newId, { roundId: round.id }, by.now);
  await appendEvent(tx, {
    type: kind === 'play-off' ? 'play-off-drawn' : 'round-drawn',
    payload: { stageId: stage.id, number: round.number, date, matches: [...matches] },
    chainId: stage.tournament.id,
    subjectId: round.id,
    ...byWhom(by),
  });
  return round.id;
}

/** Unique in the tournament: round 3 of the second stage plays set 2.3. */
export const boardSetLabel = (stage: { ordinal: number }, round: { number: number }): string =>
  `${stage.ordinal}.${round.number}`;
