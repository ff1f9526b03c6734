import { HOLE } from '../paths/dialects.ts';
import type { Term } from '../values/terms.ts';
import { splitWords } from '../words/split.ts';
import type { CodeText } from './code-text.ts';
import { lastNameOf } from './term-names.ts';
import { isLiteral, textOf } from './text-parts.ts';
import type { ModuleTerms } from '../values/module-terms.ts';

/** Parts of names of values that are queries or endings of addresses. */
const QUERY_NAMES = ['quer', 'param', 'search', 'filter', 'qs', 'suffix', 'extension', 'ext'];

/** Whether the value at the end of an address is not a part of the last segment: a query, or further segments. */
export function endsInQuery({ text, holes }: CodeText, end: number, module: ModuleTerms): boolean {
  const hole = holes[text.slice(0, end).split(HOLE).length - 2];
  if (!hole) return false;
  const words = splitWords(lastNameOf(hole, module));
  return words.some((word) => QUERY_NAMES.some((name) => word.text.startsWith(name))) || beginsAnew(hole);
}

/** Whether each text that an expression may be is empty, or begins with a character that ends a segment. */
function beginsAnew(term: Term): boolean {
  switch (term.kind) {
    case 'conditional':
      return beginsAnew(term.then) && beginsAnew(term.otherwise);
    case 'logical':
      return beginsAnew(term.right);
    default: {
      const [first] = textOf(term) ?? [];
      return first !== undefined && isLiteral(first) && ['', '/', '?', '#', '&'].includes(first.value.charAt(0));
    }
  }
}
