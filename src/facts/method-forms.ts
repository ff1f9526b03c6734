import { EQUALITIES } from '../values/events.ts';
import { memberSource, type Value } from '../values/value.ts';
import { TEXT_FORMS } from '../values/written-name.ts';
import type { Part } from './request-names.ts';

/** Members of texts for a piece of them. */
const PIECES: ReadonlySet<string> = new Set([
  'at',
  'charAt',
  'charCodeAt',
  'codePointAt',
  'slice',
  'substring',
  'substr',
]);

/** What a regular expression is made of at run time: `req.method` of `new RegExp(req.method)`. */
export function patternSource(value: Value): Value | undefined {
  const source = value.kind === 'opaque' ? value.source : null;
  return source?.kind === 'operation' && source.operator === 'RegExp' ? source.operands[0] : undefined;
}

/** Whether a value is the index of an element: `LIST.indexOf(req.method)`. */
export function isIndex(value: Value): boolean {
  return value.kind === 'opaque' && value.source.kind === 'operation' && value.source.operator.endsWith('.indexOf');
}

/** Whether a comparison of an index with a number asks whether it is one: `=== -1`, `>= 0`. */
export function asksWhetherFound(operator: string, number: unknown): boolean {
  return number === -1 || (number === 0 && (operator === '>=' || operator === '<'));
}

/** Whether a value is what a function that is not known makes: `hash(req.method)`, and no member of a text. */
export function isConverted(value: Value): boolean {
  const call = value.kind === 'opaque' && value.source.kind === 'call' ? value.source.call : null;
  return call !== null && !TEXT_FORMS.has(memberSource(call.callee)?.name ?? '');
}

/** Whether a value is a piece of a text, or how long that is: `req.method[0]`, `req.method.slice(0, 3)`. */
export function isPiece(value: Value): boolean {
  if (value.kind !== 'opaque') return false;
  const { source } = value;
  if (source.kind === 'operation') return source.operator === '[]' && source.operands[0]?.kind !== 'object';
  const member = source.kind === 'call' ? memberSource(source.call.callee) : null;
  return member
    ? PIECES.has(member.name)
    : source.kind === 'member' && (source.name === 'length' || /^\d+$/.test(source.name));
}

/** Whether what is compared is made of a method so that nothing is known of how its text depends on it. */
export function isAnyChange(operator: string, { isDerived }: Part): boolean {
  return isDerived === true && EQUALITIES.has(operator);
}
