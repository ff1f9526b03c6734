import { accessPath } from '../values/access-path.ts';
import { chainOf } from '../values/chain.ts';
import type { CallEvent } from '../values/events.ts';
import { givesRequests } from './registered-addresses.ts';
import { knownText } from '../values/text-value.ts';
import { RouterRoles } from './router-role.ts';
import { memberSource, optionsOf, type FunctionValue, type OpaqueValue, type Value } from '../values/value.ts';
import { opaque } from '../values/new-values.ts';

/** The values that may reach the parameters of a function that unknown code calls. */
interface Passed {
  /** The other arguments of the call to which the function is passed. */
  readonly beside: Set<Value>;
  /**
   * The keys of the unknown values through which it may be called: the object or the result of the call to which it is
   * passed, or the package. All that is passed to these may reach its parameters.
   */
  readonly through: Set<string>;
}

/**
 * Records the arguments of calls of unknown functions, and finds the parameters and results that they may reach.
 * Arguments next to a callback may be passed to it, as in `setTimeout(load, 100, 'list')`; so may those of a call of
 * the result, as in `debounce(load)('list')`, and those of other calls on the same object, as in `bus.on('load', load)`
 * and `bus.emit('load', 'list')`. A callback of one object of a package may also be called with what another object is
 * passed: `new Worker('jobs', load)` and `new Queue('jobs').add('load', ['list'])`; but one in an attribute of an
 * element is not called with the attributes of other components. A message to another thread or process may reach all
 * that listen to messages.
 */
export class PassedValues {
  /**
   * The arguments of calls of unknown functions, by the keys of these, of the calls whose results they are members of,
   * and of their packages.
   */
  readonly #given = new Map<string, Set<Value>>();
  readonly #passed = new Map<string, Passed>();
  readonly #roles = new RouterRoles();

  /** Records a call of an unknown function. Handlers of routers are left out: they are called with requests. */
  take(event: CallEvent): void {
    if (givesRequests(event, this.#roles)) return;
    const { callee, result } = event;
    const args = isOfReact(event) ? event.args.map(withoutChildren) : event.args;
    const base = baseOf(callee);
    const said = args.filter((each) => optionsOf(each).some((option) => option.kind !== 'function'));
    const callbacks = args.flatMap((argument, at) =>
      callbacksOf(argument).map(({ called, beside }) => ({ called, beside: [...beside, ...args.slice(at + 1)] })),
    );
    const isElement = event.site.form === 'element';
    const ofComponent = isElement ? componentKey(callee) : null;
    const through = [
      ...[keyOfUnknown(result), base?.key ?? null, event.site.form === 'call' ? null : packageKey(callee), ofComponent],
      ...(listensToMessages(event) ? [MESSAGES] : []),
    ];
    for (const { called, beside } of callbacks) this.#pass(called, beside, through);
    if (callee.kind === 'opaque') this.#give(callee.key, said);
    if (sendsMessage(callee)) this.#give(MESSAGES, said);
    const shared = isElement ? ofComponent : packageKey(callee);
    if (shared !== null) this.#give(shared, said);
    // The argument in front of a callback is the name of an event.
    if (base && callbacks.length === 0) this.#give(base.key, said);
  }

  #give(key: string, values: readonly Value[]): void {
    const known = this.#given.get(key) ?? new Set();
    for (const value of values) known.add(value);
    this.#given.set(key, known);
  }

  #pass({ code, file }: FunctionValue, beside: readonly Value[], through: readonly (string | null)[]): void {
    for (const [index, { name, range }] of (code?.parameters ?? []).entries()) {
      const { key } = opaque({ kind: 'parameter', name, type: null, index, place: { file, range } });
      const known = this.#passedTo(key);
      for (const each of beside) known.beside.add(each);
      for (const each of through) if (each !== null) known.through.add(each);
    }
  }

  /** Records that a value may reach a parameter. */
  passed(value: Value, { key }: OpaqueValue): void {
    this.#passedTo(key).beside.add(value);
  }

