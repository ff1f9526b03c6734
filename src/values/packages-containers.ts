import { chainOf } from './chain.ts';
import { nameOf } from './evaluate-keys.ts';
import { CONTAINER_PACKAGES, type ContainerPackage, type ProvidedBy } from './container-packages.ts';
import type { Machine } from './machine.ts';
import { madeText, operation } from './new-values.ts';
import { accessPath } from './access-path.ts';
import { optionOf, type PackageCall } from './packages-files.ts';
import type { Parameter, Term } from './terms.ts';
import { memberSource, type FunctionValue, type Value } from './value.ts';
import { keyOf } from './value-keys.ts';

/** How a container makes what is asked for under a token. */
interface Provider {
  readonly by: ProvidedBy;
  readonly from: Value;
}

/** A container, with what is registered in it. */
class Registered {
  readonly of: ContainerPackage;
  readonly providers = new Map<string, Provider[]>();
  /** What was made of providers and classes, each once. */
  readonly made = new Map<Provider | FunctionValue, Value>();
  /** The providers and classes that are being made. */
  readonly open = new Set<Provider | FunctionValue>();

  constructor(of: ContainerPackage) {
    this.of = of;
  }
}

/** The containers of each evaluation, by the keys of their values. */
const CONTAINERS = new WeakMap<Machine, Map<string, Registered>>();

/** The packages of containers by the access paths of some of their exports: `awilix.createContainer`. */
function byExport(
  namesOf: (each: ContainerPackage) => readonly string[] | undefined,
): ReadonlyMap<string, ContainerPackage> {
  return new Map(
    CONTAINER_PACKAGES.flatMap((each) =>
      (namesOf(each) ?? []).map((name) => [name === '' ? each.module : `${each.module}.${name}`, each] as const),
    ),
  );
}

const SHARED = byExport(({ shared }) => shared);
const MAKERS = byExport(({ makers }) => makers);
const RESOLVERS = byExport(({ resolvers }) => Object.keys(resolvers ?? {}));
const INJECTING = byExport(({ injected = [], injectedAll = [] }) => [...injected, ...injectedAll]);

/** The container that a value is; null for another value. */
function containerOf(value: Value, machine: Machine): Registered | null {
  const path = accessPath(value);
  if (path !== null) return registeredIn(path, SHARED.get(path), machine);
  if (value.kind !== 'opaque') return null;
  const { source } = value;
  if (source.kind === 'operation' && source.operator === 'registered' && source.operands[0])
    return containerOf(source.operands[0], machine);
  if (source.kind !== 'call') return null;
  const { callee } = source.call;
  const made = registeredIn(value.key, MAKERS.get(accessPath(callee) ?? ''), machine);
  const member = made ? null : memberSource(callee);
  const whole = member && containerOf(member.object, machine);
  return made ?? (whole?.of.parts.includes(member?.name ?? '') ? whole : null);
}

function registeredIn(key: string, of: ContainerPackage | undefined, machine: Machine): Registered | null {
  if (!of) return null;
  const all = CONTAINERS.get(machine) ?? new Map<string, Registered>();
  CONTAINERS.set(machine, all);
  const known = all.get(key) ?? new Registered(of);
  all.set(key, known);
  return known;
}

/** The last name of what is called: `asClass` of `awilix.asClass`. */
function lastName(callee: Value): string {
  return accessPath(callee)?.split('.').at(-1) ?? '';
}

/** The result of a call that registers something in a container, or asks it for something; null for another call. */
export function containerCall(callee: Value, call: PackageCall): Value | null {
  const [first] = call.args;
  const by = RESOLVERS.get(accessPath(callee) ?? '')?.resolvers?.[lastName(callee)];
  if (by && first) return operation(`provider:${by}`, [first]);
  const member = memberSource(callee);
  if (!member) return null;
  const binding =
    member.object.kind === 'opaque' && member.object.source.kind === 'call' ? member.object.source.call : null;
  if (binding && memberSource(binding.callee)?.name === 'bind') return bound(binding, member.name, call);
  const container = containerOf(member.object, call.machine);
  if (!container || !first) return null;
  const { registering = [], one, all = [] } = container.of;
  if (registering.includes(member.name)) return registered(container, member.object, call);
  if (one.includes(member.name)) return found(container, first, call);
  return all.includes(member.name) ? call.machine.heap.array(allFound(container, first, call)) : null;
}

/** `container.bind(token).to(type)` */
function bound(
  { callee, args: [token] }: { readonly callee: Value; readonly args: readonly Value[] },
  name: string,
  { args: [from = token], machine }: PackageCall,
): Value | null {
  const member = memberSource(callee);
  const container = member && containerOf(member.object, machine);
  const by = container?.of.bindings?.[name];
  if (!container || !by || !token || !from) return null;
  provide(container, token, { by, from });
  return operation('binding', []);
}

