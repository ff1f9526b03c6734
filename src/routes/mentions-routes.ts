import { mentionsDecorators } from './decorators/all.ts';
import { mentionsTables } from './mentions-tables.ts';
import { ENTRY_MEMBERS, FRAMEWORKS, METHODS_FIRST_MEMBERS, TELLING_METHOD_MEMBERS } from './frameworks/all.ts';
import { QUERY_METHOD } from './frameworks/framework.ts';
import { mentionsRegistrars } from './registrars/mention.ts';

const METHODS = [...TELLING_METHOD_MEMBERS].join('|');
const QUERIES = Object.keys(QUERY_METHOD).join('|');
const BUILDERS = [...ENTRY_MEMBERS].join('|');
/** `.on('GET', ...)`, `.on(['GET', 'POST'], ...)`, `.on(method, '/users', ...)`. */
const LISTERS = [...METHODS_FIRST_MEMBERS].join('|');
const METHOD_ARGUMENT = String.raw`\s*\(\s*(?:(?:\[\s*)?['"\x60][A-Z]+['"\x60]|[\w$.]+\s*,\s*['"\x60]/)`;
/** A list of arguments that is not one plain name or text: `cache.get(key)` and `api.get('/users')` register nothing. */
const ARGUMENTS = String.raw`\s*(?:<[^(]*>\s*)?(?:\?\.\s*)?\((?!\s*(?:[\w$.]*|'[^'\n]*'|"[^"\n]*"|\x60[^\x60\n]*\x60)\s*,?\s*\))`;
const MENTION = new RegExp(
  [
    String.raw`(?:\.|\*/)\s*(?:(?:${METHODS})\b${ARGUMENTS}|(?:${BUILDERS})\b|(?:${LISTERS})${METHOD_ARGUMENT}|(?:${QUERIES})\s*\(\s*['"\x60]/)`,
    String.raw`\[\s*['"\x60](?:${METHODS}|${BUILDERS})['"\x60]\s*\]`,
    String.raw`\]${ARGUMENTS}`,
  ].join('|'),
);

/** A path alone is a route to the routers of some modules: `router.post('/users')`. */
const ALONE = new RegExp(String.raw`\.\s*(?:${METHODS})\s*\(\s*['"\x60]`);
const TAKES_ALONE = new RegExp(`['"\\x60](?:${FRAMEWORKS.filter(({ handlerless }) => handlerless).flatMap(({ modules }) => Object.keys(modules)).join('|')})['"\\x60]`);

/** Whether the text may register a route at all. Most files do not, and are not walked. */
export function mentionsRoutes(text: string): boolean {
  return MENTION.test(text) || (TAKES_ALONE.test(text) && ALONE.test(text)) || mentionsTables(text) || mentionsDecorators(text) || mentionsRegistrars(text);
}
