import { SELECTING, SELECTIONS } from '../catalogue/lookup-members.ts';
import type { CallEvent } from '../values/events.ts';
import { isCall } from '../values/chain.ts';
import { elementsOf } from '../values/evaluate-keys.ts';
import { startOf } from '../values/place.ts';
import { knownText } from '../values/text-value.ts';
import { memberSource, type FunctionValue, type ObjectValue, type OpaqueValue, type Value } from '../values/value.ts';
import { nameOfThing } from './called-member.ts';
import { isIdentifierField } from './looking-up.ts';
import type { RequestValue } from './request-values.ts';

/** What a lookup finds: the members of it that code reads, and the field of the request that it was found by. */
export interface FoundThing {
  readonly parts: Set<string>;
  /** Set where it is found by its own identifier. */
  by: RequestValue | null;
}

/** How many calls of a chain are between a lookup and what it finds: `find(...).select(...).lean().exec()`. */
const LONGEST_CHAIN = 12;

/** How deep operators are nested. */
const DEEPEST_OPERATOR = 4;

/** Follows what lookups find: through chains, callbacks and promises, to the members that are read of it. */
export class FoundThings {
  readonly #things = new Map<string, FoundThing>();
  /** The elements of lists of the program, by the numbers of the objects. */
  readonly #elements = new Map<number, FoundThing>();
  /** The things that parameters of callbacks are, by the beginning of the parameter. */
  readonly #given = new Map<string, FoundThing>();

  /** Records what a call finds, with the callbacks that get it. */
  found(result: Value, args: readonly Value[]): FoundThing {
    const key = result.kind === 'opaque' ? result.key : '';
    const thing = this.#things.get(key) ?? { parts: new Set<string>(), by: null };
    if (key !== '') this.#things.set(key, thing);
    this.#giveTo(args, thing);
    for (const part of args.flatMap(selectedIn)) thing.parts.add(part);
    return thing;
  }

  /** Records an element of a list of the program that a callback is called with to find some: that is what is found. */
  foundElement(element: Value): FoundThing {
    if (element.kind !== 'object') return this.found(element, []);
    const thing = this.#elements.get(element.id) ?? { parts: new Set<string>(), by: null };
    this.#elements.set(element.id, thing);
    return thing;
  }

  /** A field of a known object is read, or assigned. */
  readField({ id }: ObjectValue, name: string): void {
    this.#elements.get(id)?.parts.add(name);
  }

  /** Records a call of a member of what was found: `.then((post) => ...)`, `.populate('crew')`. */
  called({ callee, args }: CallEvent): void {
    const member = memberSource(callee);
    const thing = member && this.of(member.object);
    if (!thing) return;
    if (member.name === 'then') this.#giveTo(args, thing);
    const [first] = args;
    if (first && SELECTING.has(member.name))
      for (const part of (knownText(first) ?? '').match(/\w+/g) ?? []) thing.parts.add(part);
  }

  read(object: OpaqueValue, name: string): void {
    this.of(object)?.parts.add(name);
  }

  /** What a value is, where a lookup found it; null for another value. */
  of(value: Value, length = 0): FoundThing | null {
    if (value.kind !== 'opaque' || length > LONGEST_CHAIN) return null;
    const known = this.#things.get(value.key);
    if (known) return known;
    if (value.source.kind === 'parameter') return this.#given.get(startOf(value.source.place)) ?? null;
    const on = isCall(value) ? memberSource(value.source.call.callee)?.object : undefined;
    return on ? this.of(on, length + 1) : null;
  }

  /**
   * The field of a request by which a value was found, or the thing that the value identifies; null for another value.
   */
  foundBy(value: Value): RequestValue | null {
    const member = memberSource(value);
    const thing = member && isIdentifierField(member.name) ? member.object : value;
    return this.of(thing)?.by ?? null;
  }

  /** The last parameter of a callback is what was found: of `(error, post) => {}`. */
  #giveTo(args: readonly Value[], thing: FoundThing): void {
    for (const callback of args.filter(isFunction)) {
      const last = callback.code?.parameters.at(-1);
      if (last) this.#given.set(startOf({ file: callback.file, range: last.range }), thing);
    }
  }
}

function isFunction(value: Value): value is FunctionValue {
  return value.kind === 'function';
}

/** The parts that the options of a lookup select: `crew` of `{ include: { crew: true } }`. */
function selectedIn(options: Value): readonly string[] {
  if (options.kind !== 'object' || options.shape !== 'plain') return [];
  return SELECTIONS.flatMap((name) => {
    const selected = options.state.fields.get(name);
    if (!selected) return [];
    const models = selected.kind === 'object' && selected.shape === 'array' ? elementsOf(selected) : [selected];
    return [...models.flatMap(modelIn), ...namedFields(selected)];
  });
}

/** The name of a relation, `songs`, or of its model in Sequelize: `Song`, `{ model: Song }`. */
function modelIn(value: Value): readonly string[] {
  const model =
    value.kind === 'object' ? (value.state.fields.get('model') ?? value.state.fields.get('association')) : value;
  return model ? [knownText(model) ?? nameOfThing(model)] : [];
}

/** The fields that an object names, also within operators: `comments` of `{ $push: { comments: comment } }`. */
export function namedFields(value: Value, depth = DEEPEST_OPERATOR): readonly string[] {
  if (value.kind !== 'object' || value.shape !== 'plain' || depth === 0) return [];
  return [...value.state.fields].flatMap(([name, field]) =>
    name.startsWith('$') ? namedFields(field, depth - 1) : [name],
  );
}
