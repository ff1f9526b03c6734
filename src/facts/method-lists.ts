import { LISTED_METHODS, methodsIn } from '../text/method-names.ts';
import { literalPlace } from '../values/place.ts';
import { accessPath } from '../values/access-path.ts';
import { knownText, plainText } from '../values/text-value.ts';
import {
  memberSource,
  optionsOf,
  type ChoiceValue,
  type OpaqueValue,
  type Place,
  type Value,
} from '../values/value.ts';

/** The methods that a value lists, with where it is written; a value may be one of several lists. */
export interface ListedMethods {
  readonly methods: ReadonlySet<string>;
  readonly place: Place | null;
}

/** What a value states about methods: some lists, all methods, nothing, or something that is not known. */
export type Listing =
  | { readonly kind: 'lists'; readonly lists: readonly ListedMethods[] }
  | { readonly kind: 'every' | 'nothing' | 'unknown' };

/** Names for all methods: `Cors.ALL_METHODS`; and what lists all methods of Node. */
const EVERY: ReadonlySet<string> = new Set(['*', 'ANY', 'ALL', 'ALL_METHODS']);
const EVERY_OF_NODE: ReadonlySet<string> = new Set(['http.METHODS', 'methods']);
/** The header in which a preflight request names the method: a server that sends its value back allows all methods. */
const ASKED = 'access-control-request-method';
/**
 * Methods of an unknown list or text whose result contains its elements; that of `concat` also those of its arguments.
 */
const KEEPING: ReadonlySet<string> = new Set(['concat', 'join', 'map', 'toString', 'split', 'sort', 'trim', 'flat']);
/** Operations whose result contains all that their operands contain. */
const JOINING: ReadonlySet<string> = new Set(['spread', 'elements', '+', 'array.concat', 'array.join', 'text.concat']);
/** How deep an unknown value is looked into. */
const DEEPEST = 8;

/** The methods of one value; null where it has none. */
type Methods = ReadonlySet<string> | 'every' | 'unknown' | null;

/**
 * What a value states about methods. Of a list that is known in part the known methods count. A value that may be a
 * list or something unknown, such as a variable of the environment, counts as the list.
 */
export function listingOf(value: Value): Listing {
  const found = optionsOf(value).map((option) => ({ methods: methodsOf(option), place: placeOf(option) }));
  const lists = found.flatMap(({ methods, place }) =>
    typeof methods === 'object' && methods ? [{ methods, place }] : [],
  );
  if (lists.length > 0) return { kind: 'lists', lists };
  const kinds = found.map(({ methods }) => methods);
  if (kinds.includes('every')) return { kind: 'every' };
  return { kind: kinds.includes('unknown') ? 'unknown' : 'nothing' };
}

function methodsOf(value: Exclude<Value, ChoiceValue>, depth = 0): Methods {
  if (depth > DEEPEST) return 'unknown';
  switch (value.kind) {
    case 'text': {
      const plain = plainText(value) ?? '';
      const holes = value.pieces.flatMap((piece) => ('hole' in piece ? optionsOf(piece.hole) : []));
      if (EVERY.has(plain.trim().toUpperCase())) return 'every';
      return union([methodsIn(plain), ...holes.map((hole) => methodsOf(hole, depth + 1))]);
    }
    case 'constant':
      return value.value === true ? 'every' : null;
    case 'object': {
      const elements = [...value.state.fields.values(), ...(value.state.rest ? [value.state.rest] : [])];
      if (value.shape !== 'array' && value.shape !== 'set') return 'unknown';
      return union(elements.flatMap(optionsOf).map((element) => methodsOf(element, depth + 1)));
    }
    case 'opaque':
      return unknownMethods(value, depth);
    default:
      return 'unknown';
  }
}

/** What is known of a value that is not known as a whole: a member of an enumeration, a part of a list. */
function unknownMethods(value: OpaqueValue, depth: number): Methods {
  const { source } = value;
  if (EVERY_OF_NODE.has(accessPath(value) ?? '')) return 'every';
  const within = (values: readonly Value[]): Methods =>
    union(values.flatMap(optionsOf).map((each) => methodsOf(each, depth + 1)));
  if (source.kind === 'member') {
    const name = source.name.toUpperCase();
    if (source.name.toLowerCase() === ASKED || EVERY.has(name)) return 'every';
    return LISTED_METHODS.has(name) ? new Set([name]) : 'unknown';
  }
  if (source.kind === 'operation') return JOINING.has(source.operator) ? within(source.operands) : 'unknown';
  if (source.kind !== 'call') return 'unknown';
  const { callee, args } = source.call;
  if (args.some((each) => knownText(each)?.toLowerCase() === ASKED)) return 'every';
  const on = memberSource(callee);
  return on && KEEPING.has(on.name) ? within([on.object, ...(on.name === 'concat' ? args : [])]) : 'unknown';
}

/** The methods of all parts of a list; unknown parts count only where no part has a method. */
function union(parts: readonly Methods[]): Methods {
  if (parts.includes('every')) return 'every';
  const methods = new Set(parts.flatMap((part) => (typeof part === 'object' && part ? [...part] : [])));
  if (methods.size > 0) return methods;
  return parts.includes('unknown') ? 'unknown' : null;
}

function placeOf(value: Value): Place | null {
  return value.kind === 'object' ? value.place : value.kind === 'text' ? literalPlace(value) : null;
}
