import type { TSESTree } from '@typescript-eslint/utils';
import { keyName, memberName } from '../../text/syntax.ts';
import type { Range } from '../../model/text.ts';
import type { ScannedFile } from '../scanned-file.ts';

/** A name that a file exports. */
export interface ExportedName {
  readonly name: string;
  /** What a report points at: the name itself, or what is in its place. */
  readonly range: Range;
  /** The whole declaration. */
  readonly declaration: Range;
  /** What is exported; null where it is in another file, or comes from a destructuring pattern. */
  readonly value: TSESTree.Node | null;
}

/** The values that a file exports by name, without types. */
export function exportedNames(file: ScannedFile): readonly ExportedName[] {
  const declared = file.exportDeclarations.flatMap((node): readonly ExportedName[] => {
    if (node.type === 'ExportDefaultDeclaration')
      return [{ name: 'default', ...placeOf(node.declaration, node), value: node.declaration }];
    return node.type === 'ExportNamedDeclaration' && node.exportKind === 'value' ? namesOf(node) : [];
  });
  return [...declared, ...file.memberAssignments.flatMap(assigned)];
}

function namesOf(node: TSESTree.ExportNamedDeclaration): readonly ExportedName[] {
  const { declaration } = node;
  const specified = node.specifiers.flatMap(({ exported, local, exportKind }): readonly ExportedName[] =>
    exportKind === 'type'
      ? []
      : [
          {
            name: exported.type === 'Identifier' ? exported.name : exported.value,
            range: exported.range,
            declaration: node.range,
            value: node.source ? null : local,
          },
        ],
  );
  if (declaration?.type === 'FunctionDeclaration' && declaration.id) {
    return [{ name: declaration.id.name, range: declaration.id.range, declaration: node.range, value: declaration }];
  }
  return declaration?.type === 'VariableDeclaration'
    ? declaration.declarations.flatMap((each) => variables(each, node))
    : specified;
}

function variables({ id, init }: TSESTree.VariableDeclarator, node: TSESTree.Node): readonly ExportedName[] {
  if (id.type === 'Identifier')
    return [
      { name: id.name, range: [id.range[0], id.range[0] + id.name.length], declaration: node.range, value: init },
    ];
  if (id.type !== 'ObjectPattern') return [];
  return id.properties.flatMap((property) =>
    property.type === 'Property' && property.value.type === 'Identifier'
      ? [{ name: property.value.name, range: property.value.range, declaration: node.range, value: null }]
      : [],
  );
}

/** The name that an assignment exports: `module.exports = handler`, `exports.loader = ...`. */
function assigned(node: TSESTree.AssignmentExpression): readonly ExportedName[] {
  const { left, right } = node;
  if (left.type !== 'MemberExpression') return [];
  const name = memberName(left);
  if (name === 'exports' && left.object.type === 'Identifier' && left.object.name === 'module')
    return [{ name: 'default', range: left.range, declaration: node.range, value: right }];
  const isNamed =
    left.object.type === 'Identifier'
      ? left.object.name === 'exports'
      : left.object.type === 'MemberExpression' && memberName(left.object) === 'exports';
  return isNamed && name !== null && keyName(left.property, left.computed) !== null
    ? [{ name, range: left.property.range, declaration: node.range, value: right }]
    : [];
}

/**
 * What a report of a default export points at: its name, or the function that makes it; without either,
 * `export default`.
 */
function placeOf(
  node: TSESTree.Node,
  declaration: TSESTree.Node,
): { readonly range: Range; readonly declaration: Range } {
  const own =
    node.type === 'FunctionDeclaration'
      ? node.id
      : node.type === 'CallExpression'
        ? node.callee
        : node.type === 'Identifier'
          ? node
          : null;
  return {
    range: own?.range ?? [declaration.range[0], declaration.range[0] + 'export default'.length],
    declaration: declaration.range,
  };
}
