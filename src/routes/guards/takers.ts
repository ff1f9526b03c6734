import { namePattern } from '../../text/given-names.ts';
import { defaultOf, hasDefault } from './default-exports.ts';
import { askedLists } from './method-lists.ts';

/** Whether a function of a source file takes something by a name. */
export function isParameter(name: string, text: string): boolean {
  const parameter = namePattern(name);
  return new RegExp(String.raw`[(,]\s{0,9}${parameter}\s{0,9}(?::[^(),={}]{1,60})?(?:,[^()]{0,80})?\)\s{0,9}(?::[^={}()]{1,40})?(?:=>|\{)|(?<![\w$.])${parameter}\s{0,9}=>`).test(text);
}

/** What is no name of a function before the bracket of a block. */
const NO_FUNCTION = '(?!(?:if|for|while|switch|catch|function)\\b)';

/** The functions of a source file that have a name, and take something by one of its own. */
export function takersOf(parameter: string, text: string): readonly string[] {
  const parameters = String.raw`[^()=;]{0,60}(?<![\w$])${namePattern(parameter)}(?![\w$])`;
  const inBrackets = String.raw`\(${parameters}[^();]{0,80}\)\s{0,9}(?::[^={}();]{1,40})?(?:=>|\{)`;
  const taking = new RegExp(String.raw`\bfunction\s{1,9}([\w$]{1,60})\s{0,9}\(${parameters}|(?<![\w$])(?!exports\b)([\w$]{1,60})\s{0,9}[=:]\s{0,9}(?:function\s{0,9}(?:[\w$]{1,60}\s{0,9})?)?(?:${inBrackets}|${parameters}[^()=;]{0,60}(?:=>|\{))|(?<![\w$.])${NO_FUNCTION}([\w$]{1,60})${inBrackets}`, 'g');
  return [...text.matchAll(taking)].map(([, declared, assigned, method = '']) => declared ?? assigned ?? method);
}

/** Whether the default of a source file is a function without a name that takes something by a name. */
function isTakenByDefault(parameter: string, text: string): boolean {
  return new RegExp(String.raw`(?:\bexport\s{1,9}default|\bmodule\.exports\s{0,9}=)\s{1,9}(?:async\s{1,9})?(?:function\s{0,9})?\(?[^()=;]{0,60}(?<![\w$])${namePattern(parameter)}(?![\w$])`).test(text);
}

/** Whether a function takes something by a name out of the options that it is handed: `({ verbs, check }) => {}`, `const { verbs } = options;`. */
function isTakenOfOptions(name: string, text: string): boolean {
  const named = String.raw`\{[^{}]{0,200}(?<![\w$.]|:\s{0,9})${namePattern(name)}\s{0,9}(?:[,}=]`;
  return new RegExp(String.raw`(?<!\.(?:some|every|find|findIndex|filter|forEach|map)\(\s{0,9})\(\s{0,9}${named})|\b(?:const|let|var)\s{1,9}${named})[^{}]{0,200}\}\s{0,9}=\s{0,9}(?:this\.)?\w{0,20}(?:opt|conf|setting|param)\w{0,20}\s{0,9}[;\n|?]`, 'i').test(text);
}

/** The names of the options that a source file gives a name of its own: `const open = new Set(options.open);`. */
function optionsOf(name: string, text: string): readonly string[] {
  const given = new RegExp(String.raw`\b(?:const|let|var)\s{1,9}${namePattern(name)}\s{0,9}(?::[^=;]{1,60})?=\s{0,9}\(?\s{0,9}(?:new\s{1,9}Set\(\s{0,9})?(?:[\w$]{1,40}\??\.){1,3}([\w$]{1,40})\s{0,9}(?:\|\||\?\?|[;,)\n])`, 'g');
  return [...text.matchAll(given)].map(([, option = '']) => option);
}

/** How what a function is handed is called. */
function handedTo(taker: string): string {
  return `${taker}()`;
}

/** Whether a list is called after a function that is handed it. */
export function isHandedTo(name: string): boolean {
  return name.endsWith('()');
}

/**
 * How what a source file calls by the name of a parameter is called where it is handed: after the functions that take it, and as the option that it is.
 *
 * @param file the path of the file; without it nobody knows how others call its default
 */
export function takenAs(parameter: string, text: string, file: string | null): readonly string[] {
  const takers = takersOf(parameter, text);
  const isOfDefault = file !== null && hasDefault(text) && (takers.length > 0 || isTakenByDefault(parameter, text));
  const calls = [...takers, ...(isOfDefault ? [defaultOf(file)] : [])].map(handedTo);
  return [...new Set([...(isTakenOfOptions(parameter, text) ? [parameter] : []), ...optionsOf(parameter, text), ...calls])];
}

/** How what the calls of a function hand it is called where it is taken: the function may be one of another file. */
export function handedAs(name: string, text: string): readonly string[] {
  return [...new Set(askedLists(text, 'guard', [name]).flatMap(({ imported }) => [name, imported ?? name]))].map(handedTo);
}
