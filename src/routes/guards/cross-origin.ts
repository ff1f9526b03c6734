import { methodsIn } from '../../text/method-names.ts';
import type { Range } from '../../model/text.ts';
import { defaultOf } from './default-exports.ts';
import { askedLists, methodsOf, type AskedList } from './method-lists.ts';

/** A list of the methods that pages of other origins may use, as a server tells it to browsers. */
export interface OriginMethods {
  readonly methods: ReadonlySet<string>;
  /** Whether a server lets no other methods pass, whoever sends them. */
  readonly isLimit?: boolean;
  /**
   * Where it counts: if no file answers a browser that asks for the methods; if the default of a package may be that of
   * its new versions; or if besides no file lists the methods, as its options stand in another file.
   */
  readonly where?: 'unanswered' | 'simple-default' | 'unlisted';
  readonly range: Range;
}

/** What files without such a list do not say. */
const SPOKEN = /cors|Access-Control-Allow-Methods/i;

const LIST = String.raw`(\[[^\][]{0,300}\]|["'\x60][^"'\x60\n]{0,300}["'\x60])`;
/**
 * What goes before a list that stands where the environment gives none:
 * `(process.env.METHODS || 'GET,POST').split(',')`.
 */
const OTHERWISE = String.raw`(?:\(?\s{0,9}[\w.?]{1,80}(?:\(["'\x60],["'\x60]\))?\s{0,9}(?:\|\||\?\?)\s{0,9})?`;
const SAID = new RegExp(
  String.raw`(Access-Control-Allow-Methods["'\x60]\s{0,9}[,:]|\b(?:methods` +
    String.raw`|allowMethods)["']?\s{0,9}:)\s{0,99}${OTHERWISE}${LIST}`,
  'gi',
);

/** `cors({`, `register(cors, {`, `corsOptions = {`, `enableCors({`, and what else stands in the same statement. */
const IN_CORS = /cors\w*["'`]?\)?\s{0,9}[,(=:][^;]*$/i;

/** A server of sockets has a list of its own, which no request of a route meets. */
const OF_SOCKETS = /(?:socket|\bio\b|Server|Gateway)[\w.]*["'`)]*\s{0,9}\([^;]*\bcors["']?\s{0,9}:[^;]*$/;

/** The line of a list begins with a comment; `https://` and `'//cdn'` begin none. */
const COMMENTED = /(?<![:"'`\\])\/\/.*$/;

/** How far before a list its beginning is looked for. */
const BEFORE = 300;

/**
 * The list that an option or a header names: `methods: METHODS`, `cors({ methods })`,
 * `'Access-Control-Allow-Methods', ALLOWED.join()`.
 */
const NAMED = new RegExp(
  String.raw`(Access-Control-Allow-Methods["'\x60]\s{0,9}[,:]|\b(?:methods` +
    String.raw`|allowMethods)["']?\s{0,9}:)\s{0,99}(?:\[\s{0,9}\.\.\.)?((?:\w{1,40}\.){0,3}?\w{1,60})` +
    String.raw`(?:\.join\b|\s{0,9}[,})\]])|(?<=[{,]\s{0,99})(methods|allowMethods)\s{0,9}[,}]`,
  'gi',
);

/** Options that have a name, of a file or of a configuration, or are what another file exports. */
const OPTIONS =
  String.raw`(?:require\(\s{0,9}["'\x60]([^"'\x60\n]{1,200})["'\x60]\s{0,9}\)` +
  String.raw`|\w{1,40}\.get\(\s{0,9}["'](?:\w{1,40}\.){0,3}(\w{1,40})["']\s{0,9}\)` +
  String.raw`|((?:\w{1,40}\??\.){0,3}[A-Za-z_$][\w$]{0,60}))`;
/**
 * `cors(options)`, `cors({ ...options })`, `register(cors, options)`, `require('cors')(require('./options'))`,
 * `{ cors: options }`.
 */
const HANDED = new RegExp(
  String.raw`(?:\b\w{0,20}cors|\bcors["'\x60]\s{0,9}\))\s{0,9}(?:<[\w.]{1,40}>\s{0,9})?` +
    String.raw`(?:\)\s{0,9})?[(,:]\s{0,99}(?:\{\s{0,99}\.\.\.)?${OPTIONS}` +
    String.raw`(?:\s{1,9}as\s{1,9}\w{1,60})?\s{0,9}[),}]`,
  'gi',
);

/** The lists of methods that a source file tells browsers, in the order in which they stand; a `*` allows all. */
export function originMethods(text: string): readonly OriginMethods[] {
  if (!SPOKEN.test(text)) return [];
  return [...text.matchAll(SAID)].flatMap(({ index, 0: matched, 1: said = '', 2: list = '' }) => {
    const methods = methodsIn(list);
    return methods.size > 0 && isOfOrigins(text, index, said)
      ? [{ methods, range: [index, index + matched.length] as const }]
      : [];
  });
}

/** The names of lists that a source file tells browsers. */
export function originLists(text: string): readonly AskedList[] {
  if (!SPOKEN.test(text)) return [];
  const chains = [...text.matchAll(NAMED)]
    .filter(({ index, 1: said = '' }) => isOfOrigins(text, index, said))
    .map(([, , chain, own]) => chain ?? own ?? '');
  return [...askedLists(text, chains), ...originOptions(text)];
}

/** The lists of methods in options that a source file hands what tells browsers. */
function originOptions(text: string): readonly AskedList[] {
  const options = [...text.matchAll(HANDED)].flatMap(
    ({ index, 0: matched, 1: path, 2: key, 3: chain = '' }): readonly AskedList[] => {
      const before = text.slice(Math.max(0, index - BEFORE), index);
      if (COMMENTED.test(before) || OF_SOCKETS.test(before + matched)) return [];
      const name = path === undefined ? key : defaultOf(path);
      return name === undefined ? askedLists(text, [chain.replaceAll('?', '')]) : [{ name, imported: name }];
    },
  );
  return options.map(({ name, imported }) => ({
    name: methodsOf(name),
    imported: imported === null ? null : methodsOf(imported),
  }));
}

function isOfOrigins(text: string, at: number, said: string): boolean {
  const before = text.slice(Math.max(0, at - BEFORE), at);
  const isElsewhere = !/^Access/i.test(said) && (!IN_CORS.test(before) || OF_SOCKETS.test(before));
  return !isElsewhere && !COMMENTED.test(before);
}

/**
 * Methods that browsers send to other origins without asking what is allowed (the Fetch standard, CORS-safelisted
 * methods).
 */
export const SAFELISTED: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST']);

/**
 * Whether a list leaves out the new method of a request. A limit that leaves out the old one too is that of other
 * requests.
 */
export function refuses({ methods, isLimit = false }: OriginMethods, next: string, left: string): boolean {
  return !methods.has(next) && (isLimit ? methods.has(left) : !SAFELISTED.has(next));
}
