import type { AddressPattern, MethodGuard } from '../model/guards.ts';
import type { FileGuard } from '../model/plan-input.ts';
import { LISTED_METHODS } from '../text/method-names.ts';
import type { CallEvent, Listener } from '../values/events.ts';
import { accessPath } from '../values/access-path.ts';
import { literalPlace } from '../values/place.ts';
import { plainText } from '../values/text-value.ts';
import { optionsOf, type Place, type Value } from '../values/value.ts';
import type { FileMethodGuard } from './method-conditions.ts';
import { fieldsOf } from './registered-addresses.ts';

/** How the arguments of a member choose requests: a text alone is compared as `text`, one next to a method as `is`. */
interface Choice {
  readonly text: 'is' | 'under';
  /** The values among the arguments of a call that choose requests. */
  readonly given: (args: readonly Value[]) => readonly Value[];
}

/**
 * The first argument of a route of a service worker if it is a regular expression: a text there is a whole address,
 * which is read as such elsewhere.
 */
const patternsFirst = (args: readonly Value[]): readonly Value[] =>
  args
    .slice(0, 1)
    .flatMap(optionsOf)
    .filter(({ kind }) => kind === 'pattern');
const ALL = (args: readonly Value[]): readonly Value[] => args;
/**
 * Members that limit middleware to some routes, or exclude some, by address and method: of NestJS (Middleware), of
 * `express-unless` and packages made of it, of `hono/combine`, and the routes of service workers.
 */
const CHOICES: ReadonlyMap<string, Choice> = new Map([
  ['forRoutes', { text: 'under', given: ALL }],
  ['exclude', { text: 'is', given: ALL }],
  ['unless', { text: 'is', given: (args) => args.flatMap((each) => [each, ...objectsIn(fieldsOf(each, 'path'))]) }],
  ['setGlobalPrefix', { text: 'is', given: (args) => args.flatMap((each) => fieldsOf(each, 'exclude')) }],
  // Questions whether a route is registered: `app.hasRoute({ method: 'GET', url: '/users' })`.
  ...['hasRoute', 'findRoute'].map((name): readonly [string, Choice] => [name, { text: 'under', given: ALL }]),
  ['hono/combine.except', { text: 'is', given: (args) => args.slice(0, 1) }],
  ...['workbox-routing.registerRoute', 'workbox-routing.Route', 'workbox.routing.registerRoute'].map(
    (name): readonly [string, Choice] => [name, { text: 'is', given: patternsFirst }],
  ),
]);
const PATHS = ['path', 'url'];
const METHODS = ['method', 'methods'];
/** Options of middleware that list the methods to which it applies, or does not apply. */
const LISTS = /^(?:parsed|ignored?|excluded?|skip|skipped|safe|protected|guarded)Methods$/;

/** The fixed path that a regular expression begins with. */
const PLAIN = /^\^?((?:\/[\w.-]{1,80})+)(?![\w.-]*[?*|])/;

/** Packages that require a token with each method that is not safe. */
const TOKENS: ReadonlySet<string> = new Set([
  ...['csurf', 'csrf-csrf', 'csrf-sync', 'tiny-csrf', 'koa-csrf', '@fastify/csrf-protection', 'hono/csrf', 'lusca'],
  '@hapi/crumb',
]);
const SAFE: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
/** The package of hapi requires a token with POST alone, unless its option `restful` is on. */
const OF_HAPI = '@hapi/crumb';
const POSTED: ReadonlySet<string> = new Set(['POST']);

/** Finds the addresses and methods in options of middleware: `.unless({ path: ['/login'], method: ['GET'] })`. */
export class ChosenRequests implements Listener {
  readonly #addresses: FileGuard[] = [];
  readonly #methods: FileMethodGuard[] = [];

  called({ callee, args, site: { place } }: CallEvent): void {
    const choice = choiceOf(callee);
    if (choice) this.#choose(choice, args, place);
    const methods = args.flatMap((each) => optionsOf(each)).flatMap(listedIn);
    if (methods.length > 0) this.#tell(new Set(methods), place);
    const toldApart = toldByTokens(callee, args);
    if (toldApart) this.#tell(toldApart, place);
  }

  ofAddresses(): readonly FileGuard[] {
    return this.#addresses;
  }

  ofMethods(): readonly FileMethodGuard[] {
    return this.#methods;
  }

  #choose({ text, given }: Choice, args: readonly Value[], place: Place): void {
    const together = new Map<string, Omit<MethodGuard, 'range'>>();
    for (const value of given(args).flatMap(elementsOf)) {
      const paths = PATHS.flatMap((name) => fieldsOf(value, name)).flatMap(elementsOf);
      const methods = METHODS.flatMap((name) => fieldsOf(value, name)).flatMap(methodsIn);
      for (const path of [value, ...paths]) {
        const { file, range } = placeOf(path) ?? place;
        for (const pattern of patternsOf(path, path === value ? text : 'is'))
          this.#addresses.push({ file, guard: { ...pattern, ignoresCase: false, range } });
      }
      const [of] = paths.flatMap((path) => coveredBy(path) ?? []);
      // A single object with a method excludes that method for each address.
      const isAlone = text === 'is' && args[0] === value;
      const key = of && !isAlone ? `${of.asks} ${of.text}` : '';
      const known = together.get(key)?.methods ?? [];
      if (methods.length > 0)
        together.set(key, { methods: new Set([...known, ...methods]), ...(of && !isAlone && { of }) });
    }
    for (const guard of together.values())
      this.#methods.push({ file: place.file, guard: { ...guard, range: place.range } });
  }

  #tell(methods: ReadonlySet<string>, { file, range }: Place): void {
    this.#methods.push({ file, guard: { methods, range } });
  }
}

