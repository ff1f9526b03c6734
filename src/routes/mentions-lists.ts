const METHOD = /\bmethod['"]?\s*:\s*(?:\[\s*)?['"`](?:get|post|put|patch|delete|head|options|\*)['"`]/i;
const PATH = /\b(?:path|url)['"]?\s*:/;
/** Requests of clients have options too, but nothing that handles them. */
const HANDLER = /\bhandler\b|\b(?:options|config)['"]?\s*:/;
const EXPORTS = /\bexports?\b/;

/** Whether the text may export a list of route objects: `module.exports = [{ method: 'GET', path: '/users', handler }]`. */
export function mentionsLists(text: string): boolean {
  return METHOD.test(text) && PATH.test(text) && HANDLER.test(text) && EXPORTS.test(text);
}
