/** Fastify: plugins run one after the other, each with an instance of its own, once the program waits for them. */
import { METHODS } from 'node:http';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate, setTimeout } from 'node:timers';
import { anything, isAnything } from '../anything.mjs';
import { RecordedRouter } from '../registry.mjs';
import { callable, withMembers } from './members.mjs';

const NAMES = [...METHODS.map((method) => method.toLowerCase()), 'all'];
const CHAINED =
  'addHook decorateRequest decorateReply setErrorHandler setNotFoundHandler addSchema addContentTypeParser setValidatorCompiler ' +
  'setSerializerCompiler withTypeProvider setSchemaErrorFormatter removeAllContentTypeParsers addHttpMethod';
const SKIP = Symbol.for('skip-override');

/** Answers once something is done, or does not come to an end. */
const within = (milliseconds, work) => Promise.race([work, new Promise((done) => setTimeout(done, milliseconds))]);

/** Plugins in the order in which they wait. */
class Queue {
  #tail = Promise.resolve();

  add(work) {
    this.#tail = this.#tail
      .then(() => new Promise((done) => setImmediate(done)))
      .then(work)
      .catch(() => {});
    return this.#tail;
  }

  idle() {
    return this.#tail;
  }
}

/** Runs a plugin, which ends by a promise or a callback. */
async function runPlugin(given, instance, options) {
  const loaded = await given;
  const plugin = typeof loaded === 'function' ? loaded : (loaded?.default?.default ?? loaded?.default);
  if (typeof plugin !== 'function' || isAnything(plugin)) return;
  const child = plugin[SKIP] ? instance : childOf(instance, options.prefix);
  const state = parts.get(child);
  const outer = state.queue;
  // What the plugin registers on the same instance comes before what follows the plugin.
  state.queue = new Queue();
  await within(
    400,
    new Promise((done, fail) => {
      const result = plugin(child, options, done);
      if (typeof result?.then === 'function') result.then(done, fail);
      else if (plugin.length < 3) done();
    }),
  ).catch(() => {});
  await within(1500, state.queue.idle());
  state.queue = outer;
}

const parts = new WeakMap();

function childOf(instance, prefix = '') {
  const { router } = parts.get(instance);
  const child = new RecordedRouter('fastify', { joinsText: true });
  router.mount(prefix, child);
  return make(child, instance);
}

function make(router, parent) {
  const state = { router, queue: new Queue() };
  const awaited = () =>
    new Proxy(self, {
      get: (_, member) => (member === 'then' ? (done) => state.queue.idle().then(() => done(undefined)) : self[member]),
    });
  const members = {
    register(plugin, options = {}) {
      state.queue.add(() => runPlugin(plugin, self, typeof options === 'function' ? options(self) : options));
      return awaited();
    },
    after(callback) {
      state.queue.add(() => callback?.(null));
      return awaited();
    },
    ready(callback) {
      return state.queue.idle().then(() => callback?.(null));
    },
    listen: (...args) =>
      state.queue.idle().then(() => args.at(-1) instanceof Function && args.at(-1)(null, 'http://127.0.0.1')),
    route({ method, url, path }) {
      router.route(method, url ?? path);
      return self;
    },
    decorate(name, value) {
      self[name] = value;
      return self;
    },
    server: anything('fastify.server'),
    log: anything('fastify.log'),
    ...Object.fromEntries(NAMES.map((name) => [name, (path) => (router.route(name, path), self)])),
    ...Object.fromEntries(CHAINED.split(' ').map((name) => [name, () => self])),
  };
  const self = withMembers('fastify.instance', members);
  const view =
    parent === undefined
      ? self
      : new Proxy(self, { get: (_, member) => (member in self ? self[member] : parent[member]), has: () => true });
  parts.set(self, state);
  parts.set(view, state);
  return view;
}

export const fastify = callable('fastify', () =>
  make(new RecordedRouter('fastify', { isServer: true, joinsText: true })),
);
fastify.fastify = fastify;

/** fastify-plugin: what it wraps registers on the instance that it is given to. */
export const fastifyPlugin = (plugin) => {
  if (typeof plugin?.default === 'function') return fastifyPlugin(plugin.default);
  if (typeof plugin === 'function') plugin[SKIP] = true;
  return plugin;
};

/** The plugins of a folder, as @fastify/autoload finds them. */
export function autoload(load) {
  const plugin = async (instance, options) => {
    const {
      dir,
      dirNameRoutePrefix = true,
      options: shared = {},
      ignorePattern,
      routeParams = false,
      prefix = shared.prefix ?? '',
    } = options;
    for (const { file, folders } of pluginFiles(dir, [], ignorePattern)) {
      const module = load(file);
      const loaded = module?.default ?? module;
      if (typeof loaded !== 'function' || isAnything(loaded) || loaded.autoload === false || module.autoload === false)
        continue;
      const names = folders.map((name) => (routeParams ? name.replace(/^_/, ':') : name));
      const own =
        module.autoPrefix ??
        loaded.autoPrefix ??
        (dirNameRoutePrefix === false ? '' : names.map((name) => `/${name}`).join(''));
      const override = module.prefixOverride ?? loaded.prefixOverride;
      instance.register(loaded, { ...shared, prefix: override ?? `${prefix}${own}` });
    }
  };
  plugin[SKIP] = true;
  return withMembers('autoload', { [SKIP]: true, fastifyAutoload: plugin, default: plugin }, plugin);
}

function pluginFiles(folder, folders, ignored) {
  const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !isIgnored(name, ignored));
  const scripts = entries.filter(
    (entry) => entry.isFile() && /\.[cm]?[jt]s$/.test(entry.name) && !/\.d\.ts$|\.(?:test|spec)\./.test(entry.name),
  );
  const index = scripts.filter(({ name }) => /^index\./.test(name));
  const own = (index.length > 0 ? index : scripts).map(({ name }) => ({ file: join(folder, name), folders }));
  const below = entries.filter((entry) => entry.isDirectory());
  return [...own, ...below.flatMap(({ name }) => pluginFiles(join(folder, name), [...folders, name], ignored))];
}

const isIgnored = (name, ignored) =>
  ignored instanceof RegExp ? ignored.test(name) : ignored !== undefined && new RegExp(ignored).test(name);
