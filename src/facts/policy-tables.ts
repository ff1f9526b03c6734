import { patternIn } from '../documents/servers/patterns-below.ts';
import { casbinRows, routeToProgram, matchesBelow, rowPattern } from '../documents/servers/policy-rows.ts';
import type { FileGuard } from '../model/plan-input.ts';
import { LISTED_METHODS, methodsIn } from '../text/method-names.ts';
import { elementsOf } from '../values/evaluate-keys.ts';
import type { CallEvent, Listener } from '../values/events.ts';
import { literalPlace } from '../values/place.ts';
import { knownText } from '../values/text-value.ts';
import { optionsOf, type ObjectValue, type Place, type Value } from '../values/value.ts';
import type { MadeValues } from './made-values.ts';
import type { FileMethodGuard } from './method-conditions.ts';
import { listingOf } from './method-lists.ts';
import { guardAt, othersOf, tableGuards } from './table-guards.ts';

/** A row that allows some methods at the addresses of a pattern. */
interface Row {
  /** The subject that it allows, to distinguish rows. */
  readonly who: string;
  readonly address: string;
  readonly methods: ReadonlySet<string>;
  readonly place: Place;
  /** Set for a rule of one address rather than a pattern. */
  readonly isNamed?: boolean;
}

/** Members of an enforcer of casbin that add a row, or a list of rows. */
const ADDING = /^add(?:Named)?(?:Policy|Policies|PermissionForUser)$/;
/** The first element of a row of casbin in a list, and the form of an address in it. */
const POLICY = 'p';
const ADDRESS = /^[/*]\S{0,200}$/;
/** A text that may contain rows of casbin. */
const ROWS = /^[ \t]*p\d?,/m;

/** The fields of a rule for its addresses and for the methods that it allows. */
const ADDRESSES: ReadonlySet<string> = new Set(
  ['resource', 'path', 'url', 'uri', 'route', 'endpoint', 'pattern', 'obj'].flatMap((name) => [name, `${name}s`]),
);
const METHODS: ReadonlySet<string> = new Set(['methods', 'verbs']);
/** An address that is a pattern for others. */
const PATTERN = /^\S{0,200}\*\)?$/;

/**
 * Finds tables of permissions and of gateways in code: rules of objects and lists, rows of casbin, and the resources of
 * a gateway that is built in code.
 */
export class PolicyTables implements Listener {
  readonly #made: MadeValues;
  readonly #rows: Row[] = [];

  /** @param made collects the objects and lists of literals, in the same evaluation */
  constructor(made: MadeValues) {
    this.#made = made;
  }

  called({ callee, args, site: { place } }: CallEvent): void {
    const name = callee.kind === 'opaque' && callee.source.kind === 'member' ? callee.source.name : '';
    if (ADDING.test(name)) {
      this.#rows.push(...casbinRow(args, place));
      for (const list of args.flatMap(listsIn)) this.#rows.push(...casbinRow(elementsOf(list), list.place ?? place));
    }
    if (name === 'addMethod') this.#rows.push(...addedMethod(callee, args, place));
    for (const text of args) this.#rows.push(...rowsInText(text, place));
  }

