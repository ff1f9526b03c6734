import { tokenizeFindMyWay } from './find-my-way-paths.ts';
import { compareInHapi } from './hapi-paths.ts';
import type { Path } from '../model/path.ts';
import { withoutAnchors } from './shape.ts';
import type { Token } from './token.ts';

/** One node of find-my-way's tree: a literal character, a segment with parameters, or the wildcard. */
type Node =
  | { readonly type: 'character'; readonly value: string }
  /** `expression` is null for a lone parameter; `suffix` is the literal text after the last parameter. */
  | { readonly type: 'parameters'; readonly expression: string | null; readonly suffix: string }
  | { readonly type: 'wildcard' };

/**
 * Which of two overlapping paths gets a request that both match, where the most specific path wins.
 *
 * The order is that of find-my-way's tree. At the first difference, the end of the path comes before text, text before
 * a parameter with a pattern or with text around it, that before a lone parameter, and the wildcard comes last. Of two
 * parameters with patterns the one with the longer text after it comes first.
 *
 * hapi has the same order, segment by segment, and so do names of files.
 *
 * @returns null where the order of registration decides (always, in Express, Koa and Hono), where it depends on the
 *   request, or where a path is not understood
 */
export function winner(a: Path, b: Path): 'first' | 'second' | null {
  if (a.dialect !== b.dialect || [...a.segments, ...b.segments].some(({ kind }) => kind === 'unknown')) return null;
  if (a.dialect === 'hapi' || a.dialect === 'files') {
    const order = [a, b].some(hasOptional) ? 0 : compareInHapi(a, b);
    return order === 0 ? null : order < 0 ? 'first' : 'second';
  }
  if (a.dialect !== 'find-my-way') return null;
  const orders = expand(a.text).flatMap((left) => expand(b.text).flatMap((right) => order(left, right) ?? []));
  if (orders.length === 0) return null;
  if (orders.every((order) => order < 0)) return 'first';
  return orders.every((order) => order > 0) ? 'second' : null;
}

/**
 * Whether a path has an optional segment that may be in the middle, so that it cannot be compared segment by segment;
 * hapi has optional segments at the end only.
 */
function hasOptional({ dialect, segments }: Path): boolean {
  return dialect === 'files' && segments.some((segment) => segment.kind === 'parameter' && segment.optional);
}

/** The paths that find-my-way registers: with and without an optional segment; a lone `*` gets a slash before it. */
function expand(text: string): Node[][] {
  const tokens = tokenizeFindMyWay(text === '*' ? '/*' : text);
  const optional = tokens.findIndex((token) => 'modifier' in token && token.modifier === '?');
  if (optional === -1) return [nodesOf(tokens)];
  const slash = tokens.findLastIndex((token, index) => token.type === 'slash' && index < optional);
  const rest = [...tokens.slice(0, slash), ...tokens.slice(optional + 1)];
  const root: Token = { type: 'slash', start: 0, end: 1 };
  return [nodesOf(tokens), nodesOf(rest.length === 0 ? [root] : rest)];
}

function nodesOf(tokens: readonly Token[]): Node[] {
  const nodes: Node[] = [];
  let parameters: Token[] = [];
  const close = (): void => {
    if (parameters.length > 0) nodes.push(parametersNode(parameters));
    parameters = [];
  };
  for (const token of tokens) {
    if (token.type === 'slash') {
      close();
      nodes.push({ type: 'character', value: '/' });
    } else if (token.type === 'parameter' || parameters.length > 0) {
      parameters.push(token);
    } else if (token.type === 'text') {
      for (const value of token.value) nodes.push({ type: 'character', value });
    } else if (token.type === 'wildcard') {
      nodes.push({ type: 'wildcard' });
    }
  }
  close();
  return nodes;
}

/** The node of a parameter and of all that follows it in its segment. */
function parametersNode(segment: readonly Token[]): Node {
  const [only, second] = segment;
  if (only?.type === 'parameter' && only.pattern === null && second === undefined) {
    return { type: 'parameters', expression: null, suffix: '' };
  }
  const last = segment.findLast(({ type }) => type !== 'group');
  const pieces = segment.map((token) => {
    if (token.type === 'text') return token.value;
    return token.type === 'parameter' && token.pattern !== null ? `(${withoutAnchors(token.pattern)})` : ':';
  });
  return { type: 'parameters', expression: pieces.join('\0'), suffix: last?.type === 'text' ? last.value : '' };
}

/** Negative where the first path wins, positive where the second does, 0 for neither; null without an overlap. */
function order(a: readonly Node[], b: readonly Node[]): number | null {
  for (let index = 0; index < Math.max(a.length, b.length); index += 1) {
    const left = a[index];
    const right = b[index];
    // One path ends where the other continues with text.
    if (left === undefined && right?.type === 'character') return null;
    if (right === undefined && left?.type === 'character') return null;
    const difference = rank(left) - rank(right);
    if (difference !== 0) return difference;
    if (left?.type === 'character' && right?.type === 'character' && left.value !== right.value) return null;
    if (left?.type !== 'parameters' || right?.type !== 'parameters') continue;
    if (left.expression !== right.expression) return bySuffix(left.suffix, right.suffix);
  }
  return 0;
}

function rank(node: Node | undefined): number {
  if (node === undefined) return 0;
  if (node.type === 'character') return 1;
  if (node.type === 'wildcard') return 4;
  return node.expression === null ? 3 : 2;
}

function bySuffix(a: string, b: string): number {
  if (a === b) return 0;
  if (b.endsWith(a)) return 1;
  return a.endsWith(b) ? -1 : 0;
}
