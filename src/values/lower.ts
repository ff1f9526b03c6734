import type { TSESTree } from '@typescript-eslint/utils';
import { Bindings, blockNames, patternNames, variableNames } from './lower-bindings.ts';
import { Expressions, type FunctionSyntax } from './lower-expression.ts';
import { lowerClass } from './lower-class.ts';
import { lowerEnum, ModuleNames } from './lower-module.ts';
import { decoratorsOf, nameText, UNDEFINED } from './lower-names.ts';
import { typeTexts } from './lower-types.ts';
import type { FunctionCode, ModuleTerms, Parameter, Statement, Term } from './terms.ts';

/**
 * Lowers a parsed file to terms, in one traversal. Its tree and its scopes are not needed afterwards.
 *
 * @param source the text that was parsed
 */
export function lowerModule(program: TSESTree.Program, source: string): ModuleTerms {
  return { ...new Lowering(source).module(program), typeTexts: typeTexts(program, source) };
}

/** Lowers statements, and the functions and classes that contain them. */
class Lowering {
  readonly #bindings = new Bindings();
  readonly #terms: Expressions;
  readonly #module: ModuleNames;
  /** How many statements were lowered. */
  #count = 0;

  constructor(source: string) {
    this.#terms = new Expressions(source, this.#bindings, {
      function: (node) => ({ kind: 'function', code: this.#function(node) }),
      class: (node) => lowerClass(node, this.#terms, this.#bindings, (body) => this.#staticBlock(body)),
    });
    this.#module = new ModuleNames(this.#bindings);
  }

  module({ body }: TSESTree.Program): Omit<ModuleTerms, 'typeTexts'> {
    for (const name of [...blockNames(body), ...variableNames(body)]) this.#bindings.declare(name);
    const statements = this.#statements(body);
    const { imports, exports, specifiers } = this.#module;
    return {
      ...{ bindings: this.#bindings.names, imports, exports, body: statements, statements: this.#count },
      specifiers: [...new Set([...specifiers, ...this.#terms.specifiers])],
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
        return node.id ? [this.#declare(node.id.name, { kind: 'function', code: this.#function(node) })] : [];
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
      ...{ kind: 'declare', target: this.#terms.target(id), value: init && this.#terms.lower(init), declaration },
    }));
  }

  #declare(name: string, value: Term): Statement {
    const target = { kind: 'binding', binding: this.#bindings.declare(name), type: null, range: null } as const;
    return { kind: 'declare', target, value, declaration: null };
  }

  #declaredClass(node: TSESTree.ClassDeclaration): readonly Statement[] {
    if (node.declare) return [];
    const value = lowerClass(node, this.#terms, this.#bindings, (body) => this.#staticBlock(body));
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
        return [this.#moduleIs(this.#terms.lower(node.expression), node)];
      case 'TSEnumDeclaration':
        return [this.#declare(node.id.name, lowerEnum(node, this.#terms))];
      case 'TSModuleDeclaration':
        return this.#namespace(node);
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
      declaration.type === 'FunctionDeclaration' ? this.#functionTerm(declaration) : this.#terms.lower(declaration);
    return [
      { kind: 'declare', target: { kind: 'binding', binding, type: null, range: null }, value, declaration: null },
    ];
  }

  /** `export = value` */
  #moduleIs(value: Term, { range }: TSESTree.Node): Statement {
    const object: Term = { kind: 'global', name: 'module', range };
    const key = nameText('exports', range);
    const term = { kind: 'member', object, key, keyRange: range, isComputed: false, range } as const;
    return {
      kind: 'evaluate',
      term: { kind: 'assignment', target: { kind: 'member', term }, operator: '', value, range },
    };
  }

  /** A namespace is an object of what it exports. */
  #namespace(node: TSESTree.TSModuleDeclaration): readonly Statement[] {
    if (node.declare || node.id.type !== 'Identifier') return [];
    const { body } = node.body;
    const name = node.id.name;
    const exported = body.flatMap((each) => (each.type === 'ExportNamedDeclaration' ? blockNames([each]) : []));
    return this.#bindings.within(blockNames(body), () => {
      const statements = this.#statements(
        body.map((each) => (each.type === 'ExportNamedDeclaration' ? (each.declaration ?? each) : each)),
      );
      const entries = exported.map((each) => ({
        ...{ key: nameText(each, node.range), value: this.#terms.name(each, node.range), accessor: null },
        range: node.range,
      }));
      const binding = this.#bindings.find(name);
      const target = binding === null ? null : ({ kind: 'binding', binding, type: null, range: null } as const);
      const value: Term = { kind: 'object', entries, range: node.range };
      return target ? [...statements, { kind: 'declare', target, value, declaration: null }] : statements;
    });
  }

  #functionTerm(node: FunctionSyntax): Term {
    return { kind: 'function', code: this.#function(node) };
  }

  #function(node: FunctionSyntax): FunctionCode {
    const { body, params, range } = node;
    const names = [
      ...params.flatMap(patternNames),
      ...(body?.type === 'BlockStatement' ? variableNames(body.body) : []),
    ];
    const own = node.type === 'FunctionExpression' && node.id ? [node.id.name, ...names] : names;
    const { answer, captured } = this.#bindings.capturing(() =>
      this.#bindings.within(
        own,
        (): Pick<FunctionCode, 'parameters' | 'body'> => ({
          parameters: params.map((each) => this.#parameter(each)),
          body:
            body?.type === 'BlockStatement'
              ? this.#block(body.body)
              : [{ kind: 'return', term: body ? this.#terms.lower(body) : UNDEFINED }],
        }),
      ),
    );
    return {
      ...{ name: node.id?.name ?? '', ...answer, captured, range },
      ...{ isArrow: node.type === 'ArrowFunctionExpression', isGenerator: node.generator, isAsync: node.async },
    };
  }

  #parameter(node: TSESTree.Parameter): Parameter {
    const [name = ''] = node.type === 'ObjectPattern' || node.type === 'ArrayPattern' ? [] : patternNames(node);
    return {
      ...{ target: this.#terms.target(node), name, isRest: node.type === 'RestElement', range: node.range },
      ...{ isField: node.type === 'TSParameterProperty', isOptional: mayBeLeftOut(node) },
      decorators: decoratorsOf(node).map((each) => this.#terms.lower(each)),
    };
  }

  /** The static block of a class, as a function without parameters. */
  #staticBlock(nodes: readonly TSESTree.Node[]): Pick<FunctionCode, 'body' | 'captured'> {
    const { answer: body, captured } = this.#bindings.capturing(() => this.#block(nodes));
    return { body, captured };
  }
}

function mayBeLeftOut(node: TSESTree.Parameter): boolean {
  return node.type === 'AssignmentPattern' || (node.type === 'Identifier' && node.optional);
}

function declared(node: TSESTree.Node): TSESTree.Node {
  const isExport = node.type === 'ExportNamedDeclaration' || node.type === 'ExportDefaultDeclaration';
  return isExport && node.declaration ? node.declaration : node;
}
