import { CONVERTING_FUNCTIONS, CONVERTING_VERBS, FORMS } from '../catalogue/request-readers.ts';
import { memberSource, type CallSource, type Value } from '../values/value.ts';
import { wordTexts } from '../words/split.ts';
import { nameOfCallee } from './called-member.ts';

/** Operations whose result is their operand in another form. */
const SAME: ReadonlySet<string> = new Set(['+', '-', '~', 'rest', 'spread']);

const known = new Map<string, boolean>();

/** Whether a function or an operation returns its first argument in another form: `Number`, `toObjectId`, `+`. */
export function isConverting(name: string): boolean {
  const before = known.get(name);
  if (before !== undefined) return before;
  const [verb = '', ...others] = wordTexts(name);
  const isVerb = others.length > 0 && CONVERTING_VERBS.includes(verb) && !FORMS.has(name);
  const found = SAME.has(name) || CONVERTING_FUNCTIONS.has(name) || isVerb;
  known.set(name, found);
  return found;
}

/** The value that a call returns in another form: `id` of `Number(id)` and of `id.trim()`; null for another call. */
export function convertedBy({ callee, args: [first] }: CallSource): Value | null {
  const name = nameOfCallee(callee);
  if (!first) return FORMS.has(name) ? (memberSource(callee)?.object ?? null) : null;
  return isConverting(name) ? first : null;
}
