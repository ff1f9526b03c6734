import type { Method, MethodToken } from '../model/method.ts';
import type { Edit, Range } from '../model/text.ts';
import type { Place } from '../values/value.ts';
import { literalPlace } from '../values/place.ts';
import { FlowText, type TextHome } from './flow-text.ts';
import type { DroppedBody, OpenOptions, MethodSource } from './method-source.ts';
import type { SentRequest } from './sent-request.ts';

/**
 * The token of the method of a request in a file, or null where the call matches all methods. The token can be edited
 * where it belongs to this request alone.
 *
 * @param isOnly whether the call sends no other request
 */
export function methodToken(sent: SentRequest, home: TextHome, isOnly: boolean): MethodToken | null {
  const { method, methodSource } = sent;
  if (method === null) return null;
  switch (methodSource.kind) {
    case 'text':
      return textToken(method, methodSource.text, sent, home);
    case 'member':
      return memberToken(method, methodSource, home, isOnly);
    case 'default':
      return {
        method,
        range: home.range,
        edit: isOnly ? (target) => added(target, methodSource, sent, home) : () => null,
      };
    case 'unknown':
      return fixed(method, methodSource.place.file === home.file ? methodSource.place.range : startOf(home));
  }
}

function fixed(method: Method, range: Range): MethodToken {
  return { method, range, edit: () => null };
}

/** An empty range, for a method that is written in another file. */
function startOf({ range: [start] }: TextHome): Range {
  return [start, start];
}

const METHOD_NAME = /^[A-Z]+$/;

function textToken(
  method: Method,
  said: Extract<MethodSource, { kind: 'text' }>['text'],
  { carries }: SentRequest,
  home: TextHome,
): MethodToken {
  const [piece, ...others] = said.pieces;
  const isHere = piece && 'text' in piece && piece.origin?.file === home.file && others.length === 0;
  const place = literalPlace(said);
  if (!isHere) return { ...fixed(method, startOf(home)), ...(place && others.length === 0 && { saidAt: place }) };
  const text = new FlowText(said, home);
  const written = text.value;
  return {
    ...{ method, range: text.locate(0, written.length) },
    edit: (target) =>
      METHOD_NAME.test(target) && carries(target)
        ? text.edit(0, written.length, written === method ? target : target.toLowerCase())
        : null,
  };
}

function memberToken(
  method: Method,
  { place, memberFor, dropped }: Extract<MethodSource, { kind: 'member' }>,
  home: TextHome,
  isOnly: boolean,
): MethodToken {
  const alsoEdits = (target: Method): readonly Edit[] | null => {
    const body = dropped(target);
    return body ? withoutBody(body, home) : [];
  };
  if (place && 'pieces' in place) {
    const text = new FlowText(place, home);
    const edit = (target: Method): Edit | null => {
      const member = memberFor(target);
      return member === null || !isOnly ? null : text.edit(0, text.value.length, member);
    };
    return { method, range: text.locate(0, text.value.length), edit, alsoEdits };
  }
  if (place?.file !== home.file) return fixed(method, startOf(home));
  const { range } = place;
  const edit = (target: Method): Edit | null => {
    const member = memberFor(target);
    return member === null || !isOnly ? null : { range, text: member };
  };
  return { method, range, edit, alsoEdits };
}

/** Removes an empty body: `axios.post(url, {}, options)` becomes `axios.delete(url, options)`; null for a comment. */
function withoutBody({ body, options }: DroppedBody, { file, source }: TextHome): readonly Edit[] | null {
  const between = source.slice(body.range[1], options.range[0]);
  return body.file === file && options.file === file && between.trim() === ','
    ? [{ range: [body.range[0], options.range[0]], text: '' }]
    : null;
}

/** Adds an option for the method: `fetch(url)` becomes `fetch(url, { method: 'DELETE' })`; null where it cannot. */
function added(
  target: Method,
  { open }: Extract<MethodSource, { kind: 'default' }>,
  { carries, standing }: SentRequest,
  { file, source }: TextHome,
): Edit | null {
  if (open?.call.file !== file || !METHOD_NAME.test(target) || !carries(target)) return null;
  const quote = quoteAt(open.url, source);
  const names = standing.client.options.method;
  const name = names.includes('method') ? 'method' : (names[0] ?? 'method');
  const property = `${name}: ${quote}${target}${quote}`;
  return open.options ? withProperty(open.options, property, source) : withArgument(open, property, source);
}

/** Adds the options after the URL, the last argument; null where more than a comma is between it and the `)`. */
function withArgument({ call, url }: OpenOptions, property: string, text: string): Edit | null {
  const [, end] = url.range;
  const behind = text.slice(end, call.range[1]).trimStart();
  const closing = behind.startsWith(',') ? behind.slice(1).trimStart() : behind;
  return closing === ')' ? { range: [end, end], text: `, { ${property} }` } : null;
}

/** Adds an option before the first one, with the same whitespace before it. */
function withProperty({ range: [start, end] }: Place, property: string, text: string): Edit {
  const inside = text.slice(start + 1, end - 1);
  if (inside.trim() === '') return { range: [start, end], text: `{ ${property} }` };
  const gap = inside.slice(0, inside.length - inside.trimStart().length);
  const at = start + 1 + gap.length;
  return { range: [at, at], text: `${property},${gap.includes('\n') ? gap : ' '}` };
}

/** The quote of the URL; that of the first text of the file where the URL has none, or a backtick. */
function quoteAt({ range: [start] }: Place, text: string): string {
  const own = text[start];
  if (own === "'" || own === '"') return own;
  const [single, double] = ["'", '"'].map((quote) => text.indexOf(quote));
  return double !== undefined && double !== -1 && (single === undefined || single === -1 || double < single)
    ? '"'
    : "'";
}
