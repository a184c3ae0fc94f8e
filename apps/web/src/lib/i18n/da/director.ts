import { day, draw, matchPage } from './director-round.ts';
import { queue, session, setup } from './director-session.ts';
import { slip } from './director-slip.ts';
import { faults, folders, settings, states, teams, tournament, tournaments } from './director-tournament.ts';
import { penaltyRules } from './penalty-rules.ts';

/** The director's pages. */
export const director = {
  title: 'Turneringsledelse',
  toTournaments: 'Til turneringerne',
  session,
  setup,
  queue,
  tournaments,
  tournament,
  states,
  teams,
  faults,
  folders,
  settings,
  draw,
  day,
  matchPage,
  slip,
  penaltyRules,
};
