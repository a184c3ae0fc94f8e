import type { MatchPointScale } from '@spadille/scoring';
import { formatGamePoints } from '$lib/i18n/format.ts';
import type { Messages } from '$lib/i18n/messages.ts';

/** A scale of match points in words, from the top down; the last line is what is below its last step. */
export function scaleLines(scale: MatchPointScale, words: Messages['scoring']) {
  const lines = scale.map(({ from, matchPoints }, index) => {
    const above = scale[index - 1];
    const text = above
      ? words.fromTo(formatGamePoints(above.from - 1), formatGamePoints(from))
      : words.andAbove(formatGamePoints(from));
    return { text, matchPoints };
  });
  const last = scale.at(-1);
  return last ? [...lines, { text: words.andBelow(formatGamePoints(last.from - 1)), matchPoints: 0 }] : lines;
}