/** `register(token, provider)`, `register({ name: provider })`, `set(token, value)`, `set({ id, value })`. */
function registered(container: Registered, self: Value, { args: [first, second] }: PackageCall): Value | null {
  if (!first) return null;
  const id = optionOf(first, 'id');
  if (id) provide(container, id, providerOf(first, container.of));
  else if (second || first.kind === 'function')
    provide(container, first, second ? providerOf(second, container.of) : { by: 'class', from: first });
  else if (first.kind === 'object')
    for (const [name, value] of first.state.fields) provide(container, madeText(name), providerOf(value, container.of));
  return operation('registered', [self]);
}

function providerOf(value: Value, { options = {}, resolvers = {} }: ContainerPackage): Provider {
  for (const [name, by] of Object.entries(options)) {
    const from = value.kind === 'object' && value.shape === 'plain' ? optionOf(value, name) : null;
    if (from) return { by, from };
  }
  const origin = chainOf(value).at(-1);
  const source = origin?.kind === 'opaque' ? origin.source : null;
  const [from] = source?.kind === 'operation' ? source.operands : [];
  for (const by of Object.values(resolvers))
    if (from && source?.kind === 'operation' && source.operator === `provider:${by}`) return { by, from };
  return { by: value.kind === 'function' && value.classCode ? 'class' : 'value', from: value };
}

function provide({ providers }: Registered, token: Value, provider: Provider): void {
  const name = nameOfToken(token);
  if (name !== null) providers.set(name, [...(providers.get(name) ?? []), provider]);
}

/** A key of a token: a text, a symbol or a class; null where it is not known. */
function nameOfToken(token: Value): string | null {
  return token.kind === 'function' || token.kind === 'object' ? keyOf(token) : nameOf(token);
}

/** What a container gives for a token; null where that is not known. */
function found(container: Registered, token: Value, call: PackageCall): Value | null {
  return allFound(container, token, call).at(-1) ?? null;
}

function allFound(container: Registered, token: Value, call: PackageCall): readonly Value[] {
  const providers = container.providers.get(nameOfToken(token) ?? '');
  if (providers) return providers.map((provider) => made(container, provider, call));
  return token.kind === 'function' && token.classCode ? [made(container, { by: 'class', from: token }, call)] : [];
}

/** What a provider makes, once. */
function made(container: Registered, provider: Provider, call: PackageCall): Value {
  const { by, from } = provider;
  if (by === 'value') return from;
  const key = by === 'class' && from.kind === 'function' ? from : provider;
  const known = container.made.get(key);
  if (known) return known;
  if (container.open.has(key)) return operation('provided', [from]);
  container.open.add(key);
  const value = by === 'token' ? found(container, from, call) : makes(container, from, call);
  container.open.delete(key);
  const answer = value ?? operation('provided', [from]);
  container.made.set(key, answer);
  return answer;
}

/** What a class or a function makes with what the container gives for its parameters. */
function makes(container: Registered, from: Value, call: PackageCall): Value {
  const { machine, site, context } = call;
  if (from.kind !== 'function') return machine.call(from, null, [], site, context);
  const parameters = from.code?.parameters ?? [];
  const args = parameters.map((parameter, at) => given(container, from, parameter, at, call));
  if (!from.classCode) return machine.call(from, null, args.map(known), site, context);
  return args.every((each) => each === null)
    ? machine.instanceOf(from)
    : machine.construct(from, args.map(known), site);
}

function known(value: Value | null): Value {
  return value ?? operation('provided', []);
}

/** What a container gives for a parameter, by its decorator, its type or its names; null where that is not known. */
function given(
  container: Registered,
  of: FunctionValue,
  { target, name, decorators }: Parameter,
  at: number,
  call: PackageCall,
): Value | null {
  const { machine } = call;
  const context = { ...call.context, file: of.file, frame: of.frame };
  for (const decorator of decorators.map((term) => machine.evaluate(term, context))) {
    const injected = injectedBy(container, decorator, call);
    if (injected) return injected;
  }
  const type = target.kind === 'binding' && target.type !== null ? machine.classNamed(target.type, of.file) : null;
  if (type) return made(container, { by: 'class', from: type }, call);
  if (target.kind === 'binding' && container.providers.has(name)) return found(container, madeText(name), call);
  if (at > 0 || container.providers.size === 0) return null;
  const names = [...container.providers.keys()];
  const asked = target.kind === 'object' && !target.rest ? target.entries.map(({ key }) => nameInPattern(key)) : names;
  const fields = asked.flatMap((each): (readonly [string, Value])[] => {
    const value = each === null ? null : found(container, madeText(each), call);
    return each === null || !value ? [] : [[each, value]];
  });
  return machine.heap.plain(fields);
}

function nameInPattern(key: Term): string | null {
  return key.kind === 'text' ? key.value : null;
}

function injectedBy(container: Registered, decorator: Value, call: PackageCall): Value | null {
  if (decorator.kind !== 'opaque' || decorator.source.kind !== 'call') return null;
  const { callee, args } = decorator.source.call;
  const name = lastName(callee);
  const [first] = args;
  const of = INJECTING.get(accessPath(callee) ?? '');
  if (!first || !of) return null;
  const { machine, site, context } = call;
  const token = first.kind === 'function' && !first.classCode ? machine.call(first, null, [], site, context) : first;
  if (of.injectedAll?.includes(name)) return machine.heap.array(allFound(container, token, call));
  return found(container, token, call);
}
