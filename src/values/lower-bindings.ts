import type { TSESTree } from '@typescript-eslint/utils';
import type { BindingId } from './leaf-terms.ts';

/** The scopes of a module while its tree is lowered: they resolve each name to a binding. */
export class Bindings {
  /** The names of all bindings, by their numbers. */
  readonly names: string[] = [];
  readonly #scopes: Map<string, BindingId>[] = [new Map<string, BindingId>()];
  /** The captured bindings of the open functions, the innermost one last. */
  readonly #functions: { readonly first: BindingId; readonly captured: Set<BindingId> }[] = [];

  /** Runs the lowering of a function; returns its result with the bindings of the enclosing code that it uses. */
  capturing<Answer>(run: () => Answer): { readonly answer: Answer; readonly captured: readonly BindingId[] } {
    const captured = new Set<BindingId>();
    this.#functions.push({ first: this.names.length, captured });
    const answer = run();
    this.#functions.pop();
    for (const id of captured) this.#capture(id);
    return { answer, captured: [...captured] };
  }

  #capture(id: BindingId): void {
    const open = this.#functions.at(-1);
    if (open && id < open.first) open.captured.add(id);
  }

  /** Runs something in a scope of its own, which declares some names. */
  within<Answer>(names: Iterable<string>, run: () => Answer): Answer {
    const scope = new Map<string, BindingId>();
    this.#scopes.push(scope);
    for (const name of names) this.declare(name);
    const answer = run();
    this.#scopes.pop();
    return answer;
  }

  /** Declares a name in the innermost scope; the same name twice is one binding. */
  declare(name: string): BindingId {
    const scope = this.#scopes.at(-1);
    const known = scope?.get(name);
    if (known !== undefined) return known;
    const id = this.names.push(name) - 1;
    scope?.set(name, id);
    return id;
  }

  /** The binding that a name refers to here; null for a global. */
  find(name: string): BindingId | null {
    for (let at = this.#scopes.length - 1; at >= 0; at -= 1) {
      const found = this.#scopes[at]?.get(name);
      if (found !== undefined) {
        this.#capture(found);
        return found;
      }
    }
    return null;
  }
}

/** The names that statements declare in their own block: `let`, `const`, classes, functions, imports, enums. */
export function blockNames(statements: readonly TSESTree.Node[]): string[] {
  return statements.flatMap(namesOfStatement);
}

function namesOfStatement(statement: TSESTree.Node): string[] {
  switch (statement.type) {
    case 'VariableDeclaration':
      return statement.kind === 'var' ? [] : statement.declarations.flatMap(({ id }) => patternNames(id));
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
    case 'TSEnumDeclaration':
      return statement.id ? [statement.id.name] : [];
    case 'TSModuleDeclaration':
      return statement.id.type === 'Identifier' ? [statement.id.name] : [];
    case 'TSImportEqualsDeclaration':
      return [statement.id.name];
    case 'ImportDeclaration':
      return statement.specifiers.map(({ local }) => local.name);
    case 'ExportNamedDeclaration':
    case 'ExportDefaultDeclaration':
      return statement.declaration ? namesOfStatement(statement.declaration) : [];
    default:
      return [];
  }
}

/** The names that a pattern binds. */
export function patternNames(pattern: TSESTree.Node | null): string[] {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ObjectPattern':
      return pattern.properties.flatMap((each) =>
        patternNames(each.type === 'RestElement' ? each.argument : each.value),
      );
    case 'ArrayPattern':
      return pattern.elements.flatMap(patternNames);
    case 'AssignmentPattern':
      return patternNames(pattern.left);
    case 'RestElement':
      return patternNames(pattern.argument);
    case 'TSParameterProperty':
      return patternNames(pattern.parameter);
    default:
      return [];
  }
}

/** The names that `var` declares in statements, including those in blocks and loops, but not in functions. */
export function variableNames(statements: readonly (TSESTree.Node | null | undefined)[]): string[] {
  return statements.flatMap((statement) => {
    switch (statement?.type) {
      case 'VariableDeclaration':
        return statement.kind === 'var' ? statement.declarations.flatMap(({ id }) => patternNames(id)) : [];
      case 'BlockStatement':
        return variableNames(statement.body);
      case 'IfStatement':
        return variableNames([statement.consequent, statement.alternate]);
      case 'ForStatement':
        return variableNames([statement.init, statement.body]);
      case 'ForInStatement':
      case 'ForOfStatement':
        return variableNames([statement.left, statement.body]);
      case 'WhileStatement':
      case 'DoWhileStatement':
      case 'LabeledStatement':
        return variableNames([statement.body]);
      case 'SwitchStatement':
        return statement.cases.flatMap(({ consequent }) => variableNames(consequent));
      case 'TryStatement':
        return variableNames([statement.block, statement.handler?.body, statement.finalizer]);
      case 'ExportNamedDeclaration':
        return variableNames([statement.declaration]);
      default:
        return [];
    }
  });
}
