/**
 * What is frozen of a route: where it is, what it is, which rules report it, what it becomes, the kind of reason for
 * which it stays, and the places of the callers that move with it. Fields without a value are left out.
 *
 * @typedef {{ method: string, path: string | null, address: string | null }} Endpoint
 * @typedef {Endpoint & { at: string, rules?: string[], rewrite?: Endpoint, reason?: string, callers?: string[] }} Fact
 */

/**
 * The facts of the routes that the command lists, sorted by file and line. A route that is listed twice is there twice.
 *
 * @param {readonly any[]} routes elements of the command's JSON
 * @returns {Fact[]}
 */
export function factsOf(routes) {
  return [...routes]
    .sort((one, other) => inOrder(one.file, other.file) || one.line - other.line || inOrder(textOf(one), textOf(other)))
    .map(factOf);
}

function factOf({ file, line, violations, rewrite, withheld, callers, ...route }) {
  const rules = [...new Set(violations.map(({ rule }) => rule))].sort();
  return {
    at: `${file}:${line}`,
    ...endpointOf(route),
    ...(rules.length > 0 && { rules }),
    ...(rewrite && { rewrite: endpointOf(rewrite) }),
    ...(withheld && { reason: kindOf(withheld) }),
    ...(callers.length > 0 && { callers: callers.map((caller) => `${caller.file}:${caller.line}`).sort(inOrder) }),
  };
}

/** @returns {Endpoint} */
function endpointOf({ method, path, addresses }) {
  return { method, path, address: addresses.length > 0 ? addresses.join(' | ') : null };
}

function textOf(route) {
  return JSON.stringify([endpointOf(route), route.rewrite, route.withheld]);
}

function inOrder(one, other) {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** A reason without the names and places in it. */
function kindOf(reason) {
  return reason
    .replace(/ \('.*\)$/s, '')
    .replaceAll(/'[^']*'/g, "'…'")
    .replaceAll(/\S+:\d+/g, '…')
    .replaceAll(/\d+/g, '…');
}
