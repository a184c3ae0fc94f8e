import { loadSession } from '$lib/api/load-session.ts';
import { type LayoutLoad } from './$types';

/** Pages behind the login run in the browser: they go on when the server does not. */
export const ssr = false;

export const load: LayoutLoad = loadSession;
