import { MATCH_SIDES, TABLE_SIDES, teamSideOf } from '@spadille/rules';
import { type Tx } from '../../database/in-transaction.ts';
import { oneOf } from '../../database/one-of.ts';

/** A team where it sits. */
export interface TeamAtTable {
  readonly teamNumber: number;
  readonly teamName: string;
}

/** A table of a round with its card and the phones that the card let in. */
export interface TableWithCard {
  readonly tableId: string;
  readonly tableNumber: number;
  readonly matchNumber: number | null;
  readonly ns: TeamAtTable;
  readonly ew: TeamAtTable;
  readonly card: {
    readonly id: string;
    readonly pin: string;
    readonly token: string;
    readonly createdAt: Date;
  } | null;
  /** When each phone came that has not left, in no order. */
  readonly phones: readonly Date[];
}

/** A round's tables in the order of their numbers; null when there is no such round. */
export async function findTables(db: Tx, roundId: string) {
  const round = await findRound(db, roundId);
  return round && { ...round, tables: round.tables.map(toTable) };
}

const findRound = (db: Tx, id: string) =>
  db.round.findUnique({
    where: { id },
    select: {
      id: true,
      label: true,
      state: true,
      playDay: { select: { date: true } },
      stage: { select: { tournament: { select: { id: true, name: true, slug: true } } } },
      tables: { orderBy: { number: 'asc' }, select: TABLE },
    },
  });

const TABLE = {
  id: true,
  number: true,
  side: true,
  match: {
    select: {
      number: true,
      teams: { select: { side: true, team: { select: { number: true, name: true } } } },
    },
  },
  accesses: {
    where: { revokedAt: null },
    select: {
      id: true,
      pin: true,
      token: true,
      createdAt: true,
      devices: { where: { leftAt: null }, select: { createdAt: true } },
    },
  },
} as const;

type Row = NonNullable<Awaited<ReturnType<typeof findRound>>>['tables'][number];

function toTable({ id, number, side, match, accesses }: Row): TableWithCard {
  const tableSide = oneOf(TABLE_SIDES, side);
  const teamOf = (pair: 'NS' | 'EW'): TeamAtTable => {
    const found = match.teams.find((each) => oneOf(MATCH_SIDES, each.side) === teamSideOf(tableSide, pair));
    if (!found) throw new Error(`nobody sits ${pair} at table ${id}`);
    return { teamNumber: found.team.number, teamName: found.team.name };
  };
  const [access] = accesses;
  const { devices = [], ...card } = access ?? {};
  return {
    tableId: id,
    tableNumber: number,
    matchNumber: match.number,
    ns: teamOf('NS'),
    ew: teamOf('EW'),
    card: access ? (card as NonNullable<TableWithCard['card']>) : null,
    phones: devices.map(({ createdAt }) => createdAt),
  };
}
