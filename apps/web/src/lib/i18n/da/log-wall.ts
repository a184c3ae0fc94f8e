/** What the log says of the wall. */
export const wallEvents = {
  'live-turned-on': 'Lod alle følge resultaterne, mens runden spilles.',
  'live-turned-off': 'Holdt op med at vise resultaterne live.',
  'round-clock-moved': (step: 'set' | 'start' | 'pause' | 'add' | 'reset', minutes: number, how: string) =>
    ({
      set: `Stillede uret til ${minutes} minutter.`,
      start: `Startede uret: ${how}.`,
      pause: `Standsede uret: ${how}.`,
      add: `Gav eller tog tid: ${how}.`,
      reset: `Nulstillede uret til ${minutes} minutter.`,
    })[step],
  'announcement-made': 'Satte en meddelelse op.',
  'announcement-taken-down': 'Tog en meddelelse ned.',
};

/** What a log can be filtered by. */
export const wallKinds = {
  'live-turned-on': 'Live resultater slået til',
  'live-turned-off': 'Live resultater slået fra',
  'round-clock-moved': 'Rundens ur',
  'announcement-made': 'Meddelelse sat op',
  'announcement-taken-down': 'Meddelelse taget ned',
};

/** How the clock stood after that. */
export const wallClock = {
  runsUntil: (clock: string) => `det går til kl. ${clock}`,
  timeLeft: (left: string) => `${left} tilbage`,
};
