import type { AddressGuard } from '../model/address-guard.ts';
import type { FileGuard } from '../model/plan-input.ts';
import type { CallEvent, CompareEvent, Listener } from '../values/machine.ts';
import { knownText, plainText } from '../values/text-value.ts';
import {
  optionsOf,
  type FunctionValue,
  type ObjectValue,
  type OpaqueValue,
  type PatternValue,
  type Place,
  type TextValue,
  type Value,
} from '../values/value.ts';

type Asks = AddressGuard['asks'];

/** Members of a request that say its address, of the frameworks of the catalogue and of Node. */
const ADDRESSES: ReadonlySet<string> = new Set([
  ...['path', 'url', 'originalUrl', 'pathname', 'baseUrl', 'routerPath', 'routePath', 'href', 'requestURI', 'uri'],
]);
/** Members of texts that ask for a part of them, and how. */
const ASKING: ReadonlyMap<string, Asks> = new Map([
  ['startsWith', 'starts'],
  ['endsWith', 'ends'],
  ['includes', 'holds'],
  ['indexOf', 'holds'],
  ['lastIndexOf', 'holds'],
  ['localeCompare', 'is'],
]);
/** Members of texts that are given an expression. */
const MATCHING: ReadonlySet<string> = new Set(['match', 'matchAll', 'search', 'replace', 'replaceAll', 'split']);
/** What takes a text apart, so that a part of it is left. */
const PARTING: ReadonlySet<string> = new Set([
  'split',
  'slice',
  'substring',
  'substr',
  'match',
  'exec',
  'pop',
  'shift',
]);
/** What separates an address from its query, which is none of its parts. */
const BEHIND_PATH: ReadonlySet<string> = new Set(['?', '#', '?#']);
/** Functions of packages that match a path with what they are given: `minimatch(path, '/users/**')`. */
const MATCHERS = /^(?:\w*match\w*|isMatch|any|some|every|pathToRegexp|test)$/i;
const EQUALITIES: ReadonlySet<string> = new Set(['===', '==', '!==', '!=']);
/** Members that call what they are given with elements of their own, which are no requests. */
const OF_LISTS = /^(?:forEach|map|flatMap|filter|find\w*|some|every|reduce\w*|sort|then|catch|finally)$/;
/** Members of what a handler is given that are the request. */
const REQUESTS: ReadonlySet<string> = new Set(['req', 'request', 'raw', 'ctx', 'context']);
/** How deep an unknown value is looked into for an address that it is made of. */
const DEEPEST = 12;

/** An address, or a part of one, with the parameter that the request is. */
interface Address {
  readonly isWhole: boolean;
  readonly parameter: string;
}

/** Finds where code asks what the address of a request is: the same questions, whatever names stand between. */
export class AddressTests implements Listener {
  readonly #found = new Map<string, FileGuard & { readonly parameter: string }>();
  readonly #known = new Map<string, Address | null>();
  /** The parameters of functions that are given away, as middleware is: those of others are no requests. */
  readonly #given = new Set<string>();

  /** What was found, each question once. */
  guards(): readonly FileGuard[] {
    return [...this.#found.values()].filter(({ parameter }) => this.#given.has(parameter));
  }

  parametersOf({ callee }: CallEvent, _at: number, { code, file }: FunctionValue): null {
    const isList = callee.kind === 'opaque' && callee.source.kind === 'member' && OF_LISTS.test(callee.source.name);
    if (!isList) for (const { range } of code?.parameters ?? []) this.#given.add(keyOfPlace({ file, range }));
    return null;
  }

  follows(value: Value): boolean {
    return this.#addressIn(value) !== null || this.#isRequest(value);
  }

  /** Whether a value is what a handler is given, or the request that this holds. */
  #isRequest(value: Value): boolean {
    if (value.kind !== 'opaque') return false;
    const { source } = value;
    if (source.kind === 'member') return REQUESTS.has(source.name) && this.#isRequest(source.object);
    return source.kind === 'parameter' && this.#given.has(keyOfPlace(source.place));
  }

  called(event: CallEvent): void {
    const { callee, args, site } = event;
    this.#made(event);
    if (callee.kind !== 'opaque' || callee.source.kind !== 'member') return;
    const { object, name } = callee.source;
    const address = this.#addressIn(object);
    if (address) {
      const asks = ASKING.get(name);
      for (const value of args.flatMap(optionsOf)) {
        if (asks && value.kind === 'text') this.#add(asks, value, address, site.place);
        if (value.kind === 'pattern' && MATCHING.has(name)) this.#match(value, address, site.place);
      }
      return;
    }
    const given = MATCHERS.test(name) ? this.#first(args) : null;
    if (given) this.#matchers(args, given, site.place);
  }

