const ID = '0192f000-0000-7000-8000-000000000009';

/** A payload of each type that is about days of play and mail, as its schema takes it. */
export const CALENDAR_PAYLOADS: Readonly<Record<string, Record<string, unknown>>> = {
  'play-day-added': { playDayId: ID, date: '2026-11-15', rule: 'qualification-1' },
  'play-day-changed': {
    version: 2,
    playDayId: ID,
    before: '2026-11-15',
    date: '2026-11-22',
    fields: ['date', 'venue'],
    cancelled: false,
  },
  'play-day-removed': { playDayId: ID, date: '2026-11-15' },
  'calendar-shown': { shown: true },
  'news-sent': { kind: 'season-dates', mails: 12 },
  'mail-decided': { version: 3, decision: 'it-went' },
};
