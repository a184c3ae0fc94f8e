import { href } from '../i18n/paths.ts';
import { type Lang } from '../i18n/lang.ts';

/** The folder of all tables' pages in a language, which is what a service worker may look after: "/bord/". */
export const tableScope = (lang: Lang): string => href(lang, 'atTable', { id: '' });
