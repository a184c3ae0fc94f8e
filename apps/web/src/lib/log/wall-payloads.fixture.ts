const ID = '01890a5d-ac96-774b-bcce-b302099a8057';

/** Payloads of what happens on the wall, as their schemas take them. */
export const WALL_PAYLOADS: Readonly<Record<string, Record<string, unknown>>> = {
  'live-turned-on': { version: 3 },
  'live-turned-off': { version: 4 },
  'round-clock-moved': {
    version: 2,
    step: 'start',
    minutes: 150,
    endsAt: '2026-11-15T14:30:00.000Z',
    secondsLeft: null,
  },
  'announcement-made': { announcementId: ID },
  'announcement-taken-down': { announcementId: ID },
};
