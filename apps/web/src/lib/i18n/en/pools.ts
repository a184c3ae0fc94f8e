import { type pools as da } from '../da/pools.ts';

const teamsOf = (count: number) => (count === 1 ? '1 team' : `${count} teams`);
const poolsOf = (count: number) => (count === 1 ? '1 pool' : `${count} pools`);
const roundsOf = (count: number) => (count === 1 ? '1 round' : `${count} rounds`);
const matchesOf = (count: number) => (count === 1 ? '1 match' : `${count} matches`);

export const pools: typeof da = {
  title: 'Pools',
  stages: 'Stages',
  now: 'The pools now',
  noTeams: 'No teams yet',
  noTeamsText: 'A pool takes at least two teams.',
  toTeams: 'To the teams',
  notSettled: (stage) => `It is not settled who plays in ${stage}`,
  notSettledText: 'Pools can be made once it is confirmed who goes on from the stage before.',
  finished: 'The stage is finished; its pools stand as they are.',
  leftOut: (count) =>
    count === 1
      ? '1 team is left out of the pools until the committee lets it in'
      : `${count} teams are left out of the pools until the committee lets them in`,
  undecided: 'the entry has not been decided on',
  waits: 'waits for the committee',
  toEntries: 'To the entries',
  withoutPool: 'Without a pool',
  unplaced: (count) => (count === 1 ? '1 team is in no pool.' : `${count} teams are in no pool.`),
  teams: teamsOf,
  inRounds: (teams, rounds) => `${teamsOf(teams)} · ${roundsOf(rounds)}`,
  moveTo: (team) => `Move ${team}`,
  move: 'Move to …',
  hasMatches: matchesOf,
  withdrawn: 'withdrawn',
  addPool: 'Add a pool',
  rename: 'Rename',
  renamePool: (pool) => `Rename ${pool}`,
  name: 'Name of the pool',
  remove: 'Remove',
  removePool: (pool) => `Remove ${pool}`,
  empty: 'No teams',
  moved: (team, pool) => `${team} has been moved to ${pool}`,

  deal: 'Put the teams into pools',
  dealAgain: 'Put the teams into pools again',
  dealAgainText: 'Teams that have matches stay where they are. No result is lost.',
  method: 'Order',
  methods: {
    draw: 'by draw',
    'last-year': 'by last year’s places; newcomers last, by draw',
    'by-hand': 'in an order of my own',
  },
  nobodyLastYear: 'None of the teams is linked to a team of last year.',
  count: 'Number of pools',
  proposal: (teams, days, aDay, pools) =>
    `${teamsOf(teams)} on ${days === 1 ? '1 day' : `${days} days`} of play with ${aDay} matches each: ${poolsOf(pools)} proposed.`,
  countFault: (most) => `A whole number from 1 to ${most}: a pool has at least two teams.`,
  sizes: (smallest, largest, rounds) =>
    smallest === largest
      ? `${teamsOf(smallest)} in each, ${roundsOf(rounds)}.`
      : `${smallest} or ${largest} teams in each, ${roundsOf(rounds)}.`,
  clubsApart: 'Teams of one club in different pools where that can be',
  seed: 'Draw number',
  seedHint: 'The same number gives the same order. It is kept, so that the draw can be repeated.',
  seedFault: 'A number of nine digits at most.',
  newSeed: 'Draw a new number',
  order: 'The order, the strongest team first',
  orderHint: 'Drag a team, or use the arrows.',
  up: (team) => `Move ${team} up`,
  down: (team) => `Move ${team} down`,
  drag: 'Drag',
  nowAt: (team, place) => `${team} is number ${place} now`,
  preview: 'What the pools will be',
  seeded: (place) => `no. ${place} in the order`,
  kept: 'has matches and stays',
  swapped: 'swapped to part its club',
  sameClub: 'same club',
  together: (pool, club, teams) => `${pool}: ${teams} are all of ${club}`,
  togetherTitle: 'Teams of one club will meet',
  why: {
    'too-many': 'the club has more teams than there are pools.',
    fixed: 'teams that have matches already cannot be moved.',
    'not-asked': 'you have not asked to keep the clubs apart.',
  },
  make: (count) => `Make ${poolsOf(count)}`,
  made: 'The pools are made.',
  seededBy: {
    draw: (seed, day) => `Made by draw on ${day}, draw number ${seed}.`,
    'last-year': (seed, day) => `Made by last year’s places on ${day}, draw number ${seed}.`,
    'by-hand': (_seed, day) => `Made in an order by hand on ${day}.`,
  },
  faults: {
    'pool-of-one': 'A pool would have one team only. Make fewer pools.',
    'more-pools-than-teams': 'There are more pools than teams.',
    'team-twice-in-seeding': (team) => `${team} stands twice in the order.`,
    'team-not-at-disposal': (team) =>
      `${team} does not play in this stage: withdrawn, not accepted, or it did not go on.`,
    'team-missing': (team) => `${team} is missing in the order.`,
    'pool-with-matches-left-out': 'A pool that has matches cannot be left out. Make more pools.',
    other: 'Something in this cannot be used.',
  },
  aTeam: 'A team',

  poolOfOne: (pool) => `${pool} has one team only. Move it to another pool.`,
  rounds: 'Draw of the matches',
  roundsText: 'All meet all in the pool. The lower team number sits north/south at the lower table.',
  drawn: (count) => `${roundsOf(count)} drawn.`,
  roundsADay: 'Rounds on a day of play',
  roundsADayFault: 'A whole number from 1 to 10.',
  plan: 'The schedule',
  round: (nth, day) => `Round ${nth} · ${day}`,
  matches: matchesOf,
  byes: (teams) => `Has a bye: ${teams}`,
  tables: (a, b) => `Tables ${a}–${b}`,
  drawAll: (count) => (count === 1 ? 'Draw the round' : `Draw all ${count} rounds`),
  drawNext: 'Draw the next round only',
  allDrawn: 'All rounds are drawn: all in the pools meet.',
  noDays: 'The stage has no days of play. Draw one round at a time, and choose the date there.',
  toDays: 'To the days of play',
  toRounds: 'See the rounds',

  shown: 'Everybody can see the draw.',
  notShown: 'Only those who run the tournament can see the draw.',
  show: 'Show the draw to everybody',
  hide: 'Hide the draw',

  steps: 'What comes next',
  stepStates: { done: 'done', next: 'now', later: 'later' },
  step: {
    days: (count, left) => (left > 0 ? 'Days of play are missing' : `Days of play: ${count} in the calendar`),
    entries: (count, left) =>
      left > 0
        ? `Entries: ${teamsOf(count)} in, ${left} waiting for an answer`
        : `Entries: ${teamsOf(count)} in`,
    pools: (count, left, stage) =>
      count === 0 || left > 0 ? `${stage}: put the teams into pools` : `${stage}: ${poolsOf(count)}`,
    draw: (count, left, stage) =>
      count === 0
        ? `${stage}: draw the matches`
        : `${stage}: ${roundsOf(count)} drawn${left > 0 ? `, ${left} to come` : ''}`,
    play: (count, left, stage) =>
      count === 0 && left === 0
        ? `${stage}: play the rounds`
        : `${stage}: ${count} of ${roundsOf(count + left)} published`,
    finish: (stage, last) => (last ? `${stage}: name the champion` : `${stage}: confirm who goes on`),
  },
  stepButton: {
    days: 'Set the days of play',
    entries: 'See the entries',
    pools: 'Make the pools',
    draw: 'Draw the matches',
    play: 'Go to the round',
    finish: 'Finish the stage',
  },
  typeTeams: 'or type the teams in yourself',
  open: 'Open',

  newSeason: 'New season',
  newSeasonText:
    'Only the year has to be said. The dates follow the union’s rule, and everything can be changed later.',
  wizard: ['Dates', 'Entries', 'Pools', 'First round'],
  wizardLabel: 'The way to the first round',
  startYear: 'The season begins in the autumn of',
  startYearFault: 'A year of four digits.',
  seasonName: 'Name',
  seasonNameHint: (name) => `Without a name it is called ${name}.`,
  dates: 'Days of play',
  datesHint: 'The dates are the union’s own for that year. Change those that are to be different.',
  thirdHeld: 'There is a 3rd qualification',
  thirdHint: 'It is held only when there are many teams. The day can be added later as well.',
  orderFault: (before) => `Must be after ${before}.`,
  dateFault: 'Choose a date.',
  startsAt: 'Play begins at',
  startsAtFault: 'A time like 10:00.',
  venue: 'Venue',
  venueHint: 'If it is the same every day. Otherwise it is set in the calendar.',
  goingOn: 'Who goes on',
  goingOnHint: 'It can be changed until the stage is finished.',
  into: { semifinal: 'From the qualification to the semifinal', final: 'From the semifinal to the final' },
  defaults: 'What else is set',
  defaultsText: (boards) => `Matches of ${boards} boards. It can be changed in the settings.`,
  makeSeason: 'Make the season',
  seasonExists: 'Open the season’s championship',

  paste: 'Type several teams at once',
  pasteText: 'One team on each line, name and club with a semicolon between them: Ærø 1; Ærø L’hombreklub',
  pasteLabel: 'Teams',
  pasteFrom: (from) => `They get numbers from ${from} on.`,
  pasteNoClub: (lines) => `The club is missing on line ${lines}.`,
  pasteLook: 'Look them over',
};
