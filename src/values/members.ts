import { mayBeAddress, nameOf } from './evaluate-keys.ts';
import { noteKey } from './execute-lists.ts';
import { memberOfGlobal } from './globals.ts';
import type { Listener, Machine } from './machine.ts';
import { nativeMember } from './natives.ts';
import { trapOf, type Trapped } from './proxies.ts';
import {
  choiceOf,
  constant,
  madeText,
  opaque,
  operation,
  optionsOf,
  UNDEFINED_VALUE,
  type ChoiceValue,
  type FunctionValue,
  type ObjectValue,
  type OpaqueValue,
  type Place,
  type Value,
} from './value.ts';

/** What any function has, whatever it is a member of. */
const FUNCTION_MEMBERS: ReadonlySet<string> = new Set(['apply', 'bind', 'call']);
/** How many superclasses a member is looked for in. */
const DEEPEST_CLASS = 20;
/** A lookup by a key that is not known answers one of so many fields at most. */
const MOST_FIELDS = 24;

/** Reads and writes members of values. */
export class Members {
  readonly #machine: Machine;
  readonly #reading: readonly Listener[];

  constructor(machine: Machine) {
    this.#machine = machine;
    this.#reading = machine.listeners.filter((listener) => 'read' in listener);
  }

  read(object: Value, key: Value, place: Place): Value {
    const [objects, keys] = [optionsOf(object), optionsOf(key)];
    if (objects.length === 1 && keys.length === 1) return this.#readOne(object, key, place);
    return choiceOf(objects.flatMap((each) => keys.map((name) => this.#readOne(each, name, place))));
  }

  #readOne(object: Value, key: Value, place: Place): Value {
    const name = nameOf(key);
    if (name === null) return this.#lookup(object, key, place);
    switch (object.kind) {
      case 'object':
        return this.#field(object, name, place);
      case 'function':
        return this.#memberOfFunction(object, name, place);
      case 'opaque':
        return this.#memberOfOpaque(object, name, place);
      case 'constant':
        return typeof object.value === 'number' || typeof object.value === 'boolean'
          ? nativeMember(object, name)
          : operation('member', [object]);
      default:
        return nativeMember(object, name);
    }
  }

  #memberOfOpaque(object: Extract<Value, { kind: 'opaque' }>, name: string, place: Place): Value {
    const { source } = object;
    if (source.kind === 'operation' && source.operator === 'rest' && source.operands[0])
      return this.read(source.operands[0], { kind: 'text', pieces: [{ text: name, origin: null }] }, place);
    const trapped = trapOf(object, 'get');
    if (trapped) return this.#trapped(trapped, object, name, place);
    // A member that is called so is a function: `router.get.call(router, '/users', list)`.
    if (source.kind === 'member' && FUNCTION_MEMBERS.has(name))
      return { kind: 'native', name: `function.${name}`, self: object };
    for (const listener of this.#reading) listener.read?.(object, name, place);
    return memberOfGlobal(object, name) ?? opaque({ kind: 'member', object, name });
  }

  /** What a proxy answers: the name of the member becomes a text, which no one edits. */
  #trapped({ target, handler, trap }: Trapped, proxy: Value, name: string, place: Place): Value {
    const key = madeText(name);
    if (!trap) return this.read(target, key, place);
    return this.#machine.invoke(trap, handler, [target, key, proxy], { place, activation: '' });
  }

  #field(object: ObjectValue, name: string, place: Place): Value {
    const own = object.state.fields.get(name);
    if (own && object.shape !== 'map' && object.shape !== 'set') return this.#got(own, object, place);
    if (object.shape === 'array' && name === 'length')
      return object.state.rest ? operation('length', [object]) : constant(object.state.length);
    const inherited = object.of && (inheritedFrom(object.of, name) ?? (name === 'constructor' ? object.of : null));
    if (inherited) return this.#got(inherited, object, place);
    const native = nativeMember(object, name);
    if (native.kind !== 'constant') return native;
    if (object.state.rest) {
      const { rest } = object.state;
      return choiceOf(
        optionsOf(rest).map((each) => (isSpread(each) ? opaque({ kind: 'member', object: each, name }) : each)),
      );
    }
    return object.of ? this.#unknownOfInstance(object, name) : UNDEFINED_VALUE;
  }

