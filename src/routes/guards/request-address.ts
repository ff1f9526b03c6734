const REQUEST = String.raw`\b(?:req|request|ctx|context|event|config|originalRequest|c)\b`;
const PART = String.raw`(?:path|pathname|url|originalUrl|baseUrl|rawPath|routerPath|href)`;
const MEMBER = String.raw`${REQUEST}(?:\??\.\w{1,20}){0,3}?\??\.${PART}\b`;

/** What a variable is called that holds an address. */
const NAME = String.raw`path|pathname|url|originalUrl|uri|\w{0,12}(?:Path|Url|URL|Uri)`;

/** Most files have no such member, which is told sooner. */
const HAS_PART = new RegExp(String.raw`\.${PART}\b`);
const HAS_MEMBER = new RegExp(MEMBER);
const TAKES_APART = new RegExp(String.raw`\} = ${REQUEST}`);
const TAKES_PART = new RegExp(String.raw`\b${PART}\b[^{}]{0,80}\} = ${REQUEST}`);

/** Any other name that the address is given: `const at = req.path`, `const { path: at } = req`. */
const NAMED = new RegExp(String.raw`\b(?:const|let|var)\s+(\w{1,40})\s*=\s*${MEMBER}|\b${PART}\s*:\s*(\w{1,40})\b[^{}]{0,80}\} = ${REQUEST}`, 'g');
const IS_NAMED = new RegExp(`^(?:${NAME})$`);

/** A step from an address to a part of it or to another way to write it: `.slice(1)`, `.toLowerCase()`, `[1]`. */
export const STEP = String.raw`(?:\?*!?\.\w{1,20}(?:\([^()\n]{0,40}\))?|\[[^[\]\n]{0,20}\]|!|\s)`;

/** Whether a source file says the address of a request. */
export function saysAddress(text: string): boolean {
  return (HAS_PART.test(text) && HAS_MEMBER.test(text)) || (TAKES_APART.test(text) && TAKES_PART.test(text));
}

/** How a source file says the address of a request, as the source of a regular expression. */
export function addressIn(text: string): string {
  const named = [...text.matchAll(NAMED)].flatMap(([, assigned, taken]) => assigned ?? taken ?? []).filter((name) => !IS_NAMED.test(name));
  return String.raw`(?:${MEMBER}|(?<![.\w$])(?:${[NAME, ...new Set(named)].join('|')})\b)`;
}
