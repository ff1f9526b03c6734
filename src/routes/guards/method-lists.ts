import { braceBefore } from '../../text/brackets.ts';
import { ending, textBefore } from '../../text/ending.ts';
import { GIVEN, WRAPPED } from '../../text/given-names.ts';
import {
  LISTED_METHOD as METHOD,
  LISTED_METHODS,
  METHOD_LIST,
  methodsIn,
  WHOLE_METHODS,
} from '../../text/method-names.ts';
import { askedOnce } from '../../text/places.ts';
import type { Range } from '../../model/text.ts';
import { defaultName, defaultOf, importedDefaults, isDefaultAt } from './default-exports.ts';

/**
 * A list of methods that has a name: `const ALLOWED = ['GET', 'POST'];`, or a constant: `SENT = 'POST'`.
 */
export interface MethodList {
  readonly name: string;
  /**
   * The name of the object that it is a member of, which may be asked for one of its lists:
   * `RIGHTS = { clerk: ['GET'] }`.
   */
  readonly within: string | null;
  readonly methods: ReadonlySet<string>;
  readonly range: Range;
}

/** A name that a file asks for the methods of a list. */
export interface AskedList {
  /**
   * As the file calls the list, and as the file calls it that it is imported from; null where it is imported from none.
   */
  readonly name: string;
  readonly imported: string | null;
}

const MAY_LIST = new RegExp(String.raw`[["'\x60{\s./^(:]${METHOD}["'\x60,:\s\]/$|)]`, 'i');

/** The methods themselves, one after the other, also in an expression that matches them. */
const LISTS = new RegExp(
  String.raw`${METHOD_LIST}|/${WHOLE_METHODS}/|(["'\x60])${METHOD}(?:\s{0,9},\s{0,9}${METHOD}){1,8}\1`,
  'gi',
);

/** One method by itself, which only a constant holds to be asked for. */
const ONE_METHOD = /^["'`][^,]*$/;
const CONSTANT = /^[A-Z][A-Z\d_]*$/;

/**
 * How far before a list its name is looked for, and how far a key may stand; and how far the object that it is a member
 * of.
 */
const BEFORE = 200;
const REACH = 1000;
const MOST = 200;

/** What stands before a list that has a name, or that is given where the environment gives none. */
const named = ending(
  new RegExp(
    String.raw`(?<![\w$])([A-Za-z_]\w{0,80})${GIVEN}(?:\(?\s{0,9}process\.env\.\w{1,60}` +
      String.raw`(?:\??\.\w{1,20}\([^()]{0,20}\)){0,3}\s{0,9}(?:\|\||\?\?)\s{0,9}|${WRAPPED})`,
  ),
  BEFORE,
);

/** The methods of options, which are known by what the options are called. */
const methodsOption = ending(/\b(?:allow)?methods["']?\s{0,9}:\s{0,99}/i);

/** Options say nothing of a list by their names, unless they are those of constants. */
const OPTION = /^(?:allow)?methods?$|^type$/i;
const DECLARED = /\b(?:const|let|var)\s{1,9}\w{1,60}\s{0,9}(?::[^=;]{1,80})?=[^;=]{0,80}$/;

/** The names of what a file imports, in the ways in which it may say them. */
const IMPORTS = new RegExp(
  String.raw`\b(?:import|const|let|var)\s{1,9}(?:\w{1,60}\s{0,9},\s{0,9})?\{([^{}]{0,1000})\}\s{0,9}` +
    String.raw`(?:from\b|=\s{0,9}(?:await\s{1,9})?(?:require|import)\b)` +
    String.raw`|\bimport\s{1,9}(\w{1,60})\s{1,9}from\b|\b(?:const|let` +
    String.raw`|var)\s{1,9}(\w{1,60})\s{0,9}=\s{0,9}require\b`,
  'g',
);
const ONE_NAME = /(\w{1,60})\s{1,9}as\s{1,9}(\w{1,60})|(\w{1,60})\s{0,9}:\s{0,9}(\w{1,60})|(\w{1,60})/g;

/**
 * Finds the lists of methods in a source file that have a name, or are its default.
 *
 * @param file its path; without it no default has a name
 */
export function methodLists(text: string, file: string | null = null): readonly MethodList[] {
  if (!MAY_LIST.test(text)) return [];
  const lists: MethodList[] = [];
  for (const { index, 0: said } of text.matchAll(LISTS)) {
    const names = namesAt(text, index, file);
    const optionNames = methodsOption(text, index) ? namesAround(text, index, file).map(methodsOf) : [];
    if (names.length + optionNames.length === 0) continue;
    const methods = methodsIn(said);
    for (const name of names) {
      if (ONE_METHOD.test(said) && !isConstant(name, methods)) continue;
      lists.push({
        name,
        within: namesAround(text, index, file)[0] ?? null,
        methods,
        range: [index, index + said.length],
      });
    }
    lists.push(
      ...optionNames.map((name) => ({ name, within: null, methods, range: [index, index + said.length] as const })),
    );
    if (lists.length >= MOST) break;
  }
  return lists;
}

/** How the methods are called that options say: `{ origin: true, methods: ['GET'] }`. */
export function methodsOf(options: string): string {
  return `${options}.methods`;
}

/** Whether a name is that of a constant; what is called like a method holds itself, or something that is said of it. */
function isConstant(name: string, methods: ReadonlySet<string>): boolean {
  return CONSTANT.test(name) && (!LISTED_METHODS.has(name) || methods.has(name));
}

/** The name of a list that begins somewhere in a text; null where it has none, or only that of an option. */
export function nameAt(text: string, at: number): string | null {
  const name = named(text, at)?.[1];
  return name === undefined || (OPTION.test(name) && !DECLARED.test(textBefore(text, at, BEFORE))) ? null : name;
}

/**
 * The names of a list that begins somewhere in a text: its own, and that of the default which it is.
 *
 * @param file the path of the file; without it no default has a name
 */
export function namesAt(text: string, at: number, file: string | null): readonly string[] {
  if (isDefaultAt(text, at)) return file === null ? [] : [defaultOf(file)];
  const name = nameAt(text, at);
  if (name === null) return [];
  return file !== null && name === defaultName(text) ? [name, defaultOf(file)] : [name];
}

/** The names of the object that a place of a text stands in. */
export function namesAround(text: string, at: number, file: string | null): readonly string[] {
  const brace = braceBefore(text, at, REACH);
  return brace === -1 ? [] : namesAt(text, brace, file);
}

/** The names of what a file imports, each with the name that it has there. */
const importedNames = askedOnce((text: string): ReadonlyMap<string, string> => {
  const names = new Map<string, string>();
  for (const [, braces, own, required] of text.matchAll(IMPORTS)) {
    for (const [, first, alias, key, local, plain] of (braces ?? '').matchAll(ONE_NAME))
      names.set(alias ?? local ?? plain ?? '', first ?? key ?? plain ?? '');
    const whole = own ?? required;
    if (whole !== undefined) names.set(whole, whole);
  }
  return names;
});

/** Says of names that a file asks which ones it imports: members are those of something else. */
export function askedLists(text: string, chains: readonly string[]): readonly AskedList[] {
  if (chains.length === 0) return [];
  const imported = importedNames(text);
  const defaults = importedDefaults(text);
  return [...new Set(chains)].flatMap((chain) => {
    const name = chain.split('.').at(-1) ?? '';
    if (chain !== name) return [{ name, imported: name }];
    const byDefault = defaults.get(name);
    if (byDefault === undefined) return [{ name, imported: imported.get(name) ?? null }];
    return [name, byDefault].map((each) => ({ name, imported: each }));
  });
}
