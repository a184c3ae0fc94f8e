/** A team that is to be put into a pool. */
export interface SeededTeam {
  readonly id: string;
  /** What its club is known by; null for a team without one. */
  readonly club: string | null;
  /** The pool (from 0) that it has to stay in because it has matches there; null for a team that may be put anywhere. */
  readonly fixedIn: number | null;
}
