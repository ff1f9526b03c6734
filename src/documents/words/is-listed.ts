import { ending } from '../../text/text-around.ts';
import { askedOnce } from '../../text/places.ts';
import { firstIndex } from '../../text/sorted.ts';
import { urlInsertions, urlInsertionPatterns } from '../kept/url-insertions.ts';
import { lastName, listAround, wordLists, type WordList } from './word-lists.ts';

/** How many characters before a list and a loop are searched for their names. */
const BEFORE = 120;

/** A variable that is a part of an address, or all of it as an argument of a client. */
const VALUE = String.raw`(?:encodeURIComponent\(\s*)?([\w$]{1,40})`;
const PUT = new RegExp(urlInsertionPatterns(VALUE, VALUE).join('|'), 'g');

/** The parameters of a function that is called with each word of a list, or the name of the function. */
const TAKES =
  String.raw`(?:async\b\s*)?(?:function\b\s*[\w$]{0,40}\s*)?(?:\(([^()]{0,120})\)` +
  String.raw`|([\w$]{1,40})\s*(?:=>|\)))`;
const ITERATES = '(?:map|flatMap|forEach|each|some|every|find|findIndex|filter|reduce)';
/**
 * A list that is passed together with such a function, or that a loop iterates, or an object whose keys it iterates.
 */
const EACH = new RegExp(
  String.raw`\.${ITERATES}\(\s*(?:([\w$.]{1,60})\s*,\s*)?${TAKES}|\bfor\s*(?:await\s*)?\(\s*(?:const` +
    String.raw`|let|var)\s([^()]{1,80}?)\s(?:of|in)\s+(?:Object\.(?:keys` +
    String.raw`|entries)\(\s*)?([\w$.]{1,60})\s*\)`,
  'g',
);
const FUNCTION = new RegExp(
  String.raw`(?:\bfunction\s+([\w$]{1,40})\s*|(?<![\w$])([\w$]{1,40})\s*=\s*(?=async\b|function\b|\(` +
    String.raw`|[\w$]{1,40}\s*=>))${TAKES}`,
  'g',
);

/** The text between a list, or its name, and the function that gets its words. */
const NARROWED =
  String.raw`(?:\s*as const)?[\])]{0,3}(?:\s*\.(?:filter|slice|sort|reverse` +
  String.raw`|concat)\([^()]{0,80}\)){0,2}\s*\??`;
const receiverOf = ending(new RegExp(String.raw`([\w$]{1,40})${NARROWED}`), BEFORE);
/**
 * A function that gets the words of a list one by one, after the list: `.map((word) => ...)`, or the call of
 * `test.each` after a table of tests.
 */
const AFTER_LIST = new RegExp(
  String.raw`${NARROWED}(?:\.${ITERATES}\(\s*|,\s*|\(\s*["'\x60][^\n"'\x60]{0,120}["'\x60]\s*,\s*)${TAKES}`,
  'y',
);
/** The loop before a list that it iterates. */
const beginsLoop = ending(/\bfor\s*\(\s*(?:const|let|var)\s([^()]{1,80}?)\sof\s+/, BEFORE);

/** How many characters of a function are searched. */
const BODY = 400;

/** The variables that a source puts into addresses, in the order of the text. */
class PutVariables {
  readonly #places: readonly { readonly at: number; readonly name: string }[];

  constructor(source: string) {
    this.#places = urlInsertions(source, PUT).map(
      ({ index, 0: { length }, 1: name, 2: behindBase, 3: added, 4: alone = '' }) => ({
        at: index + length,
        name: name ?? behindBase ?? added ?? alone,
      }),
    );
  }

  get names(): readonly string[] {
    return this.#places.map(({ name }) => name);
  }

  /** Whether a function puts one of its parameters into an address, close to the beginning of its body. */
  takes(parameters: string, from: number): boolean {
    const names = new Set(parameters.match(/[\w$]+/g));
    const first = firstIndex(this.#places, ({ at }) => at >= from);
    for (
      let next = first, place = this.#places[next];
      place && place.at <= from + BODY;
      next += 1, place = this.#places[next]
    )
      if (names.has(place.name)) return true;
    return false;
  }
}

interface Taking {
  /** What a source puts into addresses: variables, of which a list may be one, and lists word by word. */
  readonly variables: ReadonlySet<string>;
  readonly lists: ReadonlySet<string>;
  /** Whether a function with these parameters or this name puts what it gets into addresses. */
  readonly isTaken: (parameters: string, functionName: string, from: number) => boolean;
}

const takingIn = askedOnce((source): Taking | null => {
  const put = new PutVariables(source);
  if (put.names.length === 0) return null;
  const functions = [...source.matchAll(FUNCTION)].filter(({ index, 0: { length }, 3: list = '', 4: only = '' }) =>
    put.takes(list || only, index + length),
  );
  const functionNames = new Set(functions.map(([, declared, assigned = '']) => declared ?? assigned));
  const isTaken: Taking['isTaken'] = (parameters, functionName, from) =>
    functionNames.has(functionName) || put.takes(parameters, from);
  const loops = [...source.matchAll(EACH)].flatMap(
    ({ index, 0: { length }, 1: passed, 2: list = '', 3: only = '', 4: each = '', 5: of }) => {
      if (!isTaken(list || only || each, only, index + length)) return [];
      return lastName(of ?? passed ?? receiverOf(source, index)?.[1] ?? '');
    },
  );
  return { variables: new Set(put.names), lists: new Set(loops), isTaken };
});

/** The lists of a source whose words it puts into addresses. */
const putLists = askedOnce((source): ReadonlySet<WordList> => {
  const taking = takingIn(source);
  if (!taking) return new Set();
  const lists = wordLists(source);
  const found = new Set(
    lists.filter(
      ({ start, end, name = '' }) =>
        taking.lists.has(name) || taking.variables.has(name) || isTakenAt(source, start, end, taking),
    ),
  );
  // A list that is spread into one of them counts as well.
  const spread = new Set([...found].flatMap((list) => list.spread));
  for (const list of lists) if (list.name !== undefined && spread.has(list.name)) found.add(list);
  return found;
});

/** Whether the words of a list are put into addresses right where it is written. */
function isTakenAt(source: string, start: number, end: number, { isTaken }: Taking): boolean {
  AFTER_LIST.lastIndex = end;
  const [after = '', list = '', only = ''] = AFTER_LIST.exec(source) ?? [];
  if (after !== '' && isTaken(list || only, only, end + after.length)) return true;
  const [, each = ''] = beginsLoop(source, start) ?? [];
  return each !== '' && isTaken(each, '', end);
}

/**
 * Whether a word is an element of a list whose words are put into addresses one by one:
 * `OPEN.map((word) => `/api/${word}`)`.
 */
export function isListed(source: string, start: number): boolean {
  const lists = putLists(source);
  const list = lists.size > 0 ? listAround(source, start) : undefined;
  return list !== undefined && lists.has(list);
}
