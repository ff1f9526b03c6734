import type { TSESTree } from '@typescript-eslint/utils';
import { constantOf } from '../text/constants.ts';
import { exportedName, isExports, isModuleExports } from '../text/module-names.ts';
import { memberName } from '../text/syntax.ts';
import { ExportedValues } from './exported-values.ts';
import type { Exported, ModuleExports } from '../model/exported.ts';
import type { Resolver } from './values/resolver.ts';
import type { ExportDeclaration } from './scanned-file.ts';
import type { RouterOf } from './entry-maker.ts';

/** Reads what a file exports, by `export` and by `module.exports`. */
export function readExports(resolver: Resolver, routerOf: RouterOf): ModuleExports {
  const values = new ExportedValues(resolver, routerOf);
  const reader = new ExportReader(values, resolver);
  for (const declaration of resolver.file.exportDeclarations) reader.addDeclaration(declaration);
  for (const assignment of resolver.file.memberAssignments) reader.addAssignment(assignment);
  return {
    kind: 'object',
    members: reader.members,
    spread: reader.spread,
    unnamed: unnamedIn(resolver, values),
  };
}

/** What references resolve to and nothing exports, by the names that it is given. */
function unnamedIn({ unnamed }: Resolver, values: ExportedValues): ReadonlyMap<string, Exported> {
  return new Map(
    [...unnamed].flatMap(([name, node]) => {
      const exported = values.read(node);
      return exported ? [[name, exported] as const] : [];
    }),
  );
}

class ExportReader {
  readonly members = new Map<string, Exported>();
  readonly spread: Exported[] = [];
  readonly #values: ExportedValues;
  readonly #resolver: Resolver;

  constructor(values: ExportedValues, resolver: Resolver) {
    this.#values = values;
    this.#resolver = resolver;
  }

  addDeclaration(node: ExportDeclaration): void {
    switch (node.type) {
      case 'ExportAllDeclaration':
        if (node.exportKind === 'type') return;
        if (node.exported) this.members.set(exportedName(node.exported), from(node.source.value));
        else this.spread.push(from(node.source.value));
        break;
      case 'ExportDefaultDeclaration':
        this.#add('default', node.declaration);
        break;
      case 'TSExportAssignment':
        this.#add('default', node.expression);
        break;
      case 'ExportNamedDeclaration':
        if (node.exportKind === 'value') this.#addNamed(node);
        break;
    }
  }

  /**
   * `module.exports = x`, `module.exports.name = x`, `exports.name = x`, `helpers.name = x` after
   * `const helpers = module.exports`.
   */
  addAssignment({ left, right }: TSESTree.AssignmentExpression): void {
    if (left.type !== 'MemberExpression') return;
    const name = memberName(left);
    if (isModuleExports(left)) this.#add('default', right);
    else if (name !== null && this.#isExports(left.object)) this.#add(name, right);
  }

  #isExports(node: TSESTree.Node): boolean {
    if (isExports(node)) return true;
    const value = constantOf(node, this.#resolver.file);
    return value ? isExports(value) : false;
  }

  #addNamed({ specifiers, source, declaration }: TSESTree.ExportNamedDeclaration): void {
    for (const { local, exported, exportKind } of specifiers) {
      if (exportKind === 'type') continue;
      if (source) this.members.set(exportedName(exported), from(source.value, exportedName(local)));
      else this.#add(exportedName(exported), local);
    }
    if (declaration?.type === 'VariableDeclaration') {
      for (const { id } of declaration.declarations) for (const name of declaredNames(id)) this.#add(name.name, name);
    } else if (
      declaration?.type === 'FunctionDeclaration' ||
      declaration?.type === 'ClassDeclaration' ||
      declaration?.type === 'TSEnumDeclaration'
    ) {
      if (declaration.id) this.#add(declaration.id.name, declaration);
    }
  }

  #add(name: string, node: TSESTree.Node): void {
    const exported = this.#values.read(node);
    if (exported) this.members.set(name, exported);
  }
}

/** The module itself, or one export of it. */
function from(specifier: string, name = ''): Exported {
  const path = name === '' || name === 'default' ? [] : [name];
  return { kind: 'reference', reference: { specifier, path, unwrapped: false } };
}

/** The names of a declaration; only flat patterns are followed. */
function declaredNames(id: TSESTree.DestructuringPattern): readonly TSESTree.Identifier[] {
  if (id.type === 'Identifier') return [id];
  if (id.type !== 'ObjectPattern') return [];
  return id.properties.flatMap((property) =>
    property.type === 'Property' && property.value.type === 'Identifier' ? [property.value] : [],
  );
}
