import type { Client } from './client.ts';

/** What compares the URLs of requests that others send: a condition, or an assertion of a test. */
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
