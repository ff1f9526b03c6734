import { askedOnce, mentionsPaths } from '../../text/places.ts';
import { DECORATOR_MODULE, mentionsDecorators } from '../decorators/all-decorators.ts';
import {
  ENTRY_MEMBERS,
  FRAMEWORKS,
  METHODS_FIRST_MEMBERS,
  TELLING_METHOD_MEMBERS,
  TELLING_METHODS as METHODS,
} from '../frameworks/all-frameworks.ts';
import { QUERY_METHOD } from '../frameworks/framework.ts';
import { ADDRESS_SIGN, mentionsAddresses, mentionsLists, mentionsTables } from './route-tables.ts';
import { mentionsRegistrars, REGISTRAR_SIGN } from '../registrars/registrar-signs.ts';

const QUERIES = Object.keys(QUERY_METHOD).join('|');
const BUILDERS = [...ENTRY_MEMBERS].join('|');
/** `.on('GET', ...)`, `.on(['GET', 'POST'], ...)`, `.on(method, '/users', ...)`. */
const LISTERS = [...METHODS_FIRST_MEMBERS].join('|');
const METHOD_ARGUMENT = String.raw`\s*\(\s*(?:(?:\[\s*)?['"\x60](?!SIG)[A-Z]+['"\x60]|[\w$.]+\s*,\s*['"\x60]/)`;
const CALLED = String.raw`\s*(?:<[^(]{0,400}>\s*)?(?:\?\.\s*)?\(`;
/**
 * One argument that names no handler next to a path: `cache.get(key)`, `nodes.get(keyOf(node))`, `api.get('/users')`.
 */
const ALONE_ARGUMENT = String.raw`(?:[\w$.]+(?:\([^()\n]*\))?|'[^'\n]*'|"[^"\n]*"|\x60[^\x60\n]*\x60)\s*(?:,\s*)?`;
/** A function where a path would be: `storage.get((error, value) => {})`. */
const CALLBACK = String.raw`(?:async\s+)?(?:function\b|(?:\w+|\([\w\s,]*\))\s*=>)`;
/** A list of arguments that may register something. */
const ARGUMENTS = String.raw`${CALLED}(?!\s*(?:(?:${ALONE_ARGUMENT})?\)|${CALLBACK}))`;
/** What is called `all`, `any` or `get` and is no router, whatever the file. */
const OTHERS = String.raw`(?<!\b(?:Promise|Reflect|_|lodash|axios)\s*\.)`;
/** What precedes the name of a member; a comment may. */
const BEFORE_MEMBER = String.raw`\s*(?:/\*[^*]{0,200}\*/\s*)?`;
const MEMBER = new RegExp(
  String.raw`\.${OTHERS}${BEFORE_MEMBER}(?:(?:${METHODS})\b${ARGUMENTS}` +
    String.raw`|(?:${BUILDERS})\b(?:\s*\.\s*(?:apply|bind|call)\b|${CALLED}(?!\s*\)))` +
    String.raw`|(?:${LISTERS})${METHOD_ARGUMENT}|(?:${QUERIES})\s*\(\s*['"\x60]/)`,
);
/** `app['get'](...)`. */
const INDEX = new RegExp(String.raw`\[\s*['"\x60](?:${METHODS}|${BUILDERS})['"\x60]\s*\]`);
/** `app[method](...)`; neither a link in a comment, nor an element, nor a method with a computed name. */
const INDEXED = new RegExp(
  String.raw`\](?=\s*[(<?])(?<=[\w$)\]]\[[^[\]\n]{0,80}[^\d[\]\n][^[\]\n]{0,80}\])${ARGUMENTS}`,
);

/** A path alone is a route to the routers of some modules: `router.post('/users')`. */
const ALONE = new RegExp(String.raw`\.\s*(?:${METHODS})\s*\(\s*['"\x60]`);
const TAKING_ALONE = FRAMEWORKS.filter(({ handlerless }) => handlerless).flatMap(({ modules }) => Object.keys(modules));
const TAKES_ALONE = new RegExp(`['"\\x60](?:${TAKING_ALONE.join('|')})['"\\x60]`);
/** What is in the name of each of those modules. */
const IN_NAMES = TAKING_ALONE.filter((name) => !TAKING_ALONE.some((other) => other !== name && name.includes(other)));

/** What is called on routers. */
const NAMES = [
  ...new Set([...TELLING_METHOD_MEMBERS, ...ENTRY_MEMBERS, ...METHODS_FIRST_MEMBERS, ...Object.keys(QUERY_METHOD)]),
].join('|');
/** Something of all that is looked for: most files hold none of it, which one look tells. */
const MAY_REGISTER = new RegExp(
  [
    String.raw`\.${BEFORE_MEMBER}(?:${NAMES})\b\s*[(<?.]`,
    String.raw`\[\s*['"\x60](?:${NAMES})`,
    String.raw`\]\s*[(<?]`,
    String.raw`['"\x60]/`,
    DECORATOR_MODULE,
    REGISTRAR_SIGN,
    ADDRESS_SIGN,
  ].join('|'),
);

/** Whether the text may register a route at all. Most files do not, and are not walked. */
export const mentionsRoutes = askedOnce((text) => MAY_REGISTER.test(text) && looksLikeRoutes(text));

function looksLikeRoutes(text: string): boolean {
  const hasPaths = mentionsPaths(text);
  return (
    MEMBER.test(text) ||
    INDEX.test(text) ||
    INDEXED.test(text) ||
    (hasPaths && (mentionsTables(text) || mentionsLists(text))) ||
    mentionsAlone(text) ||
    mentionsAddresses(text) ||
    mentionsDecorators(text) ||
    mentionsRegistrars(text, hasPaths)
  );
}

function mentionsAlone(text: string): boolean {
  return IN_NAMES.some((part) => text.includes(part)) && TAKES_ALONE.test(text) && ALONE.test(text);
}