function choiceOf(callee: Value): Choice | null {
  if (callee.kind !== 'opaque') return null;
  const name = accessPath(callee);
  const member = callee.source.kind === 'member' ? callee.source : null;
  const found = CHOICES.get(name ?? '') ?? (member && CHOICES.get(member.name));
  const isOfConsumer = member?.name !== 'exclude' && member?.name !== 'forRoutes';
  return found && (isOfConsumer || isApplied(member.object)) ? found : null;
}

/** Whether a value is `consumer.apply(Auth)`, or the result of further calls on it. */
function isApplied(value: Value): boolean {
  if (value.kind !== 'opaque' || value.source.kind !== 'call') return false;
  const { callee } = value.source.call;
  if (callee.kind !== 'opaque' || callee.source.kind !== 'member') return false;
  return callee.source.name === 'apply' || isApplied(callee.source.object);
}

/** The objects among some values, and in lists among these: `{ url: '/login', methods: ['POST'] }`. */
function objectsIn(values: readonly Value[]): readonly Value[] {
  return values.flatMap(elementsOf).filter(({ kind }) => kind === 'object');
}

/** A value, or the elements of a list. */
function elementsOf(value: Value): readonly Value[] {
  return optionsOf(value).flatMap((each) =>
    each.kind === 'object' && each.shape === 'array' ? [...each.state.fields.values()].flatMap(optionsOf) : [each],
  );
}

/**
 * The pattern of addresses that a text or a regular expression means: `users/*` is all below `/users`. Null for another
 * value.
 */
function patternOf(value: Value, asks: 'is' | 'under'): AddressPattern | null {
  if (value.kind === 'pattern') return { asks: 'matches', text: value.source, ignoresCase: value.flags.includes('i') };
  const said = value.kind === 'text' ? plainText(value) : null;
  if (said === null) return null;
  const text = said.startsWith('/') ? said : `/${said}`;
  return asks === 'is' && text.endsWith('/*') ? { asks: 'under', text: text.slice(0, -2) } : { asks, text };
}

/**
 * The patterns that {@link patternOf} returns, and for `users/*` that of what is below `/users` alone: routers differ
 * in whether `/users` itself is among it.
 */
function patternsOf(value: Value, asks: 'is' | 'under'): readonly AddressPattern[] {
  const pattern = patternOf(value, asks);
  const text = value.kind === 'text' ? (plainText(value) ?? '') : '';
  if (!pattern || !text.endsWith('/*')) return pattern ? [pattern] : [];
  const start = `/${text.slice(0, -1)}`.replace('//', '/').replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return [pattern, { asks: 'matches', text: `${start}.`, ignoresCase: false }];
}

/**
 * The addresses for which options list methods; for a regular expression, those that contain the fixed path it begins
 * with. Null for another value.
 */
function coveredBy(value: Value): AddressPattern | null {
  if (value.kind !== 'pattern') return patternOf(value, 'is');
  const source = value.source.replaceAll(String.raw`\/`, '/');
  return { asks: 'holds', text: source.includes('|') ? '' : (PLAIN.exec(source)?.[1] ?? '') };
}

/** The methods in a text, in a list, or as a member of an enumeration: `RequestMethod.POST`. */
function methodsIn(value: Value): readonly string[] {
  return elementsOf(value).flatMap((each) => {
    const said = each.kind === 'opaque' && each.source.kind === 'member' ? each.source.name : plainText(each);
    return said !== null && LISTED_METHODS.has(said.toUpperCase()) ? [said.toUpperCase()] : [];
  });
}

/** The methods of options that list some: `{ ignoredMethods: ['GET'] }`. */
function listedIn(options: Value): readonly string[] {
  if (options.kind !== 'object') return [];
  return [...options.state.fields].flatMap(([name, value]) => (LISTS.test(name) ? methodsIn(value) : []));
}

/**
 * The methods that a package for CSRF tokens treats alike, where a call is one of it, `csrf()`, or registers it as a
 * plugin; null for another call.
 */
function toldByTokens(callee: Value, args: readonly Value[]): ReadonlySet<string> | null {
  const given = args.flatMap((each) => [each, ...fieldsOf(each, 'plugin')]);
  const paths = [callee, ...given].flatMap((value) => accessPath(value) ?? []);
  const asking = paths.find(
    (path) => TOKENS.has(moduleIn(path)) && (moduleIn(path) !== 'lusca' || asksLusca(path, args)),
  );
  if (asking === undefined) return null;
  const options = args.flatMap((each) => [each, ...fieldsOf(each, 'options')]);
  const isRestful = options.some((each) => fieldsOf(each, 'restful').some(isGiven));
  return !isRestful && paths.some((path) => moduleIn(path) === OF_HAPI) ? POSTED : SAFE;
}

/** Whether `lusca` requires tokens: `lusca.csrf()`, `lusca({ csrf: true })`. */
function asksLusca(path: string, args: readonly Value[]): boolean {
  return path.endsWith('.csrf') || args.some((each) => fieldsOf(each, 'csrf').some(isGiven));
}

function moduleIn(path: string): string {
  return path.split('.')[0] ?? '';
}

function isGiven(value: Value): boolean {
  return value.kind !== 'constant' || Boolean(value.value);
}

function placeOf(value: Value): Place | null {
  if (value.kind === 'pattern') return value.place;
  return value.kind === 'text' ? literalPlace(value) : null;
}
