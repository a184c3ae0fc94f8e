import { type stages as da } from '../da/stages.ts';

const teamsOf = (count: number) => (count === 1 ? '1 team' : `${count} teams`);
const roundsOf = (count: number) => (count === 1 ? '1 round' : `${count} rounds`);

export const stages: typeof da = {
  title: 'Stages',
  intro: 'Every stage has its own matches and standings. Once it is finished you confirm who goes on.',
  champion: 'Champion',
  championOf: (tournament) => `Winner of ${tournament}`,
  kinds: { qualification: 'Qualification', semifinal: 'Semifinal', final: 'Final', other: 'Other stage' },
  states: { empty: 'Empty', running: 'Under way', finished: 'Finished' },
  finishedAt: (when) => `Finished ${when}`,
  heading: (ordinal, name) => `${ordinal}. ${name}`,
  size: (teams, rounds) => `${teamsOf(teams)} · ${roundsOf(rounds)}`,
  openRounds: (rounds) => `Not closed: ${rounds}`,
  goOn: (perPool, rest) =>
    perPool + rest === 0
      ? 'Nobody goes on'
      : [perPool > 0 ? `${perPool} of every pool` : '', rest > 0 ? `the best ${rest} of the rest` : '']
          .filter(Boolean)
          .join(' and ') + ' go on',
  carryOvers: {
    nothing: 'Nothing is carried over',
    'match-points': 'Match points are carried over',
    all: 'All points are carried over',
  },
  standings: 'Standings',
  standingsOf: (stage) => `Standings in ${stage}`,
  noStandings: 'There are no teams in the stage yet. Make the pools under Pools.',
  toPools: 'To the pools',
  toRound: (label) => `Open ${label}`,

  notMet: (pairs) => (pairs === 1 ? '1 pair of teams has not met.' : `${pairs} pairs of teams have not met.`),
  notMetText: 'That is fine when matches were drawn by hand. Else a round is missing.',
  openMatters: (count) =>
    count === 1 ? '1 protest or appeal is not decided.' : `${count} protests and appeals are not decided.`,
  openMattersText: 'Better wait with finishing until they are.',

  levelInPool: (teams, pool) => `${teams} are level in ${pool} on a place that decides something.`,
  levelRest: (teams, spots) =>
    `${teams} are level among the rest; ${spots} of them go${spots === 1 ? 'es' : ''} on.`,
  levelTitle: 'Teams are level where the place decides something',
  levelText: 'They play off: 20 new boards, which only part them and count in no standings.',
  playOffDate: 'Day of the play-off',
  drawPlayOff: 'Draw a play-off',

  finish: 'Finish the stage',
  finishTitle: (stage) => `Finish ${stage}?`,
  finishText: 'The places are frozen as they are now. You can open the stage again while nobody has gone on.',
  finishLevelText:
    'Teams are level on a place that decides something. Write why they do not play off: they share the place then.',
  reason: 'Reason',
  reopen: 'Open the stage again',
  reopenTitle: (stage) => `Open ${stage} again?`,
  reopenText: 'The places are no longer frozen until the stage is finished again. No result is changed.',

  proposal: (stage) => `Going on to ${stage}`,
  proposalNow: (stage) => `As it stands now, these go on to ${stage}`,
  order: 'No.',
  team: 'Team',
  why: 'Why',
  brings: 'Brings',
  byPlace: (place, pool, shared, playOff) =>
    `${shared ? 'Shared place' : 'Place'} ${place} in ${pool}${playOff ? ', after a play-off' : ''}`,
  byRest: ({ rank, place, pool, played, matchPoints, gamePoints, asIfPlayed, playOff }) =>
    `${rank === 1 ? 'Best' : `Number ${rank}`} of the rest: place ${place} in ${pool}, ${matchPoints} match points and ${gamePoints} game points in ${played} matches${
      played === asIfPlayed ? '' : ` (reckoned to ${asIfPlayed} matches)`
    }${playOff ? ', after a play-off' : ''}`,
  byHand: 'Taken along by the director’s choice',
  nobody: 'It is not set how many go on. Change the stage, or choose yourself.',
  tooMany: (pool, wanted, left) =>
    pool === null
      ? `${wanted} of the rest are to go on, but there are only ${left}.`
      : `${wanted} of ${pool} are to go on, but there are only ${left}.`,
  spotsOpen: (spots) => (spots === 1 ? '1 spot is not decided.' : `${spots} spots are not decided.`),
  spotsWait: 'The rest can be compared once the pools are decided.',
  leaveOut: (team) => `Leave ${team} out`,
  leaveOutShort: 'Leave out',
  takeIn: 'Take another team along',
  chooseTeam: 'Choose a team',
  asProposed: 'As proposed',
  changedText: 'That is not what was proposed. Write why.',
  confirm: (count) => `Confirm that ${teamsOf(count)} go on`,
  confirmed: (when) => `Confirmed ${when}`,
  leftOut: (teams) => `Proposed, but left out: ${teams}`,
  confirmReason: (reason) => `Reason: ${reason}`,
  takeBack: 'Take the confirmation back',
  takeBackTitle: 'Take back who goes on?',
  takeBackText: (stage) =>
    `The pools of ${stage} are emptied. That can only be done while no round is drawn there. No result is lost.`,

  differs: 'Results were corrected after the stage was finished',
  differsTodo: 'Nothing has moved. Leave it, or take the confirmation back and open the stage again.',
  wouldDiffer: 'The stage is finished. Nothing moves by itself, but this would be different:',
  placeDiffers: (team, frozen, now) => `${team}: frozen ${frozen}; now ${now}`,
  figures: (place, mp, gp) => `${place === null ? 'no place' : `place ${place}`} (${mp} match points, ${gp})`,
  notInIt: 'not in it',
  wouldGoOn: (teams) => `Would go on: ${teams}`,
  wouldNotGoOn: (teams) => `Would not go on: ${teams}`,
  carriedDiffers: (team, frozen, now) => `${team} brings ${frozen}; it would be ${now}`,
  carriedFigures: (mp, gp) => `${mp} match points and ${gp} game points`,
  stageFinished: 'The stage is finished',
  stageFinishedText: 'What you correct here moves nobody. Under Stages you see what it would change.',

  add: 'Add a stage',
  edit: 'Change the stage',
  editTitle: (stage) => `Change ${stage}`,
  name: 'Name',
  kind: 'Kind',
  carryOver: 'What teams bring along from the stage before',
  perPool: 'Going on from every pool',
  bestOfRest: 'Best of the rest',
  bestOfRestHint: 'Compared over all pools, as if everybody had played as many matches.',
  numberFault: 'Write a whole number from 0 to 999.',
  moveUp: (stage) => `Move ${stage} up`,
  moveDown: (stage) => `Move ${stage} down`,
  remove: 'Remove the stage',
  removeTitle: (stage) => `Remove ${stage}?`,
  removeText: 'The stage is empty. Its days of play are removed with it.',

  withdrawalTitle: (team) => `If ${team} withdraws`,
  policies: {
    'keep-results': 'Its matches still count for its opponents',
    'annul-results': 'Its matches count for nobody',
  },
  policyOf: 'the stage’s rule',
  placeMoves: (team, before, after) => `${team}: place ${before} → ${after}`,
  pointsMove: (team, before, after) => `${team}: ${before} → ${after}`,
  noMoves: 'No other team’s place or points change.',
  openMatch: (round, opponent) =>
    `Round ${round} against ${opponent} is not played: set it to a walkover or to not played.`,
  noPlace: '–',
};
