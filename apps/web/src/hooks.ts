import type { Reroute } from '@sveltejs/kit';
import { routePath } from '$lib/i18n/paths.ts';

/** Both languages' addresses lead to the same folder of src/routes. */
export const reroute: Reroute = ({ url }) => routePath(url.pathname);
