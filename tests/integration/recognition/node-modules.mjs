/** The modules of Node.js as a program gets them: what writes, connects or starts processes is a stand-in. */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import { anything, later } from './anything.mjs';
import { withMembers } from './frameworks/members.mjs';

const load = createRequire(import.meta.url);

/** Modules that only compute. */
const PURE = new Set(
  'path path/posix path/win32 url util util/types events crypto os assert assert/strict querystring buffer string_decoder stream stream/promises timers timers/promises zlib perf_hooks async_hooks punycode constants'.split(
    ' ',
  ),
);

const READS =
  'readFileSync readdirSync existsSync statSync lstatSync realpathSync accessSync readFile readdir stat lstat access exists realpath constants';
const picked = (object, names) =>
  Object.fromEntries(
    names
      .split(' ')
      .filter((name) => name in object)
      .map((name) => [name, object[name]]),
  );

const promises = withMembers('fs.promises', picked(fs.promises, READS));
const files = withMembers('fs', { ...picked(fs, READS), promises });

/** A server that listens to nothing. */
const server = () => {
  const made = withMembers('http.server', {
    listen: (...given) => {
      for (const callback of given) if (typeof callback === 'function') later(callback);
      return made;
    },
    on: () => made,
    address: () => ({ port: 0 }),
  });
  return made;
};
const http = withMembers('http', {
  createServer: server,
  METHODS: load('node:http').METHODS,
  STATUS_CODES: load('node:http').STATUS_CODES,
});
const cluster = withMembers('cluster', { isMaster: false, isPrimary: false, isWorker: true });

const CHANGED = { fs: files, 'fs/promises': promises, http, https: http, http2: http, cluster };

/** What a module of Node.js answers; undefined for the name of a package. */
export function nodeModule(specifier) {
  const name = specifier.replace(/^node:/, '');
  if (Object.hasOwn(CHANGED, name)) return CHANGED[name];
  if (PURE.has(name)) return load(`node:${name}`);
  return specifier.startsWith('node:') || load('node:module').builtinModules.includes(name)
    ? anything(name)
    : undefined;
}
