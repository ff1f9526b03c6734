import type { TSESTree } from '@typescript-eslint/utils';
import type { TextSource } from './scope.ts';
import { bare, isFunction } from './syntax.ts';

type Values = ReadonlyMap<string, TSESTree.Expression | null>;

/** A cache by the tree of the file, as its names are looked up again and again. */
const known = new WeakMap<NonNullable<TextSource['scopeManager']>, Values>();

/**
 * The function, or the call that makes it, that is assigned to an undeclared name once, outside of all functions:
 * `list = (req, res) => {}` in a script or a CommonJS module, where the name is global. Null for other values, which
 * other files may use.
 */
export function undeclaredValue(
  { name }: TSESTree.Identifier,
  { scopeManager }: TextSource,
): TSESTree.Expression | null {
  if (!scopeManager) return null;
  const values = known.get(scopeManager) ?? readValues(scopeManager);
  known.set(scopeManager, values);
  return values.get(name) ?? null;
}

function readValues({ globalScope }: NonNullable<TextSource['scopeManager']>): Values {
  const values = new Map<string, TSESTree.Expression | null>();
  for (const reference of globalScope?.through ?? []) {
    if (!reference.isWrite()) continue;
    const name: string = reference.identifier.name;
    values.set(name, values.has(name) ? null : assignedAtTop(reference.identifier));
  }
  return values;
}

function assignedAtTop(written: TSESTree.Node): TSESTree.Expression | null {
  const { parent } = written;
  if (
    parent?.type !== 'AssignmentExpression' ||
    parent.operator !== '=' ||
    parent.parent.type !== 'ExpressionStatement' ||
    parent.parent.parent.type !== 'Program'
  )
    return null;
  const value = bare(parent.right);
  return isFunction(value) || value.type === 'CallExpression' ? parent.right : null;
}
