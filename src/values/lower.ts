import { namedBy } from './lower-names.ts';
import type { TSESTree } from '@typescript-eslint/utils';
import { Bindings, blockNames, patternNames, variableNames } from './lower-bindings.ts';
import { Expressions } from './lower-expression.ts';
import { lowerClass } from './lower-class.ts';
import { FunctionLowering } from './lower-function.ts';
import { exportAssignment, lowerEnum, lowerNamespace, ModuleNames } from './lower-module.ts';
import { typeTexts } from './lower-types.ts';
import type { Statement, Term } from './terms.ts';
import type { ModuleTerms } from './module-terms.ts';

/**
 * Lowers a parsed file to terms, in one traversal. Its tree and its scopes are not needed afterwards.
 *
 * @param source the text that was parsed
 */
export function lowerModule(program: TSESTree.Program, source: string): ModuleTerms {
  const lowering = new Lowering(source);
  const module = lowering.module(program);
  return { ...module, typeTexts: typeTexts(program, lowering.annotations, source) };
}

/** Lowers statements, and the functions and classes that contain them. */
class Lowering {
  readonly #bindings = new Bindings();
  readonly #terms: Expressions;
  readonly #functions: FunctionLowering;
  readonly #module: ModuleNames;
  /** How many statements were lowered. */
  #count = 0;

