import type { DataEntry, DataMap, DataNode } from '../data/data-tree.ts';
import { type PathMatch, whole } from './path-matches.ts';
import { methodsIn } from '../../text/method-names.ts';

export type DataText = Extract<DataNode, { kind: 'text' }>;

export type Asks = Pick<PathMatch, 'asks' | 'text' | 'ignoresCase' | 'isNamed'>;

export const exactly = (text: string): Asks => ({ asks: 'is', text });

export const beginning = (text: string): Asks => ({ asks: 'starts', text });

export const matching = (expression: string): Asks => ({ asks: 'matches', text: whole(expression) });

const ROUTE = /^(?:ANY|GET|HEAD|POST|PUT|PATCH|DELETE)[ \t]+(\/?\S+)$/i;

/** A segment that matches others: `/users/:action`, `/users/{action}`. */
const OPEN = /\/(?::\w|\{\w+\})/;

export function hasRoute(map: DataMap): boolean {
  return textsAt(map, ['RouteKey']).length > 0;
}

/** `- httpApi: GET /users/{action}` */
export function routes(map: DataMap, keys: readonly string[]): readonly (readonly [DataText, Asks])[] {
  return textsAt(map, keys).flatMap((said) => {
    const [, path] = ROUTE.exec(said.text) ?? [];
    if (path === undefined) return [];
    const end = said.range[0] + said.text.length;
    return [[{ kind: 'text', text: path, range: [end - path.length, end] }, handed(path)] as const];
  });
}

/** A path that a gateway passes to a program, as a comparison; its first slash may be missing. */
export function handed(path: string): Asks {
  return { ...exactly(path.startsWith('/') ? path : `/${path}`), isNamed: !OPEN.test(`/${path}`) };
}

export function compared(
  map: DataMap,
  keys: readonly string[],
  asks: (text: string) => Asks,
): readonly (readonly [DataText, Asks])[] {
  return textsAt(map, keys).flatMap((path) => asAddress(path, asks));
}

export function asAddress(path: DataText, asks: (text: string) => Asks): readonly (readonly [DataText, Asks])[] {
  const text = path.text.replace(/^\^/, '');
  return text.startsWith('/') || text.startsWith('(') ? [[path, asks(path.text)]] : [];
}

export function methodsAt(map: DataMap, keys: readonly string[]): ReadonlySet<string> {
  return methodsIn(
    textsAt(map, keys)
      .map(({ text }) => text)
      .join(),
  );
}

export function valuesAt({ entries }: DataMap, keys: readonly string[]): readonly DataNode[] {
  return entries.flatMap(({ key, value }) => (keys.includes(key) ? [value] : []));
}

/** The maps of a key, one or a list. */
export function mapsAt(map: DataMap, key: string): readonly DataMap[] {
  return valuesAt(map, [key])
    .flatMap((value) => (value.kind === 'list' ? value.items : [value]))
    .filter((value) => value.kind === 'map');
}

/** The texts of some keys, one each or a list. */
export function textsAt(map: DataMap, keys: readonly string[]): readonly DataText[] {
  return valuesAt(map, keys)
    .flatMap((value) => (value.kind === 'list' ? value.items : [value]))
    .filter((value) => value.kind === 'text');
}

/** The content of a map without some of its keys, as a text for comparison. */
export function contentOf({ entries }: DataMap, without: readonly string[]): string {
  return entries
    .filter(({ key }) => !without.includes(key))
    .map(textOf)
    .toSorted()
    .join();
}

function textOf({ key, value }: DataEntry): string {
  return `${key}=${valueOf(value)}`;
}

function valueOf(node: DataNode): string {
  if (node.kind === 'text') return node.text;
  return node.kind === 'list' ? `[${node.items.map(valueOf).join()}]` : `{${contentOf(node, [])}}`;
}
