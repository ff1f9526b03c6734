import { GIVEN, namePattern } from '../../text/given-names.ts';

/** A text that is written out, up to a value of run time, and one that ends somewhere. */
export const STRING = /^(["'`])((?:(?!\1|\$\{)[^\\\n]){1,200})(?:\1(?!\s*\.)|\$\{)/;
export const ENDS_IN_STRING = /(["'`])([^"'`\n]{1,100})\1\s{0,9}$/;
/** The text behind a value of run time, which a template or a sum puts before it. */
export const BEHIND_VALUE = new RegExp(
  String.raw`^(?:\x60\$\{[^{}\n]{1,80}\}((?:(?!\$\{)[^\x60\\\n]){1,200})(?:\x60(?!\s*\.)|\$\{)` +
    String.raw`|[\w$.]{1,80}\s{0,9}\+\s{0,9}(["'\x60])((?:(?!\2|\$\{)[^\\\n]){1,200})\2)`,
);

/** A constant or a member that is compared with, and what gives it a text. */
export const NAME_GIVEN = /^(?:[\w$]{1,40}\??\.){0,3}?([A-Za-z_$][\w$]{0,60})(?!\s*(?:[\w$([]|\??\.))/;
export const textsOf = (name: string): RegExp =>
  new RegExp(String.raw`(?<![\w$.])${namePattern(name)}${GIVEN}(["'\x60])([^"'\x60\n]{1,100})\1(?!\s*[.+])`, 'g');

/** What an expression says between its slashes. */
const BODY = String.raw`(?![*/])((?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.){0,80}\]){1,200})`;

/** The expression that a name is given. */
export const expressionOf = (name: string): RegExp =>
  new RegExp(String.raw`(?<![\w$.])${namePattern(name)}${GIVEN}/${BODY}/`);

/** An expression that is made of a string, of which a value of run time may say the beginning. */
const MADE =
  String.raw`\bnew RegExp\(\s*(?:(?:["'\x60]\^["'\x60]\s{0,9}\+\s{0,9})?[\w$.]{1,80}\s{0,9}\+\s{0,9}` +
  String.raw`)?["'\x60]([^"'\x60\n]{1,100})["'\x60]`;

/** An expression that is written out, and one that ends somewhere. */
export const REGEXP = new RegExp(`^/${BODY}/`);
export const ENDS_IN_REGEXP = new RegExp(String.raw`(?:(?<![\w$)])/${BODY}/[a-z]{0,6}|${MADE}[^()+\n]{0,20}\))$`);

/** What stands in a list, in a member that says an address, and for a key of an object or behind a `case`. */
export const ELEMENT = /[[,]\s*(["'`])([^"'`\n]{1,100})\1(?=\s*[,\]])/g;
export const ELEMENT_BEHIND_VALUE =
  /[[,]\s*(?:`\$\{[^{}\n]{1,80}\}(?=\/)|[\w$.]{1,80}\s{0,9}\+\s{0,9}["'](?=\/))()([^"'`\n$]{1,100})["'`](?=\s*[,\]])/g;
export const VALUE = /\b(?:path|pathname|url|route|endpoint)["']?\s*:\s*(["'`])([^"'`\n]{1,100})\1(?=\s*[,}])/g;
export const KEY = /(?:[{,]|\bcase)\s*(["'`])([^"'`\n]{1,100})\1(?=\s*:)/g;
export const NAME = /[{,](\s*)([a-z]\w{0,40})(?=\s*:)/gi;
export const LISTED_REGEXP = new RegExp(
  String.raw`(?:[[,]|\b(?:url|path|\w{0,20}[pP]attern|regex\w{0,3}|match)\s*:)\s*/${BODY}/[a-z]{0,6}(?=\s*[,\]}])`,
  'g',
);

/** What stands behind a regular expression, and behind a string that says one. */
export const FLAGS = /^(?:\/|(["'`])(?:\s*,\s*["'`](?=[a-z]))?)([a-z]*)/;

/** The value of run time that an expression begins with. */
export const BEGINS_WITH_VALUE = /^\^?\$\{[^{}\n]{1,80}\}/;

/**
 * An expression that a string says, wherever it stands, and one of whole addresses, which a constant may hold for other
 * files.
 */
export const MADE_REGEXP = new RegExp(MADE, 'g');
export const KEPT_REGEXP = new RegExp(
  String.raw`(?:[=[,(]|\b\w{1,30}\s*:)\s*/(?=\^\\/)${BODY}/[a-z]{0,6}(?=\s*(?:[,\]});]|$))`,
  'gm',
);
export const KEEPS_REGEXP = '/^\\/';
