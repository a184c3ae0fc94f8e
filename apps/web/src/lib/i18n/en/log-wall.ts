/** What the log says of the wall. */
export const wallEvents = {
  'live-turned-on': 'Let anyone follow the results while the round is played.',
  'live-turned-off': 'Ended showing the results live.',
  'round-clock-moved': (step: 'set' | 'start' | 'pause' | 'add' | 'reset', minutes: number, how: string) =>
    ({
      set: `Set the clock to ${minutes} minutes.`,
      start: `Started the clock: ${how}.`,
      pause: `Paused the clock: ${how}.`,
      add: `Gave or took time: ${how}.`,
      reset: `Reset the clock to ${minutes} minutes.`,
    })[step],
  'announcement-made': 'Put an announcement up.',
  'announcement-taken-down': 'Took an announcement down.',
};

/** What a log can be filtered by. */
export const wallKinds = {
  'live-turned-on': 'Live results turned on',
  'live-turned-off': 'Live results turned off',
  'round-clock-moved': 'Round clock',
  'announcement-made': 'Announcement put up',
  'announcement-taken-down': 'Announcement taken down',
};

/** How the clock stood after that. */
export const wallClock = {
  runsUntil: (clock: string) => `it runs until ${clock}`,
  timeLeft: (left: string) => `${left} left`,
};
