import { createRequire } from 'node:module';
import type { TSESTree } from '@typescript-eslint/utils';
import type { Range, Text } from '../../model/text.ts';
import { HoledText } from '../../text/source-texts.ts';
import { lowerModule } from '../../values/lower.ts';
import { TermWalk } from '../../values/term-sites.ts';
import type { OperationTerm, Statement, Term } from '../../values/terms.ts';

type Parser = Pick<typeof import('oxc-parser'), 'parseSync'>;

let parser: Parser | null | undefined;

/** The parser of JavaScript; null on a platform without a build of it. */
function oxcParser(): Parser | null {
  try {
    // `require` is typed as any; the type is in the declaration that the library ships.
    parser ??= createRequire(import.meta.url)('oxc-parser') as Parser;
  } catch {
    parser = null;
  }
  return parser;
}

/** The greatest length of a value. */
const LONGEST = 500;

/**
 * The value of an attribute in Pug, which is an expression of JavaScript: `'/users/' + user.id`.
 *
 * @returns null where it is no text without escapes, or a value of run time in it contains texts itself
 */
export function pugValue(source: string, [start, end]: Range): Text | null {
  const { code, body } = loweredValue(source, [start, end]);
  const [only] = body;
  const parts = only?.kind === 'evaluate' ? partsOf(only.term, code) : null;
  return parts && textOf(source, [start, end], shifted(parts, start - 1));
}

/** The texts in such an expression, each by itself: `getAll` and `7` of `all ? 'getAll' : '7'`. */
export function pugTexts(source: string, [start, end]: Range): readonly Text[] {
  const { code, body } = loweredValue(source, [start, end]);
  const found: Text[] = [];
  new TermWalk(({ term }) => {
    const parts = term.kind === 'text' ? partsOf(term, code) : null;
    const text = parts && textOf(source, [start, end], shifted(parts, start - 1));
    if (text) found.push(text);
  }).statements(body);
  return found;
}

/** An expression as a statement; no statement where it is too long, or cannot be parsed. */
function loweredValue(
  source: string,
  [start, end]: Range,
): { readonly code: string; readonly body: readonly Statement[] } {
  const code = `(${source.slice(start, end)})`;
  if (code.length > LONGEST) return { code, body: [] };
  const parsed = oxcParser()?.parseSync('', code, { lang: 'js', astType: 'ts', range: true, preserveParens: false });
  if (!parsed || parsed.errors.length > 0) return { code, body: [] };
  // The parser builds the tree of typescript-estree, whose types these are.
  return { code, body: lowerModule(parsed.program as unknown as TSESTree.Program, code).body };
}

/** A part of a text: where a piece of it is written, or null for a value of run time. */
type Part = Range | null;

function partsOf(term: Term, code: string): readonly Part[] | null {
  if (term.kind === 'text') return code.slice(term.start, term.end) === term.value ? [[term.start, term.end]] : null;
  const terms = term.kind === 'join' ? term.parts : isSum(term) ? term.operands : null;
  if (!terms) return isName(term) ? [null] : null;
  const parts = terms.map((each) => partsOf(each, code));
  return parts.every((each) => each !== null) ? parts.flat() : null;
}

function isSum(term: Term): term is OperationTerm {
  return term.kind === 'operation' && term.operator === '+' && term.operands.length === 2;
}

/** Whether a term is a name, a member of one, or a call with such arguments: `encodeURIComponent(user.id)`. */
function isName(term: Term): boolean {
  switch (term.kind) {
    case 'read':
    case 'global':
    case 'this':
      return true;
    case 'member':
      return isName(term.object) && (!term.isComputed || isName(term.key));
    case 'call':
      return isName(term.callee) && term.args.every(({ value }) => isName(value));
    default:
      return false;
  }
}

function shifted(parts: readonly Part[], by: number): readonly Part[] {
  return parts.map((part) => part && [part[0] + by, part[1] + by]);
}

/** The text of some parts; null where two pieces of text are next to each other. */
function textOf(source: string, [start, end]: Range, parts: readonly Part[]): Text | null {
  const pieces: Range[] = [];
  let isAfterHole = true;
  for (const part of parts) {
    if (part && !isAfterHole) return null;
    if (part) pieces.push(part);
    else if (pieces.length === 0) pieces.push([start, start]);
    isAfterHole = part === null;
  }
  return new HoledText(source, isAfterHole ? [...pieces, [end, end]] : pieces);
}
