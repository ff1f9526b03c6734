/** hapi: plugins get the server with the prefix that they are registered with. */
import { setTimeout } from 'node:timers';
import { isAnything } from '../anything.mjs';
import { RecordedRouter } from '../registry.mjs';
import { callable, withMembers } from './members.mjs';

/** Registers what one entry of a list says: a plugin, or one with options. */
async function registerPlugin(given, outer, server, router) {
  const entry = await given;
  const plugin = [
    entry?.plugin?.plugin,
    entry?.plugin?.default,
    entry?.plugin,
    entry?.default,
    entry?.register,
    entry,
  ].find((each) => typeof each === 'function' || typeof each?.register === 'function');
  const register = typeof plugin === 'function' ? plugin : plugin?.register;
  if (register === undefined || isAnything(register)) return;
  const prefix = entry?.routes?.prefix ?? outer?.routes?.prefix ?? '';
  const child = new RecordedRouter('hapi');
  router.mount(prefix, child);
  const done = new Promise((next) => {
    const result = register.call(plugin, make(child, server), entry?.options ?? {}, next);
    if (typeof result?.then === 'function') result.then(next, next);
    else if (register.length < 3) next();
  });
  await Promise.race([done, new Promise((next) => setTimeout(next, 400))]);
}

function make(router, parent) {
  const members = {
    route(given) {
      for (const { method, path } of [given].flat(Infinity)) router.route(method, path);
    },
    async register(given, ...rest) {
      const outer = rest.find((each) => typeof each === 'object');
      for (const entry of [given].flat(Infinity)) await registerPlugin(entry, outer, self, router);
      rest.find((each) => typeof each === 'function')?.(null);
    },
    decorate(kind, name, value) {
      if (kind === 'server') self[name] = value;
    },
    start: async (callback) => callback?.(null),
    initialize: async (callback) => callback?.(null),
    select: () => self,
    connection: () => self,
  };
  const own = withMembers('hapi.server', members);
  const self =
    parent === undefined ? own : new Proxy(own, { get: (_, member) => (member in own ? own[member] : parent[member]) });
  return self;
}

const Server = callable('hapi.Server', () => make(new RecordedRouter('hapi', { isServer: true })));
export const hapi = withMembers('hapi', { Server, server: Server });

/** Glue: a server with the plugins of a manifest. */
export const glue = (load) =>
  withMembers('glue', {
    async compose(manifest, options = {}) {
      const server = new Server();
      const plugins = manifest.register?.plugins ?? manifest.registrations ?? [];
      for (const entry of plugins) {
        const named = typeof entry === 'string' ? { plugin: entry } : entry;
        const plugin = typeof named.plugin === 'string' ? load(named.plugin, options.relativeTo) : named.plugin;
        await server.register({ ...named, plugin });
      }
      return server;
    },
  });