  /** A member that no class of the project declares may be one of a superclass from elsewhere. */
  #unknownOfInstance(instance: ObjectValue, name: string): Value {
    const object = foreignPart(instance);
    return object ? opaque({ kind: 'member', object, name }) : UNDEFINED_VALUE;
  }

  #got(value: Value, self: Value, place: Place): Value {
    if (value.kind === 'native' && value.name === 'getter' && value.self?.kind === 'function')
      return this.#machine.invoke(value.self, self, [], { place, activation: '' });
    return value;
  }

  #memberOfFunction(object: FunctionValue, name: string, place: Place): Value {
    let current: Value | null = object;
    for (let depth = 0; current?.kind === 'function' && depth < DEEPEST_CLASS; depth += 1) {
      const own = current.members.state.fields.get(name);
      if (own) return this.#got(own, object, place);
      current = current.superclass;
    }
    if (current?.kind === 'opaque') return opaque({ kind: 'member', object: current, name });
    return nativeMember(object, name);
  }

  /** A member whose name is not known: any of the fields. */
  #lookup(object: Value, key: Value, place: Place): Value {
    const { tests } = this.#machine.heap;
    for (const listener of this.#machine.listeners)
      listener.compared?.({ operator: '[]', left: key, right: object, place, tests });
    if (object.kind === 'object' && object.state.fields.size > 0 && object.state.fields.size <= MOST_FIELDS) {
      const fields = [...object.state.fields.values()];
      return choiceOf([...fields, operation('[]', [object, key])]);
    }
    return operation('[]', [object, key]);
  }

  write(object: Value, key: Value, value: Value, place: Place): void {
    const options = optionsOf(object);
    if (mayBeAddress(key))
      for (const store of options) {
        const { tests } = this.#machine.heap;
        for (const listener of this.#machine.listeners) listener.keyed?.({ store, key, place, tests });
      }
    for (const option of options) this.#writeOne(option, key, value, place, options.length === 1);
  }

  #writeOne(object: Exclude<Value, ChoiceValue>, key: Value, value: Value, place: Place, isOnly: boolean): void {
    const target = object.kind === 'function' ? object.members : object;
    const { heap } = this.#machine;
    const { tests } = heap;
    if (target.kind !== 'object') {
      for (const listener of this.#machine.listeners) listener.assigned?.({ object, key, value, place, tests });
      return;
    }
    for (const each of optionsOf(key)) {
      const name = nameOf(each);
      if (name === null) {
        for (const listener of this.#machine.listeners)
          listener.compared?.({ operator: '[]=', left: each, right: target, place, tests });
        noteKey(target, each, heap);
        heap.replace(target, { rest: target.state.rest ? choiceOf([target.state.rest, value]) : value });
      } else {
        if (each.kind === 'text' && name.includes('/')) (target.texts ??= new Map()).set(name, each);
        const before = target.state.fields.get(name);
        heap.setField(target, name, isOnly || !before ? value : choiceOf([before, value]));
      }
    }
  }
}

/** What a class gives its instances under a name, or one above it; null where none does. */
export function inheritedFrom(of: FunctionValue, name: string): Value | null {
  let current: Value | null = of;
  for (let depth = 0; current?.kind === 'function' && depth < DEEPEST_CLASS; depth += 1) {
    const prototype: Value | undefined = current.members.state.fields.get('prototype');
    const found = prototype?.kind === 'object' ? prototype.state.fields.get(name) : undefined;
    if (found) return found;
    current = current.superclass;
  }
  return null;
}

/**
 * What a class reads of itself: a field that is not there may be given by whoever makes its instances, a framework or a
 * decorator.
 */
export function ofItself(value: Value, self: Value, key: Value): Value {
  const name = nameOf(key);
  const isMissing = value === UNDEFINED_VALUE && self.kind === 'object' && self.shape === 'instance' && name !== null;
  return isMissing && !self.state.fields.has(name) ? opaque({ kind: 'member', object: self, name }) : value;
}

/** What an instance is of a superclass from elsewhere: as if that made it; null where it has none. */
export function foreignPart({ of, id, place, foreign }: ObjectValue): OpaqueValue | null {
  let base: Value | null = of;
  for (let depth = 0; base?.kind === 'function' && depth < DEEPEST_CLASS; depth += 1) base = base.superclass;
  if (base?.kind !== 'opaque' || !place) return null;
  const args = foreign ?? [operation('arguments', [base])];
  const activation = `instance ${String(id)}`;
  return opaque({ kind: 'call', call: { callee: base, args, form: 'new', place, typeArgument: null, activation } });
}

function isSpread(value: Value): boolean {
  return value.kind === 'opaque' && value.source.kind === 'operation' && value.source.operator === 'spread';
}
