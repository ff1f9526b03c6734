import { BODILESS, type Client } from './client.ts';

/**
 * Answers that send a browser to another address, which it asks for with GET: `res.redirect('/users')`. A status that
 * keeps the method of the request is none of these forms.
 */
export const redirect: Client = {
  name: 'redirect',
  kind: 'request',
  inProcess: true,
  modules: {},
  memberNames: { redirect: 'redirect' },
  roles: { redirect: { sends: [['url'], ['status', 'url'], ['url', 'status']], rootedOnly: true } },
  alwaysGets: true,
  options: { method: [], url: [], body: [], base: [] },
  bodiless: BODILESS,
};
