import { ending } from '../../text/text-around.ts';
import { isMethodName } from '../../text/method-names.ts';
import type { Range } from '../../model/text.ts';
import { isDropped } from '../../words/lexicon.ts';
import type { Mention } from '../../model/mention.ts';
import { isOther, urlInsertionPatterns, mayHoldClient } from './url-insertions.ts';
import { wordMention } from '../word-mentions.ts';

/**
 * The name before a text, or before a choice of two texts: of a constant, the member of an enum, the key of an object
 * or an attribute. Attributes of a form are left out: `action` is read as an address elsewhere.
 */
const kept = ending(
  new RegExp(
    String.raw`(?:[{,]\s*["']([\w$]{2,60})["']|(?<!["'\w$]|<form\b[^<>]{0,60})([\w$]{2,60}))\s*(?:[:=]` +
      String.raw`|=\s*\{)\s*(?:[^=:;{}\n"'\x60]{1,40}(?:={2,3}\s*["'][\w-]{1,20}["']\s*)?\?\s*` +
      String.raw`(?:["'\x60][\w-]{1,30}["'\x60]\s*:\s*)?)?`,
  ),
);

/**
 * The names of a property for the method of a request: `{ method: 'delete' }`; a property named `verb` may be for a
 * method or for a segment.
 */
const METHOD = /^(?:http_?)?method$/i;
const VERB = /^(?:http_?)?verb$/i;

/** The names of properties whose values are segments. */
const PROPERTY = /(?:action|operation|endpoint|resource)$/i;

/**
 * The mention of a word that is the value of a constant named like it, or of a property for segments, or that is a CRUD
 * verb: `GET_ALL: 'getAll'`, `<user-form action="user">`, `mode = 'create'`; null for any other.
 */
export function pendingWord(source: string, range: Range): Mention | null {
  const [start, end] = range;
  const [, quoted, name = quoted] = kept(source, start - 1) ?? [];
  const word = source.slice(start, end);
  if (name === undefined || METHOD.test(name) || (VERB.test(name) && isMethodName(word))) return null;
  const [called, said] = [lettersOf(name), lettersOf(word)];
  const isAlike = called !== '' && said !== '' && (called.includes(said) || said.includes(called));
  const isKept = isAlike || PROPERTY.test(name) || (isDropped(word) && !isOther(name));
  return isKept ? { ...wordMention('view', word, range), keptAs: name } : null;
}

function lettersOf(name: string): string {
  return name.replaceAll(/[^a-z\d]/gi, '').toLowerCase();
}

/** An attribute of an element: `$(this).data('step')`, `event.target.getAttribute('data-step')`. */
const ATTRIBUTE =
  String.raw`(?:\$\([\w$.]{1,40}\)|[\w$.]{1,60})\.(?:data|attr` +
  String.raw`|getAttribute)\(\s*["'](?:data-)?([\w$]{2,40})["']\s*\)`;
/**
 * A constant, a variable or a member of an object. ALONE is for a value that is the whole URL: a member of an object
 * whose name suggests addresses, or a constant in capitals.
 */
const VALUE = String.raw`(?:${ATTRIBUTE}|(?:[\w$]{1,40}\.){0,3}([\w$]{2,40})(?![\w$.([]))`;
const ALONE =
  String.raw`(?:(?:[A-Z][\w$]{0,40}|[\w$]{0,30}(?:[eE]ndpoint|[rR]oute|[pP]ath|[uU]rl|[aA]ction` +
  String.raw`|[aA]pi|[sS]egment)s?)(?:\.[\w$]{1,40}){0,3}\.([\w$]{1,40})` +
  String.raw`|([A-Z][A-Z\d_]{2,40}))(?![\w$.([])`;
/** A call of a function that is named after the URL it makes, up to its last argument: `urlOf(Action.Create)`. */
const MAKES_URL = String.raw`(?:[uU]rl|URL|[uU]ri|[eE]ndpoint)\w{0,20}\((?:[^()\n]{0,60},\s*)?`;
const PUT = new RegExp([...urlInsertionPatterns(VALUE, ALONE), `${MAKES_URL}${ALONE}`].join('|'), 'g');

/** The names of the constants and the properties that a text puts into the URLs of requests. */
function putNames(text: string): readonly string[] {
  if (!mayHoldClient(text)) return [];
  const found = [...text.matchAll(PUT)].flatMap(([, ...names]) =>
    names.filter((name: string | undefined) => name !== undefined),
  );
  return [...new Set(found)].filter((name) => !isOther(name));
}

/**
 * A value after a slash, in the syntax of templates: `/users/<%= action %>`, `/users/{{action}}`, `/users/#{action}`.
 */
const PUT_IN_PAGE = /\/(?:<%[-=]\s*|\{{2,3}\s*|[#$]\{\s*)(?:[\w$]{1,40}\.){0,3}([\w$]{2,40})\s*(?:-?%>|\})/g;

/** The names of the values that a page puts into addresses, by itself or by its scripts. */
export function valuesInPageUrls(text: string): readonly string[] {
  const found = [...text.matchAll(PUT_IN_PAGE)].map(([, name = '']) => name).filter((name) => !isOther(name));
  return [...new Set([...found, ...putNames(text)])];
}
