import { type SeasonFault } from '@spadille/api-schema';
import { Tuple } from '@spadille/api-schema';
import { declarerGamePoints, isPlayed } from '@spadille/rules';
import { countedNsGamePoints } from '@spadille/scoring';
import { type Lists, type Row } from './season-file.ts';

/**
 * The points of every board follow from its result (§1, §4), so that what one pair gets the other loses; what no rule
 * allows as a result is told, too.
 */
export function checkPoints(lists: Lists): SeasonFault[] {
  return (lists['boardResults'] ?? []).flatMap((row, index) => {
    const field = wrongField(row);
    return field === undefined
      ? []
      : [{ path: `lists.boardResults[${index}].${field}`, code: 'points-do-not-follow' as const }];
  });
}

function wrongField(row: Row): string | undefined {
  const { contract, declarer, outcome, tout, cancelled } = row;
  const read = Tuple.nullable().safeParse(
    contract === null ? null : contract === 'pas' ? { contract } : { contract, declarer, outcome, tout },
  );
  if (!read.success) return 'contract';
  const tuple = read.data;
  const ofDeclarer = tuple === null ? null : isPlayed(tuple) ? declarerGamePoints(tuple) : 0;
  if (row['declarerGamePoints'] !== ofDeclarer) return 'declarerGamePoints';
  const counted = countedNsGamePoints({ tuple, cancelled: cancelled === true });
  return row['nsGamePoints'] === counted ? undefined : 'nsGamePoints';
}
