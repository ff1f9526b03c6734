import type { TSESTree } from '@typescript-eslint/utils';
import { importedBy } from '../../text/imported.ts';
import { exportedName, isExports, isModuleExports } from '../../text/module-names.ts';
import { variableOf, type Variable } from '../../text/scope.ts';
import { bare, keyName, lastName, memberName, nameOf, plainString, type FunctionNode } from '../../text/syntax.ts';
import type { Range } from '../../model/text.ts';
import { functionAround, isRequire } from '../scan.ts';
import type { ScannedFile } from '../scanned-file.ts';

/** Where a function, or what it answers, is used. */
export type Use =
  /** A place of this file; `outer` are the uses of the function around it, null where there is none. */
  | { readonly kind: 'place'; readonly range: Range; readonly outer: readonly Use[] | null }
  /** An export of this file. */
  | { readonly kind: 'export'; readonly name: string };

/** What an expression may be a part of that has its value, or holds it. */
const PASSING: ReadonlySet<string> = new Set([
  ...['AwaitExpression', 'LogicalExpression', 'ConditionalExpression', 'ChainExpression', 'ArrayExpression'],
  ...['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression', 'SpreadElement'],
]);
/** Members that register what they are given and answer their own object. */
const REGISTERING: ReadonlySet<string> = new Set([
  ...['use', 'register', 'addHook', 'ext', 'all', 'onRequest', 'onBeforeHandle', 'applyMiddleware'],
]);

/** Follows the values of one file from where they are made to where they are used. */
export class UseFinder {
  readonly #file: ScannedFile;
  readonly #managing: ReadonlySet<string>;
  readonly #visited = new Set<TSESTree.Node | Variable>();

  /** @param managing members whose calls do not go on with the value: `apicache.clear` */
  constructor(file: ScannedFile, managing: ReadonlySet<string> = new Set()) {
    this.#file = file;
    this.#managing = managing;
  }

  /** The uses of the function around a node; null where there is none. */
  around(node: TSESTree.Node): readonly Use[] | null {
    const owner = functionAround(node);
    return owner && this.ofFunction(owner);
  }

