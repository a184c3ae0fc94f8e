import { nameInWords } from '@spadille/competition';
import { type Messages } from '../messages.ts';
import { lineUpFaults } from './line-ups.ts';
import { fact, factList, placeList, type ProblemTexts } from '../problem-text.ts';
import { calendarProblems } from './problems-calendar.ts';
import { exchangeProblems } from './problems-exchange.ts';
import { peopleProblems } from './problems-people.ts';
import { tableProblems } from './problems-tables.ts';

const say = (text: string) => () => text;
const texts: ProblemTexts = {
  ...calendarProblems,
  ...exchangeProblems,
  ...peopleProblems,
  ...tableProblems,
  'request-not-valid': {
    what: say('Something that was typed cannot be used.'),
    todo: 'Mend the fields that are marked and try again.',
  },
  'not-signed-in': { what: say('You are no longer signed in.'), todo: 'Sign in again and go on.' },
  'sign-in-failed': {
    what: say('The login or the password does not fit.'),
    todo: 'Try again, and see whether Caps Lock is on.',
  },
  'not-allowed': {
    what: say('Your role does not allow this.'),
    todo: 'Ask the director, or sign in as somebody else.',
  },
  'foreign-origin': {
    what: say('The request came from another site.'),
    todo: 'Open the page at Spadille’s own address and try again.',
  },
  'not-found': { what: say('It does not exist, or it has been removed.'), todo: 'Go back and choose again.' },
  'link-not-valid': {
    what: say('The link is unknown, used or too old.'),
    todo: 'Start the server again, and it prints a new one; or ask for a new link.',
  },
  'stale-version': {
    what: say('Somebody else changed the same thing while you were typing.'),
    todo: 'Look at both values and choose the one that holds.',
  },
  'key-used-differently': {
    what: say('The same change was sent twice with different contents.'),
    todo: 'Reload the page and do it again.',
  },
  'name-taken': { what: say('The name is taken.'), todo: 'Choose another name.' },
  'number-taken': {
    what: (facts) => `Number ${fact(facts, 'number')} is taken.`.replace('  ', ' '),
    todo: 'Choose another number.',
  },
  'round-not-open': {
    what: say('The round is not open for results.'),
    todo: 'Open it from the day overview before you type.',
  },
  'round-has-results': {
    what: say('The round has results already.'),
    todo: 'Remove the results first if it really has to be drawn anew.',
  },
  'round-incomplete': {
    what: say('Results are missing in the round.'),
    todo: 'Enter what is missing, or mark the boards as not played.',
  },
  'round-state': {
    what: say('The round is not in a state for this.'),
    todo: 'Reload the day overview and look at the state of the round.',
  },
  'publish-in-order': {
    what: say('An earlier round has not been published yet.'),
    todo: 'Publish the rounds in order.',
  },
  'withdraw-in-order': {
    what: say('A later round is published.'),
    todo: 'Withdraw the later round first.',
  },
  'second-look-by-first': {
    what: say('Whoever keyed the board cannot check it himself.'),
    todo: 'Let somebody else key the slip again, or decide the difference.',
  },
  'nothing-to-settle': {
    what: say('There is nothing to decide: both keyed the same.'),
    todo: 'Reload the page.',
  },
  'neither-of-both': {
    what: say('It is neither of the two results.'),
    todo: 'Choose one of the two, or correct the board on the slip.',
  },
  'overwrite-asks-first': {
    what: say('Both pairs confirmed the board, or somebody else looked at it again.'),
    todo: 'Look at both values, and say so if the new one is to stand instead.',
  },
  'boards-disputed': {
    what: (facts) => `The pairs do not agree: ${placeList(facts, 'table', 'board', 'boards')}.`,
    todo: 'Settle the boards before you close the round.',
  },
  'board-cancelled': {
    what: say('The board is cancelled.'),
    todo: 'Take the cancellation back if it has to count.',
  },
  'board-not-played': {
    what: say('The board is marked as not played.'),
    todo: 'Take the mark back on the page of the match if it was played after all.',
  },
  'board-has-result': {
    what: say('The board has a result.'),
    todo: 'Clear the result at both tables first if the board was not played.',
  },
  'table-has-total-only': {
    what: say('The table has handed in a total only.'),
    todo: 'Remove the total first if the boards are to be entered one by one.',
  },
  'table-has-boards': {
    what: say('The table has results of single boards, or rulings on them.'),
    todo: 'Clear or withdraw them first if only a total is to stand.',
  },
  'match-not-played': {
    what: say('The match is a walkover or was not played.'),
    todo: 'Set the match to played if it has results.',
  },
  'member-unknown': {
    what: say('One of the players that were chosen no longer belongs to the team.'),
    todo: 'Reload the team and choose the players again.',
  },
  'team-has-matches': {
    what: say('The team has been drawn into matches.'),
    todo: 'Withdraw the team instead of removing it.',
  },
  'team-withdrawn': {
    what: say('The team has withdrawn.'),
    todo: 'Choose another team, or set the match to a walkover. Else take the team back in.',
  },
  'body-too-large': {
    what: say('The file is too large.'),
    todo: 'Divide it, or send fewer files at a time.',
  },
  'folder-has-faults': {
    what: say('The round folder has faults.'),
    todo: 'Mend the faults that are listed and drop the folder in again.',
  },
  'teams-have-faults': {
    what: say('The list of teams has faults.'),
    todo: 'Mend the lines that are listed and drop the file in again.',
  },
  'draw-has-faults': { what: say('The draw has faults.'), todo: 'Mend the matches that are listed.' },
  'total-only-not-exportable': {
    what: (facts) => {
      const tables = factList(facts, 'tables');
      return `A slip with a total only cannot be written to a round folder${tables && ` (table ${tables})`}.`;
    },
    todo: 'Enter the boards one by one, or use the PDF instead.',
  },
  'not-in-folder-form': {
    what: say('The round cannot be written as a round folder: it has matches that were not played.'),
    todo: 'Use the PDF instead.',
  },
  'tout-on-nolo': {
    what: say('There is no tout in a nolo.'),
    todo: 'Remove the tout, or correct the contract.',
  },
  'tout-made-not-won': {
    what: say('A tout can only be made when the contract is won.'),
    todo: 'Correct the outcome, or let the tout be failed.',
  },
  'penalty-not-granted': {
    what: say('That paragraph gives no penalty point.'),
    todo: 'Choose another paragraph, or award no penalty.',
  },
  'board-not-on-table': {
    what: (facts) => `Board ${fact(facts, 'board')} does not belong to the table.`.replace('  ', ' '),
    todo: 'Choose one of the table’s boards.',
  },
  'line-up-has-faults': {
    what: (facts) => ['The line-up cannot be like that.', ...lineUpFaults(facts['faults'])].join(' '),
    todo: 'Put it right, or choose another player.',
  },
  'seats-change-in-match': {
    what: say('A seat at the table changes hands in mid-match.'),
    todo: 'Change the line-up on the match’s page.',
  },
  'ruling-has-faults': {
    what: say('The ruling does not fit the board.'),
    todo: 'Look at who it was, what was played, and how the questions were answered.',
  },
  'ruling-too-late': {
    what: say('The time limit of §23 has passed.'),
    todo: 'Write a reason if you go on all the same. It is shown wherever the ruling is.',
  },
  'reason-names-someone': {
    what: (facts) => `The reason will be public, and “${fact(facts, 'word')}” says who it was.`,
    todo: 'Write it without names of teams, clubs and players, and without seats.',
  },
  'time-in-future': {
    what: say('The time is in the future.'),
    todo: 'Put the time right, or the clock of this device.',
  },
  'time-before-play-day': {
    what: (facts) => `The time is before the day of the round (${fact(facts, 'playDay')}).`,
    todo: 'Put the time right, or the date of the round.',
  },
  'ruling-on-other-board': {
    what: (facts) => `The ruling is not on that table and board, but on board ${fact(facts, 'board')}.`,
    todo: 'Choose the ruling or the board.',
  },
  'rulings-wait': {
    what: (facts) => `Rulings wait for a result here: ${placeList(facts, 'table', 'board')}.`,
    todo: 'Withdraw them, here or on the page of the match, if the result will not come.',
  },
  'penalty-of-ruling': {
    what: say('The penalty point was given by a ruling.'),
    todo: 'Withdraw the ruling, and the penalty point goes with it.',
  },
  'already-withdrawn': {
    what: say('It is withdrawn already.'),
    todo: 'Reload the page and see what holds.',
  },
  'already-decided': {
    what: say('It is decided already.'),
    todo: 'Reload the page and see the decision.',
  },
  'scale-not-usable': {
    what: say('The scale of match points does not hold together.'),
    todo: 'It has to fall step by step, and the two teams must always share the same sum.',
  },
  'stage-not-settled': {
    what: say('It is not settled who goes on into this stage.'),
    todo: 'Confirm first who goes on from the stage before.',
  },
  'stage-finished': {
    what: say('The stage is finished and stands as it is.'),
    todo: 'Open the stage again if it really has to be changed.',
  },
  'team-not-at-disposal': {
    what: say('The team does not play in this stage: it is withdrawn, not accepted, or did not go on.'),
    todo: 'Look at the team’s entry.',
  },
  'pool-not-empty': {
    what: say('There are teams in the pool.'),
    todo: 'Move the teams to other pools first.',
  },
  'championship-exists': {
    what: say('The season has its championship already.'),
    todo: 'Open it from the list of tournaments.',
  },
  'seeding-has-faults': {
    what: say('The teams cannot be dealt out like that.'),
    todo: 'Put right what is named, and try again.',
  },
  'too-few-play-days': {
    what: (facts) =>
      `The days of play hold only ${fact(facts, 'room')} of the ${fact(facts, 'rounds')} rounds.`,
    todo: 'Put more rounds on a day, add a day of play, or make more and smaller pools.',
  },
  'stage-not-finished': {
    what: say('The stage is not finished.'),
    todo: 'Close its rounds and finish it first.',
  },
  'stage-not-empty': {
    what: (facts) =>
      `There are teams, rounds or a confirmation in the stage: ${factList(facts, 'stages', (name) => nameInWords(name, 'en'))}.`,
    todo: 'Only empty stages can be moved or removed.',
  },
  'only-stage': {
    what: say('It is the tournament’s only stage.'),
    todo: 'Add another one before you remove it.',
  },
  'one-final': {
    what: say('The tournament has its final.'),
    todo: 'Make the other one something else first: only one final can name a champion.',
  },
  'stages-not-those': {
    what: say('The stages are not the same any longer.'),
    todo: 'Load the page again and move them anew.',
  },
  'stage-not-played': { what: say('Nothing was played in the stage.'), todo: 'Draw and play its rounds.' },
  'stage-has-open-rounds': {
    what: (facts) => `These rounds are not closed: ${factList(facts, 'rounds')}.`,
    todo: 'Close them on the day’s page first.',
  },
  'play-off-needed': {
    what: say('Teams are level on a place that decides something.'),
    todo: 'Draw a play-off, or write why they are to stay level.',
  },
  'no-play-off-needed': {
    what: say('No teams are level on a place that decides something.'),
    todo: 'No play-off is needed.',
  },
  'no-next-stage': { what: say('There is no stage after this one.'), todo: 'Add the next stage first.' },
  'advancement-in-force': {
    what: say('It is confirmed who goes on.'),
    todo: 'Take the confirmation back first.',
  },
  'no-advancement': {
    what: say('It is not confirmed who goes on.'),
    todo: 'Load the page again: somebody may have taken it back.',
  },
  'next-stage-drawn': {
    what: say('Rounds of the next stage are drawn.'),
    todo: 'Remove them first. Once they are played the teams have to stay.',
  },
  'team-listed-twice': {
    what: (facts) => `Team ${fact(facts, 'team')}, ${fact(facts, 'name')}, stands twice in the list.`,
    todo: 'Take it out in one place: a team goes on once.',
  },
  'team-not-available': {
    what: say('The team is not one of the accepted teams.'),
    todo: 'Choose another team.',
  },
  'reason-needed': {
    what: say('That is not what was proposed.'),
    todo: 'Write why it is to be so.',
  },
  'round-is-play-off': {
    what: say('A play-off cannot be drawn anew.'),
    todo: 'Remove it, and draw it again under Stages.',
  },
  'too-few-teams': { what: say('There are too few teams.'), todo: 'Enter two teams at least.' },
  'entries-not-open': {
    what: (facts) =>
      ({
        before: 'Entering has not opened yet.',
        late: 'The deadline for entering has passed.',
        closed: 'The tournament is drawn and takes no more entries.',
      })[fact(facts, 'window')] ?? 'The tournament has no deadline for entering yet.',
    todo: 'Ask the committee: it can change teams after the deadline, too.',
  },
  'entry-copied': {
    what: (facts) => `The team is entered again this year as ${fact(facts, 'name')}.`,
    todo: 'Change the team that is there already.',
  },
  'entry-drawn': {
    what: say('The team is drawn into a pool.'),
    todo: 'Ask the committee or the director to withdraw the team from the tournament.',
  },
  'entry-withdrawn': {
    what: say('The entry is withdrawn or refused.'),
    todo: 'Enter the team anew, or ask the committee.',
  },
  'entry-has-faults': {
    what: say('The team cannot play as it is.'),
    todo: 'See what stands beside the players, and put it right.',
  },
  'fee-not-fit': {
    what: say('That cannot be said of this fee.'),
    todo: 'A payment has a day that is not in the future; a waived fee has a note.',
  },
  'grant-exists': {
    what: (facts) => `${fact(facts, 'login') || 'The user'} has that role already.`,
    todo: 'Find the user in the list; there you can make a new link.',
  },
  'last-committee': {
    what: say('Then nobody of the committee could sign in.'),
    todo: 'Give somebody else the role first.',
  },
  'password-too-short': { what: say('The password is too short.'), todo: 'Use ten characters at least.' },
  'too-many-requests': {
    what: say('Too many tries one after the other.'),
    todo: 'Wait a minute and try again.',
  },
  'not-ready': { what: say('The server is not ready yet.'), todo: 'Wait a little and try again.' },
  'internal-error': {
    what: say('Something broke on the server.'),
    todo: 'Try again. If it happens again, note the time for whoever looks after the server.',
  },
  'no-connection': {
    what: say('The server does not answer.'),
    todo: 'See whether it runs and whether this device is on the same network. Then try again.',
  },
  unknown: {
    what: say('The server refused it for a reason that this page does not know.'),
    todo: 'Reload the page and try again.',
  },
};

export const problems: Messages['problems'] = {
  texts,
  nothingChanged: 'Nothing was changed on the server, and what you typed is still here.',
  requestId: (id) => `Number of the incident: ${id}`,
};
