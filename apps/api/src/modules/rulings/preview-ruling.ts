import { type TableSide } from '@spadille/rules';
import { type RulingInput, type RulingPreview } from '@spadille/api-schema';
import { err, ok, type Refusal, type Result } from '@spadille/core';
import { type z } from 'zod';
import { type Tx } from '../../database/in-transaction.ts';
import { type Deps } from '../../deps.ts';
import { type PairFacts } from '../results/facts.ts';
import { checkSaidAt } from '../rounds/check-said-at.ts';
import { byMaking } from './board-change.ts';
import { effectOf, noEffect } from './effect-of.ts';
import { type BoardInStage, findMatchInStage, findPair } from './find-board.ts';
import { judgeInMatch, type RulingJudged } from './put-ruling.ts';
import { findPassedLimit, lateView } from './time-limits.ts';

type Preview = z.input<typeof RulingPreview>;
type Wanted = z.output<typeof RulingInput>;

/**
 * What a ruling would do, by the same judgement that making it goes through; nothing is written. Faults of the ruling
 * are told, not refused, and so is a time at which he cannot have been called. Refuses with `not-found`,
 * `match-not-played`, `table-has-total-only`, `board-not-on-table` and `board-not-played`.
 */
export const previewRuling =
  ({ db, newId }: Pick<Deps, 'db' | 'newId'>) =>
  async (matchId: string, wanted: Wanted, now: Date): Promise<Result<Preview, Refusal>> => {
    // Read before all else: what is saved in between makes its versions old, and the ruling is refused.
    const pair = await findPair(db, { matchId, board: wanted.board });
    const found = await findMatchInStage(db, matchId);
    const at = found && sideOfTable(found.match, wanted.tableId);
    if (!found || !at) return err({ code: 'not-found' });
    const { match, round } = found;
    const total = [match.tableA, match.tableB].find(({ totalOnly }) => totalOnly !== null);
    if (match.kind !== 'played') return err({ code: 'match-not-played', matchKind: match.kind });
    if (total) return err({ code: 'table-has-total-only', table: total.number });
    if (!pair) return err({ code: 'board-not-on-table', boards: [wanted.board] });

    const { calledAt: called, ...input } = wanted;
    const calledAt = called === null ? null : new Date(called);
    const judged = await judgeInMatch(db, matchId, { ...input, id: newId(), at });
    if (!judged.ok && judged.error.code !== 'ruling-has-faults') return judged;
    const said = calledAt && (await checkSaidAt(db, round.id, { at: calledAt, now }));
    const untimely = said === null || said.ok ? [] : [said.error];
    const onBoard = { ...found, pair };
    if (judged.ok && untimely.length === 0) {
      return ok(await effectOfRuling(db, onBoard, judged.value, { calledAt, now }));
    }
    const faults = [...(judged.ok ? [] : (judged.error['faults'] as Preview['faults'])), ...untimely];
    return ok({ ...noEffect(onBoard), faults, late: null, waits: false, penalty: false });
  };

const sideOfTable = ({ tableA, tableB }: PairFacts, tableId: string): TableSide | null =>
  tableA.id === tableId ? 'a' : tableB.id === tableId ? 'b' : null;

async function effectOfRuling(
  db: Tx,
  found: BoardInStage,
  { judged, earlier }: RulingJudged,
  time: { readonly calledAt: Date | null; readonly now: Date },
): Promise<Preview> {
  const late = await findPassedLimit(db, { judged, earlier, ...time });
  return {
    ...(await effectOf(db, found, byMaking(judged))),
    faults: [],
    late: late && lateView(late),
    waits: judged.step.status === 'waits',
    penalty: judged.consequence.penalty,
  };
}