  /** The uses of a function, by its name or where it is. */
  ofFunction(owner: FunctionNode): readonly Use[] {
    if (this.#visited.has(owner)) return [];
    this.#visited.add(owner);
    const name = nameOf(owner);
    const variable = name && variableOf(name, this.#file);
    return variable ? this.ofVariable(variable) : this.of(owner);
  }

  /** The uses of a variable, wherever it is read. */
  ofVariable(variable: Variable): readonly Use[] {
    if (this.#visited.has(variable)) return [];
    this.#visited.add(variable);
    const reads = variable.references.filter((reference) => reference.isRead());
    return [...exportOf(variable), ...reads.flatMap(({ identifier }) => this.of(identifier))];
  }

  /** The uses of an expression: those of what it becomes a part of, or its own place. */
  of(node: TSESTree.Node): readonly Use[] {
    const { parent } = node;
    switch (parent?.type) {
      case 'MemberExpression':
        return parent.object === node && this.#managing.has(memberName(parent) ?? '') ? [] : this.of(parent);
      case 'CallExpression':
      case 'NewExpression':
        return parent.callee === node ? this.of(parent) : [this.#argument(node, parent)];
      case 'VariableDeclarator':
        return this.#declared(parent);
      case 'AssignmentExpression':
        return this.#assigned(parent, node);
      case 'Property':
        return this.#property(parent);
      case 'ReturnStatement':
        return this.around(node) ?? [];
      case 'ArrowFunctionExpression':
        return parent.body === node ? (this.around(node) ?? []) : [this.#placeOf(node)];
      case 'ExportDefaultDeclaration':
        return [{ kind: 'export', name: 'default' }];
      case 'ExportSpecifier':
        return [{ kind: 'export', name: exportedName(parent.exported) }];
      default:
        return parent && PASSING.has(parent.type) ? this.of(parent) : [this.#placeOf(node)];
    }
  }

  #placeOf(node: TSESTree.Node): Use {
    return { kind: 'place', range: node.range, outer: this.around(node) };
  }

  /** `rateLimit(options)` answers what is made of its argument, `app.use(limit)` does not. */
  #argument(node: TSESTree.Node, call: TSESTree.CallExpression | TSESTree.NewExpression): Use {
    const isLast = call.parent.type === 'ExpressionStatement' || REGISTERING.has(lastName(call.callee));
    return isLast ? this.#placeOf(node) : { kind: 'place', range: node.range, outer: this.of(call) };
  }

  #declared({ id }: TSESTree.VariableDeclarator): readonly Use[] {
    const names = id.type === 'Identifier' ? [id] : id.type === 'ObjectPattern' ? id.properties.flatMap(boundBy) : [];
    return names.flatMap((name) => {
      const variable = variableOf(name, this.#file);
      return variable ? this.ofVariable(variable) : [];
    });
  }

  #assigned({ left, right }: TSESTree.AssignmentExpression, node: TSESTree.Node): readonly Use[] {
    const target = bare(left);
    if (right !== node) return [this.#placeOf(node)];
    if (target.type === 'Identifier') {
      const variable = variableOf(target, this.#file);
      return variable ? this.ofVariable(variable) : [this.#placeOf(node)];
    }
    if (isModuleExports(target)) return [{ kind: 'export', name: 'default' }];
    const name = target.type === 'MemberExpression' && isExports(target.object) ? memberName(target) : null;
    return [name === null ? this.#placeOf(node) : { kind: 'export', name }];
  }

  /** `module.exports = { cached }` exports it, any other object is what it is a part of. */
  #property({ parent: object, key, computed }: TSESTree.Property): readonly Use[] {
    const name = keyName(key, computed);
    const { parent } = object;
    const isExported =
      (parent.type === 'AssignmentExpression' && isModuleExports(parent.left)) ||
      parent.type === 'ExportDefaultDeclaration';
    return isExported && name !== null ? [{ kind: 'export', name }] : this.of(object);
  }
}

function boundBy(property: TSESTree.Property | TSESTree.RestElement): readonly TSESTree.Identifier[] {
  const { value } = property.type === 'Property' ? property : { value: property.argument };
  return value.type === 'Identifier' ? [value] : [];
}

/** The export that declares a variable: `export const cached = ...`. */
function exportOf({ name, defs }: Variable): readonly Use[] {
  return defs.flatMap(({ node }): readonly Use[] => {
    const declaration = node.type === 'VariableDeclarator' ? node.parent : node;
    if (declaration.parent.type === 'ExportDefaultDeclaration') return [{ kind: 'export', name: 'default' }];
    return declaration.parent.type === 'ExportNamedDeclaration' ? [{ kind: 'export', name }] : [];
  });
}

/** Where a file uses what it imports from a module, of some of its exports or of all. */
export function usesOfImport(
  specifier: string,
  exports: ReadonlySet<string> | null,
  finder: UseFinder,
  file: ScannedFile,
): readonly Use[] {
  const variables = (file.scopeManager?.scopes ?? []).flatMap(({ variables }) => variables);
  const imported = variables.flatMap((variable) => {
    const found = importedBy(variable);
    if (found?.specifier !== specifier) return [];
    if (!exports || exports.has(found.name === '' ? 'default' : found.name)) return finder.ofVariable(variable);
    return found.name === '' ? membersOf(variable, exports, file).flatMap((member) => finder.of(member)) : [];
  });
  const required = file
    .callsNamed('require')
    .filter(
      (call) =>
        isRequire(call) &&
        call.arguments[0] &&
        plainString(call.arguments[0]) === specifier &&
        call.parent.type !== 'VariableDeclarator',
    );
  return [...imported, ...required.flatMap((call) => finder.of(call))];
}

/** `caches.cached` and `const { cached } = caches` after `import * as caches`, wherever they are read. */
function membersOf(
  { references }: Variable,
  exports: ReadonlySet<string>,
  file: ScannedFile,
): readonly TSESTree.Node[] {
  return references.flatMap(({ identifier: { parent }, identifier }): readonly TSESTree.Node[] => {
    if (parent.type === 'MemberExpression')
      return parent.object === identifier && exports.has(memberName(parent) ?? '') ? [parent] : [];
    if (parent.type !== 'VariableDeclarator' || parent.id.type !== 'ObjectPattern') return [];
    const taken = parent.id.properties.filter(
      (each) => each.type === 'Property' && exports.has(keyName(each.key, each.computed) ?? ''),
    );
    return taken
      .flatMap(boundBy)
      .flatMap((name) => variableOf(name, file)?.references.map((each) => each.identifier) ?? []);
  });
}
