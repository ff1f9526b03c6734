import { askedOnce } from '../../text/places.ts';
import { FRAMEWORKS } from '../frameworks/all-frameworks.ts';

/** `article.find`, `api::article.article.find`: a controller and its action, as Strapi names a handler. */
const MENTION = /\bhandler['"]?\s*:\s*['"`](?:[\w-]+::)?[\w-]+\./;

/** Whether a text may contain a table of routes for Strapi. */
export function mentionsTables(text: string): boolean {
  return MENTION.test(text);
}

const METHOD = /\bmethod['"]?\s*:\s*(?:\[\s*)?['"`](?:get|post|put|patch|delete|head|options|\*)['"`]/gi;
const PATH = /\b(?:path|url)['"]?\s*:/;
/** The options of a client's request have no handler. */
const HANDLER = /\bhandler\b|\b(?:options|config)['"]?\s*:/;
/** Descriptions of routes have none either: `createRoute({ method: 'get', path: '/users' })`. */
const MAKER = new RegExp(
  String.raw`\b(?:${FRAMEWORKS.flatMap(({ describedRoute }) => describedRoute?.maker ?? []).join('|')})\s*\(`,
);
const EXPORTS = /\bexports?\b/;

/** How far from its method the rest of a route object is looked for: a large file contains those words somewhere. */
const REACH = 2_000;

/**
 * Whether the text may export a list of route objects: `module.exports = [{ method: 'GET', path: '/users', handler }]`.
 */
export const mentionsLists = askedOnce((text) => {
  if (!EXPORTS.test(text) || !saysRest(text)) return false;
  for (const { index } of text.matchAll(METHOD))
    if (saysRest(text.slice(Math.max(0, index - REACH), index + REACH))) return true;
  return false;
});

function saysRest(text: string): boolean {
  return PATH.test(text) && (HANDLER.test(text) || MAKER.test(text));
}

/** A key that is a whole address: `'GET /users':`. */
export const ADDRESS_SIGN =
  String.raw`['"\x60](?:get|post|put|patch|delete|head|options|all|GET|POST|PUT|PATCH|DELETE|HEAD` +
  String.raw`|OPTIONS|ALL)\s+/[^'"\x60\n]{0,200}['"\x60]\s*:`;
const ADDRESS = new RegExp(ADDRESS_SIGN);
const EXPORTED = /\bexports\s*\.\s*routes\b|\bexport\b[^;]{0,200}\broutes\b/;

/**
 * Whether the text may export a table of routes as Sails reads it:
 * `module.exports.routes = { 'GET /users': 'UserController.find' }`.
 */
export function mentionsAddresses(text: string): boolean {
  return EXPORTED.test(text) && ADDRESS.test(text);
}
