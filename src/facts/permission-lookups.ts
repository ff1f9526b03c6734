import type { FileGuard } from '../model/plan-input.ts';
import { EQUALITIES, type CallEvent, type CompareEvent, type Listener } from '../values/events.ts';
import { knownText } from '../values/text-value.ts';
import type { Place, Value } from '../values/value.ts';
import { remembered } from '../remembered.ts';
import { LISTED_METHODS } from '../text/method-names.ts';
import { wordTexts } from '../words/split.ts';
import type { FileMethodGuard } from './method-conditions.ts';
import type { RequestParameters } from './request-parameters.ts';
import { type RequestParts } from './request-parts.ts';
import { parameterOf } from './member-paths.ts';
import { ADDRESSES, METHODS, type PartNames } from './request-names.ts';

/** A lookup of a permission: the values that are looked up, or a value and the row that it is compared with. */
interface Lookup {
  readonly asked: readonly Value[];
  readonly other?: Value;
  readonly place: Place;
}

/** How many members and calls before a value, and how many levels of fields in it, are searched. */
const DEEPEST = 8;

/** The beginnings of words for permissions, which are stored in a database under names that would not be rewritten. */
const PERMITTING = [
  ...['perm', 'privilege', 'right', 'grant', 'acl', 'role', 'scope', 'polic', 'authori', 'enforce', 'allow'],
];

/**
 * Finds lookups of permissions by the address or the method of a request, such as
 * `Permission.findOne({ where: { path: req.path } })`, ``user.scopes.includes(`${req.method}:users`)``; and code that
 * makes the name of a permission from an address: `req.path.replace(/\//g, ':')`.
 */
export class PermissionLookups implements Listener {
  readonly #parameters: RequestParameters;
  readonly #parts: RequestParts;
  readonly #lookups: Lookup[] = [];

  /**
   * @param parameters finds which parameters are requests, in the same evaluation
   * @param parts finds which values are parts of requests, in the same evaluation
   */
  constructor(parameters: RequestParameters, parts: RequestParts) {
    this.#parameters = parameters;
    this.#parts = parts;
  }

  called({ callee, args, site: { place } }: CallEvent): void {
    if (callee.kind !== 'opaque') return;
    if (isPermitting(callee)) this.#lookups.push({ asked: args, place });
    else if (replacesSlashes(callee, args)) this.#lookups.push({ asked: [callee], place });
  }

  compared({ operator, left, right, place }: CompareEvent): void {
    if (operator === '[]' && isPermitting(right)) this.#lookups.push({ asked: [left], place });
    if (!EQUALITIES.has(operator)) return;
    for (const [asked, other] of [
      [left, right],
      [right, left],
    ] as const)
      if (parameterOf(other) !== null) this.#lookups.push({ asked: [asked], other, place });
  }

  ofAddresses(): readonly FileGuard[] {
    return this.#lookups.flatMap(({ asked, other, place: { file, range } }) =>
      this.#isPart(asked, ADDRESSES) && this.#isRow(other)
        ? [{ file, guard: { asks: 'permissions' as const, text: 'permissions', ignoresCase: false, range } }]
        : [],
    );
  }

  ofMethods(): readonly FileMethodGuard[] {
    return this.#lookups.flatMap(({ asked, other, place: { file, range } }) =>
      this.#isPart(asked, METHODS) && this.#isRow(other)
        ? [...LISTED_METHODS].map((method) => ({ file, guard: { methods: new Set([method]), range } }))
        : [],
    );
  }

  /** Whether a value is left out, or may be a row of a table that is not in the source: a parameter, but no request. */
  #isRow(value: Value | undefined): boolean {
    const parameter = value && parameterOf(value);
    return parameter === undefined || (parameter !== null && !this.#parameters.has(parameter));
  }

  #isPart(values: readonly Value[], names: PartNames): boolean {
    return values.some((value) => {
      const part = this.#parts.first(fieldValues(value), names);
      return part !== null && this.#parts.coveredBy(part).length > 0;
    });
  }
}

/** Whether one of the names that a value comes from is a word for permissions. */
function isPermitting(value: Value, depth = 0): boolean {
  if (value.kind !== 'opaque' || depth > DEEPEST) return false;
  const { source } = value;
  const inner = (each: Value): boolean => isPermitting(each, depth + 1);
  switch (source.kind) {
    case 'member':
      return saysPermission(source.name) || inner(source.object);
    case 'call':
      return inner(source.call.callee) || source.call.args.some((each) => saysPermission(knownText(each) ?? ''));
    case 'module':
      return saysPermission(source.specifier.split('/').at(-1) ?? '');
    case 'global':
    case 'parameter':
    case 'typed':
      return saysPermission(source.name);
    default:
      return false;
  }
}

const saysPermission = remembered(
  (name) => wordTexts(name).some((word) => PERMITTING.some((beginning) => word.startsWith(beginning))),
  { most: 10_000, longest: 100 },
);

/** Whether a call replaces slashes by colons: `path.replace(/\//g, ':')`, `path.split('/').join(':')`. */
function replacesSlashes(callee: Value, [first, second]: readonly Value[]): boolean {
  if (callee.kind !== 'opaque' || callee.source.kind !== 'member') return false;
  const { name } = callee.source;
  if (name === 'join') return first !== undefined && knownText(first) === ':';
  return (name === 'replace' || name === 'replaceAll') && second !== undefined && knownText(second) === ':';
}

/** The values in the fields of an object, at any depth; another value itself. */
function fieldValues(value: Value, depth = 0): readonly Value[] {
  if (value.kind !== 'object' || depth > DEEPEST) return [value];
  return [...value.state.fields.values()].flatMap((each) => fieldValues(each, depth + 1));
}
