import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkStageDays, ruleDays, type StageDays } from './index.ts';

const stage = (name: string, ...days: string[]): StageDays => ({ name, days });

it.each<[string, StageDays[]]>([
  ['nothing', []],
  ['stages without days', [stage('A'), stage('B', '2027-02-14'), stage('C')]],
  ['one after the other', [stage('A', '2027-01-24', '2026-11-15'), stage('B', '2027-02-14')]],
  ['two on the same day', [stage('A', '2027-02-14'), stage('B', '2027-02-14')]],
])('%s is in order', (_, stages) => {
  expect(checkStageDays(stages)).toBeUndefined();
});

it.each<[string, StageDays[], object]>([
  [
    'the next stage begins too early',
    [stage('A', '2026-11-15', '2027-03-01'), stage('B', '2027-02-14', '2027-02-28')],
    { stage: 'A', date: '2027-03-01', laterStage: 'B', laterDate: '2027-02-14' },
  ],
  [
    'a stage without days lies between them',
    [stage('A', '2027-03-01'), stage('B'), stage('C', '2027-02-28')],
    { stage: 'A', date: '2027-03-01', laterStage: 'C', laterDate: '2027-02-28' },
  ],
])('%s', (_, stages, fault) => {
  expect(checkStageDays(stages)).toEqual({ code: 'dates-out-of-order', ...fault });
});

it('the union’s own days are in order in every year, and no two on one date', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1950, max: 2400 }), (year) => {
      const days = ruleDays(year);
      const dates = days.map(({ date }) => date);
      expect(dates).toEqual([...new Set(dates)].sort());
      const kinds = ['qualification', 'semifinal', 'final'] as const;
      const stages = kinds.map((kind) => ({
        name: kind,
        days: days.filter(({ stageKind }) => stageKind === kind).map(({ date }) => date),
      }));
      expect(stages.map((one) => one.days.length)).toEqual([3, 2, 2]);
      expect(checkStageDays(stages)).toBeUndefined();
    }),
  );
});
