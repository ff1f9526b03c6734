import type { TSESTree } from '@typescript-eslint/utils';
import { bare, isFunction, keyName, memberName, plainString, type ClassNode, type FunctionNode } from '../text/syntax.ts';
import { fieldsOf } from './fields.ts';
import type { Reference, Response, Router } from './model.ts';
import { objectOf } from './handlers.ts';
import { referenceTo } from './reference.ts';
import type { Resolver } from './resolver.ts';
import { responseOf } from './response.ts';
import { functionOf } from './signature.ts';
import type { RouterOf } from './table.ts';
import type { Value } from './value.ts';

/** What an export stands for, as far as routes are concerned. */
export type Exported =
  | { readonly kind: 'router'; readonly router: Router }
  | ExportedFunction
  /** An object, a namespace, an instance. */
  | { readonly kind: 'members'; readonly members: ExportedMembers }
  | { readonly kind: 'text'; readonly value: string }
  /** Something of yet another file. */
  | { readonly kind: 'reference'; readonly reference: Reference };

export type ExportedMembers = ReadonlyMap<string, Exported>;

/** A function or a class: what it does with a router that it is handed, what it answers, and how it answers requests. */
export interface ExportedFunction {
  readonly kind: 'function';
  /** The router that each parameter is, null where it is none. */
  readonly parameters: readonly (Router | null)[];
  /** What a call answers, or the instance that `new` makes. */
  readonly returns: Exported | null;
  readonly response: Response;
  readonly parameterCount: number;
  /** Whether a plugin wrapper took its own prefix away. */
  readonly unwrapped: boolean;
}

/** All exports of a file: `default` is the module itself as well. */
export interface ModuleExports {
  readonly members: ExportedMembers;
  /** The modules whose exports it hands on: `export * from './users'`. */
  readonly stars: readonly Reference[];
}

/** Deeper objects, factories of factories and the like are not followed. */
const DEEPEST = 4;

/** Reads what a file exports, by `export` and by `module.exports`. */
export function readExports(resolver: Resolver, routerOf: RouterOf): ModuleExports {
  const reader = new ExportReader(resolver, routerOf);
  for (const declaration of resolver.file.exportDeclarations) reader.addDeclaration(declaration);
  for (const assignment of resolver.file.memberAssignments) reader.addAssignment(assignment);
  return { members: reader.members, stars: reader.stars };
}

class ExportReader {
  readonly members = new Map<string, Exported>();
  readonly stars: Reference[] = [];
  readonly #resolver: Resolver;
  readonly #routerOf: RouterOf;

  constructor(resolver: Resolver, routerOf: RouterOf) {
    this.#resolver = resolver;
    this.#routerOf = routerOf;
  }

  addDeclaration(node: Resolver['file']['exportDeclarations'][number]): void {
    switch (node.type) {
      case 'ExportAllDeclaration':
        if (node.exported) this.#add(nameOf(node.exported), { kind: 'reference', reference: { specifier: node.source.value, path: [], called: false } });
        else this.stars.push({ specifier: node.source.value, path: [], called: false });
        break;
      case 'ExportDefaultDeclaration':
        this.#addNode('default', node.declaration);
        break;
      case 'TSExportAssignment':
        this.#addNode('default', node.expression);
        break;
      case 'ExportNamedDeclaration':
        this.#addNamed(node);
        break;
    }
  }

  /** `module.exports = x`, `module.exports.name = x`, `exports.name = x`. */
  addAssignment({ left, right }: TSESTree.AssignmentExpression): void {
    if (left.type !== 'MemberExpression') return;
    const name = memberName(left);
    if (isModuleExports(left)) this.#addNode('default', right);
    else if (name !== null && (isModuleExports(left.object) || isExports(left.object))) this.#addNode(name, right);
  }