  constructor(source: string) {
    this.#terms = new Expressions(source, this.#bindings, {
      function: (node) => this.#functions.term(node),
      class: (node) => lowerClass(node, this.#terms, this.#bindings, (body) => this.#functions.staticBlock(body)),
    });
    this.#functions = new FunctionLowering(this.#terms, (nodes) => this.#block(nodes));
    this.#module = new ModuleNames(this.#bindings);
  }

  /** The types of variables, parameters and fields. */
  get annotations(): readonly TSESTree.Node[] {
    return this.#terms.annotations;
  }

  module({ body }: TSESTree.Program): Omit<ModuleTerms, 'typeTexts'> {
    for (const name of [...blockNames(body), ...variableNames(body)]) this.#bindings.declare(name);
    const statements = this.#statements(body);
    const { imports, exports, specifiers, loaded } = this.#module;
    return {
      ...{ bindings: this.#bindings.names, imports, exports, body: statements, statements: this.#count },
      specifiers: [...new Set([...specifiers, ...this.#terms.specifiers])],
      loaded: [...loaded],
    };
  }

  /** Statements in order, the functions that they declare first. */
  #statements(nodes: readonly TSESTree.Node[]): readonly Statement[] {
    const isHoisted = (node: TSESTree.Node): boolean => declared(node).type === 'FunctionDeclaration';
    return [...nodes.filter(isHoisted), ...nodes.filter((node) => !isHoisted(node))].flatMap((node) =>
      this.#statement(node),
    );
  }

  #block(nodes: readonly TSESTree.Node[]): readonly Statement[] {
    return this.#bindings.within(blockNames(nodes), () => this.#statements(nodes));
  }

  #body(node: TSESTree.Node | null | undefined): readonly Statement[] {
    if (!node) return [];
    return node.type === 'BlockStatement' ? this.#block(node.body) : this.#block([node]);
  }

  #statement(node: TSESTree.Node): readonly Statement[] {
    this.#count += 1;
    switch (node.type) {
      case 'ExpressionStatement':
        return [{ kind: 'evaluate', term: this.#terms.lower(node.expression, 'dropped') }];
      case 'VariableDeclaration':
        return this.#variables(node);
      case 'FunctionDeclaration':
        return node.id ? [this.#declare(node.id.name, this.#functions.term(node))] : [];
      case 'ClassDeclaration':
        return this.#declaredClass(node);
      case 'ReturnStatement':
        return [{ kind: 'return', term: node.argument ? this.#terms.lower(node.argument) : null }];
      case 'ThrowStatement':
        return [{ kind: 'throw', term: this.#terms.lower(node.argument) }];
      case 'BreakStatement':
      case 'ContinueStatement':
        return [{ kind: 'jump' }];
      case 'BlockStatement':
        return [{ kind: 'block', body: this.#block(node.body) }];
      case 'LabeledStatement':
        return this.#statement(node.body);
      case 'WithStatement':
        return [{ kind: 'evaluate', term: this.#terms.lower(node.object) }, ...this.#body(node.body)];
      case 'IfStatement':
        return [
          {
            ...{ kind: 'if', test: this.#terms.lower(node.test) },
            ...{ then: this.#body(node.consequent), otherwise: this.#body(node.alternate) },
          },
        ];
      case 'TryStatement':
        return [this.#try(node)];
      case 'SwitchStatement':
        return [this.#switch(node)];
      default:
        return this.#loop(node) ?? this.#declaration(node);
    }
  }

  #loop(node: TSESTree.Node): readonly Statement[] | null {
    switch (node.type) {
      case 'ForOfStatement':
      case 'ForInStatement':
        return this.#bindings.within(blockNames([node.left]), () => this.#each(node));
      case 'ForStatement':
        return this.#bindings.within(node.init ? blockNames([node.init]) : [], () => [
          {
            ...{ kind: 'while', first: this.#first(node.init), runsFirst: false },
            test: node.test && this.#terms.lower(node.test),
            update: node.update && this.#terms.lower(node.update, 'dropped'),
            body: this.#body(node.body),
          },
        ]);
      case 'WhileStatement':
      case 'DoWhileStatement':
        return [
          {
            ...{ kind: 'while', first: [], test: this.#terms.lower(node.test), update: null },
            ...{ body: this.#body(node.body), runsFirst: node.type === 'DoWhileStatement' },
          },
        ];
      default:
        return null;
    }
  }

  #first(init: TSESTree.ForStatement['init']): readonly Statement[] {
    if (!init) return [];
    return init.type === 'VariableDeclaration'
      ? this.#variables(init)
      : [{ kind: 'evaluate', term: this.#terms.lower(init, 'dropped') }];
  }

  #each(node: TSESTree.ForOfStatement | TSESTree.ForInStatement): readonly Statement[] {
    const { left } = node;
    const target = left.type === 'VariableDeclaration' ? left.declarations[0].id : left;
    return [
      {
        ...{ kind: 'each', target: this.#terms.target(target), source: this.#terms.lower(node.right) },
        ...{ of: node.type === 'ForInStatement' ? 'keys' : 'values', body: this.#body(node.body) },
      },
    ];
  }

  #try(node: TSESTree.TryStatement): Statement {
    const { handler } = node;
    const names = patternNames(handler?.param ?? null);
    return this.#bindings.within(names, () => ({
      ...{ kind: 'try', body: this.#block(node.block.body) },
      ...{ caught: handler?.param ? this.#terms.target(handler.param) : null, handler: this.#body(handler?.body) },
      finalizer: this.#body(node.finalizer),
    }));
  }

  #switch(node: TSESTree.SwitchStatement): Statement {
    const subject = this.#terms.lower(node.discriminant);
    return this.#bindings.within(blockNames(node.cases.flatMap(({ consequent }) => consequent)), () => ({
      ...{ kind: 'switch', subject },
      cases: node.cases.map(({ test, consequent, range }) => ({
        ...{ test: test && this.#terms.lower(test), body: this.#statements(consequent), range },
      })),
    }));
  }

  #variables({ declarations, declare, range: declaration }: TSESTree.VariableDeclaration): readonly Statement[] {
    if (declare) return [];
    return declarations.map(({ id, init }) => ({
      ...{ kind: 'declare', target: this.#terms.target(id), declaration },
      value: init && namedBy(this.#terms.lower(init), id.type === 'Identifier' ? id.name : ''),
    }));
  }

  #declare(name: string, value: Term): Statement {
    const target = { kind: 'binding', binding: this.#bindings.declare(name), type: null, range: null } as const;
    return { kind: 'declare', target, value, declaration: null };
  }

  #declaredClass(node: TSESTree.ClassDeclaration): readonly Statement[] {
    if (node.declare) return [];
    const value = lowerClass(node, this.#terms, this.#bindings, (body) => this.#functions.staticBlock(body));
    return [this.#declare(node.id?.name ?? 'default', value)];
  }

  /** Lowers what occurs only at the top of a module or of a namespace; nothing for any other node. */
  #declaration(node: TSESTree.Node): readonly Statement[] {
    switch (node.type) {
      case 'ImportDeclaration':
      case 'ExportAllDeclaration':
      case 'TSImportEqualsDeclaration':
        this.#module.read(node);
        return [];
      case 'ExportNamedDeclaration':
        this.#module.read(node);
        return node.declaration ? this.#statement(node.declaration) : [];
      case 'ExportDefaultDeclaration':
        return this.#default(node);
      case 'TSExportAssignment':
        return [exportAssignment(this.#terms.lower(node.expression), node)];
      case 'TSEnumDeclaration':
        return [this.#declare(node.id.name, lowerEnum(node, this.#terms))];
      case 'TSModuleDeclaration':
        return lowerNamespace(node, this.#terms, (nodes) => this.#statements(nodes));
      default:
        return [];
    }
  }

  #default({ declaration }: TSESTree.ExportDefaultDeclaration): readonly Statement[] {
    const isNamed = 'id' in declaration && declaration.id && !declaration.type.startsWith('TSI');
    if (isNamed && declaration.id?.type === 'Identifier') {
      this.#module.export('default', this.#bindings.declare(declaration.id.name));
      return this.#statement(declaration);
    }
    const binding = this.#bindings.declare('*default*');
    this.#module.export('default', binding);
    const value =
      declaration.type === 'FunctionDeclaration' ? this.#functions.term(declaration) : this.#terms.lower(declaration);
    return [
      { kind: 'declare', target: { kind: 'binding', binding, type: null, range: null }, value, declaration: null },
    ];
  }
}

function declared(node: TSESTree.Node): TSESTree.Node {
  const isExport = node.type === 'ExportNamedDeclaration' || node.type === 'ExportDefaultDeclaration';
  return isExport && node.declaration ? node.declaration : node;
}
