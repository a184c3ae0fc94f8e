/** A tournament's pages by what they are about; the first of a group is where its tab leads. */
export const TOURNAMENT_PAGES = {
  play: ['rounds', 'folders'],
  teams: ['teams', 'entries'],
  plan: ['calendar', 'stages', 'pools'],
  results: ['standingsNow'],
  setup: ['settings', 'log'],
} as const;

type Group = keyof typeof TOURNAMENT_PAGES;
export type TournamentPage = (typeof TOURNAMENT_PAGES)[Group][number];

export const TOURNAMENT_GROUPS = Object.keys(TOURNAMENT_PAGES) as Group[];

/** The group that a page stands in. */
export const groupOf = (page: TournamentPage): Group =>
  TOURNAMENT_GROUPS.find((group) =>
    (TOURNAMENT_PAGES[group] as readonly TournamentPage[]).includes(page),
  ) as Group;
