import type { Client } from './client.ts';

/** Comparisons with the URLs of requests that other code sends: conditions, and assertions of tests. */
export const comparison: Client = {
  name: 'comparison',
  kind: 'matcher',
  inProcess: false,
  modules: {},
  roles: { condition: { anyMethod: 'answers' }, assertion: { anyMethod: 'expects' } },
  options: { method: [], url: [], body: [], base: [] },
  alwaysGets: true,
  bodiless: [],
};