  /**
   * The guards that distinguish an address from those below it; without patterns whose rule is repeated for the address
   * itself.
   */
  ofAddresses(): readonly FileGuard[] {
    const rows = this.#all();
    const alike = new Set(rows.map((row) => keyOfRow(row, row.address)));
    const parted = rows.flatMap((row) => {
      const pattern = patternIn(row.address);
      const isAlone = pattern && !alike.has(keyOfRow(row, row.address.slice(0, row.address.lastIndexOf('/'))));
      return isAlone ? [guardAt(row.place, pattern.asks, pattern.text)] : [];
    });
    const found = [...tableGuards([...this.#made.all()]), ...parted];
    const keyOfGuard = ({ file, guard: { asks, text, replaces = '' } }: FileGuard): string =>
      `${file} ${asks} ${text} ${replaces}`;
    return [...new Map(found.map((each) => [keyOfGuard(each), each])).values()];
  }

  #all(): readonly Row[] {
    return [...this.#rows, ...[...this.#made.all()].flatMap(rowsOf)];
  }

  ofMethods(): readonly FileMethodGuard[] {
    const joined = new Map<string, Row>();
    for (const row of this.#all().filter(({ isNamed }) => isNamed !== true)) {
      const key = `${row.place.file} ${row.who} ${row.address}`;
      const known = joined.get(key);
      joined.set(key, known ? { ...known, methods: new Set([...known.methods, ...row.methods]) } : row);
    }
    return [...joined.values()].map(({ address, methods, place: { file, range } }) => ({
      file,
      guard: { methods, of: rowPattern(address), range },
    }));
  }
}

/** A key of what a row allows at an address. */
function keyOfRow({ who, methods, place }: Row, address: string): string {
  return [place.file, who, address, ...methods].join(' ');
}

function rowsOf(object: ObjectValue): readonly Row[] {
  const { shape, place, state } = object;
  if (!place) return [];
  const fields = [...state.fields.values()];
  const handed = fields.flatMap(optionsOf).flatMap((value) => rowsInText(value, place));
  if (shape !== 'array') return [...handed, ...ruleRows(object, place), ...gatewayRows(object, place)];
  const [first, ...others] = fields;
  return first && knownText(first) === POLICY ? [...handed, ...casbinRow(others, place)] : handed;
}

/** `{ resource: 'users/*', methods: ['POST'] }` */
function ruleRows(object: ObjectValue, place: Place): readonly Row[] {
  const { fields } = object.state;
  const methods = [...fields].flatMap(([name, value]) => (METHODS.has(name) ? [...methodsOf(value)] : []));
  if (methods.length === 0) return [];
  const addresses = [...fields].flatMap(([name, value]) => (ADDRESSES.has(name) ? textsIn(value) : []));
  const who = othersOf(object, ADDRESSES);
  return addresses.map((address) => {
    const isNamed = !PATTERN.test(address);
    return { who, address, methods: new Set(methods), place, ...(isNamed && { isNamed }) };
  });
}

/** `{ path: '/api/{proxy+}', methods: [HttpMethod.POST] }` */
function gatewayRows({ state: { fields } }: ObjectValue, place: Place): readonly Row[] {
  const [path, method] = [fields.get('path'), fields.get('methods') ?? fields.get('method')];
  const address = path && knownText(path);
  if (!address || !method || !matchesBelow(address)) return [];
  return [{ who: '', address, methods: methodsOf(method), place }];
}

/** A method for all addresses below a resource: `root.addResource('{proxy+}').addMethod('POST')`. */
function addedMethod(callee: Value, [first]: readonly Value[], place: Place): readonly Row[] {
  const resource = callee.kind === 'opaque' && callee.source.kind === 'member' ? callee.source.object : null;
  const made = resource?.kind === 'opaque' && resource.source.kind === 'call' ? resource.source.call : null;
  const name = made?.callee.kind === 'opaque' && made.callee.source.kind === 'member' ? made.callee.source.name : '';
  const [path] = made?.args ?? [];
  const isBelowAll = name === 'addProxy' || (name === 'addResource' && path && matchesBelow(knownText(path) ?? ''));
  return first && isBelowAll ? [{ who: '', address: '/*', methods: methodsOf(first), place }] : [];
}

/** A row of casbin, with subject, address and methods: `'editor', '/users/*', 'POST'`. */
function casbinRow(values: readonly Value[], place: Place): readonly Row[] {
  const texts = values.map((value) => knownText(value) ?? '');
  const at = texts.findIndex((text) => ADDRESS.test(text));
  const methods = methodsIn(texts[at + 1] ?? '');
  return at < 1 || methods.size === 0
    ? []
    : [{ who: texts.slice(at - 1, at).join(), address: texts[at] ?? '', methods, place }];
}

/** The rows in one text: rows of casbin, or a route of a gateway (`POST /api/{proxy+}`). */
function rowsInText(value: Value, otherwise: Place): readonly Row[] {
  const text = knownText(value);
  if (text === null || value.kind !== 'text') return [];
  const place = literalPlace(value) ?? otherwise;
  const route = routeToProgram(text);
  if (route) return [{ who: '', ...route, place }];
  if (!ROWS.test(text)) return [];
  return casbinRows(text).map(({ methods, of }, at) => ({
    who: `row ${String(at)}`,
    address: of?.text ?? '',
    methods,
    place,
  }));
}

/** The methods in a list; of a choice, those of all its alternatives. */
function methodsOf(value: Value): ReadonlySet<string> {
  const listing = listingOf(value);
  if (listing.kind === 'every') return LISTED_METHODS;
  return new Set(listing.kind === 'lists' ? listing.lists.flatMap(({ methods }) => [...methods]) : []);
}

function textsIn(value: Value): readonly string[] {
  return optionsOf(value).flatMap((option) =>
    option.kind === 'object' && option.shape === 'array'
      ? elementsOf(option).flatMap(textsIn)
      : (knownText(option) ?? []),
  );
}

/** The rows of a list of lists. */
function listsIn(value: Value): readonly ObjectValue[] {
  if (value.kind !== 'object' || value.shape !== 'array') return [];
  return elementsOf(value).flatMap((each) => (each.kind === 'object' && each.shape === 'array' ? [each] : []));
}
