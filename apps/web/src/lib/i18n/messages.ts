import { common as commonDa } from './da/common.ts';
import { contracts as contractsDa } from './da/contracts.ts';
import { director as directorDa } from './da/director.ts';
import { log as logDa } from './da/log.ts';
import { problems as problemsDa } from './da/problems.ts';
import { publicPages as publicPagesDa } from './da/public.ts';
import { rulingsList as rulingsListDa } from './da/rulings-list.ts';
import { rulings as rulingsDa } from './da/rulings.ts';
import { scoringPage as scoringPageDa } from './da/scoring-page.ts';
import { people as peopleDa } from './da/people.ts';
import { entries as entriesDa } from './da/entries.ts';
import { invitations as invitationsDa } from './da/invitations.ts';
import { calendar as calendarDa } from './da/calendar.ts';
import { mail as mailDa } from './da/mail.ts';
import { stages as stagesDa } from './da/stages.ts';
import { pools as poolsDa } from './da/pools.ts';
import { lineUps as lineUpsDa } from './da/line-ups.ts';
import { seasonPages as seasonPagesDa } from './da/season-pages.ts';
import { exchange as exchangeDa } from './da/exchange.ts';
import { atTable as atTableDa } from './da/at-table.ts';
import { tableAccess as tableAccessDa } from './da/table-access.ts';
import { secondLook as secondLookDa } from './da/second-look.ts';
import { wall as wallDa } from './da/wall.ts';
import { live as liveDa } from './da/live.ts';
import { union as unionDa } from './da/union.ts';
import { common as commonEn } from './en/common.ts';
import { contracts as contractsEn } from './en/contracts.ts';
import { director as directorEn } from './en/director.ts';
import { log as logEn } from './en/log.ts';
import { problems as problemsEn } from './en/problems.ts';
import { publicPages as publicPagesEn } from './en/public.ts';
import { rulingsList as rulingsListEn } from './en/rulings-list.ts';
import { rulings as rulingsEn } from './en/rulings.ts';
import { scoringPage as scoringPageEn } from './en/scoring-page.ts';
import { people as peopleEn } from './en/people.ts';
import { entries as entriesEn } from './en/entries.ts';
import { invitations as invitationsEn } from './en/invitations.ts';
import { calendar as calendarEn } from './en/calendar.ts';
import { mail as mailEn } from './en/mail.ts';
import { stages as stagesEn } from './en/stages.ts';
import { pools as poolsEn } from './en/pools.ts';
import { lineUps as lineUpsEn } from './en/line-ups.ts';
import { seasonPages as seasonPagesEn } from './en/season-pages.ts';
import { exchange as exchangeEn } from './en/exchange.ts';
import { atTable as atTableEn } from './en/at-table.ts';
import { tableAccess as tableAccessEn } from './en/table-access.ts';
import { secondLook as secondLookEn } from './en/second-look.ts';
import { wall as wallEn } from './en/wall.ts';
import { live as liveEn } from './en/live.ts';
import { union as unionEn } from './en/union.ts';
import { type Lang } from './lang.ts';

const da = {
  common: commonDa,
  contracts: contractsDa,
  problems: problemsDa,
  public: publicPagesDa,
  rulings: rulingsDa,
  scoring: scoringPageDa,
  director: directorDa,
  rulingsList: rulingsListDa,
  log: logDa,
  people: peopleDa,
  entries: entriesDa,
  invitations: invitationsDa,
  calendar: calendarDa,
  mail: mailDa,
  stages: stagesDa,
  pools: poolsDa,
  lineUps: lineUpsDa,
  seasonPages: seasonPagesDa,
  exchange: exchangeDa,
  atTable: atTableDa,
  tableAccess: tableAccessDa,
  secondLook: secondLookDa,
  wall: wallDa,
  live: liveDa,
  union: unionDa,
};

/** Danish is written first; its shape is what every language has to fill. */
export type Messages = typeof da;

const en: Messages = {
  common: commonEn,
  contracts: contractsEn,
  problems: problemsEn,
  public: publicPagesEn,
  rulings: rulingsEn,
  scoring: scoringPageEn,
  director: directorEn,
  rulingsList: rulingsListEn,
  log: logEn,
  people: peopleEn,
  entries: entriesEn,
  invitations: invitationsEn,
  calendar: calendarEn,
  mail: mailEn,
  stages: stagesEn,
  pools: poolsEn,
  lineUps: lineUpsEn,
  seasonPages: seasonPagesEn,
  exchange: exchangeEn,
  atTable: atTableEn,
  tableAccess: tableAccessEn,
  secondLook: secondLookEn,
  wall: wallEn,
  live: liveEn,
  union: unionEn,
};

/** Every text of the site by language. */
export const MESSAGES: Readonly<Record<Lang, Messages>> = { da, en };
