/**
 * The hazards of generated applications, one self-contained row each:
 *
 * - `name`, and `allows`: what a correct fix may do all the same;
 * - `needs`: what the first resource has to have, `{ delete: { verb: 'delete', method: 'GET' } }`: `adds` gets these routes by their
 *   actions, with the framework, the resource and `of(route)`, the address that a route has now;
 * - `frameworks`, `clients`, `layouts`: those that it can be a part of, all if left out;
 * - `adds`: what it adds: `imports`, `before` and `after` the routes, `files`, functions of the `client`, `calls` (all routes if left
 *   out) and `more` calls after these, `without`: routes that the client has no function for, `env`, `served`: what the server exports.
 */
import { ACCESS } from './hazards/access.mjs';
import { LISTS } from './hazards/lists.mjs';
import { KEYS } from './hazards/keys.mjs';
import { CALLERS } from './hazards/callers.mjs';
import { GATEWAYS } from './hazards/gateways.mjs';
import { METHODS } from './hazards/methods.mjs';
import { TESTS } from './hazards/tests.mjs';

export const HAZARDS = [...ACCESS, ...LISTS, ...KEYS, ...CALLERS, ...GATEWAYS, ...METHODS, ...TESTS];
