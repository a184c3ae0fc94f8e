/** The committee's and the secretaries' pages: the same words in both languages, English ones below /en. */
export const UNION_PATHS = {
  union: { da: '/union', en: '/union' },
  unionClubs: { da: '/union/clubs', en: '/union/clubs' },
  unionClub: { da: '/union/clubs/[id]', en: '/union/clubs/[id]' },
  players: { da: '/union/players', en: '/union/players' },
  doubles: { da: '/union/players/doubles', en: '/union/players/doubles' },
  nameRequests: { da: '/union/players/requests', en: '/union/players/requests' },
  player: { da: '/union/players/[id]', en: '/union/players/[id]' },
  mail: { da: '/union/mail', en: '/union/mail' },
  news: { da: '/union/mail/news', en: '/union/mail/news' },
  newSeason: { da: '/union/season/new', en: '/union/season/new' },
  entries: { da: '/union/entries/[id]', en: '/union/entries/[id]' },
  seasonFiles: { da: '/union/season-files', en: '/union/season-files' },
  unionLog: { da: '/union/log', en: '/union/log' },
  users: { da: '/union/users', en: '/union/users' },
  ownClub: { da: '/club', en: '/club' },
  clubEntries: { da: '/club/[id]', en: '/club/[id]' },
} as const;
