/** Containers that construct classes: each class once, with what the types of its parameters say. */
import { anything, isAnything } from './anything.mjs';
import { withMembers } from './frameworks/members.mjs';

const instances = new Map();
const metadata = new WeakMap();

/** What reflect-metadata keeps, as far as containers read it. */
export function installReflect() {
  Reflect.metadata = (key, value) => (target, member) => Reflect.defineMetadata(key, value, target, member);
  Reflect.defineMetadata = (key, value, target, member = '') => {
    if (!metadata.has(target)) metadata.set(target, new Map());
    metadata.get(target).set(`${String(key)} ${String(member)}`, value);
  };
  const read = (key, target, member = '') => metadata.get(target)?.get(`${String(key)} ${String(member)}`);
  Reflect.getMetadata = Reflect.getOwnMetadata = read;
  Reflect.hasMetadata = Reflect.hasOwnMetadata = (...args) => read(...args) !== undefined;
}

const isClass = (value) =>
  typeof value === 'function' && !isAnything(value) && /^class\b/.test(Function.prototype.toString.call(value));

/** The instance of a class, or what a name is bound to. */
function instanceOf(key) {
  if (instances.has(key)) return instances.get(key);
  if (!isClass(key)) return anything(String(key));
  const types = Reflect.getMetadata('design:paramtypes', key) ?? [];
  instances.set(key, anything(key.name));
  const given = Array.from({ length: Math.max(types.length, key.length) }, (_, index) =>
    isClass(types[index]) ? instanceOf(types[index]) : anything(`parameter ${index}`),
  );
  const instance = new key(...given);
  instances.set(key, instance);
  return instance;
}

/** The container of inversify: bindings by name or class. */
class Container {
  #bindings = new Map();

  bind(key) {
    const bound = (value) => {
      this.#bindings.set(key, [...(this.#bindings.get(key) ?? []), value]);
      return anything('binding');
    };
    return {
      to: (type) => bound(() => instanceOf(type)),
      toSelf: () => bound(() => instanceOf(key)),
      toConstantValue: (value) => bound(() => value),
      toDynamicValue: (make) => bound(() => make({ container: this })),
      toFactory: (make) => bound(() => make({ container: this })),
    };
  }

  get(key) {
    return this.#bindings.get(key)?.at(-1)() ?? instanceOf(key);
  }

  resolve(type) {
    return instanceOf(type);
  }

  getAll(key) {
    return (this.#bindings.get(key) ?? []).map((make) => make());
  }

  load() {}
  rebind(key) {
    return this.bind(key);
  }
  isBound(key) {
    return this.#bindings.has(key);
  }
}

const register = (key, given) => {
  const value = given?.useValue ?? given;
  if (given?.useClass !== undefined) instances.set(key, instanceOf(given.useClass));
  else if (given !== undefined) instances.set(key, isClass(value) ? instanceOf(value) : value);
};
const typedi = withMembers('typedi.Container', { get: instanceOf, set: register, of: () => typedi });
const tsyringe = withMembers('tsyringe.container', {
  resolve: instanceOf,
  register: (key, given) => (register(key, given), tsyringe),
  registerSingleton: (key, given = key) => (register(key, { useClass: given }), tsyringe),
  registerInstance: (key, value) => (instances.set(key, value), tsyringe),
});

export const containers = {
  typedi: withMembers('typedi', { Container: typedi, default: typedi }),
  tsyringe: withMembers('tsyringe', { container: tsyringe }),
  inversify: withMembers('inversify', { Container }),
};
