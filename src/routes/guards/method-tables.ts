import { signsWithin } from '../../text/brackets.ts';
import { groupBy } from '../../text/grouping.ts';
import { methodsIn } from '../../text/method-names.ts';

/** What begins an entry, behind comments, and how long that may be. */
const KEY = /^(?:\s{0,99}\/\/[^\n]{0,99}\n){0,3}\s{0,99}["']?(\w{0,20})["']?\s{0,9}[:,]?/;
const BEFORE = 200;

/**
 * The keys of an object, or the first elements of the pairs of a map, with blanks between them; it begins at its
 * bracket.
 */
export function keysFrom(text: string, start: number): string {
  return entriesFrom(text, start)
    .map(({ key }) => key)
    .join(' ');
}

/** The methods that an object or a map gives the same, each time: `{ GET: 'read', POST: 'write', PUT: 'write' }`. */
export function apartFrom(text: string, start: number): readonly ReadonlySet<string>[] {
  const byValue = groupBy(entriesFrom(text, start), ({ value }) => value);
  return [...byValue.values()]
    .map((entries) => methodsIn(entries.map(({ key }) => key).join(' ')))
    .filter(({ size }) => size > 0);
}

/** The entries of an object or of a map, each with the text that it is given. */
function entriesFrom(text: string, start: number): readonly { readonly key: string; readonly value: string }[] {
  const [inside, marks] = text[start] === '{' ? [1, '{,}'] : [2, '[]'];
  const signs = signsWithin(text, start).filter(
    ({ depth, character }) => depth === inside && marks.includes(character),
  );
  return signs.flatMap(({ character, at }, index) => {
    if (character === '}' || character === ']') return [];
    const end = signs[index + 1]?.at ?? at;
    const [matched = '', key = ''] = KEY.exec(text.slice(at + 1, at + 1 + BEFORE)) ?? [];
    return [
      {
        key,
        value: text
          .slice(at + 1 + matched.length, end)
          .replaceAll(/\s+/g, ' ')
          .trim(),
      },
    ];
  });
}
