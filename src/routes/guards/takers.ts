import { addTo } from '../../text/grouping.ts';
import { askedOnce } from '../../text/places.ts';
import { defaultOf, hasDefault } from './default-exports.ts';
import { askedLists } from './method-lists.ts';

const NAME = String.raw`[\w$]{1,60}`;
const WORD = /[\w$]+/g;

/** What stands behind the parameters of a function that has a body. */
const BODY = String.raw`\)\s{0,9}(?::[^={}();]{1,40})?(?:=>|\{)`;

/** Something that a function may take: between brackets, or by itself before an arrow. */
const PARAMETER = new RegExp(
  String.raw`(?<=[(,]\s{0,9})(${NAME})\s{0,9}(?::[^(),={}]{1,60})?(?=(?:,[^()]{0,80})?\)\s{0,9}` +
    String.raw`(?::[^={}()]{1,40})?(?:=>|\{))|(?<![\w$.])(${NAME})\s{0,9}=>`,
  'g',
);

/** All that the functions of a source file take by a name. */
const parametersIn = askedOnce(
  (text): ReadonlySet<string> => new Set([...text.matchAll(PARAMETER)].map(([, listed, lone = '']) => listed ?? lone)),
);

/** Whether a function of a source file takes something by a name. */
export function isParameter(name: string, text: string): boolean {
  return parametersIn(text).has(name);
}

/** What a function takes, up to the first default. */
const PARAMETERS = String.raw`([^()=;]{0,120})`;
const IN_BRACKETS = String.raw`\(${PARAMETERS}[^();]{0,80}${BODY}`;
/** What is no name of a function before the bracket of a block. */
const NO_FUNCTION = '(?!(?:if|for|while|switch|catch|function|async)\\b)';
const FUNCTIONS = new RegExp(
  [
    String.raw`\bfunction\s{1,9}(${NAME})(?=\s{0,9}\(${PARAMETERS})`,
    String.raw`(?<![\w$])(?!exports\b)(${NAME})(?=\s{0,9}[=:]\s{0,9}(?:async\s{1,9})?(?:function\s{0,9}` +
      String.raw`(?:${NAME}\s{0,9})?)?(?:${IN_BRACKETS}|${PARAMETERS}(?:=>|\{)))`,
    String.raw`(?<![\w$.])${NO_FUNCTION}(${NAME})(?=${IN_BRACKETS})`,
  ].join('|'),
  'g',
);

/** The functions of a source file that have a name, by what they take. */
const takersIn = askedOnce((text): ReadonlyMap<string, readonly string[]> => {
  const takers = new Map<string, string[]>();
  for (const [, declared, taken, assigned, listed, lone, method = '', own = ''] of text.matchAll(FUNCTIONS)) {
    for (const parameter of new Set((taken ?? listed ?? lone ?? own).match(WORD)))
      addTo(takers, parameter, declared ?? assigned ?? method);
  }
  return takers;
});

/** The functions of a source file that have a name, and take something by one of its own. */
export function takersOf(parameter: string, text: string): readonly string[] {
  return takersIn(text).get(parameter) ?? [];
}

const DEFAULT = new RegExp(
  String.raw`(?:\bexport\s{1,9}default|\bmodule\.exports\s{0,9}=)\s{1,9}(?:async\s{1,9})?` +
    String.raw`(?:function\s{0,9})?\(?${PARAMETERS}`,
  'g',
);

/** What the default of a source file takes, where it is a function without a name. */
const takenByDefault = askedOnce(
  (text): ReadonlySet<string> =>
    new Set([...text.matchAll(DEFAULT)].flatMap(([, parameters = '']) => parameters.match(WORD) ?? [])),
);

const OPTIONS = new RegExp(
  String.raw`(?<!\.(?:some|every|find|findIndex|filter|forEach` +
    String.raw`|map)\(\s{0,9})\(\s{0,9}\{([^{}]{0,260})|\b(?:const|let` +
    String.raw`|var)\s{1,9}\{([^{}]{0,400})\}\s{0,9}=\s{0,9}(?:this\.)?\w{0,20}(?:opt|conf|setting` +
    String.raw`|param)\w{0,20}\s{0,9}[;\n|?]`,
  'gi',
);
const TAKEN_OPTION = new RegExp(String.raw`(?<![\w$.]|:\s{0,9})${NAME}(?=\s{0,9}(?:[,=]|$))`, 'g');

/**
 * What functions take out of the options that they are handed: `({ verbs, check }) => {}`,
 * `const { verbs } = options;`.
 */
const takenOfOptions = askedOnce(
  (text): ReadonlySet<string> =>
    new Set([...text.matchAll(OPTIONS)].flatMap(([, handed, kept = '']) => (handed ?? kept).match(TAKEN_OPTION) ?? [])),
);

const OWN_NAME = new RegExp(
  String.raw`\b(?:const|let|var)\s{1,9}(${NAME})\s{0,9}(?::[^=;]{1,60})?=\s{0,9}\(?\s{0,9}` +
    String.raw`(?:new\s{1,9}Set\(\s{0,9})?(?:[\w$]{1,40}\??\.){1,3}([\w$]{1,40})\s{0,9}(?:\|\||\?\?` +
    String.raw`|[;,)\n])`,
  'g',
);

/** The options that a source file gives names of its own, by these: `const open = new Set(options.open);`. */
const optionsIn = askedOnce((text): ReadonlyMap<string, readonly string[]> => {
  const options = new Map<string, string[]>();
  for (const [, name = '', option = ''] of text.matchAll(OWN_NAME)) addTo(options, name, option);
  return options;
});

/** How what a function is handed is called. */
function handedTo(taker: string): string {
  return `${taker}()`;
}

/** Whether a list is called after a function that is handed it. */
export function isHandedTo(name: string): boolean {
  return name.endsWith('()');
}

/**
 * How the functions of a source file are called that take something by a name.
 *
 * @param file the path of the file; without it nobody knows how others call its default
 */
export function calledAs(parameter: string, text: string, file: string | null): readonly string[] {
  const takers = takersOf(parameter, text);
  const isOfDefault = file !== null && hasDefault(text) && (takers.length > 0 || takenByDefault(text).has(parameter));
  return [...takers, ...(isOfDefault ? [defaultOf(file)] : [])];
}

/**
 * How what a source file calls by the name of a parameter is called where it is handed: after the functions that take
 * it, and as the option that it is.
 *
 * @param file the path of the file; without it nobody knows how others call its default
 */
export function takenAs(parameter: string, text: string, file: string | null): readonly string[] {
  const calls = calledAs(parameter, text, file).map(handedTo);
  return [
    ...new Set([
      ...(takenOfOptions(text).has(parameter) ? [parameter] : []),
      ...(optionsIn(text).get(parameter) ?? []),
      ...calls,
    ]),
  ];
}

/** How what the calls of a function hand it is called where it is taken: the function may be one of another file. */
export function handedAs(name: string, text: string): readonly string[] {
  return [...new Set(askedLists(text, 'guard', [name]).flatMap(({ imported }) => [name, imported ?? name]))].map(
    handedTo,
  );
}
