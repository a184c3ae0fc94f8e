import { type EventPayload, type EventType } from '@spadille/api-schema';
import { nameInWords } from '@spadille/competition';
import { irregularityOf, isRulingId, rulingText } from '@spadille/rulings';
import { type BoardTuple } from '@spadille/rules';
import { formatDate, formatGamePoints, formatList, formatMoment } from '$lib/i18n/format.ts';
import { formatKroner } from '$lib/i18n/kroner.ts';
import { type Lang } from '$lib/i18n/lang.ts';
import { type Messages } from '$lib/i18n/messages.ts';
import { asksForSeat } from '$lib/ruling/fit.ts';
import { writeBoardList } from '$lib/slip/board-list.ts';
import { resultInWords } from '$lib/slip/words.ts';
import { AT_TABLE_SENTENCES } from './at-table-sentences.ts';
import { SECOND_LOOK_SENTENCES } from './second-look-sentences.ts';
import { PEOPLE_SENTENCES } from './people-sentences.ts';
import { TABLE_ACCESS_SENTENCES } from './table-access-sentences.ts';
import { type LogEvent } from './types.ts';
import { WALL_SENTENCES } from './wall-sentences.ts';

/** What sentences are made with: the language's texts, and what ids name. */
interface Words {
  readonly lang: Lang;
  readonly t: Messages;
  readonly name: (id: string | null) => string;
}

type Sentences = { readonly [T in EventType]: (payload: EventPayload<T>, words: Words) => string };

const said = (tuple: BoardTuple | null, { t }: Words): string =>
  resultInWords(tuple, t.contracts, t.log.noResult);

/** A ruling or a penalty by its table and board, as `names` has them: `7/13`. */
function place(id: string, { t, name }: Words): string {
  const [table, board] = name(id).split('/');
  return table && board ? t.log.tableBoard(table, board) : '';
}

/** What a protest is against: a ruling, or a board at a table, or nothing in particular. */
function against(payload: EventPayload<'protest-lodged'>, words: Words): string {
  const { rulingId, tableId, board } = payload;
  if (rulingId !== null) return place(rulingId, words);
  if (board === null) return '';
  const table = words.name(tableId);
  return table === '' ? words.t.log.board(String(board)) : words.t.log.tableBoard(table, String(board));
}

/** Who holds which seat of a table, from which board where it is not the first. */
const seatsInWords = (seats: EventPayload<'line-up-set'>['a'], { lang, t, name }: Words): string =>
  formatList(
    lang,
    seats.map(({ seat, playerId, fromBoard }) =>
      fromBoard === 1
        ? `${t.contracts.seats[seat]} ${name(playerId)}`.trim()
        : t.log.fromBoard(t.contracts.seats[seat], name(playerId), fromBoard),
    ),
  );

/** A rule by its paragraph and its name. */
function ruleInWords(rule: string, lang: Lang): string {
  return isRulingId(rule)
    ? `§${irregularityOf(rule).paragraphs.join(', §')} ${rulingText(rule, lang).title}`
    : rule;
}

const isPlain = (value: unknown): value is string | number =>
  typeof value === 'number' || (typeof value === 'string' && /^[NWSE]$/.test(value));

/** Numbers and seats with what they were; of anything longer only that it was changed. */
function settingsChanged(payload: EventPayload<'stage-settings-changed'>, { lang, t }: Words): string {
  const { before, after } = payload;
  const plain = (value: string | number) =>
    typeof value === 'number' ? String(value) : t.contracts.seats[value as 'N' | 'W' | 'S' | 'E'];
  const fields = Object.keys(after) as (keyof typeof after & keyof typeof t.log.settings)[];
  const changes = fields.map((field) => {
    const [was, is] = [before[field], after[field]];
    const label = t.log.settings[field];
    return isPlain(was) && isPlain(is) ? t.log.change(label, plain(was), plain(is)) : label;
  });
  return formatList(lang, changes);
}

const fieldsInWords = (fields: readonly string[], words: Words): string =>
  namesInWords(fields, words.t.log.teamFields, words);

