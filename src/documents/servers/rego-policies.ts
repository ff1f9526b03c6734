import type { AddressGuard, MethodGuard } from '../../model/guards.ts';
import type { Range } from '../../model/text.ts';
import { isCommentLine } from '../../text/comment-lines.ts';
import { LISTED_METHOD as METHOD, methodsIn } from '../../text/method-names.ts';

/** The names of the address of a request, and of its method, in a policy of the Open Policy Agent. */
const REQUEST = String.raw`\b(?:input|http_request|request|http|attributes)(?:\.\w{1,40}){0,5}`;
const ADDRESS = String.raw`${REQUEST}\.(?:parsed_)?(?:path|url|uri)`;
const METHOD_NAME = String.raw`${REQUEST}\.(?:method|verb)`;
const GAP = String.raw`\s{0,9}`;

/** `input.path == ["users", id]`, `["users", id] = input.path` */
const SEGMENTS = new RegExp(`${ADDRESS}${GAP}(?:==?|:=)${GAP}\\[([^\\[\\]]{1,300})\\]`, 'g');
const SEGMENTS_BEFORE = new RegExp(`\\[([^\\[\\]]{1,300})\\]${GAP}(?:==?|:=)${GAP}${ADDRESS}\\b(?!\\[)`, 'g');
/** `input.path[1] == "list"` */
const SEGMENT = new RegExp(`${ADDRESS}\\[(\\d)\\]`, 'g');
/** `count(input.path) == 2` */
const COUNT = new RegExp(`\\bcount\\(${GAP}${ADDRESS}${GAP}\\)`, 'g');
/** `input.url == "/users"` */
const WHOLE = new RegExp(`${ADDRESS}${GAP}==?${GAP}"(/[^"\\n]{0,200})"`, 'g');
/** `startswith(input.url, "/users/")` */
const ASKED = new RegExp(`\\b(startswith|endswith|contains)\\(${GAP}${ADDRESS}${GAP},${GAP}"([^"\\n]{1,200})"`, 'g');
/** ``regex.match(`^/users/.+`, input.path)``, `glob.match("/users/*", ["/"], input.path)` */
const MATCHED = new RegExp(
  `\\b(?:re_match|regex\\.(?:is_)?match|glob\\.match)\\(${GAP}["\`]([^"\`\\n]{1,200})["\`][^()\\n]{0,80}${ADDRESS}`,
  'g',
);
const METHODS = new RegExp(
  `${METHOD_NAME}${GAP}(?:[!=]?=|:=|in|\\bin)${GAP}(?:[{\\[]${GAP})?"${METHOD}"(?:${GAP},${GAP}"${METHOD}"){0,8}`,
  'g',
);
const ASKS: Readonly<Record<string, AddressGuard['asks']>> = {
  startswith: 'starts',
  endswith: 'ends',
  contains: 'holds',
};
const LITERAL = /^"([^"]*)"$/;

/** Whether a text is a policy of the Open Policy Agent. */
function isPolicy(text: string): boolean {
  return (
    /^\s{0,99}(?:#[^\n]*\n\s{0,99}){0,50}package\s+[\w.]+\s*$/m.test(text) && /\b(?:allow|deny|default)\b/.test(text)
  );
}

/** Finds the conditions of a policy on the addresses of requests. */
export function regoAddresses(text: string): readonly AddressGuard[] {
  if (!isPolicy(text)) return [];
  const guard = (asks: AddressGuard['asks'], said: string, range: Range): AddressGuard => ({
    ...{ asks, text: said, ignoresCase: false },
    range,
  });
  return [
    ...[SEGMENTS, SEGMENTS_BEFORE].flatMap((pattern) =>
      found(text, pattern, (range, [list = '']) => guard('is', addressOf(list), range)),
    ),
    ...found(text, SEGMENT, (range, [at = '0']) => ({
      ...guard('part', `segment ${String(Number(at) + 1)}`, range),
      part: [Number(at) + 1, Number(at) + 2] as const,
    })),
    ...found(text, COUNT, (range) => guard('depth', 'the number of its segments', range)),
    ...found(text, WHOLE, (range, [said = '']) => guard('is', said, range)),
    ...found(text, ASKED, (range, [name = '', said = '']) => guard(ASKS[name] ?? 'holds', said, range)),
    ...found(text, MATCHED, (range, [said = '']) =>
      said.includes('*') && !/[.\])\\]\*|[\^$+]/.test(said)
        ? guard('under', said, range)
        : guard('matches', said, range),
    ),
  ];
}

/** Finds the conditions of a policy on the methods of requests. */
export function regoMethods(text: string): readonly MethodGuard[] {
  if (!isPolicy(text)) return [];
  return found(text, METHODS, (range) => ({ methods: methodsIn(text.slice(...range)), range }));
}

/** The address of a list of segments, of which some are variables. */
function addressOf(list: string): string {
  return list
    .split(',')
    .map((each) => LITERAL.exec(each.trim())?.[1] ?? ':any')
    .map((segment) => `/${segment}`)
    .join('');
}

function found<Guard>(
  text: string,
  pattern: RegExp,
  read: (range: Range, groups: readonly (string | undefined)[]) => Guard,
): readonly Guard[] {
  return [...text.matchAll(pattern)]
    .filter(({ index }) => !isCommentLine(text, index))
    .map((match) => read([match.index, match.index + match[0].length], match.slice(1)));
}
