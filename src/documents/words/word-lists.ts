import { nameGiven } from '../../text/text-around.ts';
import { METHOD_ARRAY } from '../../text/method-names.ts';
import { askedOnce } from '../../text/places.ts';
import { firstIndex } from '../../text/sorted.ts';

/** A list of texts, and of other lists that are spread into it. */
export interface WordList {
  readonly start: number;
  readonly end: number;
  /** The name that it is assigned to; undefined where there is none. */
  readonly name: string | undefined;
  /** The names of the lists that are spread into it. */
  readonly spread: readonly string[];
}

/** An element of such a list, or a comment in it. */
const ELEMENT =
  /\s*(?:(?:(["'`])[^"'`\n\\$]{0,80}\1|\.\.\.([\w$.]{1,60}))\s*(?:,|(?=\]))|\/\/[^\n]*\n|\/\*[^*]{0,200}\*\/)/y;
const END = /\s*\]/y;

const METHODS = new RegExp(`^${METHOD_ARRAY}$`, 'i');
const NO_VERB = /["'`](?:post|put|patch|head|options)["'`]/i;

/** The lists of a source, in the order of the text. */
export const wordLists = askedOnce((source): readonly WordList[] => {
  const found: WordList[] = [];
  for (let start = source.indexOf('['); start !== -1; ) {
    const spread: string[] = [];
    let words = 0;
    let at = start + 1;
    for (let element = elementAt(source, at); element; element = elementAt(source, at)) {
      at += element[0].length;
      if (element[1] !== undefined) words += 1;
      else if (element[2] !== undefined) spread.push(lastName(element[2]));
    }
    END.lastIndex = at;
    if (words > 0 && END.test(source))
      found.push({ start, end: END.lastIndex, name: nameGiven(source, start), spread });
    start = source.indexOf('[', at);
  }
  return found;
});

function elementAt(source: string, at: number): RegExpExecArray | null {
  ELEMENT.lastIndex = at;
  return ELEMENT.exec(source);
}

/** The last of the names of a chain: `list` of `rules.list`. */
export function lastName(chain: string): string {
  return chain.slice(chain.lastIndexOf('.') + 1);
}

/** The list that a text is an element of; undefined where it is in none. */
export function listAround(source: string, start: number): WordList | undefined {
  const lists = wordLists(source);
  const list = lists[firstIndex(lists, ({ end }) => end > start)];
  return list && list.start < start ? list : undefined;
}

/**
 * Whether a word is an element of a list of HTTP methods, some of which are no verb of a path: `['get', 'post',
 * 'delete'].includes(method)`.
 */
export function isListedMethod(source: string, start: number): boolean {
  const list = listAround(source, start);
  const written = list ? source.slice(list.start, list.end) : '';
  return METHODS.test(written) && NO_VERB.test(written);
}
