import type { NamedMethods } from '../../model/origin-methods.ts';
import { LISTED_METHODS, methodsIn } from '../../text/method-names.ts';
import { lowerJson } from '../../values/lower-json.ts';
import type { Entry, Term } from '../../values/terms.ts';
import type { Range } from '../../model/text.ts';

/** The options of a list of methods in configuration. */
const OPTION = /^(?:allow(?:ed)?)?methods$/i;
const MAY_LIST = /"(?:GET|HEAD|POST|PUT|PATCH|DELETE)\b/i;

/** The lists of methods in a JSON document, by their keys; options have that of the object that they are in. */
export function namedMethods(text: string): readonly NamedMethods[] {
  if (!MAY_LIST.test(text)) return [];
  const [statement] = lowerJson(text)?.body ?? [];
  const value = statement?.kind === 'evaluate' && statement.term.kind === 'assignment' ? statement.term.value : null;
  return value ? listsIn(value, null) : [];
}

function listsIn(value: Term, name: string | null): readonly NamedMethods[] {
  if (value.kind === 'array') return value.items.flatMap((item) => listsIn(item.value, null));
  return value.kind === 'object' ? value.entries.flatMap((entry) => listsAt(entry, name)) : [];
}

function listsAt({ key, value, range }: Entry, owner: string | null): readonly NamedMethods[] {
  const name = key?.kind === 'text' ? key.value : '';
  const methods = methodsOf(value);
  if (!methods) return listsIn(value, name);
  const place: Range = range;
  const isOption = owner !== null && OPTION.test(name);
  return [{ name, methods, range: place }, ...(isOption ? [{ name: `${owner}.methods`, methods, range: place }] : [])];
}

/** The methods of a list, or of a text that lists them; null for anything else. */
function methodsOf(value: Term): ReadonlySet<string> | null {
  const texts = value.kind === 'array' ? value.items.map((item) => item.value) : [value];
  const words = texts.flatMap((each) => (each.kind === 'text' ? each.value.split(',') : ['']));
  const isList = words.length > 0 && words.every((word) => LISTED_METHODS.has(word.trim().toUpperCase()));
  return isList ? methodsIn(words.join()) : null;
}
