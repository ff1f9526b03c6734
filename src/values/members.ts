import { nameOf, reportKey } from './evaluate-keys.ts';
import { noteKey } from './execute-lists.ts';
import { memberOfGlobal } from './globals.ts';
import type { Machine } from './machine.ts';
import type { Caller } from './events.ts';
import { nativeMember } from './natives.ts';
import { trapOf, type Trapped } from './proxies.ts';
import {
  optionsOf,
  type ChoiceValue,
  type FunctionValue,
  type ObjectValue,
  type OpaqueValue,
  type Place,
  type Value,
} from './value.ts';
import { choiceOf, constant, madeText, opaque, operation, UNDEFINED_VALUE } from './new-values.ts';

/** Methods that every function has. */
const FUNCTION_MEMBERS: ReadonlySet<string> = new Set(['apply', 'bind', 'call']);
/** How many superclasses a member is looked for in. */
const DEEPEST_CLASS = 20;
/** A lookup by an unknown key may be any of the fields of an object, if these are no more. */
const MOST_FIELDS = 24;

/** Reads and writes members of values. */
export class Members {
  readonly #machine: Machine;
  readonly #callers = (): readonly Caller[] => this.#machine.callers();

  constructor(machine: Machine) {
    this.#machine = machine;
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
      case 'text': {
        // A text that is an unknown value alone has the members of that.
        const [piece, ...others] = object.pieces;
        const only =
          piece && 'hole' in piece && others.length === 0 && piece.hole.kind === 'opaque' ? piece.hole : null;
        return only ? this.#memberOfOpaque(only, name, place) : nativeMember(object, name);
      }
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
    // An unknown member is a function if `apply`, `bind` or `call` is read of it: `router.get.call(router, '/users',
    // list)`.
    if (source.kind === 'member' && FUNCTION_MEMBERS.has(name))
      return { kind: 'native', name: `function.${name}`, self: object };
    for (const listener of this.#machine.listeners.read) listener.read(object, name, place, this.#callers);
    return memberOfGlobal(object, name) ?? opaque({ kind: 'member', object, name });
  }

  /**
   * What a proxy returns for a member, by its `get` trap if it has one. The trap gets the name as a text without an
   * origin, which is never edited.
   */
  #trapped({ target, handler, trap }: Trapped, proxy: Value, name: string, place: Place): Value {
    const key = madeText(name);
    if (!trap) return this.read(target, key, place);
    return this.#machine.invoke(trap, handler, [target, key, proxy], { place, activation: '' });
  }

  #field(object: ObjectValue, name: string, place: Place): Value {
    for (const listener of this.#machine.listeners.readField) listener.readField(object, name, place);
    const own = object.state.fields.get(name);
    if (own && object.shape !== 'map' && object.shape !== 'set') return this.#got(own, object, place);
    if (object.shape === 'array' && name === 'length')
      return this.#machine.heap.restOf(object) ? operation('length', [object]) : constant(object.state.length);
    const inherited = object.of && (inheritedFrom(object.of, name) ?? (name === 'constructor' ? object.of : null));
    if (inherited) return this.#got(inherited, object, place);
    const native = nativeMember(object, name);
    if (native.kind !== 'constant') return native;
    const rest = this.#machine.heap.restOf(object);
    if (rest) {
      return choiceOf(
        optionsOf(rest).map((each) => (isSpread(each) ? opaque({ kind: 'member', object: each, name }) : each)),
      );
    }
    return object.of ? this.#unknownOfInstance(object, name) : UNDEFINED_VALUE;
  }

  /**
   * A member that no class of the project declares: that of a superclass from elsewhere, or undefined where there is
   * none.
   */
  #unknownOfInstance(instance: ObjectValue, name: string): Value {
    const object = foreignPart(instance);
    return object ? opaque({ kind: 'member', object, name }) : UNDEFINED_VALUE;
  }

  /** The value of a field; the result of the function where it is a getter. */
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

  /** A member under an unknown key: any of the fields, or an unknown value. */
  #lookup(object: Value, key: Value, place: Place): Value {
    const { tests } = this.#machine.heap;
    for (const listener of this.#machine.listeners.compared)
      listener.compared({ operator: '[]', left: key, right: object, place, tests });
    if (object.kind === 'object' && object.state.fields.size > 0 && object.state.fields.size <= MOST_FIELDS) {
      const fields = [...object.state.fields.values()];
      return choiceOf([...fields, operation('[]', [object, key])]);
    }
    return operation('[]', [object, key]);
  }

  write(object: Value, key: Value, value: Value, place: Place): void {
    const options = optionsOf(object);
    for (const option of options) reportKey(option, key, place, this.#machine);
    for (const option of options) this.#writeOne(option, key, value, place, options.length === 1);
  }

  #writeOne(object: Exclude<Value, ChoiceValue>, key: Value, value: Value, place: Place, isOnly: boolean): void {
    const target = object.kind === 'function' ? object.members : object;
    const { heap } = this.#machine;
    const { tests, open: branches } = heap;
    if (target.kind !== 'object') {
      const event = { object, key, value, place, branches, tests };
      for (const listener of this.#machine.listeners.assigned) listener.assigned(event);
      return;
    }
    for (const each of optionsOf(key)) {
      const name = nameOf(each);
      if (name === null) {
        for (const listener of this.#machine.listeners.compared)
          listener.compared({ operator: '[]=', left: each, right: target, place, tests });
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

/**
 * The member that instances inherit from a class or its superclasses, under a name; null where none of these has it.
 */
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
 * The value of a field that an instance reads of itself: a missing field is unknown and not undefined, because a
 * framework or a decorator may set it.
 */
export function ofItself(value: Value, self: Value, key: Value): Value {
  const name = nameOf(key);
  const isMissing = value === UNDEFINED_VALUE && self.kind === 'object' && self.shape === 'instance' && name !== null;
  return isMissing && !self.state.fields.has(name) ? opaque({ kind: 'member', object: self, name }) : value;
}

/**
 * An instance as its superclass from outside the project sees it: the value of a `new` call of that; null where it has
 * none.
 */
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
