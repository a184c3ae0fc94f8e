import { err, ok, type Refusal, type Result } from '@spadille/core';
import { sideOf } from '@spadille/rules';
import { type Tx } from '../../database/in-transaction.ts';
import { type Deps } from '../../deps.ts';
import { appendEvent } from '../audit/append-event.ts';
import { saveMatch } from '../results/change-match.ts';
import { actorColumns, byWhom, type ChangedBy } from '../audit/changed-by.ts';
import { loadBoardPairs, pairKey } from '../results/load-board-pairs.ts';
import { type LockedMatch } from '../results/lock-match.ts';
import { type RulingFacts, type RulingLate } from '../results/ruling-facts.ts';
import { startIfDrawn } from '../rounds/start-if-drawn.ts';
import { judgeRuling, type Judged, type NewRuling } from './judge-ruling.ts';
import { recomputeBoard } from './recompute-board.ts';
import { findRulings, nextOrdinal, saveRuling } from './repository.ts';

/** A ruling that can be made on a board of a locked match, beside those that there are. */
export interface RulingJudged {
  readonly judged: Judged;
  /** All rulings on the board, withdrawn ones too. */
  readonly earlier: readonly RulingFacts[];
}

/** What a ruling takes the place of. */
export interface Replaced {
  /** The ruling in whose place it stands. */
  readonly id: string;
  /** Rulings that count no more: withdrawn already, or to be withdrawn with it. */
  readonly withdrawn: ReadonlySet<string>;
}

/**
 * Judges a ruling on a board of a match: after all others, or in the place of one that is withdrawn for it. Refuses with
 * `board-not-on-table`, `board-not-played`, or `ruling-has-faults` with all `faults`.
 */
export async function judgeInMatch(
  db: Tx,
  matchId: string,
  wanted: NewRuling & { readonly id: string },
  replaced?: Replaced,
): Promise<Result<RulingJudged, Refusal>> {
  const where = { matchId, board: wanted.board };
  const pair = (await loadBoardPairs(db, [where])).get(pairKey(where));
  if (pair === undefined) return err({ code: 'board-not-on-table', boards: [wanted.board] });
  if (pair.a.notPlayed) return err({ code: 'board-not-played', board: wanted.board });
  const earlier = await findRulings(db, where);
  const isInForce = ({ id, withdrawn }: RulingFacts) => !withdrawn && !replaced?.withdrawn.has(id);
  const before = earlier.slice(0, placeAmong(earlier, replaced?.id)).filter(isInForce).length;
  const ordinal = nextOrdinal(earlier);
  const judged = judgeRuling(pair, earlier.filter(isInForce), before, { ...wanted, ordinal });
  return judged.ok
    ? ok({ judged: judged.value, earlier })
    : err({ code: 'ruling-has-faults', faults: judged.error });
}

/** How many rulings come before one that is added, or that takes the place of another. */
const placeAmong = (rulings: readonly RulingFacts[], replaced: string | undefined): number =>
  replaced === undefined ? rulings.length : rulings.findIndex(({ id }) => id === replaced);

/** The match of a ruling, as far as putting it on record looks at it. */
export type RuledMatch = Pick<LockedMatch, 'id' | 'roundId' | 'roundState' | 'tournamentId'>;

/** What stands beside a ruling that is put on record. */
export interface RulingBeside {
  readonly note: string | null;
  readonly calledAt: Date | null;
  readonly late: RulingLate | null;
  readonly folderErrorId: string | null;
}

/**
 * Puts a judged ruling on record: its row, the penalty point that it gives, what counts of the board now, the match's
 * version and the event. The match is locked; rights, the round's state and time limits have been looked at.
 */
export async function putRuling(
  tx: Tx,
  newId: Deps['newId'],
  match: RuledMatch,
  { ruling, consequence }: Judged,
  beside: RulingBeside,
  by: ChangedBy,
): Promise<void> {
  const { actorId } = actorColumns(by.actor);
  const matchId = match.id;
  await startIfDrawn(tx, match, by);
  await saveRuling(tx, { ...beside, ruling, matchId, madeAt: by.now, madeById: actorId });
  const penaltyId = consequence.penalty ? newId() : null;
  if (penaltyId !== null) await savePenalty(tx, penaltyId, matchId, ruling, by);
  await recomputeBoard(tx, { matchId, board: ruling.board }, { now: by.now, touch: ruling.tableId });
  const version = await saveMatch(tx, matchId);
  const { id: rulingId, tableId, board, ordinal, seat, rule, facts } = ruling;
  const text = [beside.note, beside.late?.reason ?? null].filter((line) => line !== null).join('\n');
  await appendEvent(tx, {
    type: 'ruling-made',
    payload: {
      version,
      ...{ rulingId, tableId, board, ordinal, seat, rule, facts, penaltyId },
      calledAt: beside.calledAt?.toISOString() ?? null,
      late: beside.late?.limit ?? null,
      folderErrorId: beside.folderErrorId,
    },
    chainId: match.tournamentId,
    subjectId: matchId,
    ...(text !== '' && { text }),
    ...byWhom(by),
  });
}

async function savePenalty(
  tx: Tx,
  id: string,
  matchId: string,
  { id: rulingId, tableId, board, seat, rule }: RulingFacts,
  by: ChangedBy,
): Promise<void> {
  const side = sideOf(seat);
  await tx.penalty.create({
    data: { id, matchId, tableId, board, side, rule, awardedAt: by.now, rulingId },
  });
}
