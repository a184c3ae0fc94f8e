import { type FolderTeam, type RoundFolder } from '@spadille/round-folder';
import { dealerOf, type Seat } from '@spadille/rules';
import { type FolderFault, inWords } from './fault-view.ts';
import { type KnownTeam } from './repository.ts';

/** What a tournament has already that folders must agree with. */
export interface Known {
  readonly poolId: string;
  readonly teams: readonly KnownTeam[];
  /** Who deals board 1 in the stage. */
  readonly firstDealer: Seat;
  /** Labels of rounds that this pool has played. */
  readonly labels: readonly string[];
}

/** How a team is written that has no club, which a round folder has no other way to say. */
export const NO_CLUB = '–';

/**
 * Compares folders without faults of their own with the tournament: a team keeps its name, club and pool, and a round is
 * taken in once. Gives all that disagrees.
 */
export function checkFolders(folders: readonly RoundFolder[], known: Known): FolderFault[] {
  return folders.flatMap((folder, index) => [
    ...checkRulings(folder, known),
    ...checkLabel(folder, [...known.labels, ...folders.slice(0, index).map(({ label }) => label)]),
    ...folder.teams.flatMap((team) => checkTeam(folder.label, team, known)),
  ]);
}

/** A folder's rulings are by the championship's dealer: dealt otherwise, other seats could have offended. */
function checkRulings({ label, rulings }: RoundFolder, { firstDealer }: Known): FolderFault[] {
  if (rulings.length === 0 || firstDealer === dealerOf(1)) return [];
  return [
    {
      ...faultAt(label, 'rulings.csv', null),
      code: 'rulings-by-another-dealer',
      found: firstDealer,
      allowed: dealerOf(1),
      ...inWords(
        {
          found: `kendelser i en stilling, hvor ${firstDealer} giver mappe 1`,
          allowed: `${dealerOf(1)} giver mappe 1, eller en rundemappe uden kendelser`,
        },
        {
          found: `rulings in a stage where ${firstDealer} deals board 1`,
          allowed: `${dealerOf(1)} deals board 1, or a round folder without rulings`,
        },
      ),
    },
  ];
}

function checkLabel({ label }: RoundFolder, taken: readonly string[]): FolderFault[] {
  if (!taken.includes(label)) return [];
  return [
    {
      ...faultAt(label, 'matches.csv', null),
      code: 'round-label-taken',
      found: label,
      ...inWords(
        { found: `runden »${label}«, som puljen har i forvejen`, allowed: 'hver runde én gang' },
        { found: `the round “${label}”, which the pool has already`, allowed: 'each round once' },
      ),
    },
  ];
}

/** A team that the tournament has already is the same in all that the folder says of it. */
function checkTeam(folder: string, team: FolderTeam, { poolId, teams }: Known): FolderFault[] {
  const before = teams.find(({ number }) => number === team.number);
  if (before === undefined) return [];
  const club = team.club === NO_CLUB ? null : team.club;
  const clubDiffers = before.club !== null && club !== null && before.club !== club;
  return [
    ...(before.name === team.name ? [] : [nameDiffers(folder, team, before.name)]),
    ...(clubDiffers ? [clubDiffersFrom(folder, team, before.club)] : []),
    ...(before.poolId === null || before.poolId === poolId ? [] : [inOtherPool(folder, team)]),
  ];
}

const nameDiffers = (folder: string, { number, name }: FolderTeam, before: string): FolderFault => ({
  ...faultAt(folder, 'teams.csv', 'name'),
  code: 'team-name-differs',
  found: name,
  allowed: before,
  ...inWords(
    { found: `hold ${number} med navnet »${name}«`, allowed: `navnet i turneringen: »${before}«` },
    { found: `team ${number} with the name “${name}”`, allowed: `its name in the tournament: “${before}”` },
  ),
});

const clubDiffersFrom = (folder: string, { number, club }: FolderTeam, before: string): FolderFault => ({
  ...faultAt(folder, 'teams.csv', 'club'),
  code: 'team-club-differs',
  found: club,
  allowed: before,
  ...inWords(
    { found: `hold ${number} med klubben »${club}«`, allowed: `klubben i turneringen: »${before}«` },
    { found: `team ${number} with the club “${club}”`, allowed: `its club in the tournament: “${before}”` },
  ),
});

const inOtherPool = (folder: string, { number }: FolderTeam): FolderFault => ({
  ...faultAt(folder, 'teams.csv', 'number'),
  code: 'team-in-other-pool',
  found: String(number),
  ...inWords(
    { found: `hold ${number}, som er i en anden pulje`, allowed: 'hold fra puljen, og nye hold' },
    { found: `team ${number}, which is in another pool`, allowed: 'teams of the pool, and new teams' },
  ),
});

const faultAt = (folder: string, file: string, column: string | null) =>
  ({ severity: 'fault', folder, file, line: null, column, allowed: '' }) as const;
