import type { TSESTree } from '@typescript-eslint/utils';
import { propertyOf } from '../../text/constants.ts';
import type { Variable } from '../../text/scope.ts';
import { bare } from '../../text/syntax.ts';
import type { Value } from './abstract-value.ts';
import type { Resolver } from './resolver.ts';
import { importedName } from './types.ts';
import { memberOf, moduleValue, UNKNOWN } from './syntax-value.ts';
import { patternPath, typedValue, variableReceiver } from './declared-receivers.ts';
import { parameter } from './parameter-values.ts';

type ValueAt = (at: TSESTree.Node) => Value;

/** The value of a variable, at each place that reads it. */
export function variableValue(variable: Variable, resolver: Resolver): ValueAt {
  const definition = variable.defs[0];
  if (!definition) return () => UNKNOWN;
  const { node } = definition;
  switch (node.type) {
    case 'ImportSpecifier':
    case 'ImportDefaultSpecifier':
    case 'ImportNamespaceSpecifier': {
      const imported = importedName(node);
      const value = imported ? moduleValue(imported.specifier, imported.name, variable) : UNKNOWN;
      const kind = value.kind === 'export' ? value.module.table.is?.[value.name] : undefined;
      if (value.kind !== 'export' || !kind) return () => value;
      return constant({
        kind: 'receiver',
        receiver: variableReceiver(variable, resolver, false, { framework: value.module.framework, kind }),
      });
    }
    case 'TSImportEqualsDeclaration':
      return constant(importEquals(node, variable, resolver));
    case 'ClassDeclaration':
    case 'ClassExpression':
      return constant({ kind: 'class', node });
    case 'VariableDeclarator':
      return declared(variable, node, resolver);
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return constant(
        definition.name === node.id
          ? { kind: 'function', node, unwrapped: false }
          : parameter(variable, node, definition.name, resolver),
      );
    default:
      return () => UNKNOWN;
  }
}

function constant(value: Value): ValueAt {
  return () => value;
}

function importEquals(node: TSESTree.TSImportEqualsDeclaration, variable: Variable, resolver: Resolver): Value {
  const { moduleReference } = node;
  if (moduleReference.type === 'Identifier') return resolver.resolve(moduleReference);
  if (moduleReference.type !== 'TSExternalModuleReference') return UNKNOWN;
  return moduleValue(moduleReference.expression.value, '', variable);
}

/**
 * The value of a declared variable: where several routers are assigned to it, the last one above the place that reads
 * it.
 */
function declared(variable: Variable, node: TSESTree.VariableDeclarator, resolver: Resolver): ValueAt {
  const writes = variable.references.flatMap((reference) => {
    const { writeExpr } = reference;
    if (!reference.isWrite() || !writeExpr || isNothing(writeExpr)) return [];
    return [{ at: reference.identifier.range[0], value: writtenValue(variable, node, writeExpr, resolver) }];
  });
  const { name: id } = variable.defs[0] ?? {};
  const typed = id?.type === 'Identifier' ? typedValue(id, variable, resolver) : null;
  const routers = writes.filter(({ value }) => value.kind === 'receiver' && value.receiver.proof);
  if (routers.length > 1) {
    return (at) => (routers.findLast((write) => write.at <= at.range[0]) ?? routers[0])?.value ?? UNKNOWN;
  }
  const value = routers[0]?.value ?? typed ?? writes[0]?.value ?? UNKNOWN;
  return constant(value);
}

function isNothing(node: TSESTree.Node): boolean {
  return (node.type === 'Literal' && node.value === null) || (node.type === 'Identifier' && node.name === 'undefined');
}

function writtenValue(
  variable: Variable,
  node: TSESTree.VariableDeclarator,
  written: TSESTree.Node,
  resolver: Resolver,
): Value {
  if (node.id.type === 'Identifier' || written !== node.init) return resolver.resolve(written);
  const path = patternPath(node.id, variable.name);
  if (!path) return UNKNOWN;
  return memberAt(written, path, resolver);
}

/** The value of members of an expression, one within the other. Those of an object in this file are read there. */
function memberAt(node: TSESTree.Node, path: readonly string[], resolver: Resolver): Value {
  const [name, ...rest] = path;
  if (name === undefined) return resolver.resolve(node);
  const held = propertyOf(bare(node), name, resolver.file);
  if (held) return memberAt(held, rest, resolver);
  return path.reduce<Value>((value, member) => memberOf(value, member), resolver.resolve(node));
}
