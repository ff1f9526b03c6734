import { accessPath } from '../values/access-path.ts';
import { memberSource, type ObjectValue, type Value } from '../values/value.ts';

/** The paths of environment variables. */
const ENVIRONMENT = /^(?:process\.env|import\.meta\.env|Deno\.env|Bun\.env)\b/;
/** Packages that return values of the configuration by their keys. */
const PACKAGES = /^(?:config|nconf|convict|rc|env-var|envalid|dotenv|conf|cosmiconfig|@nestjs\/config)(?:$|\.)/;
/** Members that search a list, or iterate over it. */
const LOOKING = /^(?:includes|indexOf|has|some|every|find\w*|filter|split|test|exec)$/;
/** How many steps a value is traced back. */
const DEEPEST = 8;

/**
 * The list in the configuration that a value is, or is an element of: `process.env.OPEN` for
 * `process.env.OPEN.split(',')` and for each of its elements. Null for another value, and for a single text: only a
 * list is likely to contain addresses.
 */
export function configuredList(value: Value, isList = false, depth = 0): string | null {
  if (depth > DEEPEST) return null;
  if (value.kind === 'choice') return first(value.options, (option) => configuredList(option, isList, depth + 1));
  if (value.kind === 'object') return value.shape === 'plain' ? null : ofElements(value, depth);
  if (value.kind !== 'opaque') return null;
  const path = accessPath(value);
  if (path !== null) return isList && (ENVIRONMENT.test(path) || PACKAGES.test(path)) ? path : null;
  const { source } = value;
  switch (source.kind) {
    case 'parameter':
      return first(source.among ?? [], (each) => configuredList(each, true, depth + 1));
    case 'member':
      return configuredList(source.object, isList || LOOKING.test(source.name), depth + 1);
    case 'call': {
      const { callee, args } = source.call;
      const looks = LOOKING.test(memberSource(callee)?.name ?? '');
      return first([callee, ...args], (each) => configuredList(each, isList || looks, depth + 1));
    }
    case 'operation': {
      const isElement = source.operator.startsWith('each') || source.operator === '[]' || source.operator === 'RegExp';
      return first(source.operands, (each) => configuredList(each, isList || isElement, depth + 1));
    }
    default:
      return null;
  }
}

/** The list in the configuration that the elements of a list of unknown length come from; null for none. */
function ofElements({ state: { rest } }: ObjectValue, depth: number): string | null {
  return rest && configuredList(rest, true, depth + 1);
}

function first(values: readonly Value[], find: (value: Value) => string | null): string | null {
  for (const value of values) {
    const found = find(value);
    if (found !== null) return found;
  }
  return null;
}
