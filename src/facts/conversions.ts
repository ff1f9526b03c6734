import { CONVERTING_FUNCTIONS, CONVERTING_VERBS, FORMS } from '../catalogue/request-readers.ts';
import { remembered } from '../remembered.ts';
import { memberSource, type CallSource, type Value } from '../values/value.ts';
import { wordTexts } from '../words/split.ts';
import { nameOfCallee } from './called-member.ts';

/** Operations whose result is their operand in another form. */
const SAME: ReadonlySet<string> = new Set(['+', '-', '~', 'rest', 'spread']);

/** Whether a function or an operation returns its first argument in another form: `Number`, `toObjectId`, `+`. */
export const isConverting = remembered(
  (name) => {
    const [verb = '', ...others] = wordTexts(name);
    const isVerb = others.length > 0 && CONVERTING_VERBS.includes(verb) && !FORMS.has(name);
    return SAME.has(name) || CONVERTING_FUNCTIONS.has(name) || isVerb;
  },
  { most: 20_000 },
);

/** The value that a call returns in another form: `id` of `Number(id)` and of `id.trim()`; null for another call. */
export function convertedBy({ callee, args: [first] }: CallSource): Value | null {
  const name = nameOfCallee(callee);
  if (!first) return FORMS.has(name) ? (memberSource(callee)?.object ?? null) : null;
  return isConverting(name) ? first : null;
}
