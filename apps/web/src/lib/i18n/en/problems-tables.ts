import { fact, type Facts, type ProblemText } from '../problem-text.ts';

const say = (text: string) => () => text;

const minutes = (facts: Facts): string => {
  const left = Math.max(1, Math.ceil(Number(fact(facts, 'retryAfterSeconds')) / 60));
  return left === 1 ? '1 minute' : `${left} minutes`;
};

/** Refusals of the phones at the tables. */
export const tableProblems = {
  'table-not-entered': {
    what: say('This phone is not let in at a table.'),
    todo: 'Scan the code on the table’s card.',
  },
  'round-over': {
    what: say('The round is over.'),
    todo: 'Scan the card at your next table when the next round begins.',
  },
  'card-renewed': {
    what: say('The table has a new card.'),
    todo: 'Scan the new one.',
  },
  'card-revoked': {
    what: say('The table’s card is no longer good.'),
    todo: 'Ask the director for a new one.',
  },
  'other-table': {
    what: say('This phone was let in at another table.'),
    todo: 'Scan the card on the table where you sit.',
  },
  'card-unknown': {
    what: say('The card belongs to no table here.'),
    todo: 'Scan the card that lies on the table today, or type the table’s number and code.',
  },
  'no-table-open': {
    what: (facts) => `Table ${fact(facts, 'table')} takes no phones now.`,
    todo: 'See whether the number is right. Otherwise ask the director.',
  },
  'pin-wrong': {
    what: (facts) => {
      const left = fact(facts, 'triesLeft');
      if (left === '0') return 'The code is wrong, and that was the last try for now.';
      return left === '1'
        ? 'The code is wrong. There is 1 try left.'
        : `The code is wrong. There are ${left} tries left.`;
    },
    todo: 'Look at the table’s card, or scan it.',
  },
  'pin-locked': {
    what: (facts) =>
      `Too many wrong codes were typed at this table. Typing works again in ${minutes(facts)}.`,
    todo: 'Scan the code on the table’s card: that still works.',
  },
  'card-used-up': {
    what: say('The card has let in as many phones as a card can.'),
    todo: 'Ask the director for a new card for the table.',
  },
} satisfies Record<string, ProblemText>;
