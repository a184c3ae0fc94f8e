import { needed } from '$lib/api/load-director.ts';
import { type PageLoad } from './$types';

export const load: PageLoad = async (event) => {
  event.depends('director:round');
  const params = { path: { id: event.params.id } };
  const [whereabouts, matters, phones, wall, copies] = await Promise.all([
    needed(event, (api) => api.GET('/api/rounds/{id}/whereabouts', { params })),
    needed(event, (api) => api.GET('/api/rounds/{id}/table-matters', { params })),
    needed(event, (api) => api.GET('/api/rounds/{id}/phones', { params })),
    needed(event, (api) => api.GET('/api/rounds/{id}/wall', { params })),
    needed(event, (api) => api.GET('/api/copies')),
  ]);
  const phonesIn = phones.tables.map(({ tableId, phones: count }) => [tableId, count] as const);
  return { whereabouts, matters, wall, copies, phonesIn: new Map<string, number>(phonesIn) };
};
