import { CONDITIONS, NO_FIELDS, OF_ALL } from '../catalogue/lookup-members.ts';
import type { CallEvent } from '../values/events.ts';
import { isCall } from '../values/chain.ts';
import { elementsOf } from '../values/evaluate-keys.ts';
import { knownText } from '../values/text-value.ts';
import { memberSource, optionsOf, type Value } from '../values/value.ts';
import { nameOfCallee, nameOfThing } from './called-member.ts';
import { namedFields } from './found-things.ts';
import { isIdentifierField, lookupNamed, namesOther, type NamedLookup } from './looking-up.ts';
import { columnOf } from './sql-statements.ts';

/** A value in a condition of a lookup. */
export interface Condition {
  readonly value: Value;
  /** The field that it is compared with; null where it is passed as it is: `findById(id)`. */
  readonly key: string | null;
  /** The table or the model; empty where it is not known. */
  readonly of: string;
  /** Whether it may find several things. */
  readonly many: boolean;
  /** Set where the call changes or deletes what it finds. */
  readonly changes?: true;
  /** Set where the call changes what it finds and returns it. */
  readonly changesFound?: true;
  /** Whether it may be a new value of a change: what a request sends is then no condition. */
  readonly isGiven?: true;
  /** The parts of the thing that the call names. */
  readonly parts?: readonly string[];
}

/** What is common to the conditions of one call. */
type About = Omit<Condition, 'key' | 'value'>;

/** What is read of a call: what its conditions have in common, and which values count. */
interface Wanted {
  readonly about: About;
  readonly isAsked: (value: Value) => boolean;
}

/** How deep conditions are read in objects and lists. */
const DEEPEST = 10;
/** How many values of one argument are read. */
const MOST_VALUES = 500;

/** A call by which something may be looked up. */
export interface Asked {
  /** The name of the function, as it is written. */
  readonly name: string;
  /** What it is called on, by its name; empty for a plain function. */
  readonly of: string;
  readonly args: readonly Value[];
}

/**
 * The conditions of a lookup whose function has a verb such as `find` in its name, or takes all conditions at once:
 * `findOne({ user: id })`.
 *
 * @param isAsked whether a condition on a value counts: others are left out
 */
export function conditionsOf({ name, of, args }: Asked, isAsked: (value: Value) => boolean): readonly Condition[] {
  const named = lookupNamed(name);
  if (!named) return [];
  const { operation, then, many } = named;
  const isUpdate = operation === 'update' || then === 'update';
  const about: About = {
    of,
    many,
    ...(operation !== 'read' && { changes: true }),
    ...(then !== null && { changesFound: true }),
    ...(isUpdate && { parts: args.slice(1).flatMap((each) => namedFields(each)) }),
  };
  const asked = operation === 'read' ? args : askedFor(args, operation);
  return asked.flatMap((argument) => ofArgument(argument, named, { name, of, args }, { about, isAsked }));
}

function ofArgument(
  argument: Value,
  { key, then }: NamedLookup,
  { name, args }: Asked,
  { about, isAsked }: Wanted,
): readonly Condition[] {
  const isValue = argument.kind !== 'object';
  if (isValue && OF_ALL.has(name)) return [];
  const own = argument === args[0] && isValue ? key : null;
  const isGiven = then === 'update' && !askedFor(args, 'update').includes(argument);
  const found: Condition[] = [];
  readConditions(argument, own, (value, field) => {
    if (isAsked(value)) found.push({ ...about, ...(isGiven && { isGiven }), key: field, value });
  });
  return found;
}

/**
 * The conditions of a change: the value of `where`, else the first argument. An object alone is left out, as it may be
 * the new values: `order.update({ user: id })`.
 */
function askedFor(args: readonly Value[], change: 'update' | 'delete'): readonly Value[] {
  const conditions = args.flatMap((each) => (each.kind === 'object' ? (each.state.fields.get('where') ?? []) : []));
  if (conditions.length > 0) return conditions;
  const [first, ...others] = args;
  return first && (change === 'delete' || others.length > 0 || first.kind !== 'object') ? [first] : [];
}

/**
 * Reads conditions at any depth, up to a number of values in all: data has more than conditions have.
 *
 * @param take called with each value and the field that it is compared with
 */
function readConditions(
  value: Value,
  key: string | null,
  take: (value: Value, key: string | null) => void,
  bounds = { left: MOST_VALUES },
  depth = DEEPEST,
): void {
  bounds.left -= 1;
  if (depth === 0 || bounds.left < 0) return;
  if (value.kind === 'choice') {
    for (const option of value.options) readConditions(option, key, take, bounds, depth - 1);
    return;
  }
  if (value.kind === 'opaque' || value.kind === 'text') take(value, key);
  if (value.kind !== 'object' || (value.shape !== 'plain' && value.shape !== 'array')) return;
  const { fields, rest } = value.state;
  const isList = value.shape === 'array';
  for (const [name, field] of fields)
    readConditions(field, isList ? key : fieldNamed(name, key), take, bounds, depth - 1);
  if (rest) readConditions(rest, key, take, bounds, depth - 1);
}

/** The field that a key names: `user_id` of `{ user: { id } }`, and `user` of `{ user: { $eq: id } }`. */
function fieldNamed(name: string, outer: string | null): string | null {
  if (name.startsWith('$') || NO_FIELDS.has(name.toLowerCase())) return outer;
  return outer !== null && isIdentifierField(name) ? `${outer}_${name}` : name;
}

/**
 * The columns that one call of a query builder compares with values: `where('user_id', id)`, `where('user', '==', id)`
 * of Firestore, which finds all, `where('user').equals(id)`, `eq('user_id', id)` of Supabase and
 * `eq(orders.userId, id)` of Drizzle. Any other call counts too where it names a column as an identifier of another
 * thing: `whereIn('user_id', [id])`, `orderByChild('userId').equalTo(id)`.
 */
export function columnsOf({ callee, args }: CallEvent, { name, of }: Asked): readonly Condition[] {
  const [first, second] = args;
  const value = args.at(-1);
  if (!first || !value) return [];
  const before = memberSource(callee)?.object;
  const earlier = before && isCall(before) ? before.source.call : null;
  const [field] = earlier?.args ?? [];
  if (field && earlier && ((name === 'equals' && CONDITIONS.has(nameOfCallee(earlier.callee))) || isNameOfOther(field)))
    return compared(field, '', false, first);
  if (!second) return [];
  if (name === 'eq') return compared(first, of, false, second);
  const column = CONDITIONS.has(name) ? first : args.slice(0, -1).find(isNameOfOther);
  return column && knownText(column) !== null ? compared(column, of, knownText(second) === '==', value) : [];
}

/** Whether a text is the name of an identifier of another thing: `user_id`, `orders.userId`. */
function isNameOfOther(value: Value): boolean {
  return namesOther(knownText(value) ?? '');
}

function compared(column: Value, of: string, many: boolean, value: Value): readonly Condition[] {
  const values = value.kind === 'object' && value.shape === 'array' ? elementsOf(value) : optionsOf(value);
  const text = knownText(column);
  if (text !== null) {
    const [name = text, table = ''] = text.split('.').toReversed();
    return values.map((each) => ({ key: columnOf(table, name), of, many, value: each }));
  }
  const member = memberSource(column);
  return member ? values.map((each) => ({ key: member.name, of: nameOfThing(member.object), many, value: each })) : [];
}
