import type { Heap } from './heap.ts';
import { readJson } from './lower-json.ts';
import type { Term } from './terms.ts';
import { knownText, sliced } from './text-value.ts';
import type { TextValue, Value } from './value.ts';
import { constant, madeText, UNDEFINED_VALUE } from './new-values.ts';

/** The value of a JSON text; its strings are parts of the literal in the source. Null where it is not JSON. */
export function parsedJson(text: TextValue, heap: Heap): Value | null {
  const source = knownText(text);
  const term = source === null ? null : readJson(source);
  return term && valueOf(term, text, heap);
}

function valueOf(term: Term, text: TextValue, heap: Heap): Value {
  switch (term.kind) {
    case 'text': {
      const part = sliced(text, term.start, term.end);
      return knownText(part) === term.value ? part : madeText(term.value);
    }
    case 'constant':
      return constant(term.value);
    case 'array':
      return heap.array(term.items.map(({ value }) => valueOf(value, text, heap)));
    case 'object':
      return heap.plain(
        term.entries.map(({ key, value }) => [key?.kind === 'text' ? key.value : '', valueOf(value, text, heap)]),
      );
    default:
      return UNDEFINED_VALUE;
  }
}
