import { methodsIn } from '../text/method-names.ts';
import type { Range } from '../text/text.ts';

/** A list of the methods that pages of other origins may use, as a server tells it to browsers. */
export interface OriginMethods {
  readonly methods: ReadonlySet<string>;
  /** Whether a server lets no other methods pass, whoever sends them. */
  readonly isLimit?: boolean;
  readonly range: Range;
}

/** What files without such a list do not say. */
const SPOKEN = /cors|Access-Control-Allow-Methods/i;

const LIST = String.raw`(\[[^\][]{0,300}\]|["'\x60][^"'\x60\n]{0,300}["'\x60])`;
const SAID = new RegExp(String.raw`(Access-Control-Allow-Methods["'\x60]\s{0,9}[,:]|\b(?:methods|allowMethods)["']?\s{0,9}:)\s{0,99}${LIST}`, 'gi');

/** `cors({`, `register(cors, {`, `corsOptions = {`, `enableCors({`, and what else stands in the same statement. */
const IN_CORS = /cors\w*["'`]?\)?\s{0,9}[,(=:][^;]*$/i;

/** A server of sockets has a list of its own, which no request of a route meets. */
const OF_SOCKETS = /(?:socket|\bio\b|Server|Gateway)[\w.]*["'`)]*\s{0,9}\([^;]*\bcors["']?\s{0,9}:[^;]*$/;

/** How far before a list its beginning is looked for. */
const BEFORE = 300;

/** The lists of methods that a source file tells browsers, in the order in which they stand; a `*` allows all. */
export function originMethods(text: string): readonly OriginMethods[] {
  if (!SPOKEN.test(text)) return [];
  return [...text.matchAll(SAID)].flatMap(({ index, 0: matched, 1: said = '', 2: list = '' }) => {
    const before = text.slice(Math.max(0, index - BEFORE), index);
    const isOption = !/^Access/i.test(said);
    const isElsewhere = isOption && (!IN_CORS.test(before) || OF_SOCKETS.test(before));
    const methods = methodsIn(list);
    if (isElsewhere || methods.size === 0 || /\/\/.*$/.test(before)) return [];
    return [{ methods, range: [index, index + matched.length] as const }];
  });
}

/** Methods that browsers send to other origins without asking what is allowed (the Fetch standard, CORS-safelisted methods). */
const SAFELISTED: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST']);

/** Whether a list leaves out the new method of a request. A limit that leaves out the old one too is that of other requests. */
export function refuses({ methods, isLimit = false }: OriginMethods, next: string, left: string): boolean {
  return !methods.has(next) && (isLimit ? methods.has(left) : !SAFELISTED.has(next));
}
