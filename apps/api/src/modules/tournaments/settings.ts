import { StageSettings } from '@spadille/api-schema';
import { err, ok, type Refusal, type Result } from '@spadille/core';
import { checkScale } from '@spadille/scoring';
import { type z } from 'zod';

export type Settings = z.output<typeof StageSettings>;

/** The settings columns of a stage. A row that does not fit throws: it is a bug. */
export const settingsOf = (row: Readonly<Record<keyof Settings, unknown>>): Settings => {
  const keys = Object.keys(StageSettings.shape) as (keyof Settings)[];
  return StageSettings.parse(Object.fromEntries(keys.map((key) => [key, row[key]])));
};

/** Refuses a scale that does not fall, or that is not the same for both teams; `why` says which. */
export function checkSettings({ scale }: Pick<Settings, 'scale'>): Result<undefined, Refusal> {
  const checked = checkScale(scale);
  return checked.ok ? ok(undefined) : err({ code: 'scale-not-usable', why: checked.error.code });
}

/** The fields of a change that are not what they were. */
export function changedFields(
  before: Settings,
  wanted: { readonly [K in keyof Settings]?: Settings[K] | undefined },
): Partial<Settings> {
  const entries = Object.entries(wanted).filter(
    ([key, value]) =>
      value !== undefined && JSON.stringify(value) !== JSON.stringify(before[key as keyof Settings]),
  );
  return Object.fromEntries(entries);
}