  #passedTo(parameter: string): Passed {
    const known = this.#passed.get(parameter) ?? { beside: new Set(), through: new Set() };
    this.#passed.set(parameter, known);
    return known;
  }

  /** The values that may reach an unknown value in calls: a parameter of a callback, or the result of a call. */
  into({ key, source }: OpaqueValue): readonly Value[] {
    const passed = source.kind === 'parameter' ? this.#passed.get(key) : undefined;
    const own = source.kind === 'call' ? [...(this.#given.get(key) ?? [])] : [];
    if (!passed) return own;
    return [...own, ...passed.beside, ...[...passed.through].flatMap((each) => [...(this.#given.get(each) ?? [])])];
  }
}

/** The key of all messages to other threads and processes. */
const MESSAGES = 'messages';

/** `parentPort.on('message', audit)`, `process.once('message', audit)` */
function listensToMessages({ callee, args: [event] }: CallEvent): boolean {
  return memberSource(callee) !== null && event !== undefined && knownText(event) === 'message';
}

/** `worker.postMessage(job)`, `process.send(job)`, `fork('./audit.js').send(job)` */
function sendsMessage(callee: Value): boolean {
  const member = memberSource(callee);
  if (!member) return false;
  const root = packageKey(callee) ?? accessPath(callee);
  return member.name === 'postMessage' || (member.name === 'send' && PROCESSES.has(root ?? ''));
}

const PROCESSES: ReadonlySet<string> = new Set([
  ...['child_process', 'cluster'].flatMap((name) => [`package ${name}`, `package node:${name}`]),
  'process.send',
]);

/** Whether a call is an element of a component of React itself: `<Session.Provider>`, `<StrictMode>`, `<Suspense>`. */
function isOfReact({ callee, site }: CallEvent): boolean {
  return site.form === 'element' && REACT.has(packageKey(callee) ?? '');
}

const REACT: ReadonlySet<string> = new Set(['package react', 'package preact', 'package preact/compat']);

/** The attributes of an element that renders its children and passes them to no function, unless they are one. */
function withoutChildren(attributes: Value): Value {
  if (attributes.kind !== 'object') return attributes;
  const { state } = attributes;
  const fields = [...state.fields].filter(([name, value]) => name !== 'children' || callbacksOf(value).length > 0);
  return { ...attributes, state: { ...state, fields: new Map(fields) } };
}

/** A callback that is passed to unknown code, with the values next to it. */
interface Callback {
  readonly called: FunctionValue;
  readonly beside: readonly Value[];
}

/** How many objects deep callbacks are searched for. */
const DEEPEST = 3;

/** The callbacks in a value, each with the other fields of the objects that contain it. */
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

/**
 * The key that the elements of a component of a package share with those of its members, such as `<Menu>` and
 * `<Menu.Item>`: other components of the package do not get their attributes. Null for other values.
 */
function componentKey(value: Value): string | null {
  const component = memberSource(chainOf(value).at(-2) ?? value);
  const ofPackage = packageKey(value);
  return ofPackage === null ? null : `${ofPackage} ${component?.name ?? ''}`;
}

/** The key that all values of a package share; null for other values. */
function packageKey(value: Value): string | null {
  const root = chainOf(value).at(-1);
  return root?.kind === 'opaque' && root.source.kind === 'module' ? `package ${root.source.specifier}` : null;
}

function keyOfUnknown(value: Value): string | null {
  return value.kind === 'opaque' ? value.key : null;
}

/** The call whose result a value is a member of; null where there is none. */
function baseOf(value: Value): OpaqueValue | null {
  if (value.kind !== 'opaque' || value.source.kind !== 'member') return null;
  let next: Value = value;
  while (next.kind === 'opaque' && next.source.kind === 'member') next = next.source.object;
  return next.kind === 'opaque' && next.source.kind === 'call' ? next : null;
}
