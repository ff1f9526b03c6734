import { textWithin } from '../../text/brackets.ts';
import { isCrud } from '../../words/lexicon.ts';
import { wordTexts } from '../../words/split.ts';
import { MOST_GUARDS } from './bounds.ts';
import type { ListedAddress } from './address-lists.ts';
import { askedLists } from './method-lists.ts';
import { handedAs } from './takers.ts';

/** A list of which nobody but its file knows what it holds, and the function that it is handed, as others call both. */
export interface HandedList {
  readonly taker: string;
  readonly list: string;
}

/** What a file hands the functions of a project. */
export interface Handed {
  readonly addresses: readonly ListedAddress[];
  readonly lists: readonly HandedList[];
}

export const HANDS_NOTHING: Handed = { addresses: [], lists: [] };

/** What is handed to everything, and makes no middleware of it. */
const ORDINARY =
  'require|import|describe|it|test|expect|fetch|get|post|put|patch|delete|del|head|options|all|use|route|register|red' +
  'irect|render|join|resolve|concat|push|unshift|log|info|warn|error|debug|includes|startsWith|endsWith|indexOf|has|s' +
  'et|split|replace|match|append|header|emit|on|once|t|URL|Error';
/** A call that is handed an address, a word, or a list of those, first or behind some names. */
const CALL = new RegExp(
  String.raw`(?<![\w$])(?!(?:${ORDINARY}|if|for|while|switch|catch|function|Set|Map` +
    String.raw`|freeze)\()([A-Za-z_$][\w$]{0,60})\((?=\s{0,99}(?:` +
    String.raw`(?:\.{3})?[\w$.]{1,60}\s{0,9},\s{0,99}){0,3}(?:(?:\.{3}` +
    String.raw`|new\s{1,9}Set\()?\[\s{0,99}(?:\{\s{0,99}\w{1,20}\s{0,9}:\s{0,9})?` +
    String.raw`|\{\s{0,99})?["'\x60](?:[A-Z]{3,7}[\s:|,_-]{0,3})?[\w/-])`,
  'g',
);
const ADDRESS = /(["'`])(?:[A-Z]{3,7}[\s:|,_-]{0,3})?(\/[^"'`\n]{1,100})\1/g;
const WORD = /(["'`])([\w-]{2,30})\1(?!\s{0,9}:)/g;

/** A call in what is used, and its arguments that are names alone; elsewhere a constant is handed. */
const CHAIN = String.raw`(?:[\w$]{1,40}\??\.){0,3}[\w$]{1,60}`;
const USED = new RegExp(
  String.raw`\.use\(\s{0,99}(?:["'\x60][^"'\x60\n]{0,100}["'\x60]\s{0,9},\s{0,99}` +
    String.raw`|[\w$]{1,40}\s{0,9},\s{0,99}){0,3}(?:\w{1,40}\.){0,3}([\w$]{1,60})\(\s{0,99}(` +
    String.raw`(?:${CHAIN}\s{0,9},\s{0,99}){0,3}${CHAIN})\s{0,9}[,)]`,
  'g',
);
const CONSTANT = new RegExp(
  String.raw`(?<![\w$])([A-Za-z_$][\w$]{0,60})\(\s{0,99}((?:[\w$.]{1,60}\s{0,9},\s{0,99}){0,3}` +
    String.raw`(?:\w{1,40}\.){0,3}[A-Z][A-Z\d_]{2,60})\s{0,9}[,)]`,
  'g',
);

/**
 * Reads what a source file hands functions, which may be middleware that asks an address for it. Most projects have
 * none that does, so that nobody needs to know.
 */
export function handedIn(text: string): Handed {
  const [addresses, lists] = [handedAddresses(text), handedNames(text)];
  return addresses.length > 0 || lists.length > 0 ? { addresses, lists } : HANDS_NOTHING;
}

/**
 * Finds the addresses and verbs that the functions of a project are handed, which may make middleware of them:
 * `unless(['/login'], auth)`.
 */
function handedAddresses(text: string): readonly ListedAddress[] {
  const found: ListedAddress[] = [];
  for (const { index, 0: matched, 1: name = '' } of [...text.matchAll(CALL)].slice(0, MOST_GUARDS)) {
    const start = index + matched.length;
    const said = saidIn(textWithin(text, start - 1), start);
    if (said.length > 0) found.push(...handedAs(name, text).flatMap((list) => said.map((each) => ({ ...each, list }))));
  }
  return found.slice(0, MOST_GUARDS);
}

function saidIn(given: string, start: number): readonly Omit<ListedAddress, 'list'>[] {
  const verbs = [...given.matchAll(WORD)].filter(
    ([, , word = '']) => /[a-z]/.test(word) && wordTexts(word).some(isCrud),
  );
  return [...given.matchAll(ADDRESS), ...verbs].map(({ index, 0: matched, 2: said = '' }) => {
    const at = start + index + matched.lastIndexOf(said);
    return { text: said, range: [at, at + said.length] };
  });
}

/** Finds the lists that functions are handed by their names: `app.use(unless(config.open, auth))`. */
function handedNames(text: string): readonly HandedList[] {
  const calls = [...text.matchAll(USED), ...text.matchAll(CONSTANT)].slice(0, MOST_GUARDS);
  return calls.flatMap(([, name = '', given = '']) => {
    const lists = namesOf(
      given.split(',').map((chain) => chain.trim().replaceAll('?', '')),
      text,
    );
    return handedAs(name, text).flatMap((taker) => lists.map((list) => ({ taker, list })));
  });
}

/** The names of lists, as the file and those that it imports them from call them. */
function namesOf(chains: readonly string[], text: string): readonly string[] {
  return [...new Set(askedLists(text, 'guard', chains).flatMap(({ name, imported }) => [name, imported ?? name]))];
}
