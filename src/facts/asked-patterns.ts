import { type Asks, type Pattern, asking, matching } from './address-patterns.ts';
import type { Value, OpaqueValue } from '../values/value.ts';
import type { AskedAddress } from './address-source.ts';
import { knownText } from '../values/text-value.ts';
import { configuredList } from './configured-lists.ts';
import type { Condition, SentUrl } from '../model/guards.ts';
import { EACH } from './address-slices.ts';
import { wholeOf } from '../values/place.ts';
import { itemsIn } from './registered-addresses.ts';

/** Members of texts that compare them with an argument, and how they compare. */
export const ASKING: ReadonlyMap<string, Asks> = new Map([
  ['startsWith', 'starts'],
  ['endsWith', 'ends'],
  ['includes', 'holds'],
  ['indexOf', 'holds'],
  ['lastIndexOf', 'holds'],
  ['localeCompare', 'is'],
]);

/** Members of texts whose first argument may be a regular expression. */
const MATCHING: ReadonlySet<string> = new Set(['match', 'matchAll', 'search', 'replace', 'replaceAll', 'split']);

/** Those of them that convert a text to a regular expression. */
const EXPECTING_PATTERN: ReadonlySet<string> = new Set(['match', 'matchAll', 'search']);

/** The member that calls the listeners of an event, which its first argument names. */
export const EMITTING = 'emit';

/** The patterns of a call of a member of an address, or of a part of one, with an argument. */
export function askedBy(member: string, value: Value, { isWhole }: AskedAddress): readonly Pattern[] {
  const asks = ASKING.get(member);
  if (value.kind === 'text') {
    if (asks) return asking(isWhole ? asks : 'holds', value);
    const source = EXPECTING_PATTERN.has(member) ? knownText(value) : null;
    if (source !== null) return [{ asks: 'matches', text: source, ignoresCase: false }];
    return MATCHING.has(member) ? asking('holds', value) : [];
  }
  return value.kind === 'pattern' && MATCHING.has(member) ? [matching(value, member.startsWith('match'))] : [];
}

/** The test of an address against a list that is read from the configuration; null where no value comes from one. */
export function ofConfiguration(part: AskedAddress, values: readonly Value[]): Asked | null {
  // A test of a part of an address concerns only the addresses in which that part changes.
  const [text] = (part.isWhole ? values : []).flatMap((value) => configuredList(value) ?? []);
  return text === undefined ? null : { part, patterns: [{ asks: 'permissions', text, ignoresCase: false }] };
}

export function unknownOf({ key }: OpaqueValue): Condition {
  return { kind: 'unknown', key, asksAddress: true };
}

/** Whether a call of a value may test an address, by its name. */
export function mayAsk(callee: Value): boolean {
  if (callee.kind !== 'opaque') return false;
  const { source } = callee;
  if (source.kind !== 'member') return source.kind === 'call' || source.kind === 'module';
  const { name } = source;
  return (
    ASKING.has(name) ||
    MATCHING.has(name) ||
    EACH.has(name) ||
    MATCHERS.test(name) ||
    name === 'default' ||
    name === 'exec'
  );
}

export function textOfSent({ text, at }: SentUrl): string {
  return [text, ...at.map(wholeOf)].join(' ');
}

/** The name of a called function; of its package for a default export, and empty where it has none. */
export function nameOf(callee: Value): string {
  if (callee.kind !== 'opaque') return '';
  const { source } = callee;
  if (source.kind === 'member') return source.name === 'default' ? nameOf(source.object) : source.name;
  if (source.kind === 'module') return source.specifier.split('/').at(-1) ?? '';
  return source.kind === 'global' ? source.name : '';
}

/** A value, with the values of its fields and its unknown keys if it is a plain object. */
export function withFields(value: Value): readonly Value[] {
  if (value.kind !== 'object' || value.shape !== 'plain') return [value];
  return [value, ...value.state.fields.values(), ...(value.unknownKeys?.state.fields.values() ?? [])];
}

/** A value, with the elements of a list or the values of the fields of a plain object, and the lists among these. */
export function withContents(value: Value): readonly Value[] {
  return withFields(value).flatMap((each) => [each, ...itemsIn(each).filter((item) => item !== each)]);
}

/** Functions of packages that match a path with a pattern: `minimatch(path, '/users/**')`. */
export const MATCHERS = /^(?:\w*match\w*|isMatch|any|some|every|pathToRegexp|test)$/i;

/** Functions and classes that make a matcher of a pattern: `match('/users/:id')`. */
export const MAKERS = /^(?:\w*match|matcher|pathToRegexp|path-to-regexp|regexparam|URLPattern)$/i;

/** Functions of packages that look up a path of field names in an object: `get(table, ['users', 'list'])`. */
export const LEADING = /^(?:get|has|hasIn|result|path|pathOr|getPath|dlv|dot-prop|getProperty|object-path)$/;

export interface Asked {
  readonly part: AskedAddress;
  readonly patterns: readonly Pattern[];
}
