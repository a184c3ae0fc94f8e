import { type Messages } from '../messages.ts';

/** A slip keyed again by somebody else, and what differs. */
export const secondLook: Messages['secondLook'] = {
  open: 'Second look',
  openAt: (table) => `Second look at table ${table}`,
  title: (table) => `Second look at table ${table}`,
  pageTitle: (table, round) => `Second look at table ${table}, ${round}`,
  slip: 'The slip',
  how: 'Key the slip again from the paper. What the first person keyed is shown only where you two differ.',
  progress: (done, total) => `${done} of ${total} boards`,
  agrees: (count) => (count === 1 ? 'The board agrees' : `All ${count} boards agree`),
  agreesText: 'The slip was looked at twice.',
  own: 'keyed by yourself',
  forOthers: {
    title: 'You keyed this slip yourself',
    text: 'Let somebody else look at it: four eyes see more than two. Meanwhile take a slip that you have not keyed.',
    some: (boards) =>
      `You keyed board ${boards} yourself. They are passed over; somebody else has to look at them.`,
    day: 'To the day overview',
  },
  marks: { same: 'both keyed the same', differs: 'not the same as the first' },
  differences: {
    title: 'Differences',
    count: (count) => (count === 1 ? '1 difference' : `${count} differences`),
    none: 'No differences yet.',
    noneAtAll: 'No differences.',
    board: (board) => `Board ${board}`,
    first: 'First',
    second: 'Second',
    nothing: 'nothing',
    firstRight: 'The first is right',
    secondRight: 'The second is right',
    onBoard: (what, board) => `${what}, board ${board}`,
    ownSecond: 'The second is yours: that it is right, somebody else has to decide.',
    ownFirst: 'The first is yours: that it is right, somebody else has to decide.',
    settled: (board, result) => `Board ${board} is settled: ${result}`,
    found: (board) => `Board ${board}: not the same as the first`,
  },
  locked: 'The round is not open for results. The slip cannot be looked at now.',
};
