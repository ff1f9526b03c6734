import type { Native, NativeCall } from './natives-call.ts';
import { knownText, sliced } from './text-value.ts';
import type { PatternValue, Value } from './value.ts';
import { constant, UNDEFINED_VALUE } from './new-values.ts';

/** Longer texts are not matched, as that could take exponential time. */
export const LONGEST_MATCHED = 500;

/**
 * A pattern as a regular expression; null for one with unknown parts, and for one that repeats a group, as it could
 * take exponential time.
 */
export function expressionOf({ source, flags, of }: PatternValue, more = ''): RegExp | null {
  if (of || /\)[*+{?]/.test(source)) return null;
  try {
    return new RegExp(source, [...new Set(`${flags}g${more}`)].join(''));
  } catch {
    return null;
  }
}

/** `pattern.test(text)`, if both are known. */
export const testedPattern: Native = ({ self, args: [value] }) => {
  const text = value ? knownText(value) : null;
  if (self.kind !== 'pattern' || text === null || text.length > LONGEST_MATCHED) return null;
  const expression = expressionOf(self);
  return expression && constant(expression.test(text));
};

/** `text.match(pattern)` */
export const match: Native = (call) => found(call.self, call.args[0], call);
/** `pattern.exec(text)` */
export const exec: Native = (call) => {
  const isRepeated = call.self.kind === 'pattern' && /[gy]/.test(call.self.flags);
  return isRepeated ? null : found(call.args[0], call.self, call);
};

/** The matches of a pattern in a text, if both are known: all of them, or the first one with its groups. */
function found(text: Value | undefined, pattern: Value | undefined, { machine }: NativeCall): Value | null {
  const plain = text ? knownText(text) : null;
  if (text?.kind !== 'text' || pattern?.kind !== 'pattern' || plain === null || plain.length > LONGEST_MATCHED)
    return null;
  const expression = expressionOf(pattern, 'd');
  if (!expression) return null;
  const matches = [...plain.matchAll(expression)];
  const [first] = matches;
  if (!first) return constant(null);
  const part = (at: readonly [number, number] | undefined): Value => (at ? sliced(text, ...at) : UNDEFINED_VALUE);
  if (pattern.flags.includes('g')) return machine.heap.array(matches.map(({ indices }) => part(indices?.[0])));
  const list = machine.heap.array((first.indices ?? []).map(part));
  const groups = Object.entries(first.indices?.groups ?? {}).map(([name, at]): [string, Value] => [name, part(at)]);
  if (groups.length > 0) machine.heap.setField(list, 'groups', machine.heap.plain(groups));
  return list;
}
