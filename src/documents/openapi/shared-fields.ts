import { isDeepStrictEqual } from 'node:util';
import type { PathItem } from './path-items.ts';
import type { PlacedPair } from './pairs.ts';
import { renamedParameter, type Renames } from './parameter-renames.ts';
import { yaml } from '../data/yaml.ts';

const NONE: Renames = new Map();

/** The fields next to the operations of a path that have no meaning for a program. */
const FOR_PEOPLE: ReadonlySet<string> = new Set(['summary', 'description']);

/**
 * Whether an operation means the same below another path: the parameters that apply to it, and the extensions of the
 * path, are the same there. False where the path has a summary or a description, which would be lost.
 *
 * @param renames the new names that its parameters get there
 */
export function meansTheSame(operation: PlacedPair, from: PathItem, to: PathItem, renames: Renames): boolean {
  if (from.shared.some(({ key }) => FOR_PEOPLE.has(key))) return false;
  const own = parametersOf(operation.pair.value, renames);
  const before = parametersOf(from.map, renames);
  const after = parametersOf(to.map, NONE);
  if (!own || !before || !after) return false;
  return (
    isDeepStrictEqual(new Map([...before, ...own]), new Map([...after, ...own])) &&
    isDeepStrictEqual(extensionsOf(from), extensionsOf(to))
  );
}

/** Whether the fields that apply to all operations of a path may be copied to another path: parameters may. */
export function mayBeCopied({ shared }: PathItem): boolean {
  return shared.every(({ key }) => key === 'parameters');
}

/** The parameters by place and name, or by their `$ref`; null where they are no list, or cannot be renamed. */
function parametersOf(owner: unknown, renames: Renames): ReadonlyMap<string, unknown> | null {
  const list = yaml().isMap(owner) ? owner.get('parameters', true) : undefined;
  if (list === undefined) return new Map();
  if (!yaml().isSeq(list)) return null;
  const all = list.items.map((each) => renamedParameter(plain(each), renames));
  // A parameter that is defined elsewhere in the document may have the old name.
  if (!all.every(isRecord) || (renames.size > 0 && all.some((each) => '$ref' in each))) return null;
  return new Map(all.map((each) => [keyOf(each), each]));
}

function keyOf({ $ref: reference, in: place, name }: Readonly<Record<string, unknown>>): string {
  return typeof reference === 'string' ? reference : `${String(place)} ${String(name)}`;
}

function extensionsOf({ shared }: PathItem): Readonly<Record<string, unknown>> {
  const others = shared.filter(({ key }) => key !== 'parameters' && !FOR_PEOPLE.has(key));
  return Object.fromEntries(others.map(({ key, pair }) => [key, plain(pair.value)]));
}

/** A node as a plain value. */
function plain(node: unknown): unknown {
  const { Document, isNode } = yaml();
  return isNode(node) ? node.toJS(new Document()) : node;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
