import { createRequire } from 'node:module';
import KoaRouter from '@koa/router';
import findMyWay from 'find-my-way';
import type { Dialect } from '../../src/model/path.ts';

/** A real router that is asked which requests a path matches. */
export interface Oracle {
  readonly name: 'express 4' | 'express 5' | 'koa' | 'find-my-way';
  readonly dialect: Dialect;
  /** Which of the requests a route of this path gets; null where the router refuses the path. */
  matches(path: string, requests: readonly string[]): Uint8Array | null;
  /**
   * Which of the requests something mounted at this prefix gets; null where the router refuses it or has no such thing.
   */
  mounted(prefix: string, requests: readonly string[]): Uint8Array | null;
}

interface ExpressRouter {
  readonly stack: readonly { match(path: string): unknown }[];
  get(path: string, handler: () => void): void;
  use(path: string, handler: ExpressRouter | (() => void)): void;
  handle(request: object, response: object, done: () => void): void;
}

interface Express {
  Router(): ExpressRouter;
}

const load = createRequire(import.meta.url);
// Express brings no types of its own, so `load` gives any: these assertions say what is used of it here.
const express5 = load('express') as Express;
const express4 = load('express4') as Express;

const nothing = (): void => undefined;

function expressOracle(name: Oracle['name'], express: Express): Oracle {
  return {
    name,
    dialect: 'express',
    matches(path, requests) {
      const router = express.Router();
      return unlessRefused(() => {
        router.get(path, nothing);
        const [layer] = router.stack;
        return hits(requests, (request) => Boolean(layer?.match(request)));
      });
    },
    mounted(prefix, requests) {
      const router = express.Router();
      let hit = false;
      return unlessRefused(() => {
        router.use(prefix, () => {
          hit = true;
        });
        return hits(requests, (url) => {
          hit = false;
          router.handle({ method: 'GET', url }, {}, nothing);
          return hit;
        });
      });
    },
  };
}

const koa: Oracle = {
  name: 'koa',
  dialect: 'koa',
  matches(path, requests) {
    return unlessRefused(() => {
      const [layer] = new KoaRouter().get(path, nothing).stack;
      return hits(requests, (request) => layer?.match(request) === true);
    });
  },
  mounted(prefix, requests) {
    return unlessRefused(() => {
      const [layer] = new KoaRouter().use(prefix, nothing).stack;
      return hits(requests, (request) => layer?.match(request) === true);
    });
  },
};

const fastify: Oracle = {
  name: 'find-my-way',
  dialect: 'find-my-way',
  matches(path, requests) {
    return unlessRefused(() => {
      const router = findMyWay();
      router.on('GET', path, nothing);
      return hits(requests, (request) => router.find('GET', request) !== null);
    });
  },
  mounted: () => null,
};

export const ORACLES: readonly Oracle[] = [
  expressOracle('express 4', express4),
  expressOracle('express 5', express5),
  koa,
  fastify,
];

/** Which requests reach a route of a router that is mounted on another, in Express 4 and 5. */
export function nestedMatches(version: 4 | 5, prefix: string, path: string, requests: readonly string[]): Uint8Array {
  const express = version === 4 ? express4 : express5;
  const outer = express.Router();
  const inner = express.Router();
  let hit = false;
  inner.get(path, () => {
    hit = true;
  });
  outer.use(prefix, inner);
  return hits(requests, (url) => {
    hit = false;
    outer.handle({ method: 'GET', url }, {}, nothing);
    return hit;
  });
}

/** The path that @koa/router gives to a route of a router that is mounted on another. */
export function koaMountedPath(prefix: string, path: string): string {
  const inner = new KoaRouter().get(path, nothing);
  const [layer] = new KoaRouter().use(prefix, inner.routes()).stack;
  return String(layer?.path);
}

/** Which of two routes find-my-way takes for a request that both match. */
export function findMyWayWinner(first: string, second: string, request: string): 'first' | 'second' | null {
  const router = findMyWay();
  router.on('GET', first, nothing, 'first');
  router.on('GET', second, nothing, 'second');
  const store: unknown = router.find('GET', request)?.store;
  return store === 'first' || store === 'second' ? store : null;
}

function hits(requests: readonly string[], matches: (request: string) => boolean): Uint8Array {
  return Uint8Array.from(requests, (request) => (matches(request) ? 1 : 0));
}

/** A router throws at registration where it does not take the text. */
function unlessRefused<T>(register: () => T): T | null {
  try {
    return register();
  } catch {
    return null;
  }
}
