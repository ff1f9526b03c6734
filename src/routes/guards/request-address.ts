import { askedOnce } from '../../text/places.ts';
import type { AddressGuard } from '../../model/address-guard.ts';

/**
 * What a request has besides its address, which may have an address of its own: a file that is uploaded lies somewhere.
 */
const OF_OTHERS = String.raw`(?!\??\.(?:file|files|body|query|params|user|session)\b)`;
const REQUEST = String.raw`\b(?:req|request|ctx|context|event|config|originalRequest|routeOptions|c)\b${OF_OTHERS}`;
const PART = String.raw`(?:path|pathname|url|originalUrl|baseUrl|rawPath|routerPath|_matchedRoute|routePath|href)`;
/** The header by which a proxy says the address, and a function of h3 that reads it. */
const SAID_BY_PROXY =
  String.raw`\.(?:headers?\[\s{0,9}|get\(\s{0,9}|header\(\s{0,9})["'\x60][xX]-(?:[oO]riginal` +
  String.raw`|[fF]orwarded|[rR]ewrite)-[uU][rR][iIlL]["'\x60]\s{0,9}[\])]`;
/** Members of requests of Restify that answer it, or the route. */
const BY_CALL = String.raw`(?:getPath\(\)|getRoute\(\)\.path\b)`;
/** Functions that answer it: of h3, of the adapters of NestJS, and of Hono, where it is that of the route. */
const READ_BY_CALL =
  String.raw`(?:\bgetRequestU(?:RL|rl)\([\w.]{1,20}\)\.(?:pathname|href)\b` +
  String.raw`|(?<![.\w$])(?:[\w$]{1,40}\??\.){1,4}getRequestUrl\([\w.()]{1,60}\)` +
  String.raw`|(?<![.\w$])(?:getRequestPath\([\w.]{1,20}\)|routePath\((?:c|ctx|context)\)` +
  String.raw`|getPath\((?:c|ctx|context)\.req\.raw\)))`;
/** A request that NestJS hands out where it is asked: `host.switchToHttp().getRequest().url`. */
const HANDED_OUT =
  String.raw`(?<![.\w$])(?:[\w$]{1,40}\??\.){1,3}(?:switchToHttp\(\)\.)?getRequest` +
  String.raw`(?:<[\w.]{1,40}>)?\(\)`;
/**
 * The address of a request, as the source of a regular expression; only requests have an original one, and only routes
 * one of theirs, whatever they are called.
 */
export const MEMBER =
  String.raw`(?:(?:${REQUEST}|${HANDED_OUT})(?:(?:\??\.\w{1,20}){0,3}?\??\.(?:${PART}\b(?:\(\))?` +
  String.raw`|${BY_CALL})|${SAID_BY_PROXY})|(?<![.\w$])[\w$]{1,40}\??\.(?:originalUrl` +
  String.raw`|route\??\.path)\b|${READ_BY_CALL})`;

/** Where a hook of Fastify begins that is told of each route, as the source of a regular expression. */
export const ON_ROUTE = String.raw`\bonRoute["'\x60]\s*,\s*(?:async\s+)?(?:function\b\s{0,9}\w{0,40}\s{0,9})?\(?\s*`;
const TOLD_ROUTE = new RegExp(String.raw`${ON_ROUTE}(\w{1,40})`);
/** What such a hook takes of a route, where it has no name for it. */
const TOLD_PARTS = new RegExp(String.raw`${ON_ROUTE}\{([^{}]{0,200})\}`);
/** What middleware and other hooks take of a request, likewise: `({ path, user }, res, next) => {}`. */
const TAKEN_PARTS = new RegExp(
  String.raw`(?:\.(?:addHook|ext)\(\s*["'\x60]\w{1,30}["'\x60]\s*,\s*|\.(?:onBeforeHandle|onRequest` +
    String.raw`|derive|resolve)\(\s*)(?:async\s+)?\(\s*\{([^{}]{0,200})\}` +
    String.raw`|\(\s*\{([^{}]{0,200})\}[^(){}]{0,60},\s*_?(?:res|response|reply|next)\b`,
);
const TOLD_ADDRESS = /(?<![\w$.])(?:path|url|originalUrl|routerPath|route)(?:\s*:\s*(\w{1,40}))?/g;

/** What a hook of a source file calls the routes that it is told of; null where none is. */
export function toldRoute(text: string): string | null {
  return TOLD_ROUTE.exec(text)?.[1] ?? null;
}

/** What such a hook, or middleware, calls the address, where it has no name for the route or the request. */
function toldAddresses(text: string): readonly string[] {
  const parts = [TOLD_PARTS, TAKEN_PARTS].map((pattern) => pattern.exec(text)?.slice(1).join() ?? '').join();
  return [...parts.matchAll(TOLD_ADDRESS)].map(([same, name]) => name ?? same);
}

/** What a variable is called that holds an address. */
const NAME = String.raw`path|pathname|url|originalUrl|uri|\w{0,12}(?:Path|Url|URL|Uri)`;

