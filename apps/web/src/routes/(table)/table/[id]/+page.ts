import { type PageLoad } from './$types';

/** The page runs in the phone: it goes on when the server does not, and opens without one where it has a worker. */
export const ssr = false;

export const load: PageLoad = ({ params }) => ({ id: params.id });
