/** The director's pages: the same words in both languages, English ones below /en. */
export const DIRECTOR_PATHS = {
  director: { da: '/director', en: '/director' },
  setup: { da: '/director/setup', en: '/director/setup' },
  signIn: { da: '/director/sign-in', en: '/director/sign-in' },
  rounds: { da: '/director/tournaments/[id]', en: '/director/tournaments/[id]' },
  teams: { da: '/director/tournaments/[id]/teams', en: '/director/tournaments/[id]/teams' },
  stages: { da: '/director/tournaments/[id]/stages', en: '/director/tournaments/[id]/stages' },
  standingsNow: { da: '/director/tournaments/[id]/standings', en: '/director/tournaments/[id]/standings' },
  folders: { da: '/director/tournaments/[id]/folders', en: '/director/tournaments/[id]/folders' },
  settings: { da: '/director/tournaments/[id]/settings', en: '/director/tournaments/[id]/settings' },
  log: { da: '/director/tournaments/[id]/log', en: '/director/tournaments/[id]/log' },
  pools: { da: '/director/tournaments/[id]/pools', en: '/director/tournaments/[id]/pools' },
  draw: { da: '/director/tournaments/[id]/draw', en: '/director/tournaments/[id]/draw' },
  day: { da: '/director/rounds/[id]', en: '/director/rounds/[id]' },
  redraw: { da: '/director/rounds/[id]/draw', en: '/director/rounds/[id]/draw' },
  rulings: { da: '/director/rounds/[id]/rulings', en: '/director/rounds/[id]/rulings' },
  folderError: {
    da: '/director/rounds/[id]/rulings/folder-error',
    en: '/director/rounds/[id]/rulings/folder-error',
  },
  matchSheet: { da: '/director/matches/[id]', en: '/director/matches/[id]' },
  slip: { da: '/director/tables/[id]', en: '/director/tables/[id]' },
} as const;
