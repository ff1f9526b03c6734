/** Compares what a program registers with what is listed of it. */
import { MARK } from './anything.mjs';

/** @typedef {import('./record.mjs').Recording} Recording */
/** @typedef {{ file: string, line: number, method: string, path: string | null, addresses: string[] }} Listed */
/** @typedef {{ lacking: object[], extra: object[], unloaded: Listed[], recorded: number, listed: number }} Comparison */

const HOLE = '\u0000';
const [BEGIN, END] = MARK;
const UNKNOWN = new RegExp(`${BEGIN}[^${END}]*${END}|\\$\\{…\\}|…|\\bundefined\\b|\\[object \\w+\\]`, 'g');

/** An address with one mark for all that is not known, one notation of parameters, and no slash at its end. */
const plain = (address) =>
  `/${address.replace(UNKNOWN, HOLE).replace(/\{(\w+)\}/g, ':$1')}`.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');

/** Whether two addresses may be the same, where each hole may be any text. */
function mayEqual(first, second) {
  const escaped = first.replace(/[.*+?^$()|[\]\\{}]/g, '\\$&');
  const pattern = (text) => new RegExp(`^${text.replaceAll(`/${HOLE}`, '(?:/.*)?').replaceAll(HOLE, '.*')}$`, 'i');
  return (
    first === second ||
    pattern(escaped).test(second) ||
    pattern(second.replace(/[.*+?^$()|[\]\\{}]/g, '\\$&')).test(first)
  );
}

/** What one route may be asked by, in either collection. */
const endpoint = (method, address) => ({ method, address: address === null ? null : plain(address) });

/** Whether nothing is known of an address: it is no text, or one unknown. */
const isUnknown = ({ address }) => address === null || address.replaceAll(HOLE, '').replaceAll('/', '') === '';

function isSame(one, other) {
  if (one.method !== other.method && !one.method.startsWith(BEGIN) && other.method !== null) return false;
  if (one.address === null || other.address === null) return isUnknown(one) && isUnknown(other);
  return mayEqual(one.address, other.address);
}

/** The endpoints that a listed route has. */
function endpointsOf({ method, path, addresses }) {
  if (path === null && addresses.length === 0) return [endpoint(method, null)];
  return (addresses.length > 0 ? addresses : [path]).map((address) => endpoint(method, address));
}

/** @param {Recording} recording @param {Listed[]} routes @returns {Comparison} */
export function compare(recording, routes) {
  const recorded = recording.routes.map((route) => ({ ...route, ...endpoint(route.method, route.address) }));
  const listed = routes.flatMap((route) => endpointsOf(route).map((each) => ({ ...each, route })));
  const lacking = unique(recorded.filter((each) => !listed.some((other) => isSame(each, other))));
  const missing = routes.filter((route) =>
    endpointsOf(route).every((each) => !recorded.some((other) => isSame(other, each))),
  );
  const loaded = new Set(recording.files);
  return {
    recorded: unique(recorded).length,
    listed: routes.length,
    lacking: lacking.map(({ method, address, framework, place }) => ({
      method,
      address: address?.replaceAll(HOLE, '${…}') ?? null,
      framework,
      place,
    })),
    extra: missing
      .filter(({ file }) => loaded.has(file))
      .map(({ file, line, method, path, addresses }) => ({ file, line, method, path, addresses })),
    unloaded: missing.filter(({ file }) => !loaded.has(file)),
  };
}

/** Each endpoint once: several runs and loops may register it again. */
function unique(registrations) {
  const seen = new Map(
    registrations.map((each) => [`${each.method} ${each.address} ${each.address === null ? each.place : ''}`, each]),
  );
  return [...seen.values()];
}
