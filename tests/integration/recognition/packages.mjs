/** Packages that programs register routes with, or that decide which they register; all others are stand-ins. */
import { readdirSync } from 'node:fs';
import { basename, dirname, extname, join, relative, resolve } from 'node:path';
import { minimatch } from 'minimatch';
import { anything } from './anything.mjs';
import { autoload, fastify, fastifyPlugin } from './frameworks/fastify.mjs';
import { combine, compose, Koa, KoaRouter, mount } from './frameworks/koa.mjs';
import { express, routerAlone } from './frameworks/express.mjs';
import { createRoute, factory, Hono } from './frameworks/hono.mjs';
import { glue, hapi } from './frameworks/hapi.mjs';
import { findMyWay, h3, ittyRouter, polka, restify, RestifyRouter } from './frameworks/small.mjs';
import { inversifyExpress, nest, nestCore, routingControllers } from './frameworks/decorated.mjs';
import { withMembers } from './frameworks/members.mjs';
import { containers } from './containers.mjs';

const same = (value) => value;
const hono = withMembers('hono', { Hono });

/** All files below a folder. */
function* filesBelow(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === 'node_modules' || entry.name === '.git') continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(path);
    else yield path;
  }
}

/** The files of patterns, below a folder. */
function matching(patterns, { cwd = process.cwd(), absolute = false, ignore = [] } = {}) {
  const within = (pattern, path) => minimatch(path, resolve(cwd, pattern), { dot: true });
  const chosen = [patterns].flat().filter((pattern) => !pattern.startsWith('!'));
  const left = [
    ...[ignore].flat(),
    ...[patterns]
      .flat()
      .filter((pattern) => pattern.startsWith('!'))
      .map((pattern) => pattern.slice(1)),
  ];
  const found = [...filesBelow(cwd)].filter(
    (path) => chosen.some((each) => within(each, path)) && !left.some((each) => within(each, path)),
  );
  return found
    .map((path) => (absolute || chosen.some((pattern) => pattern.startsWith('/')) ? path : relative(cwd, path)))
    .sort();
}

function globPackage() {
  const found = (patterns, options) => matching(patterns, options);
  const later = async (patterns, options) => found(patterns, options);
  const glob = (patterns, options, callback) => {
    const done = [options, callback].find((each) => typeof each === 'function');
    const files = found(patterns, typeof options === 'function' ? {} : options);
    done?.(null, files);
    return Promise.resolve(files);
  };
  return withMembers(
    'glob',
    { sync: found, globSync: found, async: later, globby: later, globbySync: found, glob },
    glob,
  );
}

/** The modules of a folder by the names of their files. */
function modulesOf(folder, load, options = {}) {
  const modules = {};
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && options.recurse !== false) modules[entry.name] = modulesOf(path, load, options);
    if (!entry.isFile() || !/\.[cm]?[jt]s$|\.json$/.test(entry.name) || path === options.own) continue;
    const module = load(path);
    options.visit?.(module, path, basename(path));
    modules[basename(path, extname(path))] = options.resolve === undefined ? module : options.resolve(module);
  }
  return modules;
}

/** consign and express-load: the modules of folders, each called with the application. */
function loadedInto(load, base = '') {
  const folders = [];
  const self = withMembers('consign', {
    ...Object.fromEntries(['include', 'then', 'load'].map((name) => [name, (folder) => (folders.push(folder), self)])),
    into(app) {
      for (const folder of folders) {
        const path = resolve(base, folder);
        const files = extname(path) === '' ? [...filesBelow(path)] : [path];
        for (const file of files.filter((each) => /\.[cm]?[jt]s$/.test(each)))
          put(app, relative(resolve(base), file), load(file));
      }
      return self;
    },
  });
  return self;
}

/** Puts what a module makes of an application into its members. */
function put(app, file, module) {
  const names = file.split(/[\\/]/).map((name) => basename(name, extname(name)));
  const value = typeof module === 'function' ? module(app) : module;
  let owner = app;
  for (const name of names.slice(0, -1)) owner = owner[name] ??= {};
  owner[names.at(-1)] = value;
}

