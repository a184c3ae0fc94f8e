import { href } from '$lib/i18n/paths.ts';
import { langOf } from '$lib/i18n/lang.ts';
import { MESSAGES } from '$lib/i18n/messages.ts';
import { tableScope } from '$lib/table/scope.ts';
import { type RequestHandler } from './$types';

/** What a phone needs to know to put the table's page among its programs. */
export const GET: RequestHandler = ({ params, url }) => {
  const lang = langOf(url.pathname);
  const { name, short } = MESSAGES[lang].atTable.manifest;
  const manifest = {
    name,
    short_name: short,
    lang,
    id: tableScope(lang),
    start_url: href(lang, 'atTable', { id: params.id }),
    scope: tableScope(lang),
    display: 'standalone',
    background_color: '#fcfcfa',
    theme_color: '#12603f',
    icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
  };
  return new Response(JSON.stringify(manifest), { headers: { 'content-type': 'application/manifest+json' } });
};
