import { LISTED_METHOD, METHOD_ARRAY, methodsIn, SAID_METHOD } from '../../text/method-names.ts';
import type { MethodGuard } from '../../model/method-guard.ts';

/** How code asks for the method of a request. */
export interface Questions {
  readonly speaks: RegExp;
  readonly comparison: RegExp;
  /** A list elsewhere is asked by its name. */
  readonly asksList: RegExp;
  readonly switches: RegExp;
  /**
   * The name of a list, or of an object whose keys are methods or whose members are such; one that is called answers
   * requests.
   */
  readonly named: RegExp;
  /** The name of a constant that the method is compared with, behind it or before it. */
  readonly compared: RegExp;
  /** The name of a list of which each element is compared with the method. */
  readonly each: RegExp;
  /** The name of an object that may have it for a key. */
  readonly keyed: RegExp;
  /** A part of the method, an expression that it is to match, or an object that is asked for it and has no name. */
  readonly inPart: RegExp;
}

/** What stands for a method that is left out: `(config.method || 'get')`. It is no method that is asked for. */
const DEFAULT = /(?:\|\||\?\?)\s*["'`]\w{0,9}["'`]\s*\)/g;

/** A list, a text that is split into one, or an expression, that stands apart from what asks it. */
const APART = /^\[|^["'`][^"'`]*["'`]$|^\/[^/]*\/i?$/;

/** The methods of a comparison; `options` may be what has one, but no enum is compared with its own member. */
const SAID = /["'`]\w+(?:[\s,|]{1,3}\w+)*["'`]|^\/[^/]*\/|(?<![\w$.])(?:[\w$]{1,40}\.){1,2}(?!method\b)\w+/g;

/**
 * The member of an object that is asked, whichever it is: `RIGHTS[role].includes(...)`,
 * `(RIGHTS[role] ?? []).includes(...)`.
 */
const MEMBER =
  String.raw`(?:(?:\?\.)?\[[^\][\n]{1,60}(?:\[[^\][\n]{1,30}\])?\](?:\s{0,9}(?:\|\|` +
  String.raw`|\?\?)\s{0,9}\[\s{0,9}\]\s{0,9}\))?)?`;

/** What has a member, as it is called before it. */
const CHAIN = String.raw`(?<![\w$.])((?:[\w$]{1,40}\??\.){0,3}?[A-Za-z_$][\w$]{0,60})`;

/**
 * The questions for a method.
 *
 * @param method what says the method, as a pattern
 */
export function questionsOf(method: string): Questions {
  const said =
    String.raw`${method}(?:\s*(?:\|\||\?\?)\s*["'\x60]\w{0,9}["'\x60]\s*\))?(?:[?!]?\.to(?:Upper` +
    String.raw`|Lower)Case\(\))?`;
  const compared = String.raw`(?:${said}\s*[!=]==?\s*${SAID_METHOD}|${SAID_METHOD}\s*[!=]==?\s*${said})`;
  return {
    speaks: new RegExp(said),
    comparison: new RegExp(
      String.raw`${compared}(?:\s*(?:\|\||&&)\s*${compared}){0,8}` +
        String.raw`|\.includes\(\s*${METHOD_ARRAY}\s*,\s*${said}|${METHOD_ARRAY}(?:\.\w+\(\s*${said})?` +
        String.raw`|(?:\bcase\s+${SAID_METHOD}\s*:\s*)+|(?<![\w"'\x60/])/[\^(?:]{0,4}${LISTED_METHOD}` +
        String.raw`(?:\|${LISTED_METHOD}){0,8}[)$]{0,2}/i?(?:\.test\(\s*${said})?` +
        String.raw`|(["'\x60])${LISTED_METHOD}(?:[\s,|]{1,3}${LISTED_METHOD}){1,8}\1(?=\.split)`,
      'gi',
    ),
    asksList: new RegExp(String.raw`\.(?:(?:includes|has|indexOf|some|test)\(\s*${said}|${eachOf(said)})`),
    switches: new RegExp(String.raw`\bswitch\s*\(\s*${said}`),
    named: new RegExp(
      String.raw`(?<![\w.])((?:\w{1,40}\??\.){0,3}?\w{1,60})${MEMBER}(?:\??\.(?:includes|has` +
        String.raw`|hasOwnProperty|get|indexOf|test)\(` +
        String.raw`|(?:\?\.)?\[)\s{0,9}${said}(?:\s{1,9}as\s[^\])]{1,60})?\s{0,9}[\])](?!\s{0,9}` +
        String.raw`(?:\?\.)?\()`,
      'g',
    ),
    compared: new RegExp(
      String.raw`${said}\s{0,9}[!=]==?\s{0,9}${CHAIN}(?!\s{0,9}(?:[\w$([]|\??\.))|${CHAIN}\s{0,9}[!=]==?\s{0,9}${said}`,
      'g',
    ),
    each: new RegExp(String.raw`(?<![\w.])((?:\w{1,40}\??\.){0,3}?\w{1,60})\??\.${eachOf(said)}`, 'g'),
    keyed: new RegExp(
      String.raw`${said}\s{1,9}in\s{1,9}${CHAIN}|\bObject\.(?:hasOwn\(\s{0,9}${CHAIN}\s{0,9},` +
        String.raw`|keys\(\s{0,9}${CHAIN}\s{0,9}\)\.(?:includes|indexOf)\()\s{0,9}${said}`,
      'g',
    ),
    inPart: new RegExp(
      [
        String.raw`${said}(?:\[0\]|\.(?:charAt|at)\(0\)|\.(?:slice|substring` +
          String.raw`|substr)\(\s{0,9}0\s{0,9},\s{0,9}\d\s{0,9}\))\s{0,9}[!=]==?\s{0,9}["'\x60]` +
          String.raw`(?<first>\w{1,9})["'\x60]`,
        String.raw`${said}\.startsWith\(\s{0,9}["'\x60](?<begins>\w{1,9})["'\x60]`,
        String.raw`${said}\.length\s{0,9}[!=]==?\s{0,9}(?<length>\d)\b`,
        String.raw`(?<![\w)\]])/(?<source>(?:[^/\\\n]|\\.){1,80})/i?\.test\(\s{0,9}${said}\s{0,9}\)`,
        String.raw`(?<table>\})\s{0,9}\)?\s{0,9}(?:\?\.)?\[\s{0,9}${said}\s{0,9}\]`,
      ].join('|'),
      'g',
    ),
  };
}

/**
 * A call that compares each element, or what it says of a method, with the method, as a pattern:
 * `some((each) => each === req.method)`, `find((row) => row.role && row.verb === req.method)`.
 */
function eachOf(said: string): string {
  const element = String.raw`\w{1,40}(?:\.\w{1,20})?(?:\.to(?:Upper|Lower)Case\(\))?`;
  const parameter = String.raw`(?:\w{1,40}|\{[^{}]{0,100}\}|\[[^\][]{0,100}\])(?:\s{0,9}:[^()=]{0,60})?`;
  return (
    String.raw`(?:some|every|find|findIndex` +
    String.raw`|filter)\(\s{0,9}\(?\s{0,9}${parameter}\s{0,9}\)?\s{0,9}=>\s{0,9}(?:[^;{}\n]{0,80}?(?:&&` +
    String.raw`|\|\|)\s{0,9})?\(?(?:${element}\s{0,9}[!=]==?\s{0,9}${said}` +
    String.raw`|${said}\s{0,9}[!=]==?\s{0,9}${element}|${element}\??\.(?:includes|has)\(\s{0,9}${said})`
  );
}

/**
 * The member that says the method, as a pattern.
 *
 * @param names those of what has it
 */
export function methodOf(names: string): string {
  return String.raw`\b(?:${names})\b(?:\??\.\w{1,20}(?:\(\))?){0,2}?\??\.(?:method|routerMethod)\b`;
}

/** Where a text asks for the method, with the methods that it tells from all others. */
export function asked(text: string, { speaks, comparison, asksList, switches }: Questions): readonly MethodGuard[] {
  if (!speaks.test(text)) return [];
  const asksLists = asksList.test(text);
  const isSwitch = switches.test(text);
  return [...text.matchAll(comparison)].flatMap(({ index, 0: matched }) => {
    const isAsked = matched.startsWith('case') ? isSwitch : asksLists || !APART.test(matched);
    const methods = methodsIn((matched.replaceAll(DEFAULT, '').match(SAID) ?? []).join(' '));
    return isAsked ? [{ methods, range: [index, index + matched.length] as const }] : [];
  });
}