function namesInWords(
  fields: readonly string[],
  labels: Readonly<Record<string, string>>,
  { lang }: Words,
): string {
  return formatList(
    lang,
    fields.map((field) => labels[field] ?? field),
  );
}

/** A role and the club or tournament that it is for. */
const roleInWords = (
  { role, clubId, tournamentId }: EventPayload<'role-granted'>,
  { t, name }: Words,
): [string, string] => [t.invitations.roles[role], name(clubId ?? tournamentId)];

/** A sentence for each type; a type without one does not compile. */
const SENTENCES: Sentences = {
  ...PEOPLE_SENTENCES,
  ...AT_TABLE_SENTENCES,
  ...SECOND_LOOK_SENTENCES,
  ...TABLE_ACCESS_SENTENCES,
  ...WALL_SENTENCES,
  'user-password-set': ({ purpose }, { t }) =>
    t.log.events['user-password-set'](purpose === 'first-password'),
  'user-invited': (payload, words) => words.t.log.events['user-invited'](...roleInWords(payload, words)),
  'user-link-renewed': ({ purpose }, { t }) => t.log.events['user-link-renewed'](purpose === 'invitation'),
  'role-granted': (payload, words) => words.t.log.events['role-granted'](...roleInWords(payload, words)),
  'role-revoked': (payload, words) => words.t.log.events['role-revoked'](...roleInWords(payload, words)),
  'entry-terms-set': ({ deadline, feeOre }, { lang, t }) =>
    t.log.events['entry-terms-set'](formatMoment(lang, deadline), formatKroner(lang, feeOre)),
  'entry-list-shown': ({ shown }, { t }) => t.log.events['entry-list-shown'](shown),
  'entry-submitted': ({ number, playerIds, state }, { t }) =>
    t.log.events['entry-submitted'](number, playerIds.length, state === 'submitted'),
  'entry-changed': ({ number, fields }, words) =>
    words.t.log.events['entry-changed'](number, fieldsInWords(fields, words)),
  'entry-decided': ({ state, unpaid }, { t }) => t.log.events['entry-decided'](state === 'accepted', unpaid),
  'entry-withdrawn': (_, { t }) => t.log.events['entry-withdrawn'],
  'entry-fee-set': ({ state, amountOre, paidOn }, { lang, t }) =>
    t.log.events['entry-fee-set'](
      t.entries.fees[state],
      formatKroner(lang, amountOre),
      paidOn === null ? '' : formatDate(lang, paidOn),
    ),
  'tournament-created': (_, { t }) => t.log.events['tournament-created'],
  'tournament-settings-changed': (_, { t }) => t.log.events['tournament-settings-changed'],
  'stage-settings-changed': (payload, words) =>
    words.t.log.events['stage-settings-changed'](settingsChanged(payload, words)),
  'team-entered': ({ number, playerIds }, { t }) => t.log.events['team-entered'](number, playerIds.length),
  'team-changed': ({ number, fields }, words) =>
    words.t.log.events['team-changed'](number, fieldsInWords(fields, words)),
  'team-removed': ({ number }, { t }) => t.log.events['team-removed'](number),
  'team-withdrawn': (_, { t }) => t.log.events['team-withdrawn'],
  'team-reinstated': (_, { t }) => t.log.events['team-reinstated'],
  'play-day-added': ({ date }, { t, lang }) => t.log.events['play-day-added'](formatDate(lang, date)),
  'play-day-changed': ({ before, date, fields, cancelled }, words) =>
    words.t.log.events['play-day-changed'](
      formatDate(words.lang, before),
      formatDate(words.lang, date),
      namesInWords(fields, words.t.log.dayFields, words),
      fields.includes('cancelled') ? cancelled : null,
    ),
  'play-day-removed': ({ date }, { t, lang }) => t.log.events['play-day-removed'](formatDate(lang, date)),
  'calendar-shown': ({ shown }, { t }) => t.log.events['calendar-shown'](shown),
  'news-sent': ({ kind, mails }, { t }) => t.log.events['news-sent'](kind, mails),
  'mail-decided': ({ decision }, { t }) => t.log.events['mail-decided'](decision),
  'championship-created': (_, { t }) => t.log.events['championship-created'],
  'pools-made': ({ method, chanceSeed, order, pools }, { t }) =>
    t.log.events['pools-made'](t.pools.methods[method], chanceSeed ?? '', order.length, pools.length),
  'pool-added': (_, { t }) => t.log.events['pool-added'],
  'pool-renamed': (_, { t }) => t.log.events['pool-renamed'],
  'pool-removed': (_, { t }) => t.log.events['pool-removed'],
  'team-moved': ({ teamId, toPoolId }, { t, name }) =>
    t.log.events['team-moved'](name(teamId), toPoolId === null ? '' : name(toPoolId)),
  'draw-shown': (_, { t }) => t.log.events['draw-shown'],
  'draw-hidden': (_, { t }) => t.log.events['draw-hidden'],
  'stage-added': (_, { t }) => t.log.events['stage-added'],
  'stage-changed': ({ fields }, words) =>
    words.t.log.events['stage-changed'](namesInWords(fields, words.t.log.stageFields, words)),
  'stage-removed': (_, { t }) => t.log.events['stage-removed'],
  'stages-ordered': (_, { t }) => t.log.events['stages-ordered'],
  'stage-finished': ({ outcomes }, { t }) => t.log.events['stage-finished'](outcomes.length),
  'stage-reopened': (_, { t }) => t.log.events['stage-reopened'],
  'advancement-confirmed': ({ teamIds, byHand }, { t }) =>
    t.log.events['advancement-confirmed'](teamIds.length, byHand.length),
  'advancement-taken-back': (_, { t }) => t.log.events['advancement-taken-back'],
  'play-off-drawn': ({ number, matches }, { t }) => t.log.events['play-off-drawn'](number, matches.length),
  'round-drawn': ({ number, matches }, { t }) => t.log.events['round-drawn'](number, matches.length),
  'round-redrawn': ({ number, matches }, { t }) => t.log.events['round-redrawn'](number, matches.length),
  'round-removed': ({ number }, { t }) => t.log.events['round-removed'](number),
  'round-started': (_, { t }) => t.log.events['round-started'],
  'round-closed': (_, { t }) => t.log.events['round-closed'],
  'round-reopened': (_, { t }) => t.log.events['round-reopened'],
  'round-imported': ({ number, matches, results }, { t }) =>
    t.log.events['round-imported'](number, matches.length, results),
  'round-published': ({ revision }, { t }) => t.log.events['round-published'](revision),
  'round-withdrawn': ({ revision }, { t }) => t.log.events['round-withdrawn'](revision),
  'round-checked-out': (_, { t }) => t.log.events['round-checked-out'],
  'round-check-out-called-off': (_, { t }) => t.log.events['round-check-out-called-off'],
  'round-checked-in': ({ events }, { t }) => t.log.events['round-checked-in'](events),
  'season-imported': ({ borrowedRoundId }, { t }) =>
    t.log.events['season-imported'](borrowedRoundId !== null),
  'match-walkover-set': ({ winner }, { t }) => t.log.events['match-walkover-set'](winner === 'home'),
  'match-unplayed-set': (_, { t }) => t.log.events['match-unplayed-set'],
  'match-kind-reset': (_, { t }) => t.log.events['match-kind-reset'],
  'boards-not-played-set': ({ boards }, { t }) =>
    t.log.events['boards-not-played-set'](writeBoardList(boards)),
  'board-cancelled': ({ board }, { t }) => t.log.events['board-cancelled'](board),
  'board-restored': ({ board }, { t }) => t.log.events['board-restored'](board),
  'penalty-awarded': ({ tableId, board, side, rule }, { lang, t, name }) =>
    t.log.events['penalty-awarded'](name(tableId), board, t.contracts.sides[side], ruleInWords(rule, lang)),
  'penalty-withdrawn': ({ penaltyId }, words) =>
    words.t.log.events['penalty-withdrawn'](place(penaltyId, words)),
  'ruling-made': ({ tableId, board, seat, rule, late }, { lang, t, name }) =>
    t.log.events['ruling-made'](
      t.log.tableBoard(name(tableId), String(board)),
      isRulingId(rule) && asksForSeat(rule) ? t.contracts.seats[seat] : '',
      ruleInWords(rule, lang),
      late !== null,
    ),
  'ruling-withdrawn': ({ tableId, board }, { t, name }) =>
    t.log.events['ruling-withdrawn'](t.log.tableBoard(name(tableId), String(board))),
  'folder-error-found': ({ board, boardSetId, fromSequence, began, matchIds }, { lang, t, name }) =>
    t.log.events['folder-error-found'](
      board,
      name(boardSetId),
      began
        ? t.log.tableAt(name(began.tableId), formatMoment(lang, began.at))
        : t.log.placeInLine(fromSequence),
      matchIds.length,
    ),
  'folder-error-withdrawn': ({ board }, { t }) => t.log.events['folder-error-withdrawn'](board),
  'protest-lodged': (payload, words) =>
    words.t.log.events['protest-lodged'](words.name(payload.teamId), against(payload, words), payload.inTime),
  'protest-decided': ({ state }, { t }) =>
    t.log.events['protest-decided'](t.rulingsList.protestStates[state]),
  'appeal-filed': ({ teamId, rulingId }, words) =>
    words.t.log.events['appeal-filed'](words.name(teamId), place(rulingId, words)),
  'appeal-decided': ({ state, rulingId }, words) =>
    words.t.log.events['appeal-decided'](words.t.rulingsList.appealStates[state], place(rulingId, words)),
  'board-entered': ({ board, tuple, before, source }, words) =>
    words.t.log.events['board-entered'](
      board,
      said(tuple, words),
      before === null ? null : said(before, words),
      words.t.log.sources[source],
    ),
  'board-cleared': ({ board, before }, words) =>
    words.t.log.events['board-cleared'](board, said(before, words)),
  'slip-total-set': ({ nsGamePoints }, { t }) =>
    t.log.events['slip-total-set'](formatGamePoints(nsGamePoints)),
  'slip-total-cleared': (_, { t }) => t.log.events['slip-total-cleared'],
  'seats-set': ({ seats }, { lang, t, name }) =>
    t.log.events['seats-set'](
      formatList(
        lang,
        seats.map(({ seat, playerId }) => `${t.contracts.seats[seat]} ${name(playerId)}`.trim()),
      ),
    ),
  'line-up-set': ({ a, b, swapped }, words) =>
    words.t.log.events['line-up-set'](
      [a, b]
        .map((seats) => seatsInWords(seats, words))
        .filter((seats) => seats !== '')
        .join(' / '),
      swapped.length > 0,
    ),
};

/** What an event says, in a sentence. One that is newer than this page is named by its type. */
export function eventInWords(event: LogEvent, lang: Lang, t: Messages): string {
  if (!Object.hasOwn(SENTENCES, event.type)) return t.log.unknown(event.type);
  const sentence = SENTENCES[event.type as EventType] as (payload: unknown, words: Words) => string;
  const name = (id: string | null) => (id === null ? '' : (event.names[id]?.label ?? ''));
  return sentence(event.payload, { lang, t, name });
}

/** What it happened to. */
export function subjectInWords({ subject: { kind, label } }: LogEvent, lang: Lang, t: Messages): string {
  if (label === null) return '';
  const known: Readonly<Record<string, (label: string) => string>> = t.log.subjects;
  const named = kind === 'stage' || kind === 'round' ? nameInWords(label, lang) : label;
  return known[kind]?.(named) ?? named;
}

/** Who did it. */
export function actorInWords({ actor }: LogEvent, t: Messages): string {
  const known: Readonly<Record<string, string>> = t.log.actors;
  if (actor.kind === 'table' && actor.name !== null) return t.log.subjects.table(actor.name);
  return actor.name ?? known[actor.kind] ?? actor.kind;
}