/** Most files have no such member, which is told sooner. */
const HAS_PART = new RegExp(
  String.raw`\.${PART}\b|-ur[il]["'\x60]|\b(?:getRequestUrl|getRequestPath|routePath|getPath)\(`,
  'i',
);
const HAS_MEMBER = new RegExp(MEMBER);
const TAKES_APART = new RegExp(String.raw`\} = ${REQUEST}`);
/** The route is taken out of a request, so that its address is that of `route`. */
const TAKES_ROUTE = new RegExp(
  String.raw`\{[^{}]{0,80}\broute\b[^{}:]{0,80}\} = (?:${REQUEST}|[\w.()]{0,40}\bgetRequest\b)`,
);
const TAKES_PART = new RegExp(String.raw`\b${PART}\b[^{}]{0,80}\}(?:\s*\})? = ${REQUEST}`);

/** A step from an address to a part of it or to another way to write it: `.slice(1)`, `.toLowerCase()`, `[1]`. */
export const STEP = String.raw`(?:\?*!?\.\w{1,20}(?:\([^()\n]{0,40}\))?|\[[^[\]\n]{0,20}\]|!|\s)`;

/**
 * Any other name that the address is given, or a part of it: `const at = req.path`, `const plain = path.toLowerCase()`,
 * `const { path: at } = req`.
 */
const NAMED = new RegExp(
  String.raw`\b(?:const|let|var)\s+(\w{1,40})\s*=\s*(?:\x60\$\{)?(?:${MEMBER}((?:${STEP}){0,4})` +
    String.raw`|(?:${NAME})\.to(?:Lower|Upper)Case\(\)\s*[;\n])` +
    String.raw`|\b${PART}\s*:\s*(\w{1,40})\b[^{}]{0,80}\} = ${REQUEST}` +
    String.raw`|(?<=[{,]\s{0,9})(${PART})(?=\s{0,9}[,}][^{}]{0,80}?= ${REQUEST}\b)`,
  'g',
);
/** Where it is kept for what comes later: `res.locals.at = req.path;`, `ctx.state.action = last;`. */
const KEPT =
  String.raw`(?<![.\w$])((?:res\.locals|ctx\.state|(?:req|request|res|ctx)\.context|req|request|ctx` +
  String.raw`|c\.var)\.(?!path\b|pathname\b|url\b|originalUrl\b|baseUrl\b)[\w$]{1,40})\s*=\s*`;
/** Nobody gives it more names than these. */
const MOST_NAMES = 50;

/**
 * A function that is handed the address of a request, or the method and the address in one text; a log, an answer or
 * what takes an address apart keeps none.
 */
