import { isMethodName, METHOD_ARRAY } from '../../text/method-names.ts';
import { askedOnce } from '../../text/places.ts';
import type { Range } from '../../text/text.ts';
import { saysCrud } from '../says-verb.ts';
import { putIntoUrl } from '../kept/put-into-url.ts';

/** A list of texts, and of other lists that are spread in it. */
interface WordList {
  readonly start: number;
  readonly end: number;
  /** What it is assigned to, if it is. */
  readonly name: string | undefined;
  /** The names of the lists that it takes in. */
  readonly spread: readonly string[];
}

/** An element of such a list, or a comment in it. */
const ELEMENT = /\s*(?:(?:(["'`])[^"'`\n\\$]{0,80}\1|\.\.\.([\w$.]{1,60}))\s*(?:,|(?=\]))|\/\/[^\n]*\n|\/\*[^*]{0,200}\*\/)/y;
const END = /\s*\]/y;

/** What a list is assigned to. */
const NAME = /([\w$]{1,40})["']?\s*(?::[^=:;{},]{1,60}=|[:=])\s*(?:Object\.freeze\(\s*|new Set(?:<[^<>]{0,30}>)?\(\s*)?$/;

const METHODS = new RegExp(`^${METHOD_ARRAY}$`, 'i');
const NO_VERB = /["'`](?:post|put|patch|head|options)["'`]/i;

/** How far before a list and a loop that is looked for. */
const BEFORE = 120;

const wordLists = askedOnce((source): readonly WordList[] => {
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
    if (words > 0 && END.test(source)) found.push({ start, end: END.lastIndex, name: NAME.exec(source.slice(Math.max(0, start - BEFORE), start))?.[1], spread });
    start = source.indexOf('[', at);
  }
  return found;
});

function elementAt(source: string, at: number): RegExpExecArray | null {
  ELEMENT.lastIndex = at;
  return ELEMENT.exec(source);
}

function lastName(chain: string): string {
  return chain.slice(chain.lastIndexOf('.') + 1);
}

/** The list that a text is an element of. */
function listAround(source: string, start: number): WordList | undefined {
  const lists = wordLists(source);
  let low = 0;
  let high = lists.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((lists[middle]?.end ?? 0) <= start) low = middle + 1;
    else high = middle;
  }
  const list = lists[low];
  return list && list.start < start ? list : undefined;
}

/** A variable that is a part of an address, and one that a client is told as all of it. */
const VALUE = String.raw`(?:encodeURIComponent\(\s*)?([\w$]{1,40})`;
const PUT = new RegExp(putIntoUrl(VALUE, VALUE).join('|'), 'g');

/** The parameters of what takes the words of a list one by one, or the name of a function that does. */
const TAKES = String.raw`(?:async\b\s*)?(?:function\b\s*[\w$]{0,40}\s*)?(?:\(([^()]{0,120})\)|([\w$]{1,40})\s*(?:=>|\)))`;
const ITERATES = '(?:map|flatMap|forEach|each|some|every|find|findIndex|filter|reduce)';
/** The list that is handed together with these, and one that a loop is about, or an object whose keys it goes over. */
const EACH = new RegExp(String.raw`\.${ITERATES}\(\s*(?:([\w$.]{1,60})\s*,\s*)?${TAKES}|\bfor\s*(?:await\s*)?\(\s*(?:const|let|var)\s([^()]{1,80}?)\s(?:of|in)\s+(?:Object\.(?:keys|entries)\(\s*)?([\w$.]{1,60})\s*\)`, 'g');
const FUNCTION = new RegExp(String.raw`(?:\bfunction\s+([\w$]{1,40})\s*|(?<![\w$])([\w$]{1,40})\s*=\s*(?=async\b|function\b|\(|[\w$]{1,40}\s*=>))${TAKES}`, 'g');

/** What stands between a list, written out or by its name, and what takes its words. */
const NARROWED = String.raw`(?:\s*as const)?[\])]{0,3}(?:\s*\.(?:filter|slice|sort|reverse|concat)\([^()]{0,80}\)){0,2}\s*\??`;
const RECEIVER = new RegExp(String.raw`([\w$]{1,40})${NARROWED}$`);
/** What takes the words of a list behind it, a table of tests included, and before it. */
const BEHIND_LIST = new RegExp(String.raw`${NARROWED}(?:\.${ITERATES}\(\s*|,\s*|\(\s*["'\x60][^\n"'\x60]{0,120}["'\x60]\s*,\s*)${TAKES}`, 'y');
const BEFORE_LIST = /\bfor\s*\(\s*(?:const|let|var)\s([^()]{1,80}?)\sof\s+$/;

/** How far behind its parameters a function is looked at. */
const BODY = 400;

/** What stands before a variable that is a part of the name of a file: `require(`./routes/${name}`)`. */
const FILE = /(?:["'\x60](?:\.|@|src\/)|__dirname|import\.meta|\bcwd\(\)|\b(?:require|import|readFile(?:Sync)?)\(\s*["'\x60])[^"'\x60\s]*\/$/;

/** Whether a variable behind a slash is a part of the name of a file. */
export function isOfModule(source: string, slash: number): boolean {
  return FILE.test(source.slice(Math.max(0, slash - BEFORE), slash + 1));
}

/** The variables that a source puts into addresses, in the order of the text. */
class PutVariables {
  readonly #places: readonly { readonly at: number; readonly name: string }[];

  constructor(source: string) {
    const puts = [...source.matchAll(PUT)].filter(({ index }) => !isOfModule(source, index));
    this.#places = puts.map(({ index, 0: { length }, 1: name, 2: behindBase, 3: added, 4: alone = '' }) => ({ at: index + length, name: name ?? behindBase ?? added ?? alone }));
  }

  get names(): readonly string[] {
    return this.#places.map(({ name }) => name);
  }

  /** Whether one of the parameters of a function is among them, near behind these. */
  takes(parameters: string, from: number): boolean {
    let low = 0;
    let high = this.#places.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#places[middle]?.at ?? 0) < from) low = middle + 1;
      else high = middle;
    }
    const names = new Set(parameters.match(/[\w$]+/g));
    for (let place = this.#places[low]; place && place.at <= from + BODY; place = this.#places[low]) {
      if (names.has(place.name)) return true;
      low += 1;
    }
    return false;
  }
}

interface Taking {
  /** What a source puts into addresses: variables, of which a list may be one, and lists word by word. */
  readonly variables: ReadonlySet<string>;
  readonly lists: ReadonlySet<string>;
  /** Whether a function near by, or that of the name, puts what it takes into addresses. */
  readonly isTaken: (parameters: string, functionName: string, from: number) => boolean;
}

const takingIn = askedOnce((source): Taking | null => {
  const put = new PutVariables(source);
  if (put.names.length === 0) return null;
  const functions = [...source.matchAll(FUNCTION)].filter(({ index, 0: { length }, 3: list = '', 4: only = '' }) => put.takes(list || only, index + length));
  const functionNames = new Set(functions.map(([, declared, assigned = '']) => declared ?? assigned));
  const isTaken: Taking['isTaken'] = (parameters, functionName, from) => functionNames.has(functionName) || put.takes(parameters, from);
  const loops = [...source.matchAll(EACH)].flatMap(({ index, 0: { length }, 1: handed, 2: list = '', 3: only = '', 4: each = '', 5: of }) => {
    if (!isTaken(list || only || each, only, index + length)) return [];
    return lastName(of ?? handed ?? RECEIVER.exec(source.slice(Math.max(0, index - BEFORE), index))?.[1] ?? '');
  });
  return { variables: new Set(put.names), lists: new Set(loops), isTaken };
});

/** The lists of a source whose words it puts into addresses. */
const putLists = askedOnce((source): ReadonlySet<WordList> => {
  const taking = takingIn(source);
  if (!taking) return new Set();
  const lists = wordLists(source);
  const found = new Set(lists.filter(({ start, end, name = '' }) => taking.lists.has(name) || taking.variables.has(name) || isTakenAt(source, start, end, taking)));
  // What is spread in one of them is put with it.
  const spread = new Set([...found].flatMap((list) => list.spread));
  for (const list of lists) if (list.name !== undefined && spread.has(list.name)) found.add(list);
  return found;
});

/** Whether the words of a list are put into addresses right where it is written. */
function isTakenAt(source: string, start: number, end: number, { isTaken }: Taking): boolean {
  BEHIND_LIST.lastIndex = end;
  const [behind = '', list = '', only = ''] = BEHIND_LIST.exec(source) ?? [];
  if (behind !== '' && isTaken(list || only, only, end + behind.length)) return true;
  const [, each = ''] = BEFORE_LIST.exec(source.slice(Math.max(0, start - BEFORE), start)) ?? [];
  return each !== '' && isTaken(each, '', end);
}

/** Whether a word is an element of a list whose words are put into addresses one by one: `OPEN.map((word) => `/api/${word}`)`. */
export function isListed(source: string, start: number): boolean {
  const lists = putLists(source);
  const list = lists.size > 0 ? listAround(source, start) : undefined;
  return list !== undefined && lists.has(list);
}

/** Whether a word is an element of a list of methods, one of which no path says: `['get', 'post', 'delete'].includes(method)`. */
export function isListedMethod(source: string, start: number): boolean {
  const list = listAround(source, start);
  const written = list ? source.slice(list.start, list.end) : '';
  return METHODS.test(written) && NO_VERB.test(written);
}

/**
 * As what a word of a list is kept that another file may put into an address; null for a word of none that has a name, a method, and what
 * says no verb.
 */
export function listKept(source: string, [start, end]: Range): string | null {
  const name = listAround(source, start)?.name;
  const word = source.slice(start, end);
  return name === undefined || isMethodName(word) || !saysCrud(word) ? null : keyOf(name);
}

/** The names of the lists that a source puts into addresses word by word, and of the objects, key by key. */
export function loopedNames(source: string): ReadonlySet<string> {
  return takingIn(source)?.lists ?? new Set();
}

/** The lists whose words a text puts into addresses, as {@link listKept} names them. */
export function putListNames(text: string): readonly string[] {
  return [...loopedNames(text)].map(keyOf);
}

function keyOf(name: string): string {
  return `${name}[]`;
}