  /** `const fits = match('/users/:id'); fits(req.path)` */
  #made({ callee, args, site }: CallEvent): void {
    if (callee.kind !== 'opaque' || callee.source.kind !== 'call') return;
    const { callee: maker, args: patterns } = callee.source.call;
    const isMatcher = maker.kind === 'opaque' && maker.source.kind === 'member' && MATCHERS.test(maker.source.name);
    const given = isMatcher ? this.#first(args) : null;
    if (given) this.#matchers(patterns, given, site.place);
  }

  compared({ operator, left, right, place }: CompareEvent): void {
    const [asked, other] = this.#addressIn(left) ? [left, right] : [right, left];
    const address = this.#addressIn(asked);
    if (!address) return;
    for (const value of optionsOf(other)) {
      if (value.kind === 'pattern') this.#match(value, address, place);
      if (value.kind === 'text' && (EQUALITIES.has(operator) || operator.startsWith('text.')))
        this.#add(
          address.isWhole ? (ASKING.get(operator.slice('text.'.length)) ?? 'is') : 'holds',
          value,
          address,
          place,
        );
      if (value.kind === 'object') this.#lookUp(value, address, place);
    }
  }

  /** An address that is looked up is compared with all elements of a list, or with all names of fields. */
  #lookUp(value: ObjectValue, address: Address, place: Place): void {
    const { fields } = value.state;
    const asks = address.isWhole ? 'is' : 'holds';
    if (value.shape === 'array' || value.shape === 'set')
      for (const element of [...fields.values()].flatMap(optionsOf)) {
        if (element.kind === 'text') this.#add(asks, element, address, place);
        if (element.kind === 'pattern') this.#match(element, address, place);
      }
    else if (value.shape !== 'module')
      for (const name of fields.keys()) this.#put({ asks, text: name }, address, place);
  }

  #matchers(args: readonly Value[], address: Address, place: Place): void {
    for (const value of args.flatMap(optionsOf)) {
      const texts = value.kind === 'object' && value.shape === 'array' ? [...value.state.fields.values()] : [value];
      for (const text of texts) {
        if (text.kind === 'pattern') this.#match(text, address, place);
        const glob = knownText(text);
        if (glob?.includes('/')) this.#put(askedByGlob(glob), address, place);
      }
    }
  }

  #match({ source, flags }: PatternValue, address: Address, place: Place): void {
    this.#put({ asks: 'matches', text: source, ignoresCase: flags.includes('i') }, address, place);
  }

  #add(asks: Asks, value: TextValue, address: Address, place: Place): void {
    const text = plainText(value) ?? '';
    // `GET /users` is a method with an address.
    const said = text.replace(/^[A-Z]+[\s:]+(?=\/)/, '');
    this.#put({ asks: said === text ? asks : 'is', text: said }, address, place);
  }

  #put(
    { asks, text, ignoresCase = false }: Pick<AddressGuard, 'asks' | 'text'> & { readonly ignoresCase?: boolean },
    { parameter }: Address,
    { file, range }: Place,
  ): void {
    if (!/\w/.test(text)) return;
    const key = [file, range.join(), asks, text, parameter].join(' ');
    this.#found.set(key, { file, guard: { asks, text, ignoresCase, range }, parameter });
  }

  /** Whether a value is the address of a request, or a part of it; null where it is neither. */
  #addressIn(value: Value, depth = 0): Address | null {
    if (value.kind === 'text')
      return this.#first(
        value.pieces.flatMap((piece) => ('hole' in piece ? [piece.hole] : [])),
        depth,
      );
    if (value.kind === 'choice') return this.#first(value.options, depth);
    if (value.kind !== 'opaque' || depth > DEEPEST) return null;
    const known = this.#known.get(value.key);
    if (known !== undefined) return known;
    this.#known.set(value.key, null);
    const found = this.#read(value, depth + 1);
    this.#known.set(value.key, found);
    return found;
  }

  #first(values: readonly Value[], depth = 0): Address | null {
    for (const value of values) {
      const found = this.#addressIn(value, depth);
      if (found) return found;
    }
    return null;
  }

  #read({ source }: OpaqueValue, depth: number): Address | null {
    if (source.kind === 'operation') return this.#first(source.operands, depth);
    if (source.kind === 'member') {
      const inner = this.#addressIn(source.object, depth);
      const parameter = inner || !ADDRESSES.has(source.name) ? null : parameterOf(source.object);
      return inner ?? (parameter === null ? null : { isWhole: true, parameter });
    }
    if (source.kind !== 'call') return null;
    const { callee, args } = source.call;
    const on = callee.kind === 'opaque' && callee.source.kind === 'member' ? callee.source : null;
    const inner = on && this.#addressIn(on.object, depth);
    if (!inner) return this.#first(args, depth);
    const [first] = args;
    const isParted = PARTING.has(on.name) && !(first && BEHIND_PATH.has(knownText(first) ?? ''));
    return isParted ? { ...inner, isWhole: false } : inner;
  }
}

/**
 * What a glob or a pattern of a path asks for: `/users/*` and `/users/:id` for an address with one segment more. One
 * with groups, which each package reads in its own way, asks for the number of segments.
 */
function askedByGlob(glob: string): Pick<AddressGuard, 'asks' | 'text'> {
  if (/[{}()[\]!+@]/.test(glob)) return { asks: 'depth', text: glob };
  const source = glob
    .replace(/[.^$|\\]/g, String.raw`\$&`)
    .replace(/\*\*|\*|\?|:\w+/g, (found) => (found === '**' ? '.*' : found === '?' ? '[^/]' : '[^/]+'));
  return { asks: 'matches', text: `^${source}$` };
}

/** The parameter that a value comes from: `req`, `ctx.request`, `context.getRequest()`; null for another value. */
function parameterOf(value: Value, depth = 0): string | null {
  if (value.kind !== 'opaque' || depth > DEEPEST) return null;
  const { source } = value;
  if (source.kind === 'parameter') return keyOfPlace(source.place);
  if (source.kind === 'member') return parameterOf(source.object, depth + 1);
  return source.kind === 'call' ? parameterOf(source.call.callee, depth + 1) : null;
}

function keyOfPlace({ file, range }: Place): string {
  return `${file}:${String(range[0])}`;
}
