/**
 * A stand-in for what is not there: it can be called, constructed, extended, awaited and read, and answers itself. As text it is
 * a mark with its name, so that what is made of it is known to be unknown.
 */

import { setImmediate } from 'node:timers';

/** What begins and ends the mark of an unknown text. */
export const MARK = ['«', '»'];

const stubs = new WeakMap();

/** Whether a value is a stand-in. */
export const isAnything = (value) => stubs.has(value);

/** The name of a stand-in: the members that were read to get it. */
export const nameOf = (value) => stubs.get(value);

/** Members whose callbacks run once something outside is ready: what they register belongs to the program. */
const READY = new Set(
  (
    'connect once on open sync authenticate initialize init ready start createConnection load boot series parallel waterfall ' +
    'createPool listen wait run bootstrap find findOne query'
  ).split(' '),
);
const READY_EVENTS = new Set(['open', 'ready', 'connect', 'connected', 'listening']);

/** Runs something later, whatever comes of it. */
export function later(work) {
  setImmediate(() => {
    try {
      const result = work();
      if (result instanceof Promise) result.catch(() => {});
    } catch {
      // A program that cannot go on has registered what it has.
    }
  });
}

/** Calls the callbacks of a call that waits for something; as the first of two or more arguments is an error, it is null. */
function callBack(name, args) {
  const member = name.slice(name.lastIndexOf('.') + 1);
  if (!READY.has(member)) return;
  if ((member === 'on' || member === 'once') && !READY_EVENTS.has(args[0])) return;
  for (const callback of args.flat()) {
    if (typeof callback !== 'function' || isAnything(callback)) continue;
    later(() => (callback.length > 1 ? callback(null, anything(`${name}()`)) : callback()));
  }
}

/** What a validation answers has no error. */
const VALIDATED = /(?:validate\w*|safeParse)\(\)$/;

const CONSTANTS = new Map([
  ['constructor', Object],
  ['toJSON', undefined],
  ['__esModule', undefined],
]);

/** What a symbol of the language answers. */
function symbolOf(symbol, name) {
  if (symbol === Symbol.toPrimitive) return (hint) => (hint === 'number' ? 0 : MARK.join(name));
  if (symbol === Symbol.iterator)
    return () => [anything(`${name}.0`), anything(`${name}.1`), anything(`${name}.2`)].values();
  return undefined;
}

/** What a promise of a stand-in has. */
function promised(member, name, read) {
  const settled = Promise.resolve(anything(name));
  if (member === 'then') return (...callbacks) => settled.then(...callbacks);
  if (member === 'finally') return (callback) => settled.finally(callback);
  return read();
}

/** A stand-in by its name; of a call, it can be awaited. */
export function anything(name, isPromise = false) {
  const target = function () {};
  const members = new Map();
  const read = (member) => {
    if (!members.has(member)) members.set(member, anything(`${name}.${member}`));
    return members.get(member);
  };
  const handler = {
    get(_, member) {
      if (members.has(member)) return members.get(member);
      if (member === 'prototype') return target.prototype;
      if (typeof member === 'symbol') return symbolOf(member, name);
      if (member === 'then' && !isPromise) return undefined;
      if (isPromise && (member === 'then' || member === 'finally')) return promised(member, name, () => read(member));
      if (member === 'toString' || member === 'valueOf') return () => MARK.join(name);
      if (member === 'error' && VALIDATED.test(name)) return undefined;
      if (member === 'name') return MARK.join(`${name}.name`);
      return CONSTANTS.has(member) ? CONSTANTS.get(member) : read(member);
    },
    set(_, member, value) {
      members.set(member, value);
      return true;
    },
    apply(_, __, args) {
      callBack(name, args);
      return anything(`${name}()`, true);
    },
    construct(_, args, newTarget) {
      if (newTarget === proxy) return anything(name);
      return Object.setPrototypeOf({}, newTarget.prototype);
    },
    has: (_, member) => members.has(member),
    getPrototypeOf: () => Function.prototype,
  };
  const proxy = new Proxy(target, handler);
  stubs.set(proxy, name);
  Object.setPrototypeOf(target.prototype, inherited(name));
  return proxy;
}

/** What an instance of a class that extends a stand-in inherits: any member. */
function inherited(name) {
  return new Proxy(Object.create(null), {
    get: (_, member) =>
      typeof member === 'symbol' || member === 'then' || member === 'toJSON'
        ? undefined
        : anything(`${name}.${member}`),
    set: (_, member, value, receiver) =>
      Reflect.defineProperty(receiver, member, { value, writable: true, enumerable: true, configurable: true }),
  });
}
