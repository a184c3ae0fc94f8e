import { createApi } from '$lib/api/client.ts';
import { fail, redirect } from '@sveltejs/kit';
import type { Actions, PageServerLoad } from './$types';

/** The mark in the address of the page that thanks. */
const SENT = 'ok';

export const load: PageServerLoad = ({ url }) => ({ sent: url.searchParams.has(SENT) });

const text = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

export const actions: Actions = {
  /** Hands the request on; what is answered does not depend on who is known. */
  default: async ({ fetch, request, url }) => {
    const form = await request.formData();
    const [name, note] = [text(form, 'name'), text(form, 'note')];
    if (name === '') return fail(422, { name, note, fault: 'nameMissing' as const });
    const { response } = await createApi(fetch, url.origin).POST('/api/public/name-requests', {
      body: { name, note: note === '' ? null : note },
    });
    if (response.ok) redirect(303, `${url.pathname}?${SENT}`);
    const fault = response.status === 400 ? 'notValid' : response.status === 429 ? 'tooMany' : 'broken';
    return fail(response.status, { name, note, fault } as const);
  },
};
