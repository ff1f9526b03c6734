/** Express, and what behaves like its routers. */
import { METHODS } from 'node:http';
import { anything } from '../anything.mjs';
import { carriedBy, carry, isPath, RecordedRouter } from '../registry.mjs';
import { callable, withMembers } from './members.mjs';

const NAMES = [...METHODS.map((method) => method.toLowerCase()), 'all', 'del'];

/** An application or a router. */
function make(isServer) {
  const router = new RecordedRouter('express', { isServer });
  const settings = new Map();
  const members = {
    use(...args) {
      const given = args.flat(Infinity);
      const prefixes = isPath(args[0]) ? [args[0]].flat() : [''];
      for (const { prefix, child } of given.flatMap(carriedBy))
        for (const each of prefixes) router.mount(each === '' || each === '/' ? prefix : each, child);
      return self;
    },
    route(path) {
      const chain = withMembers(
        'route',
        Object.fromEntries(NAMES.map((name) => [name, (...handlers) => added(name, path, handlers, chain)])),
      );
      return chain;
    },
    group(prefix, ...rest) {
      const group = make(false);
      rest.at(-1)(group);
      router.mount(prefix, carriedBy(group)[0].child);
      return self;
    },
    set(name, value) {
      settings.set(name, value);
      return self;
    },
    ...Object.fromEntries(['param', 'engine', 'enable', 'disable'].map((name) => [name, () => self])),
    handle: anything('express.handle'),
    mountpath: '/',
  };
  const added = (method, path, _handlers, answer) => {
    router.route(method, path);
    return answer;
  };
  for (const name of NAMES)
    members[name] = (path, ...handlers) => {
      if (name === 'get' && handlers.length === 0)
        return settings.has(path) ? settings.get(path) : anything(`settings.${String(path)}`);
      return added(name, path, handlers, self);
    };
  const self = withMembers('express.application', members);
  return carry(self, [{ prefix: '', child: router }]);
}

const Router = callable('express.Router', () => make(false));

export const express = withMembers('express', { Router, default: undefined }, () => make(true));
export const routerAlone = Router;
