import type { Edit } from '../../model/text.ts';
import type { PlacedPair } from './pairs.ts';
import { yaml } from '../data/yaml.ts';

/** New names of parameters, by their old ones. */
export type Renames = ReadonlyMap<string, string>;

const PARAMETER = /\{([^{}]*)\}/g;

/** A path with the names of its parameters blanked: paths of one shape are identical in OpenAPI. */
export function shapeOf(path: string): string {
  return path.replaceAll(PARAMETER, '{}');
}

/** The new names of the parameters of a path in another path of its shape; those that stay the same are left out. */
export function renamesBetween(from: string, to: string): Renames {
  const [before, after] = [from, to].map((path) => [...path.matchAll(PARAMETER)].map(([, name = '']) => name));
  const pairs = (before ?? []).map((name, at) => [name, after?.[at] ?? name] as const);
  return new Map(pairs.filter(([name, other]) => name !== other));
}

/**
 * The edits that rename the parameters of a path where an operation lists them.
 *
 * @returns null where the source of a name is not its value (an escape in it), or a runtime expression of the operation
 * refers to a parameter
 */
export function renamingEdits(
  { pair: { value }, range }: PlacedPair,
  renames: Renames,
  text: string,
): readonly Edit[] | null {
  if (renames.size === 0) return [];
  if (text.slice(...range).includes('$request.path.')) return null;
  const list = yaml().isMap(value) ? value.get('parameters', true) : undefined;
  if (!yaml().isSeq(list)) return [];
  const edits = list.items.map((parameter): readonly Edit[] | null => {
    if (!yaml().isMap(parameter) || parameter.get('in') !== 'path') return [];
    const name = parameter.get('name', true);
    const other = yaml().isScalar(name) ? renames.get(String(name.value)) : undefined;
    if (!yaml().isScalar(name) || !name.range || other === undefined) return [];
    const quotes = name.type === 'QUOTE_DOUBLE' || name.type === 'QUOTE_SINGLE' ? 1 : 0;
    const [start, end] = [name.range[0] + quotes, name.range[1] - quotes];
    return text.slice(start, end) === name.value ? [{ range: [start, end], text: other }] : null;
  });
  return edits.every((each) => each !== null) ? edits.flat() : null;
}

/** An operation as a plain value, with its parameters renamed. */
export function renamed(operation: unknown, renames: Renames): unknown {
  if (renames.size === 0 || typeof operation !== 'object' || operation === null || !('parameters' in operation))
    return operation;
  const { parameters } = operation;
  return Array.isArray(parameters)
    ? { ...operation, parameters: parameters.map((parameter: unknown) => renamedParameter(parameter, renames)) }
    : operation;
}

/** A parameter of a path with its new name; any other one as it is. */
export function renamedParameter(parameter: unknown, renames: Renames): unknown {
  if (typeof parameter !== 'object' || parameter === null || !('in' in parameter) || parameter.in !== 'path')
    return parameter;
  const other = 'name' in parameter ? renames.get(String(parameter.name)) : undefined;
  return other === undefined ? parameter : { ...parameter, name: other };
}
