import { LONE_NAME, namePattern } from '../../text/given-names.ts';
import { groupBy } from '../../text/grouping.ts';
import { LISTED_METHOD, METHOD_ARRAY, SAID_METHOD, WHOLE_METHODS } from '../../text/method-names.ts';
import { defaultOf, hasDefault } from './default-exports.ts';
import type { MethodGuard } from '../../model/method-guard.ts';
import { guardsOfList, type MethodList } from './method-lists.ts';
import { asked, questionsOf } from './method-questions.ts';
import { isParameter, takersOf } from './takers.ts';

const NAME = String.raw`${LONE_NAME}(?:\.to(?:Upper|Lower)Case\(\))?`;
/** What is compared with a method in capitals, or looked up where methods are said. */
const COMPARED = new RegExp(
  [
    String.raw`${NAME}\s{0,9}[!=]==?\s{0,9}${SAID_METHOD}`,
    String.raw`${SAID_METHOD}\s{0,9}[!=]==?\s{0,9}${NAME}`,
    String.raw`(?:${METHOD_ARRAY}\)?|/${WHOLE_METHODS}/)\.(?:includes|has|indexOf|test)\(\s{0,9}${NAME}`,
    String.raw`\bswitch\s{0,9}\(\s{0,9}${NAME}\s{0,9}\)\s{0,9}\{\s{0,40}case\s{1,9}${SAID_METHOD}`,
  ].join('|'),
  'g',
);
/** A method in capitals, which few files say. */
const SAYS_METHOD = new RegExp(String.raw`\b${LISTED_METHOD}\b`);
/** What is looked up in something that has a name. */
const LOOKED_UP = new RegExp(
  String.raw`(?<![\w$.])([A-Za-z_$][\w$]{0,60})\??(?:\.(?:includes|has|get|indexOf|test)\(` +
    String.raw`|\.?\[)\s{0,9}${NAME}\s{0,9}[\])]`,
  'g',
);

/** Nobody has more names for it than these. */
const MOST = 50;

/**
 * Finds where the functions of a source file ask for a method that they are handed, by whatever name:
 * `const isSafe = (verb) => verb === 'GET';`. (Those that call it a method are read with what asks for it itself.) It
 * is that of a request where a file asks them about requests before it hands these on.
 *
 * @param file its path; without it nobody knows how others call its default
 * @param own the lists of methods in it that have a name
 */
export function handedMethod(text: string, file: string | null, own: readonly MethodList[]): readonly MethodGuard[] {
  const lists = groupBy(own, ({ name }) => name);
  if (lists.size === 0 && !SAYS_METHOD.test(text)) return [];
  const compared = new Set([...text.matchAll(COMPARED)].map((found) => nameIn(found)));
  compared.delete('method');
  const lookups =
    lists.size === 0
      ? []
      : [...text.matchAll(LOOKED_UP)]
          .map(([, list = '', name = '']) => ({ list, name }))
          .filter(({ list }) => lists.has(list));
  const byName = groupBy(lookups, ({ name }) => name);
  const names = [...new Set([...compared, ...byName.keys()])].slice(0, MOST).filter((name) => isParameter(name, text));
  const byDefault = file !== null && hasDefault(text) ? [defaultOf(file)] : [];
  return names.flatMap((name) => {
    const hooks = [...takersOf(name, text), ...byDefault];
    const said = compared.has(name) ? asked(text, questionsOf(String.raw`(?<![\w$.])${namePattern(name)}\b`)) : [];
    const listed = [...new Set(byName.get(name)?.map(({ list }) => list))].flatMap((list) => lists.get(list) ?? []);
    return [...said, ...listed.flatMap(guardsOfList)].slice(0, MOST).map((guard) => ({ ...guard, hooks }));
  });
}

function nameIn([, ...groups]: RegExpExecArray): string {
  return groups.find((name) => name) ?? '';
}
