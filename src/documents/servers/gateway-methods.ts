import { isCommentLine } from '../../text/comment-lines.ts';
import { LISTED_METHOD as METHOD, methodsIn } from '../../text/method-names.ts';
import type { DataNode } from '../data/data-tree.ts';
import { gatewayMatches } from './gateway-matches.ts';
import { joinedByKey } from './joined-guards.ts';
import type { MethodGuard } from '../../model/guards.ts';

const MANY = String.raw`["']?[\^(]{0,4}${METHOD}\b(?:[)|]{1,3}[(]?${METHOD}\b){0,8}`;

/** How servers and gateways compare the method of a request, each pattern with a word that has to be in the text. */
const QUESTIONS: readonly (readonly [word: string, question: RegExp])[] = [
  ['$request_method', new RegExp(String.raw`\$request_method\s{1,9}!?[=~]\*?\s{0,9}${MANY}`, 'g')],
  [
    '$request_method',
    new RegExp(
      String.raw`\bmap[ \t]{1,9}["']?\$request_method["']?[ \t]{1,9}\$\w{1,40}\s{0,9}\{[^{}` +
        String.raw`]{0,400}?\b${METHOD}\b[^{}]{0,400}\}`,
      'g',
    ),
  ],
  ['REQUEST_METHOD', new RegExp(String.raw`%\{REQUEST_METHOD\}[ \t]{1,9}!?=?${MANY}`, 'g')],
  ['<Limit', new RegExp(String.raw`<Limit(?:Except)?(?:[ \t]{1,9}${METHOD}\b){1,9}`, 'g')],
  ['req.method ', new RegExp(String.raw`\breq\.method[ \t]{1,9}(?:[!=]=|!?~)[ \t]{0,9}"${MANY}`, 'g')],
  ['METH_', new RegExp(String.raw`(?<=\bMETH_)${METHOD}\b`, 'g')],
  [
    'method ',
    new RegExp(
      String.raw`(?:\{|\bacl[ \t]{1,9}\w{1,40})[ \t]{1,9}method(?:[ \t]{1,9}-[im]{1,2})?(?:[ \t]{1,9}${METHOD}\b){1,9}`,
      'g',
    ),
  ],
  [
    'method ',
    new RegExp(
      String.raw`^[ \t]{0,40}(?:@\w{1,40}[ \t]{1,9})?(?:not[ \t]{1,9})?method(?:[ \t]{1,9}${METHOD}\b){1,9}[ \t]{0,9}$`,
      'gm',
    ),
  ],
];

/** A rule of Traefik with methods; requests with others go to other rules. */
const RULE = new RegExp(String.raw`\bMethod\((?:\s{0,9},?\s{0,9}["'\x60]${METHOD}["'\x60]){1,9}`, 'g');

/**
 * The methods that CloudFront allows. The CORS rules of a file store have the same key, and a list of reading methods
 * only is for files.
 */
const LETS_PASS = new RegExp(
  String.raw`\b(?:allowed_methods|AllowedMethods)["']?\s{0,9}[=:](?:[\s,"'[\]-]{1,40}\b${METHOD}\b){1,9}`,
  'g',
);
const OF_FILES = /cors/i;
const WRITES = /\b(?:POST|PUT|PATCH|DELETE)\b/;
const BEFORE = 200;

/** The most guards of a pattern: a document with more of them contains data. */
const MOST = 200;

/**
 * Finds where the configuration of a server or a gateway treats requests differently by their method.
 *
 * @param data the content of the document, where its format can be parsed
 */
export function gatewayMethods(text: string, data: readonly DataNode[]): readonly MethodGuard[] {
  const asked = QUESTIONS.flatMap(([word, question]) => (text.includes(word) ? guardsAt(text, question) : []));
  const rules = text.includes('Method(') ? joinedByKey(guardsAt(text, RULE).map((guard) => ['', guard])) : [];
  const passing = /allowed_?methods/i.test(text)
    ? guardsAt(text, LETS_PASS).filter((guard) => letsWrite(text, guard))
    : [];
  return [...asked, ...rules, ...passing, ...gatewayMatches(data)];
}

function letsWrite(text: string, { range: [start, end] }: MethodGuard): boolean {
  return WRITES.test(text.slice(start, end)) && !OF_FILES.test(text.slice(Math.max(0, start - BEFORE), start));
}

function guardsAt(text: string, pattern: RegExp): readonly MethodGuard[] {
  const found = [...text.matchAll(pattern)].slice(0, MOST).filter(({ index }) => !isCommentLine(text, index));
  return found.map(({ index, 0: matched }) => ({
    methods: methodsIn(matched),
    range: [index, index + matched.length],
  }));
}
