import type { Term } from '../../values/terms.ts';

/** The identifier that a request sends, as a segment of a URL. */
export interface SentValue {
  /** The segment itself, where the value is a literal; else null. */
  readonly segment: string | null;
  /** The expression of the segment; empty where the value is a literal. */
  readonly expression: string;
  /** Whether the value is certainly a text, and not a number. */
  readonly isText: boolean;
}

/** A value as a segment of a URL; null where it may not be one: undefined, an empty text, a list. */
export function sentValue(term: Term, source: string): SentValue | null {
  switch (term.kind) {
    case 'text':
      return literal(term.value, true);
    case 'constant':
      return typeof term.value === 'number' ? literal(String(term.value), false) : null;
    case 'join':
      return { segment: null, expression: encoded(source.slice(...term.range)), isText: true };
    case 'read':
      return { segment: null, expression: encoded(source.slice(...term.range)), isText: false };
    case 'member': {
      const written = source.slice(...term.range);
      // The `_id` of a document is a text in JSON, with digits and letters only, so that it needs no encoding.
      const isDocument = term.key.kind === 'text' && term.key.value === '_id';
      return { segment: null, expression: isDocument ? written : encoded(written), isText: isDocument };
    }
    case 'call': {
      const written = source.slice(...term.range);
      return { segment: null, expression: isEncoding(term) ? written : encoded(written), isText: makesText(term) };
    }
    default:
      return null;
  }
}

/**
 * A literal as a segment; null for `.` and `..`, which change the path (RFC 3986, section 5.2.4), for an empty text,
 * and for one that may not be encodable.
 */
function literal(text: string, isText: boolean): SentValue | null {
  const isPlain = text !== '' && text !== '.' && text !== '..' && !/[\ud800-\udfff]/.test(text);
  return isPlain ? { segment: encodeURIComponent(text), expression: '', isText } : null;
}

function encoded(expression: string): string {
  return `encodeURIComponent(${expression})`;
}

function isEncoding({ callee }: Extract<Term, { kind: 'call' }>): boolean {
  return callee.kind === 'global' && callee.name === 'encodeURIComponent';
}

/** Whether a call returns a text: `String(id)`, `id.toString()`. */
function makesText({ callee }: Extract<Term, { kind: 'call' }>): boolean {
  return (
    (callee.kind === 'global' && callee.name === 'String') ||
    (callee.kind === 'member' && callee.key.kind === 'text' && callee.key.value === 'toString')
  );
}
