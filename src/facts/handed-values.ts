import { chainOf } from '../values/chain.ts';
import type { CallEvent } from '../values/machine.ts';
import { givesRequests } from './registered-addresses.ts';
import { RouterRoles } from './router-role.ts';
import { opaque, optionsOf, type FunctionValue, type OpaqueValue, type Value } from '../values/value.ts';

/** What may go into the parameters of a function that something unknown calls. */
interface Handed {
  /** What is given with the function. */
  readonly beside: Set<Value>;
  /** The unknown values whose members are given functions, or that are made of them and called. */
  readonly through: Set<string>;
}

/**
 * Remembers what is given to unknown functions and objects: it may come out wherever these give something back. What is
 * given next to a function may be what the function is called with, as in `setTimeout(load, 100, 'list')`; so may what
 * the answer is called with, as in `debounce(load)('list')`, and what the same object is given elsewhere, as in
 * `bus.on('load', load)` and `bus.emit('load', 'list')`. An object that a package makes may also be given what other
 * functions of the package are: `new Worker('jobs', load)` and `new Queue('jobs').add('load', ['list'])`.
 */
export class HandedValues {
  /** What was given to unknown values and to the members of what calls answer, by the keys of these. */
  readonly #given = new Map<string, Set<Value>>();
  readonly #handed = new Map<string, Handed>();
  readonly #roles = new RouterRoles();

  /** Hears of a call of something unknown. What routers give their handlers is of requests, and none of it. */
  take(event: CallEvent): void {
    if (givesRequests(event, this.#roles)) return;
    const { callee, args, result } = event;
    const base = baseOf(callee);
    const said = args.filter((each) => optionsOf(each).some((option) => option.kind !== 'function'));
    const callbacks = args.flatMap((argument, at) =>
      callbacksOf(argument).map(({ called, beside }) => ({ called, beside: [...beside, ...args.slice(at + 1)] })),
    );
    const through = [keyOfUnknown(result), base?.key ?? null, event.site.form === 'call' ? null : packageKey(callee)];
    for (const { called, beside } of callbacks) this.#hand(called, beside, through);
    if (callee.kind === 'opaque') this.#give(callee.key, said);
    const ofPackage = packageKey(callee);
    if (ofPackage !== null) this.#give(ofPackage, said);
    // What precedes a function names the event that it listens to.
    if (base && callbacks.length === 0) this.#give(base.key, said);
  }

  #give(key: string, values: readonly Value[]): void {
    const known = this.#given.get(key) ?? new Set();
    for (const value of values) known.add(value);
    this.#given.set(key, known);
  }

  #hand({ code, file }: FunctionValue, beside: readonly Value[], through: readonly (string | null)[]): void {
    for (const [index, { name, range }] of (code?.parameters ?? []).entries()) {
      const { key } = opaque({ kind: 'parameter', name, type: null, index, place: { file, range } });
      const known = this.#handed.get(key) ?? { beside: new Set(), through: new Set() };
      this.#handed.set(key, known);
      for (const each of beside) known.beside.add(each);
      for (const each of through) if (each !== null) known.through.add(each);
    }
  }

  /** What may have gone into an unknown value besides what it is made of. */
  into({ key, source }: OpaqueValue): readonly Value[] {
    const handed = source.kind === 'parameter' ? this.#handed.get(key) : undefined;
    const own = source.kind === 'call' ? [...(this.#given.get(key) ?? [])] : [];
    if (!handed) return own;
    return [...own, ...handed.beside, ...[...handed.through].flatMap((each) => [...(this.#given.get(each) ?? [])])];
  }
}

/** A function of the project that something unknown is given, with what is next to it. */
interface Callback {
  readonly called: FunctionValue;
  readonly beside: readonly Value[];
}

/** How deep functions are looked for in objects. */
const DEEPEST = 3;

/** The functions in a value, with the other fields of the objects that they are in. */
function callbacksOf(
  value: Value,
  beside: readonly Value[] = [],
  depth = 0,
  seen = new Set<Value>(),
): readonly Callback[] {
  if (seen.has(value)) return [];
  seen.add(value);
  switch (value.kind) {
    case 'function':
      return [{ called: value, beside }];
    case 'choice':
      return value.options.flatMap((option) => callbacksOf(option, beside, depth, seen));
    case 'object': {
      if (depth >= DEEPEST || value.shape === 'module' || value.shape === 'instance') return [];
      const fields = [...value.state.fields.values()];
      const others = fields.filter(({ kind }) => kind !== 'function');
      return fields.flatMap((field) => callbacksOf(field, [...beside, ...others], depth + 1, seen));
    }
    default:
      return [];
  }
}

/** A key for all that a package makes; null for what comes from elsewhere. */
function packageKey(value: Value): string | null {
  const root = chainOf(value).at(-1);
  return root?.kind === 'opaque' && root.source.kind === 'module' ? `package ${root.source.specifier}` : null;
}

function keyOfUnknown(value: Value): string | null {
  return value.kind === 'opaque' ? value.key : null;
}

/** The call whose answer a value is a member of; null where it is none. */
function baseOf(value: Value): OpaqueValue | null {
  if (value.kind !== 'opaque' || value.source.kind !== 'member') return null;
  let next: Value = value;
  while (next.kind === 'opaque' && next.source.kind === 'member') next = next.source.object;
  return next.kind === 'opaque' && next.source.kind === 'call' ? next : null;
}
