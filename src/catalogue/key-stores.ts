/** Members that store something under their first argument as a key, or count or lock by that key. */
export const WRITING: ReadonlySet<string> = new Set([
  ...['set', 'add', 'put', 'setItem', 'setex', 'setEx', 'psetex', 'setnx', 'setNX', 'getset', 'getSet'],
  ...['incr', 'incrby', 'incrBy', 'increment', 'hit', 'consume', 'lock', 'acquire', 'runExclusive'],
  ...['wrap', 'remember', 'getOrSet', 'getOrCreate', 'getOrLoad', 'memoize', 'dedupe'],
]);

/** Members that read what was stored under their first argument. */
export const READING: ReadonlySet<string> = new Set(['get', 'has', 'getItem', 'peek', 'exists']);

/** Members of Redis that write into a collection, which they name first: `hset('answers', req.url, body)`. */
export const WRITING_BELOW: ReadonlySet<string> = new Set([
  ...['hset', 'hSet', 'hsetnx', 'hSetNX', 'hincrby', 'hIncrBy', 'sadd', 'sAdd', 'zadd', 'zAdd', 'zincrby', 'zIncrBy'],
]);

/**
 * Members that add an element to a list, and those that search a list for one: a list that is searched is used like a
 * set of keys.
 */
export const PUSHING: ReadonlySet<string> = new Set(['push', 'unshift']);
export const SEARCHING: ReadonlySet<string> = new Set(['includes', 'indexOf', 'some', 'find', 'findIndex']);

/**
 * Operations of the evaluation on known collections: those that store something under a key, and those that look a key
 * up.
 */
export const WRITES: ReadonlySet<string> = new Set(['map.set', 'set.add']);
export const LOOKUPS: ReadonlySet<string> = new Set([
  ...['[]', 'in', 'map.get', 'map.has', 'set.has', 'array.includes', 'array.indexOf'],
  ...['Object.hasOwn', 'object.hasOwnProperty'],
]);

/** Options and methods that return the key of a request, for a cache, a rate limiter or a de-duplication. */
export const KEYING: ReadonlySet<string> = new Set([
  ...['keyGenerator', 'generateKey', 'keyFunc', 'keyFn', 'keyFor', 'getKey', 'makeKey', 'createKey', 'keyBy'],
  ...['cacheKey', 'getCacheKey', 'generateCacheKey', 'requestKey', 'getRequestKey', 'dedupeKey', 'hashKey'],
]);

/** The option next to one of these that decides for which requests nothing is stored. */
export const SKIPPING = 'skip';

/** The options of packages that return the key of a request, under names with other meanings elsewhere. */
export const KEYING_OPTIONS: ReadonlyMap<string, string> = new Map([
  ['koa-ratelimit', 'id'],
  ['koa-cash', 'hash'],
]);

/** Packages whose middleware caches answers under the address alone, whatever the method. */
export const CACHES: ReadonlySet<string> = new Set(['apicache', 'route-cache', 'express-redis-cache']);

/** Members of these packages that make no middleware. */
export const MANAGING: ReadonlySet<string> = new Set([
  ...['clear', 'getIndex', 'getPerformance', 'resetIndex', 'getDuration', 'removeCache', 'del', 'get', 'size', 'on'],
]);

/** Functions of packages that cache the results of another function by its first argument alone. */
export const MEMOIZING: ReadonlySet<string> = new Set([
  ...['lodash', 'lodash-es', 'underscore', 'async', 'mem', 'memoize', 'p-memoize'].flatMap((name) => [
    name,
    `${name}.memoize`,
  ]),
  ...['lodash.memoize', 'lodash/memoize', 'lodash-es/memoize'],
]);
