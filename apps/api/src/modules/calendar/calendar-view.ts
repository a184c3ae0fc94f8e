import { type CalendarView } from '@spadille/api-schema';
import {
  HELD_WHEN_NEEDED,
  ROUND_STATES,
  RULE_DAYS,
  ruleDays,
  STAGE_KINDS,
  type RuleDay,
} from '@spadille/competition';
import { type z } from 'zod';
import { oneOf } from '../../database/one-of.ts';
import { type Tx } from '../../database/in-transaction.ts';
import { toDay } from '../../venue-time.ts';
import { hasPublicRound } from '../publication/has-public-round.ts';
import { type CalendarRow, daysWithResults, findCalendar } from './repository.ts';

export type CalendarAnswer = z.input<typeof CalendarView>;

/** A tournament's calendar from the inside; null when there is no such tournament. */
export async function calendarView(db: Tx, id: string): Promise<CalendarAnswer | null> {
  const row = await findCalendar(db, id);
  if (!row) return null;
  const played = await daysWithResults(db, id);
  const shown = row.calendarShownAt !== null;
  return {
    tournamentId: row.id,
    slug: row.slug,
    seasonStartYear: row.season.startYear,
    shown,
    isPublic: shown || (await hasPublicRound(db, row.slug)),
    stages: row.stages.map((stage) => ({
      id: stage.id,
      name: stage.name,
      kind: oneOf(STAGE_KINDS, stage.kind),
      days: stage.playDays.map((day) => dayView(day, row, played)),
    })),
    missing: missingDays(row),
    entries: entryDates(row),
  };
}

type StageRow = CalendarRow['stages'][number];
type DayRow = StageRow['playDays'][number];

function dayView(day: DayRow, { season }: CalendarRow, played: ReadonlySet<string>) {
  const rule = day.rule === null ? null : oneOf(RULE_DAYS, day.rule);
  return {
    id: day.id,
    stageId: day.stageId,
    date: toDay(day.date),
    startsAt: day.startsAt,
    venue: day.venue,
    label: day.label,
    rule,
    ruleDate: rule && (ruleDays(season.startYear).find((ruled) => ruled.rule === rule)?.date ?? null),
    cancelled: day.cancelledAt !== null,
    rounds: day.rounds.map((round) => ({ ...round, state: oneOf(ROUND_STATES, round.state) })),
    hasResults: played.has(day.id),
    version: day.version,
  };
}

/** The union's days that a championship has no day for, each with the stage that would hold it. */
function missingDays({ kind, season, stages }: CalendarRow): CalendarAnswer['missing'] {
  if (kind !== 'championship') return [];
  const there = new Set(stages.flatMap(({ playDays }) => playDays.map(({ rule }) => rule as RuleDay | null)));
  return ruleDays(season.startYear).flatMap(({ rule, stageKind, date }) => {
    const stage = stages.find((candidate) => candidate.kind === stageKind);
    if (!stage || there.has(rule)) return [];
    return [{ rule, stageId: stage.id, date, whenNeeded: rule === HELD_WHEN_NEEDED }];
  });
}

/** The deadlines of entry; null where none are set. */
export const entryDates = ({ entryTerms }: Pick<CalendarRow, 'entryTerms'>): CalendarAnswer['entries'] =>
  entryTerms && {
    opensAt: entryTerms.opensAt?.toISOString() ?? null,
    deadline: entryTerms.deadline.toISOString(),
    paymentDeadline: entryTerms.paymentDeadline?.toISOString() ?? null,
  };