const REQUIRED = {
  'require-directory':
    (load, from) =>
    (module, folder = '.', options = {}) =>
      modulesOf(resolve(dirname(module?.filename ?? from), folder), load, { ...options, recurse: true, own: from }),
  requireindex: (load, from) => (folder) =>
    modulesOf(resolve(dirname(from), folder), load, { recurse: false, own: from }),
  'require-all': (load) => (given) => modulesOf(given.dirname ?? given, load, { resolve: given.resolve }),
  'require-dir':
    (load, from) =>
    (folder = '.', options = {}) =>
      modulesOf(resolve(dirname(from), folder), load, { recurse: options.recurse === true, own: from }),
  consign:
    (load) =>
    (options = {}) =>
      loadedInto(load, options.cwd ?? ''),
  'express-load':
    (load) =>
    (folder, options = {}) =>
      loadedInto(load, options.cwd ?? '').include(folder),
  '@fastify/autoload': autoload,
  'fastify-autoload': autoload,
  '@hapi/glue': glue,
  glue,
  'routing-controllers': (load) =>
    routingControllers((pattern) => matching(pattern, { absolute: true }).flatMap((file) => Object.values(load(file)))),
};

/** Functions of lodash that go over lists and objects, as the language has them. */
const lodash = () => {
  const each = (list, work) =>
    (Array.isArray(list)
      ? list
      : Object.entries(list ?? {}).map(([key, value]) => Object.assign([value, key], { isPair: true }))
    ).forEach((item, index) => (item?.isPair ? work(item[0], item[1]) : work(item, index)));
  const map = (list, work) =>
    Array.isArray(list) ? list.map(work) : Object.entries(list ?? {}).map(([key, value]) => work(value, key));
  return withMembers('lodash', {
    each,
    forEach: each,
    forOwn: each,
    map,
    values: Object.values,
    keys: Object.keys,
    assign: Object.assign,
    extend: Object.assign,
    merge: Object.assign,
    flatten: (list) => list.flat(),
    flattenDeep: (list) => list.flat(Infinity),
    concat: (...lists) => [].concat(...lists),
    filter: (list, test) => list.filter(test),
    union: (...lists) => [...new Set(lists.flat())],
    isFunction: (value) => typeof value === 'function',
    isArray: Array.isArray,
    isString: (value) => typeof value === 'string',
    toUpper: (text) => text.toUpperCase(),
    toLower: (text) => text.toLowerCase(),
  });
};

const async = withMembers('async', { series: (steps) => Object.values(steps).forEach((step) => step(() => {})) });

const KNOWN = {
  express,
  'express-promise-router': routerAlone,
  'express-async-handler': same,
  router: routerAlone,
  koa: Koa,
  'koa-router': KoaRouter,
  '@koa/router': KoaRouter,
  'koa-joi-router': KoaRouter,
  'koa-compose': (list) => compose(...list),
  'koa-mount': mount,
  'koa-convert': same,
  'koa-combine-routers': combine,
  fastify,
  'fastify-plugin': fastifyPlugin,
  hono,
  'hono/tiny': hono,
  'hono/quick': hono,
  'hono/factory': factory,
  '@hono/zod-openapi': withMembers('zod-openapi', { OpenAPIHono: Hono, createRoute }),
  '@hapi/hapi': hapi,
  hapi,
  restify,
  'restify-router': RestifyRouter,
  polka,
  'find-my-way': findMyWay,
  'itty-router': ittyRouter,
  h3,
  '@nestjs/common': nest,
  '@nestjs/core': nestCore,
  'inversify-express-utils': inversifyExpress,
  glob: globPackage(),
  'fast-glob': globPackage(),
  globby: globPackage(),
  tinyglobby: globPackage(),
  lodash: lodash(),
  'lodash-es': lodash(),
  underscore: lodash(),
  async,
  dotenv: { config: () => ({ parsed: {} }), load: () => ({ parsed: {} }) },
  ...containers,
};

const made = new Map();

/**
 * What a package answers to a file of the program.
 * @param {string} name
 * @param {string} from
 * @param {(file: string, folder?: string) => unknown} load loads a file of the program
 */
export function packageNamed(name, from, load) {
  if (Object.hasOwn(REQUIRED, name)) return REQUIRED[name](load, from);
  if (Object.hasOwn(KNOWN, name)) return KNOWN[name];
  const [library, member] = name.split('/');
  if (member !== undefined && ['lodash', 'underscore'].includes(library)) return KNOWN[library][member];
  if (!made.has(name)) made.set(name, anything(name));
  return made.get(name);
}
