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
