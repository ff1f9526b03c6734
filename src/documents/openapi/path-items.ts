import type { Node, Pair, YAMLMap } from 'yaml';
import { pairsOf, type PlacedPair } from './pairs.ts';
import { isPlainMap, mapAt, yaml } from '../data/yaml.ts';

/** The keys of operations in a path item of OpenAPI. */
const METHODS: ReadonlySet<string> = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']);

/** Keys by which an operation, or a whole path, gets another address than its key in `paths`. */
const ELSEWHERE = ['$ref', 'servers', 'host', 'basePath'];

/** A path with its operations: what is below one key of `paths`. */
export interface PathItem extends PlacedPair {
  readonly map: YAMLMap;
  readonly operations: readonly PlacedPair[];
  /** What applies to all of its operations: parameters, a summary. */
  readonly shared: readonly PlacedPair[];
}

/** The paths of a document, and the map that they are in. */
export interface Paths {
  readonly map: YAMLMap;
  readonly items: readonly PathItem[];
  /** The other keys of the map: extensions, and paths in a notation that is not supported. */
  readonly others: readonly PlacedPair[];
  /** Whether the document may have links, which pass values to parameters by name. */
  readonly hasLinks: boolean;
}

/** Reads the paths of a document; null where the notation is not supported. */
export function readPaths(root: YAMLMap, text: string): Paths | null {
  const map = mapAt(root, 'paths');
  const pair = root.items.find(({ value }) => value === map);
  const pairs = map && pair ? pairsOf(map, text, lineBelow(pair, text)) : null;
  if (!map || !pairs) return null;
  const read = pairs.map((each) => readItem(each, map, text) ?? each);
  return {
    map,
    items: read.filter((each): each is PathItem => 'operations' in each),
    others: read.filter((each) => !('operations' in each)),
    hasLinks: /\blinks["']?\s*:/.test(text),
  };
}

function readItem(placed: PlacedPair, paths: YAMLMap, text: string): PathItem | null {
  const { value: map } = placed.pair;
  if (!placed.key.startsWith('/') || !isPlainMap(map) || isFlow(map) !== isFlow(paths) || isNamed(map)) return null;
  if (map.items.length === 0 || ELSEWHERE.some((key) => map.has(key))) return null;
  const pairs = pairsOf(map, text, lineBelow(placed.pair, text));
  if (!pairs) return null;
  const operations = pairs.filter(({ key }) => METHODS.has(key));
  const isElsewhere = operations.some(
    ({ pair: { value } }) => yaml().isMap(value) && ELSEWHERE.some((key) => value.has(key)),
  );
  return isElsewhere
    ? null
    : { ...placed, map, operations, shared: pairs.filter((each) => !operations.includes(each)) };
}

function isFlow(map: YAMLMap): boolean {
  return map.flow === true;
}

/** Whether a map contains anchors or aliases of YAML: these have to stay in their order. */
function isNamed(map: YAMLMap): boolean {
  const { isAlias, visit } = yaml();
  const names: Node[] = [];
  visit(map, {
    Node: (_key, node) => {
      if (isAlias(node) || node.anchor !== undefined) names.push(node);
    },
  });
  return names.length > 0;
}

/** Where the line below a key begins. */
function lineBelow({ key }: Pair, text: string): number {
  const end = yaml().isScalar(key) && key.range ? key.range[1] : 0;
  const newline = text.indexOf('\n', end);
  return newline < 0 ? text.length : newline + 1;
}
