import { nameInWords } from '@spadille/competition';
import { formatDate } from '../format.ts';
import { fact, type Facts, type ProblemTexts } from '../problem-text.ts';

const say = (text: string) => () => text;

/** A day (yyyy-mm-dd) for a sentence; empty when the API did not give it. */
function day(facts: Facts, name: string): string {
  const text = fact(facts, name);
  return text === '' ? '' : formatDate('en', text);
}

/** Refusals about days of play, and about mail. */
export const calendarProblems = {
  'dates-out-of-order': {
    what: (facts) => {
      if (fact(facts, 'deadline') !== '') {
        return `Play begins on ${day(facts, 'date')}, but teams are entered until ${day(facts, 'deadline')}.`;
      }
      return nameInWords(fact(facts, 'laterStage'), 'en') === ''
        ? 'The dates are not in their order.'
        : `${nameInWords(fact(facts, 'stage'), 'en')} is played until ${day(facts, 'date')}, but ${nameInWords(fact(facts, 'laterStage'), 'en')} begins on ${day(facts, 'laterDate')}.`;
    },
    todo: 'Choose dates so that one thing is over before the next begins.',
  },
  'day-taken': {
    what: (facts) => `The stage has a day of play on ${day(facts, 'date')} already.`,
    todo: 'Choose another date. If that day is cancelled, take it up again.',
  },
  'day-has-results': {
    what: (facts) => `Boards were played on ${day(facts, 'date')}.`,
    todo: 'Move the day only if its date was wrong, and say that you mean it.',
  },
  'day-has-rounds': {
    what: say('Rounds are drawn for that day.'),
    todo: 'Remove the rounds first, or move the day to another date.',
  },
  'rule-not-of-stage': {
    what: say('That date of the union’s is none of this stage’s, or it is there already.'),
    todo: 'Reload the calendar and choose again.',
  },
  'mail-state': {
    what: say('That cannot be done with the mail as it is now.'),
    todo: 'Reload the outbox. If the mail is being sent, wait a little.',
  },
  'news-changed': {
    what: say('The text or the receivers have changed since you saw them. Nothing was sent.'),
    todo: 'Look at the new text and receivers, then send.',
  },
  'no-receivers': {
    what: say('There is nobody to write to: no club has a contact person with a mail address.'),
    todo: 'Write the addresses down at the clubs first.',
  },
} satisfies Partial<ProblemTexts>;
