import { METHOD_NAMES } from '../../text/method-names.ts';
import type { Range } from '../../text/text.ts';

/** A place that tells requests of some methods from all others, before it hands them on: `if (req.method === 'POST') check(req);`. */
export interface MethodGuard {
  readonly methods: ReadonlySet<string>;
  readonly range: Range;
}

/** What hands requests on; who answers one himself says nothing of others. */
const HANDS_ON = /\bnext\s*\(|\baddHook\(|\bcanActivate\b|\.ext\(/;

const METHOD = String.raw`\b(?:req|request|ctx|context|c)\b(?:\??\.\w{1,20}){0,2}?\??\.method\b(?:\.to(?:Upper|Lower)Case\(\))?`;
const ANY = `${METHOD_NAMES}|OPTIONS`;
const NAME = String.raw`["'\x60](?:${ANY})["'\x60]`;
const NAMED = new RegExp(String.raw`\b(?:${ANY})\b`, 'gi');
const COMPARED = String.raw`${METHOD}\s*[!=]==?\s*${NAME}`;
const LIST = String.raw`\[\s*${NAME}(?:\s*,\s*${NAME}){0,8}\s*,?\s*\]`;

const SPEAKS_OF_METHOD = new RegExp(METHOD);
const COMPARISON = new RegExp(String.raw`${COMPARED}(?:\s*(?:\|\||&&)\s*${COMPARED}){0,8}|${LIST}(?:\.\w+\(\s*${METHOD})?|(?:\bcase\s+${NAME}\s*:\s*)+|/[\^(?:]{0,4}(?:${ANY})(?:\|(?:${ANY})){0,8}[)$]{0,2}/i?\.test\(\s*${METHOD}`, 'gi');

/** A list elsewhere is asked by its name. */
const ASKS_LIST = new RegExp(String.raw`\.(?:includes|has|indexOf|some)\(\s*${METHOD}`);
const SWITCHES = new RegExp(String.raw`\bswitch\s*\(\s*${METHOD}`);

/** Finds where a source file that hands requests on tells them apart by their method, in the order of the text. */
export function methodGuards(text: string): readonly MethodGuard[] {
  if (!HANDS_ON.test(text) || !SPEAKS_OF_METHOD.test(text)) return [];
  const asksLists = ASKS_LIST.test(text);
  const switches = SWITCHES.test(text);
  return [...text.matchAll(COMPARISON)].flatMap(({ index, 0: matched }) => {
    const isAsked = matched.startsWith('case') ? switches : asksLists || !matched.startsWith('[');
    const methods = new Set([...matched.matchAll(NAMED)].map(([method]) => method.toUpperCase()));
    return isAsked ? [{ methods, range: [index, index + matched.length] as const }] : [];
  });
}
