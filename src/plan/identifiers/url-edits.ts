import type { Edit, Range } from '../../model/text.ts';
import type { LiteralText } from '../../text/literal.ts';
import type { Term } from '../../values/terms.ts';
import type { CallSites } from './call-sites.ts';
import { sentValue, type SentValue } from './sent-value.ts';
import type { TextTerm } from '../../values/leaf-terms.ts';

/** The edits of a URL, and the value of the identifier in its query. */
export interface UrlChange {
  readonly edits: readonly Edit[];
  readonly value: SentValue;
}

/**
 * The edits by which a URL ends with an identifier: `'/users/get'` becomes `` `/users/get/${id}` ``.
 *
 * @returns null where it has a query, or is written in another way
 */
export function appended(url: Term, range: Range, value: SentValue, source: string): readonly Edit[] | null {
  const { segment, expression } = value;
  if (url.kind === 'text') {
    if (!endsAsPath(url.value)) return null;
    const slash = slashAfter(url.value);
    if (segment !== null) return [{ range: [url.end, url.end], text: slash + segment }];
    return inTemplate(url, `${slash}\${${expression}}`, source);
  }
  const hole = segment ?? `\${${expression}}`;
  if (url.kind === 'join') {
    const last = url.parts.at(-1);
    const isPath = !url.parts.some((each) => each.kind === 'text' && /[?#]/.test(each.value));
    const end = range[1] - 1;
    const slash = last?.kind === 'text' ? slashAfter(last.value) : '/';
    return isPath && source[end] === '`' ? [{ range: [end, end], text: slash + hole }] : null;
  }
  if (url.kind === 'operation' && url.operator === '+') {
    const last = url.operands.at(-1);
    const isPath = textsOf(url).every((text) => !/[?#]/.test(text));
    if (last?.kind !== 'text' || last.quote === '`' || !isPath || !endsAsPath(last.value)) return null;
    const slash = slashAfter(last.value);
    if (segment !== null) return [{ range: [last.end, last.end], text: slash + segment }];
    const added = { range: [last.end + 1, last.end + 1] as const, text: ` + ${expression}` };
    return slash === '' ? [added] : [{ range: [last.end, last.end], text: slash }, added];
  }
  if (url.kind === 'read' || url.kind === 'member')
    return [
      { range: [range[0], range[0]], text: '`${' },
      { range: [range[1], range[1]], text: `}/${hole}\`` },
    ];
  return null;
}

/**
 * The edits that give options a URL which ends with an identifier: `{ ...API.remove }` becomes
 * `` { ...API.remove, url: `${API.remove.url}/${id}` } ``.
 *
 * @param spread the object with the URL, with its place in the options
 * @param name the name of the URL in it
 * @returns null where that object is an expression that may not be evaluated twice
 */
export function besideSpread(
  spread: Term,
  [, end]: Range,
  name: string,
  { segment, expression }: SentValue,
  source: string,
): readonly Edit[] | null {
  if (!isConstantRead(spread)) return null;
  const hole = segment ?? `\${${expression}}`;
  const url = `\`\${${source.slice(...spread.range)}.${name}}/${hole}\``;
  return [{ range: [end, end], text: `, ${name}: ${url}` }];
}

/** Whether an expression is a variable, or a member of one by its name. */
function isConstantRead(term: Term): term is Extract<Term, { kind: 'read' | 'member' }> {
  return term.kind === 'member' ? term.key.kind === 'text' && isConstantRead(term.object) : term.kind === 'read';
}

function endsAsPath(text: string): boolean {
  return text !== '' && !/[?#]/.test(text);
}

function slashAfter(text: string): string {
  return text.endsWith('/') ? '' : '/';
}

function textsOf(term: Term): readonly string[] {
  if (term.kind === 'text') return [term.value];
  return term.kind === 'operation' ? term.operands.flatMap(textsOf) : [];
}

/**
 * The edits that append to a literal and make it a template; null where it contains characters that are special in one.
 */
function inTemplate({ start, end, quote }: LiteralText, added: string, source: string): readonly Edit[] | null {
  if (quote === '`') return [{ range: [end, end], text: added }];
  if (/[`\\]|\$\{/.test(source.slice(start, end))) return null;
  return [
    { range: [start - 1, start], text: '`' },
    { range: [end, end + 1], text: `${added}\`` },
  ];
}

/**
 * The edits that turn a field of the query of a URL into its last segment: `` `/users/get?id=${id}` `` becomes
 * `` `/users/get/${id}` ``.
 *
 * @returns null where the query does not contain the field, or is written in another way
 */
export function fromQuery(url: Term, field: string, source: string, calls: CallSites): UrlChange | null {
  const said = url.kind === 'text' ? [url] : url.kind === 'join' ? url.parts : joinedParts(url);
  const [head, hole, tail, ...more] = said;
  if (head?.kind !== 'text' || more.length > 0 || (hole && hole.kind === 'text')) return null;
  const query = head.value.indexOf('?');
  // In a text with escapes, the places of its characters are not known.
  if (query < 0 || head.value.length !== head.end - head.start || head.value.includes('#')) return null;
  if (head.value[query - 1] === '/' || query === 0) return null;
  return hole
    ? ofHole(url, { head, hole, tail }, query, { field, source, calls })
    : ofLiteral(head, query, { field, source, calls });
}

/** The field that a query may contain. */
interface Asked {
  readonly field: string;
  readonly source: string;
  readonly calls: CallSites;
}

/** The operands of `'/users/get?id=' + id`. */
function joinedParts(url: Term): readonly Term[] {
  return url.kind === 'operation' && url.operator === '+' ? url.operands : [];
}

function ofLiteral(head: TextTerm, query: number, { field, source, calls }: Asked): UrlChange | null {
  const fields = head.value.slice(query + 1).split('&');
  const own = fields.filter((each) => each.startsWith(`${field}=`));
  const [only] = own;
  const text = only === undefined ? null : decoded(only.slice(field.length + 1));
  if (own.length !== 1 || text === null || /[+%]/.test(only ?? '+')) return null;
  const value = sentValue({ ...head, value: text }, source, calls);
  if (value?.segment == null) return null;
  const others = fields.filter((each) => each !== only);
  const rest = others.length > 0 ? `?${others.join('&')}` : '';
  return { edits: [{ range: [head.start + query, head.end], text: `/${value.segment}${rest}` }], value };
}

interface OneHole {
  readonly head: TextTerm;
  readonly hole: Term;
  readonly tail: Term | undefined;
}

function ofHole(
  url: Term,
  { head, hole, tail }: OneHole,
  query: number,
  { field, source, calls }: Asked,
): UrlChange | null {
  if (head.value.slice(query) !== `?${field}=`) return null;
  const value = sentValue(hole, source, calls);
  if (!value || value.segment !== null || !('range' in hole)) return null;
  const rest = tail?.kind === 'text' ? tail : null;
  if (tail && (!rest?.value.startsWith('&') || url.kind !== 'join' || rest.value.length !== rest.end - rest.start))
    return null;
  return {
    value,
    edits: [
      { range: [head.start + query, head.end], text: '/' },
      { range: hole.range, text: value.expression },
      ...(rest ? [{ range: [rest.start, rest.start + 1] as const, text: '?' }] : []),
    ],
  };
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
