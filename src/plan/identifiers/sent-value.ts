import type { BindingId } from '../../values/leaf-terms.ts';
import type { MemberTerm, Term } from '../../values/terms.ts';
import type { CallSites } from './call-sites.ts';
import type { SentField } from './sent-field.ts';

/** The identifier that a request sends, as a segment of a URL. */
export interface SentValue {
  /** The segment itself, where the value is a literal; else null. */
  readonly segment: string | null;
  /** The expression of the segment; empty where the value is a literal. */
  readonly expression: string;
  /** Whether the value is certainly a text, and not a number. */
  readonly isText: boolean;
  /** Whether the value is certainly a number. */
  readonly isNumber?: boolean;
}

/** A field that is sent as a segment of a URL; null where one of its values may not be one. */
export function sentField({ values, read, isText }: SentField, source: string, calls: CallSites): SentValue | null {
  const all = values.map((value) => sentValue(value, source, calls));
  const [first] = all;
  if (!first || all.includes(null)) return null;
  const isAlways = isText || all.every((each) => each?.isText === true);
  const isNumber = !isText && all.every((each) => each?.isNumber === true);
  return read === null
    ? { ...first, isText: isAlways, isNumber }
    : { segment: null, expression: encoded(read), isText: isAlways, isNumber };
}

/** A value as a segment of a URL; null where it may not be one: undefined, an empty text, a list. */
export function sentValue(term: Term, source: string, calls: CallSites): SentValue | null {
  switch (term.kind) {
    case 'text':
      return literal(term.value, true);
    case 'constant':
      return typeof term.value === 'number' ? numeral(term.value) : null;
    case 'join':
      return { segment: null, expression: encoded(source.slice(...term.range)), isText: true };
    case 'logical': {
      const sides = [term.left, term.right].map((each) => sentValue(each, source, calls));
      const isText = sides.every((each) => each?.isText === true);
      return sides.includes(null) ? null : { segment: null, expression: encoded(source.slice(...term.range)), isText };
    }
    case 'read':
      return {
        segment: null,
        expression: encoded(source.slice(...term.range)),
        isText: isTextVariable(term.binding, source, calls),
        isNumber: declaredType(term.binding, source, calls) === 'number',
      };
    case 'member':
      return sentMember(term, source, calls);
    case 'call': {
      const written = source.slice(...term.range);
      return {
        segment: null,
        expression: isEncoding(term) ? written : encoded(written),
        isText: makesText(term.callee, calls),
      };
    }
    default:
      return null;
  }
}

function sentMember(term: MemberTerm, source: string, calls: CallSites): SentValue {
  const written = source.slice(...term.range);
  const key = calls.nameOf(term);
  // The `_id` of a document is a text in JSON, with digits and letters only, so that it needs no encoding.
  const isDocument = key === '_id';
  const isText =
    isDocument || (key === 'value' && TARGETS.has(calls.nameOf(term.object))) || isOfRoute(term.object, calls);
  return { segment: null, expression: isDocument ? written : encoded(written), isText };
}

/** Members that return texts. */
const TEXTS: ReadonlySet<string> = new Set(['toString', 'trim', 'getAttribute']);
/** What a browser stores texts in. */
const STORAGES: ReadonlySet<string> = new Set(['localStorage', 'sessionStorage']);

/** Whether a function returns texts, or nothing: `String(id)`, `id.toString()`, `localStorage.getItem('id')`. */
function makesText(callee: Term, calls: CallSites): boolean {
  const name = calls.nameOf(callee);
  if (callee.kind === 'global') return name === 'String' || name === 'encodeURIComponent';
  if (callee.kind !== 'member') return false;
  return TEXTS.has(name) || (name === 'getItem' && STORAGES.has(calls.nameOf(callee.object)));
}

/** The element of a page that an event is about, whose value is a text: `event.target.value`. */
const TARGETS: ReadonlySet<string> = new Set(['target', 'currentTarget']);

/** Whether a variable certainly contains a text: it is declared as a `string`, or with the value of one. */
function isTextVariable(binding: BindingId, source: string, calls: CallSites): boolean {
  if (declaredType(binding, source, calls) === 'string') return true;
  const { target, value } = calls.declarationOf(binding)?.statement ?? {};
  if (!value) return false;
  return target?.kind === 'binding' ? sentValue(value, source, calls)?.isText === true : isOfRoute(value, calls);
}

const LONGEST = 40;

/** The type of a variable, where it is `string` or `number` alone; null for another one, and where none is declared. */
function declaredType(binding: BindingId, source: string, calls: CallSites): 'string' | 'number' | null {
  const place = calls.targetOf(binding)?.range;
  const type = place ? source.slice(place[1], place[1] + LONGEST).trimStart() : '';
  const declared = type.startsWith(':') ? type.slice(1).trimStart() : '';
  const name = (['string', 'number'] as const).find((each) => declared.startsWith(each)) ?? null;
  const next = name === null ? '' : (declared.slice(name.length).trimStart()[0] ?? '');
  return [',', ')', '=', ';'].includes(next) ? name : null;
}

/** Whether an expression is the parameters of a page, which are texts: `useParams()` of React Router and Next.js. */
function isOfRoute(term: Term, calls: CallSites): boolean {
  if (term.kind === 'call') return calls.nameOf(term.callee) === 'useParams';
  const value = term.kind === 'read' ? calls.declarationOf(term.binding)?.statement.value : null;
  return value?.kind === 'call' && isOfRoute(value, calls);
}

/**
 * A literal as a segment; null for `.` and `..`, which change the path (RFC 3986, section 5.2.4), for an empty text,
 * and for one that may not be encodable.
 */
function literal(text: string, isText: boolean): SentValue | null {
  const isPlain = text !== '' && text !== '.' && text !== '..' && !/[\ud800-\udfff]/.test(text);
  return isPlain ? { segment: encodeURIComponent(text), expression: '', isText } : null;
}

/** A number as a segment; null for one that JSON does not have. */
function numeral(value: number): SentValue | null {
  const sent = Number.isFinite(value) ? literal(String(value), false) : null;
  return sent && { ...sent, isNumber: true };
}

function encoded(expression: string): string {
  return `encodeURIComponent(${expression})`;
}

function isEncoding({ callee }: Extract<Term, { kind: 'call' }>): boolean {
  return callee.kind === 'global' && callee.name === 'encodeURIComponent';
}
