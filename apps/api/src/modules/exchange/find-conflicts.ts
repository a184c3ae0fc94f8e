import { type SeasonFault } from '@spadille/api-schema';
import { type Tx } from '../../database/in-transaction.ts';
import { type Lists, type Row, type SeasonFile } from './season-file.ts';

/** How a file meets what is here already. */
export interface Meeting {
  /** Its tournament is here. */
  readonly here: boolean;
  /** It is here as the copy of a round that was lent to this machine; `open`: something of it was not handed back. */
  readonly copy: { readonly open: boolean } | null;
  /** It is here as an older copy of the file: all that happened here is in the file, and nothing here would be lost. */
  readonly older: boolean;
  /** Clubs and players that are here. */
  readonly known: number;
  /** Names that belong to another thing here. */
  readonly faults: readonly SeasonFault[];
}

/** Looks for what a file would meet. */
export async function meetingWith(tx: Tx, { lists, texts, loan }: SeasonFile): Promise<Meeting> {
  const id = String(lists['tournaments']?.[0]?.['id']);
  const here = await tx.tournament.findUnique({ where: { id }, select: { borrowed: true } });
  const chain = here ? await tx.auditChain.findUnique({ where: { id } }) : null;
  const idsOf = (rows: readonly Row[] = []) => rows.map((row) => row['id'] as string);
  const clubs = await tx.club.count({ where: { id: { in: idsOf(lists['clubs']) } } });
  const players = await tx.player.count({ where: { id: { in: idsOf(lists['players']) } } });
  const borrowed = here?.borrowed;
  return {
    here: here !== null,
    copy: borrowed ? { open: chain?.lastSeq !== (borrowed.handedSeq ?? borrowed.baseSeq) } : null,
    older:
      here !== null &&
      !borrowed &&
      loan === null &&
      texts &&
      isBehind(chain, lists['events'] ?? []) &&
      !(await hasMore(tx, id)),
    known: clubs + players,
    faults: await namesTaken(tx, lists),
  };
}

/** The file's chain goes on from where the chain here ends, or ends there too. */
function isBehind(
  chain: { readonly lastSeq: bigint; readonly lastHash: string } | null,
  events: readonly Row[],
): boolean {
  if (chain === null || chain.lastSeq === 0n) return false;
  return events[Number(chain.lastSeq) - 1]?.['hash'] === chain.lastHash;
}

/** What no file has: fees, and rounds that are away on a laptop. */
async function hasMore(tx: Tx, tournamentId: string): Promise<boolean> {
  const fees = await tx.entryFee.count({ where: { team: { tournamentId } } });
  const away = await tx.roundCheckout.count({ where: { round: { stage: { tournamentId } } } });
  return fees + away > 0;
}

/** What each list's own name is here, where it is another row's. */
async function namesTaken(tx: Tx, lists: Lists): Promise<SeasonFault[]> {
  const rowsOf = (list: string) => (lists[list] ?? []) as readonly (Row & { readonly id: string })[];
  const seasons = await tx.season.findMany({ select: { id: true, startYear: true } });
  const slugs = await tx.tournament.findMany({ select: { id: true, slug: true } });
  const names = rowsOf('clubs').map((row) => row['name'] as string);
  const clubs = await tx.club.findMany({ where: { name: { in: names } }, select: { id: true, name: true } });
  const taken = (list: string, field: string, here: readonly { readonly id: string }[]): SeasonFault[] => {
    const owners = new Map(here.map((row) => [(row as Row)[field], row.id]));
    return rowsOf(list).flatMap((row, index) => {
      const owner = owners.get(row[field]);
      const detail = String(row[field]);
      return owner === undefined || owner === row.id
        ? []
        : [{ path: `lists.${list}[${index}].${field}`, code: 'name-taken' as const, detail }];
    });
  };
  return [
    ...taken('seasons', 'startYear', seasons),
    ...taken('tournaments', 'slug', slugs),
    ...taken('clubs', 'name', clubs),
  ];
}
