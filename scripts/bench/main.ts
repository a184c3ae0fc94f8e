// Measures the program beside bare code doing the same work, and prints the ratios. Run through `npm run bench`.
import { type BenchResult } from './bench-result.ts';
import { benchPublicPage } from './public-page.ts';
import { benchSaveBoard } from './save-board.ts';
import { benchStandings } from './standings.ts';

const number = (value: number) => value.toLocaleString('en', { maximumSignificantDigits: 3 });

function line({ name, unit, ours, bare, ratio, aim }: BenchResult): string {
  const [word, bound] = 'atMost' in aim ? ['at most', aim.atMost] : ['at least', aim.atLeast];
  const kept = 'atMost' in aim ? ratio <= aim.atMost : ratio >= aim.atLeast;
  const figures = `${number(ours)} ${unit} beside ${number(bare)} ${unit}`;
  return `${name}: ${figures} = ${ratio.toFixed(2)} × (aim: ${word} ${bound}) ${kept ? 'kept' : 'NOT KEPT'}`;
}

console.log('Medians of measurements taken in turn, in one run:');
for (const bench of [() => Promise.resolve(benchStandings()), benchSaveBoard, benchPublicPage]) {
  console.log(line(await bench()));
}
