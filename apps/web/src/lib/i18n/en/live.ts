import { type Messages } from '../messages.ts';

/** Streams of changes, and what the tables want of the director. */
export const live: Messages['live'] = {
  behind: (clock) => `Not up to date since ${clock}`,
  behindText: 'The page is brought up to date by itself as soon as the server answers.',
  upToDate: 'The page is up to date again.',
  calls: {
    title: 'Calls from the tables',
    none: 'No calls',
    where: (table, board) => `Table ${table} · board ${board}`,
    about: {
      ruling: 'something went wrong',
      disputed: 'they disagree',
      total: 'the total does not fit',
      other: 'something else',
    },
    since: (clock) => `called ${clock}`,
    taken: (clock) => `on my way ${clock}`,
    take: 'On my way',
    takeAt: (table) => `On my way to table ${table}`,
    close: 'Done',
    closeAt: (table) => `Done with table ${table}`,
    slip: 'Slip',
    slipAt: (table) => `Slip of table ${table}`,
    heard: (table, board, about) => `Table ${table} calls, board ${board}: ${about}.`,
    answered: (table) => `The call from table ${table} is done with.`,
    sound: 'Sound for calls',
    soundWaits: 'Click anywhere on the page to let it make sounds.',
    inTitle: (count, title) => `(${count}) ${title}`,
  },
  disputed: {
    title: 'Disagreement at the tables',
    recorded: 'recorded',
    nothing: 'nothing',
    said: (side) => `${side} says`,
    notThat: 'not that',
    table: 'the table',
    office: 'the director',
    onBoard: 'The table disagrees. What was it?',
    saysNo: (side) => `${side} only says that it was not that.`,
    hint: 'Write what is right on the slip: that settles it.',
  },
  totals: {
    title: 'Totals that do not fit',
    line: (board, points) => `after board ${board}: the slip says N/S ${points}`,
    said: (side, points) => `${side} says ${points}`,
  },
  table: {
    current: (board) => `board ${board}`,
    disputed: (boards) => `Disputed: board ${boards}`,
    calls: 'Calling',
    verified: (done, total) => `looked at twice ${done}/${total}`,
    unlikely: (count) => `${count} unusual`,
    phones: (count) => (count === 1 ? '1 phone' : `${count} phones`),
  },
  /** What the table has said of a board, beside its line on the slip. */
  atTable: {
    entered: (side) => `said by ${side}, not confirmed yet`,
    confirmed: 'said at the table, both pairs agree',
    disputed: 'the table disagrees',
    verified: 'looked at twice',
  },
};
