/** Values with some members of their own, and a stand-in for any other. */
import { anything } from '../anything.mjs';

/** A value that can be called as well, where something is given that answers. */
export function withMembers(name, members, call = () => anything(`${name}()`, true)) {
  const own = new Map(
    Reflect.ownKeys(members)
      .map((key) => [key, members[key]])
      .filter(([, value]) => value !== undefined),
  );
  const rest = anything(name);
  return new Proxy(function () {}, {
    get(target, member, self) {
      if (own.has(member)) return own.get(member);
      if (member === 'default') return self;
      return member === 'prototype' ? target.prototype : rest[member];
    },
    set(_, member, value) {
      own.set(member, value);
      return true;
    },
    has: (_, member) => own.has(member),
    apply: (_, self, args) => call(...args),
    construct: (_, args, newTarget) => extended(call(...args), newTarget),
  });
}

/** A constructor that can be called without `new` too. */
export function callable(name, make, members = {}) {
  const made = new WeakSet();
  const isMade = (value) => Object(value) === value && made.has(value);
  return withMembers(name, { ...members, [Symbol.hasInstance]: isMade }, (...args) => {
    const value = make(...args);
    made.add(value);
    return value;
  });
}

/** The value that a constructor answers, for a class that extends it: with the methods of that class. */
function extended(value, newTarget) {
  if (newTarget.prototype === undefined || Object.getOwnPropertyNames(newTarget.prototype).length <= 1) return value;
  for (
    let prototype = newTarget.prototype;
    prototype !== null && prototype !== Object.prototype;
    prototype = Object.getPrototypeOf(prototype)
  )
    for (const member of Object.getOwnPropertyNames(prototype)) {
      if (member === 'constructor') continue;
      const { value: method } = Object.getOwnPropertyDescriptor(prototype, member);
      if (typeof method === 'function') value[member] = method;
    }
  return value;
}
