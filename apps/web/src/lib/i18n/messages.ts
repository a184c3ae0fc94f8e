import { common as commonDa } from './da/common.ts';
import { contracts as contractsDa } from './da/contracts.ts';
import { director as directorDa } from './da/director.ts';
import { log as logDa } from './da/log.ts';
import { problems as problemsDa } from './da/problems.ts';
import { publicPages as publicPagesDa } from './da/public.ts';
import { rulingsList as rulingsListDa } from './da/rulings-list.ts';
import { rulings as rulingsDa } from './da/rulings.ts';
import { scoringPage as scoringPageDa } from './da/scoring-page.ts';
import { common as commonEn } from './en/common.ts';
import { contracts as contractsEn } from './en/contracts.ts';
import { director as directorEn } from './en/director.ts';
import { log as logEn } from './en/log.ts';
import { problems as problemsEn } from './en/problems.ts';
import { publicPages as publicPagesEn } from './en/public.ts';
import { rulingsList as rulingsListEn } from './en/rulings-list.ts';
import { rulings as rulingsEn } from './en/rulings.ts';
import { scoringPage as scoringPageEn } from './en/scoring-page.ts';
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
};

/** Every text of the site by language. */
export const MESSAGES: Readonly<Record<Lang, Messages>> = { da, en };
