/** Two teams that meet, by their numbers. `home` sits N/S at the match's lower table. */
export interface Pairing {
  readonly home: number;
  readonly away: number;
}

/** The pairing of two teams: §2, the lower number sits N/S at the lower table. */
export const pairingOf = (one: number, other: number): Pairing => ({
  home: Math.min(one, other),
  away: Math.max(one, other),
});

/** A name for two teams whoever is named first. */
export const pairKey = (one: number, other: number): string =>
  `${Math.min(one, other)}-${Math.max(one, other)}`;

/** A round before it is seated: who meets whom, and who has a bye. */
export interface PlannedRound {
  /** In the order of the lowest team number. */
  readonly pairings: readonly Pairing[];
  /** The team that meets nobody when their number is odd. */
  readonly bye: number | null;
}

/** A round in its usual order: pairings by home team. */
export const plannedRound = (pairings: readonly Pairing[], bye: number | null): PlannedRound => ({
  pairings: [...pairings].sort((a, b) => a.home - b.home),
  bye,
});
