import { needed } from '$lib/api/load-director.ts';
import { MAIL_STATES } from '$lib/mail/types.ts';
import { type PageLoad } from './$types';

export const load: PageLoad = async (event) => {
  event.depends('union:mail');
  const wanted = event.url.searchParams;
  const state = MAIL_STATES.find((one) => one === wanted.get('state'));
  const before = wanted.get('before');
  const query = { ...(state && { state }), ...(before !== null && { before }) };
  return {
    state,
    older: before !== null,
    outbox: await needed(event, (api) => api.GET('/api/mail', { params: { query } })),
  };
};
