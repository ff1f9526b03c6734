import type { Range } from '../model/text.ts';
import type { Argument, CallTerm, JoinTerm, Term } from '../values/terms.ts';
import type { TextTerm } from '../values/leaf-terms.ts';

/** A run of literal text, a value that is inserted into a text, or the slash between joined elements. */
export type TextPart = TextTerm | HolePart | typeof SLASH;

interface HolePart {
  readonly hole: Term;
  /** Its range in a template, including the braces; null outside of a template. */
  readonly range: Range | null;
}

const SLASH = { joint: '/' } as const;

/**
 * The parts of a text that an expression puts together of literals: a literal, a template, a sum, `a.concat(b)`,
 * `[a, b].join('/')`; null for any other expression, and where nothing of the text is known.
 */
export function textOf(term: Term): readonly TextPart[] | null {
  const parts = partsOf(term);
  return parts?.some((part) => !('hole' in part)) ? parts : null;
}

/** Whether a part of a text is literal. */
export function isLiteral(part: TextPart): part is TextTerm {
  return 'value' in part;
}

function partsOf(term: Term): readonly TextPart[] | null {
  switch (term.kind) {
    case 'text':
      return [term];
    case 'join':
      return term.parts.flatMap((part, at) => inner(part, holeRange(term, at)));
    case 'operation':
      return term.operator === '+' ? term.operands.flatMap((each) => inner(each)) : null;
    case 'call':
      return term.form === 'call' ? calledParts(term) : null;
    default:
      return null;
  }
}

/** The parts of a term that is inserted into a text. */
function inner(term: Term, range: Range | null = null): readonly TextPart[] {
  return textOf(term) ?? [{ hole: term, range }];
}

/** The range of a part of a template, up to the literals on both sides. */
function holeRange({ parts, range: [start, end] }: JoinTerm, at: number): Range {
  const before = parts.slice(0, at).findLast((part) => part.kind === 'text');
  const behind = parts.slice(at + 1).find((part) => part.kind === 'text');
  return [before?.end ?? start + 1, behind?.start ?? end - 1];
}

function calledParts({ callee, args }: CallTerm): readonly TextPart[] | null {
  if (callee.kind !== 'member' || callee.key.kind !== 'text') return null;
  const { object } = callee;
  if (callee.key.value === 'concat' && object.kind !== 'array')
    return [object, ...args.map(({ value }) => value)].flatMap((each) => inner(each));
  const [separator] = args;
  const items = callee.key.value === 'join' ? itemsOf(object) : null;
  return items && separator?.value.kind === 'text' && separator.value.value === '/' ? joinedBySlash(items) : null;
}

/** The items of an array literal, also where a filter may leave some out: `[a, b].filter(Boolean)`. */
function itemsOf(term: Term): readonly Argument[] | null {
  if (term.kind === 'array') return term.items;
  const callee = term.kind === 'call' ? term.callee : null;
  if (callee?.kind !== 'member' || callee.key.kind !== 'text') return null;
  return callee.key.value === 'filter' ? itemsOf(callee.object) : null;
}

function joinedBySlash(items: readonly Argument[]): readonly TextPart[] {
  return items.flatMap(({ value }, at) => {
    const parts = inner(value);
    return at === 0 ? parts : [SLASH, ...parts];
  });
}