const HANDS = new RegExp(
  String.raw`(?<![.\w$])(?:[\w$]{1,40}\.){0,3}(?!(?:log|debug|info|warn|error|trace|send|json|end` +
    String.raw`|write|redirect|render|status|next|parse|URL|String|Error|join|resolve|normalize` +
    String.raw`|decodeURI\w*|encodeURI\w*|test|exec|match|includes|startsWith|endsWith|indexOf|has|get` +
    String.raw`|set|push|add|require)\()[\w$]{1,40}\((?:[\w$.]{1,40}\s*,\s*){0,3}` +
    String.raw`(?:\x60\$\{[\w$.()]{1,40}\}[^$\n]{1,3}\$\{` +
    String.raw`|[\w$.()]{1,40}\s*\+\s*["'\x60][^"'\x60\n]{1,3}["'\x60]\s*\+\s*)?${MEMBER}` +
    String.raw`(?:\s*\}\x60)?\s*[,)]`,
);
/** An expression that stands elsewhere is asked for it: `OPEN.some((each) => each.test(req.path))`. */
const TESTS = new RegExp(String.raw`(?<![/\w$.])[\w$.]{1,40}\.test\(\s*${MEMBER}`);
/** A function that takes an address. */
const TAKES = new RegExp(
  String.raw`[(,]\s*(?:${NAME})\s*(?::\s*\w{1,20}\s*)?(?:,[^()]{0,80})?\)\s*(?::[^={}()]{1,40})?(?:=>|\{)`,
);
/** What runs in a browser takes the addresses of pages. */
const BROWSER = /\b(?:window|document|location)\.|["'](?:react|vue|svelte|next\/|@angular)/;

/** What leaves out the slash that an address begins with. */
const WITHOUT_SLASH = /\.(?:(?:slice|substr|substring)\(\s*1\s*\)|replace\(\s*(?:["'`]\/["'`]|\/\^\\\/[+*]?\/))/;

/** Whether steps leave out the slash that an address begins with. */
export function leaveOutSlash(steps: string): boolean {
  return WITHOUT_SLASH.test(steps);
}

/** What leaves a part of a text only. */
const CUTS = /\.(?:split|slice|substr|substring|replace|replaceAll|match)\b/;
/** What leaves out the query of an address, or a slash at its end: the rest is still the whole path. */
const KEEPS_PATH = new RegExp(
  String.raw`\.split\(\s{0,9}(?:["'\x60][?#]["'\x60]` +
    String.raw`|\/\[?\\?[?#]{1,2}\]?\/)\s{0,9}(?:,\s{0,9}1\s{0,9})?\)\s{0,9}(?:\[0\]|\.shift\(\)` +
    String.raw`|\.at\(0\))!?|\.replace\(\s{0,9}\/(?:\\\/[+*]?\$|(?:\\\?` +
    String.raw`|\[[?#]{1,2}\])\.[*+]\$?)\/\s{0,9},\s{0,9}(?:""|'')\s{0,9}\)`,
  'g',
);

/** What an address may be called, whatever it is for. */
const ANY = /^(?:path|pathname|url|uri|href|src|to|from|route|endpoint)$/i;

/** Whether a name says of any address that it is one, and not what it is for. */
export function saysAny(name: string): boolean {
  return ANY.test(name);
}

/** Without what leaves out the query of an address, or a slash at its end. */
export function withoutQuerySteps(said: string): string {
  return said.replaceAll(KEEPS_PATH, '');
}

/** Whether steps lead to a part of an address, of which nobody knows where it begins and ends. */
function leadToPart(steps: string): boolean {
  return CUTS.test(withoutQuerySteps(steps));
}

/**
 * What is asked of an address behind some steps.
 *
 * @param member the member that asks it, such as `startsWith`; undefined for a comparison
 */
export function askedBy(member: string | undefined, steps: string): AddressGuard['asks'] {
  if (leadToPart(steps)) return 'holds';
  return member === 'startsWith' ? 'starts' : member === 'endsWith' ? 'ends' : member === undefined ? 'is' : 'holds';
}

/** How a source file says the address of a request. */
export interface SaidAddress {
  /** As the source of a regular expression. */
  readonly pattern: string;
  /** The same where it is the member of something. */
  readonly member: string;
  /** The variables that surely hold it, or a part of it. */
  readonly names: ReadonlySet<string>;
  /** Those that hold a part of it, or may: nobody knows what is kept for later. */
  readonly parts: ReadonlySet<string>;
  /** Those of them that may hold all of it but its first slash. */
  readonly bare: ReadonlySet<string>;
}

const WHOLE_NAME = new RegExp(`^(?:${NAME})$`);

/** Whether a name is one that says of a variable that it holds an address. */
export function isAddressName(name: string): boolean {
  return WHOLE_NAME.test(name);
}

/** Whether a source file says the address of a request. */
export const saysAddress = askedOnce(
  (text) =>
    toldRoute(text) !== null ||
    toldAddresses(text).length > 0 ||
    (HAS_PART.test(text) && HAS_MEMBER.test(text)) ||
    (TAKES_APART.test(text) && (TAKES_PART.test(text) || TAKES_ROUTE.test(text))),
);

/** Whether a source file hands the address of a request to a function, or to an expression. */
export function handsAddress(text: string): boolean {
  return HAS_PART.test(text) && (HANDS.test(text) || TESTS.test(text));
}

/** Whether functions of a source file take addresses, which may be those of requests. */
export function takesAddress(text: string): boolean {
  return TAKES.test(text) && !isOfBrowser(text);
}

/** Whether a source file runs in a browser, as far as its text tells. */
export function isOfBrowser(text: string): boolean {
  return BROWSER.test(text);
}

/** How a source file says the address of a request. */
export const addressIn = askedOnce(readAddress);

function readAddress(text: string): SaidAddress {
  const named = new Set(toldAddresses(text));
  const parts = new Set<string>();
  const bare = new Set<string>();
  for (const [, assigned, steps = '', taken, same = ''] of text.matchAll(NAMED)) {
    if (named.size === MOST_NAMES) break;
    named.add(assigned ?? taken ?? same);
    if (assigned !== undefined && leadToPart(steps)) parts.add(assigned);
    if (assigned !== undefined && leaveOutSlash(steps)) bare.add(assigned);
  }
  const kept = new RegExp(`${KEPT}(?:${MEMBER}|(?<![.\\w$])(?:${[...named, 'path'].join('|')})\\b)`, 'g');
  for (const [, member = ''] of [...text.matchAll(kept)].slice(0, MOST_NAMES)) {
    named.add(member);
    parts.add(member);
  }
  const route = toldRoute(text);
  const told = route === null ? '' : String.raw`|(?<![.\w$])${route}\??\.(?:path|url|routePath)\b`;
  const taken = TAKES_ROUTE.test(text) ? String.raw`|(?<![.\w$])route\??\.path\b` : '';
  const member = MEMBER + told + taken;
  return {
    pattern: String.raw`(?:${member}|(?<![.\w$])(?:${[NAME, ...named].join('|')})\b)`,
    member,
    names: named,
    parts,
    bare,
  };
}