  #addNamed(node: TSESTree.ExportNamedDeclaration): void {
    for (const { local, exported } of node.specifiers) {
      const name = nameOf(local);
      if (node.source) this.#add(nameOf(exported), { kind: 'reference', reference: { specifier: node.source.value, path: name === 'default' ? [] : [name], called: false } });
      else this.#addNode(nameOf(exported), local);
    }
    const { declaration } = node;
    if (declaration?.type === 'VariableDeclaration') {
      for (const { id } of declaration.declarations) if (id.type === 'Identifier') this.#addNode(id.name, id);
    } else if (declaration && 'id' in declaration && declaration.id?.type === 'Identifier') this.#addNode(declaration.id.name, declaration);
  }

  #addNode(name: string, node: TSESTree.Node): void {
    const exported = this.#read(node, DEEPEST);
    if (exported) this.#add(name, exported);
  }

  #add(name: string, exported: Exported): void {
    this.members.set(name, exported);
  }

  #read(node: TSESTree.Node, depth: number): Exported | null {
    const expression = bare(node);
    if (depth === 0) return null;
    if (expression.type === 'ClassDeclaration' || expression.type === 'ClassExpression') return this.#class(expression, depth);
    if (isFunction(expression)) return this.#function(expression, false, depth);
    const text = plainString(expression);
    if (text !== null) return { kind: 'text', value: text };
    const object = objectOf(expression, this.#resolver);
    if (object) return this.#object(object, depth);
    const value = this.#resolver.resolve(expression);
    const read = this.#value(value, depth);
    if (read) return read;
    const wrapped = functionOf(expression, this.#resolver);
    return wrapped ? this.#function(wrapped, false, depth) : this.#instance(expression, depth);
  }

  #value(value: Value, depth: number): Exported | null {
    switch (value.kind) {
      case 'receiver':
      case 'middleware': {
        const router = this.#routerOf(value.receiver);
        return router && { kind: 'router', router };
      }
      case 'function':
        return this.#function(value.node, value.unwrapped, depth);
      case 'class':
        return this.#class(value.node, depth);
      case 'import': {
        const reference = referenceTo(value);
        return reference && { kind: 'reference', reference };
      }
      default:
        return null;
    }
  }

  #function(node: FunctionNode, unwrapped: boolean, depth: number): Exported {
    const results = this.#resolver.file.returnsOf(node).flatMap((each) => this.#read(each, depth - 1) ?? []);
    const returns = results.find(({ kind }) => kind === 'router') ?? results[0] ?? null;
    return { kind: 'function', parameters: this.#parameters(node), returns, response: responseOf(node, this.#resolver.file), parameterCount: node.params.length, unwrapped };
  }

  #parameters(node: FunctionNode): readonly (Router | null)[] {
    return node.params.map((parameter) => {
      const name = parameter.type === 'AssignmentPattern' ? parameter.left : parameter.type === 'TSParameterProperty' ? parameter.parameter : parameter;
      const receiver = name.type === 'Identifier' ? this.#resolver.receiverOf(name) : null;
      return receiver && !('call' in receiver) ? this.#routerOf(receiver) : null;
    });
  }

  #object(object: TSESTree.ObjectExpression, depth: number): Exported {
    const members = new Map<string, Exported>();
    for (const property of object.properties) {
      if (property.type !== 'Property') continue;
      const name = keyName(property.key, property.computed);
      const member = name === null ? null : this.#read(property.value, depth - 1);
      if (name !== null && member) members.set(name, member);
    }
    return { kind: 'members', members };
  }

  #class(node: ClassNode, depth: number): Exported {
    const constructor = node.body.body.find((member) => member.type === 'MethodDefinition' && member.kind === 'constructor');
    const made = constructor?.type === 'MethodDefinition' && isFunction(constructor.value) ? constructor.value : null;
    const parameters = made ? this.#parameters(made) : [];
    return { kind: 'function', parameters, returns: { kind: 'members', members: this.#classMembers(node, depth) }, response: 'unknown', parameterCount: parameters.length, unwrapped: false };
  }

  /** Methods and fields: those of the class itself and of its instances alike. */
  #classMembers(node: ClassNode, depth: number): ExportedMembers {
    const members = new Map<string, Exported>();
    for (const member of node.body.body) {
      if (member.type !== 'MethodDefinition' && member.type !== 'PropertyDefinition') continue;
      const name = keyName(member.key, member.computed);
      const [field] = name === null ? [] : fieldsOf(node, name, this.#resolver).values;
      const value = member.type === 'MethodDefinition' ? member.value : (field ?? member.value);
      const read = value ? this.#read(value, depth - 1) : null;
      if (name !== null && read) members.set(name, read);
    }
    return members;
  }

  /** `export default new UserController()`. */
  #instance(node: TSESTree.Node, depth: number): Exported | null {
    if (node.type !== 'NewExpression') return null;
    const value = this.#resolver.resolve(node.callee);
    return value.kind === 'class' ? { kind: 'members', members: this.#classMembers(value.node, depth) } : null;
  }
}

function nameOf(node: TSESTree.Identifier | TSESTree.StringLiteral): string {
  return node.type === 'Identifier' ? node.name : node.value;
}

function isModuleExports(node: TSESTree.Node): boolean {
  return node.type === 'MemberExpression' && memberName(node) === 'exports' && node.object.type === 'Identifier' && node.object.name === 'module';
}

function isExports(node: TSESTree.Node): boolean {
  return node.type === 'Identifier' && node.name === 'exports';
}
