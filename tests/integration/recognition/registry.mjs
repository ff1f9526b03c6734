/** What a program registers while it runs: routers, their routes and mounts, in order. */
import { isAnything, MARK, nameOf } from './anything.mjs';

/** @typedef {{ kind: 'route', method: string, path: string | null, order: number, place: string }} RouteEntry */
/** @typedef {{ kind: 'mount', prefix: string, child: RecordedRouter, count: number, order: number }} MountEntry */

let order = 0;

/** A router as the program makes it. */
export class RecordedRouter {
  entries = [];
  prefix = '';
  /** The parent of an instance that a plugin gets. */
  isMounted = false;

  constructor(framework, { isServer = false, joinsText = false } = {}) {
    this.framework = framework;
    this.isServer = isServer;
    this.joinsText = joinsText;
    routers.push(this);
  }

  /** Records a route for each of some methods and paths. */
  route(methods, paths) {
    const place = placeOf(new Error());
    for (const method of [methods].flat(Infinity))
      for (const path of [paths].flat(Infinity))
        this.entries.push({ kind: 'route', method: methodName(method), path: textOf(path), order: order++, place });
  }

  /** Records a mount. A router that is copied takes no routes after that. */
  mount(prefixes, child, { isCopied = false } = {}) {
    child.isMounted = true;
    const count = isCopied ? child.entries.length : Infinity;
    for (const prefix of [prefixes].flat(Infinity))
      this.entries.push({ kind: 'mount', prefix: textOf(prefix) ?? '', child, count, order: order++ });
  }
}

const routers = [];
const carried = new WeakMap();
let root = '';

/** Where the program is, so that places are below it. */
export const setRoot = (folder) => {
  root = folder;
};

/** Says that a value, such as a middleware, stands for routers. */
export function carry(value, mounts) {
  carried.set(value, mounts);
  return value;
}

/** The routers that a value stands for, each with a prefix. */
export function carriedBy(value) {
  return (typeof value === 'function' || (typeof value === 'object' && value !== null)) && carried.has(value)
    ? carried.get(value)
    : [];
}

/** Whether an argument is a path: a text, an expression or an unknown that is called like one. */
export function isPath(value) {
  if (Array.isArray(value)) return value.length > 0 && value.every(isPath);
  if (isAnything(value)) return /(?:path|prefix|url|base|route|root|endpoint|version)s?\w{0,8}$/i.test(nameOf(value));
  return typeof value === 'string' || value instanceof RegExp;
}

function textOf(path) {
  if (typeof path === 'string') return path;
  return isAnything(path) ? MARK.join(nameOf(path)) : null;
}

function methodName(method) {
  if (isAnything(method)) return MARK.join(nameOf(method));
  const name = String(method).toUpperCase();
  return { '*': 'ALL', DEL: 'DELETE', OPTS: 'OPTIONS', ANY: 'ALL' }[name] ?? name;
}

/** The file and line of the program that a call comes from. */
function placeOf({ stack }) {
  const frame = stack.split('\n').find((line) => line.includes(root) && !line.includes('/recognition/'));
  return frame === undefined ? '' : (/([^()\s]+:\d+):\d+\)?$/.exec(frame)?.[1] ?? '').replace(`${root}/`, '');
}

/** All routes with their addresses: of each router that no other one mounts, and what it mounts. */
export function recordedRoutes() {
  return routers
    .filter((router) => !router.isMounted)
    .flatMap((router) => routesBelow(router, '', Infinity, router, []));
}

function routesBelow(router, before, count, top, above) {
  if (above.includes(router)) return [];
  const base = join(before, router.prefix, router.joinsText);
  return router.entries.slice(0, count).flatMap((entry) => {
    if (entry.kind === 'mount')
      return routesBelow(entry.child, join(base, entry.prefix, router.joinsText), entry.count, top, [...above, router]);
    const address = entry.path === null ? null : join(base, entry.path, router.joinsText) || '/';
    const { method, path, order, place } = entry;
    return [{ method, path, address, order, place, framework: router.framework, isServed: top.isServer }];
  });
}

function join(base, path, joinsText) {
  if (path === '' || (path === '/' && base !== '')) return base;
  if (joinsText) return base.endsWith('/') && path.startsWith('/') ? base + path.slice(1) : base + path;
  return `${base.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`;
}
