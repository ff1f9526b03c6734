import type { TSESTree } from '@typescript-eslint/utils';
import type { Range } from '../model/text.ts';
import type { Bindings } from './lower-bindings.ts';
import type { Expressions } from './lower-expression.ts';
import { blockNames, variableNames } from './lower-bindings.ts';
import { nameText } from './lower-names.ts';
import type { ObjectTerm, Statement, Term } from './terms.ts';
import type { BindingId } from './leaf-terms.ts';
import type { ExportTerms, ImportTerms } from './module-terms.ts';

/** The imports and the exports of a module. */
export class ModuleNames {
  readonly imports: ImportTerms[] = [];
  readonly exports: ExportTerms[] = [];
  readonly specifiers = new Set<string>();
  /** The modules that are loaded before the code of the file runs. */
  readonly loaded = new Set<string>();
  readonly #bindings: Bindings;

  constructor(bindings: Bindings) {
    this.#bindings = bindings;
  }

  export(name: string, binding: BindingId): void {
    this.exports.push({ name, binding });
  }

  read(
    node:
      | TSESTree.ImportDeclaration
      | TSESTree.ExportAllDeclaration
      | TSESTree.ExportNamedDeclaration
      | TSESTree.TSImportEqualsDeclaration,
  ): void {
    switch (node.type) {
      case 'ImportDeclaration':
        this.#import(node);
        return;
      case 'ExportAllDeclaration':
        this.specifiers.add(node.source.value);
        if (node.exportKind !== 'type') this.loaded.add(node.source.value);
        this.exports.push({
          name: node.exported ? nameOf(node.exported) : '*',
          from: { specifier: node.source.value, name: '*' },
        });
        return;
      case 'ExportNamedDeclaration':
        this.#export(node);
        return;
      case 'TSImportEqualsDeclaration':
        if (node.moduleReference.type === 'TSExternalModuleReference')
          this.#bind(node.id.name, node.moduleReference.expression.value, '', node.range);
    }
  }

  #import({ specifiers, source, importKind }: TSESTree.ImportDeclaration): void {
    this.specifiers.add(source.value);
    if (importKind === 'type') return;
    this.loaded.add(source.value);
    for (const each of specifiers) {
      if (each.type === 'ImportSpecifier' && each.importKind === 'type') continue;
      const name =
        each.type === 'ImportSpecifier'
          ? nameOf(each.imported)
          : each.type === 'ImportDefaultSpecifier'
            ? 'default'
            : '*';
      this.#bind(each.local.name, source.value, name, each.range);
    }
  }

  #bind(local: string, specifier: string, name: string, range: Range): void {
    this.specifiers.add(specifier);
    this.loaded.add(specifier);
    this.imports.push({ binding: this.#bindings.declare(local), specifier, name, range });
  }

  #export({ declaration, specifiers, source, exportKind }: TSESTree.ExportNamedDeclaration): void {
    if (exportKind === 'type') return;
    if (declaration)
      for (const name of [...blockNames([declaration]), ...variableNames([declaration])])
        this.export(name, this.#bindings.declare(name));
    if (source) {
      this.specifiers.add(source.value);
      this.loaded.add(source.value);
    }
    for (const { local, exported } of specifiers) {
      const name = nameOf(exported);
      if (source) this.exports.push({ name, from: { specifier: source.value, name: nameOf(local) } });
      else this.export(name, this.#bindings.declare(nameOf(local)));
    }
  }
}

function nameOf(node: TSESTree.Identifier | TSESTree.StringLiteral): string {
  return node.type === 'Identifier' ? node.name : node.value;
}

/** An enum is an object of its members; those without a value have their number. */
export function lowerEnum(node: TSESTree.TSEnumDeclaration, terms: Expressions): ObjectTerm {
  const entries = node.body.members.map((member, at) => ({
    key: member.id.type === 'Identifier' ? nameText(member.id.name, member.id.range) : terms.lower(member.id),
    value: member.initializer ? terms.lower(member.initializer) : ({ kind: 'constant', value: at } as const),
    accessor: null,
    range: member.range,
  }));
  return { kind: 'object', entries, range: node.range };
}

/** `export = value` */
export function exportAssignment(value: Term, { range }: TSESTree.Node): Statement {
  const object: Term = { kind: 'global', name: 'module', range };
  const key = nameText('exports', range);
  const term = { kind: 'member', object, key, keyRange: range, isComputed: false, range } as const;
  return {
    kind: 'evaluate',
    term: { kind: 'assignment', target: { kind: 'member', term }, operator: '', value, range },
  };
}

/**
 * A namespace is an object of what it exports.
 *
 * @param lowered lowers the statements of its body
 */
export function lowerNamespace(
  node: TSESTree.TSModuleDeclaration,
  terms: Expressions,
  lowered: (nodes: readonly TSESTree.Node[]) => readonly Statement[],
): readonly Statement[] {
  if (node.declare || node.id.type !== 'Identifier') return [];
  const { body } = node.body;
  const name = node.id.name;
  const exported = body.flatMap((each) => (each.type === 'ExportNamedDeclaration' ? blockNames([each]) : []));
  return terms.bindings.within(blockNames(body), () => {
    const statements = lowered(
      body.map((each) => (each.type === 'ExportNamedDeclaration' ? (each.declaration ?? each) : each)),
    );
    const entries = exported.map((each) => ({
      ...{ key: nameText(each, node.range), value: terms.name(each, node.range), accessor: null },
      range: node.range,
    }));
    const binding = terms.bindings.find(name);
    const target = binding === null ? null : ({ kind: 'binding', binding, type: null, range: null } as const);
    const value: Term = { kind: 'object', entries, range: node.range };
    return target ? [...statements, { kind: 'declare', target, value, declaration: null }] : statements;
  });
}
