import type { TSESTree } from '@typescript-eslint/utils';
import { objectOf } from '../text/objects.ts';
import { variableOf } from '../text/scope.ts';
import {
  bare,
  isFunction,
  keyName,
  lastName,
  memberName,
  plainString,
  type ClassNode,
  type FunctionNode,
} from '../text/syntax.ts';
import { ClassMembers, constructorOf } from './values/class-members.ts';
import type { Exported, ExportedFunction, ExportedObject } from '../model/exported.ts';
import { Followed } from './values/followed.ts';
import { inheritedAnswer, inheritedInstance } from './inherited-routers.ts';
import { gatheredClasses } from './decorators/gathered-classes.ts';
import { combinedBy, importedRouter } from './mounted-values.ts';
import type { Router } from '../model/router.ts';
import type { Value } from './values/abstract-value.ts';
import { referenceTo } from './values/reference-to.ts';
import type { Resolver } from './values/resolver.ts';
import { functionOf } from './handlers/signature.ts';
import type { RouterOf } from './entry-maker.ts';
import { ExportedFunctions, UNSEEN } from './exported-functions.ts';
import { valueOf, enumOf, composedText } from './declared-value.ts';

/** The depth up to which objects in objects, factories of factories and the like are followed. */
const DEEPEST = 5;

/** The most members that are read: longer lists and larger objects are data. */
const MOST_MEMBERS = 500;

type Members = Map<string, Exported>;

/** Describes the expressions of a file for the files that import them, as values and offsets without syntax nodes. */
export class ExportedValues {
  readonly #resolver: Resolver;
  readonly #routerOf: RouterOf;
  readonly #classes: ClassMembers;
  readonly #functions: ExportedFunctions;
  readonly #followed = new Followed<Exported>();

  constructor(resolver: Resolver, routerOf: RouterOf) {
    this.#resolver = resolver;
    this.#routerOf = routerOf;
    this.#classes = new ClassMembers(resolver);
    this.#functions = new ExportedFunctions(resolver, routerOf, this.#classes);
  }

  /** The description of an expression, a function or a class; null where it has nothing to do with routes. */
  read(node: TSESTree.Node, depth = DEEPEST): Exported | null {
    const expression = bare(node);
    return depth === 0 ? null : this.#followed.of(expression, depth, () => this.#follow(expression, depth));
  }

  #follow(node: TSESTree.Node, depth: number): Exported | null {
    if (node.type === 'ClassDeclaration' || node.type === 'ClassExpression') return this.#class(node, depth);
    if (isFunction(node)) return this.#function(node, false, depth);
    if (node.type === 'TSEnumDeclaration') return this.#enum(node);
    const text = plainString(node) ?? composedText(node, this.#resolver);
    if (text !== null) return { kind: 'text', value: text };
    if (node.type === 'ArrayExpression') return this.#list(node.elements, depth);
    const combined = combinedBy(node, this.#resolver);
    if (combined)
      return this.#list(
        combined.flatMap((each): readonly (TSESTree.Node | null)[] =>
          each.type === 'ArrayExpression' ? each.elements : [each],
        ),
        depth,
      );
    const frozen = node.type === 'CallExpression' && lastName(node.callee) === 'freeze' ? node.arguments[0] : undefined;
    if (frozen) return this.read(frozen, depth);
    const object = objectOf(node, this.#resolver.file);
    if (object) return this.#object(object, node, depth);
    const value = this.#resolver.resolve(node);
    // If a wrapper of another file is called with a function, the function gives more information than the wrapper.
    const wrapped =
      value.kind === 'function' ? null : functionOf(valueOf(node, this.#resolver) ?? node, this.#resolver);
    const known = value.kind === 'import' && wrapped ? null : (this.#made(value, node) ?? this.#value(value, depth));
    return (
      known ??
      (wrapped
        ? this.#function(wrapped, false, depth)
        : (this.#constant(node, depth) ?? inheritedAnswer(node, this.#resolver)))
    );
  }

  /** A router that a function of another file creates and this file registers on; null for any other value. */
  #made(value: Value, node: TSESTree.Node): Exported | null {
    const receiver = importedRouter(node, value, this.#resolver);
    const router = receiver && this.#routerOf(receiver);
    return router && { kind: 'router', router };
  }

  #value(value: Value, depth: number): Exported | null {
    switch (value.kind) {
      case 'receiver':
      case 'middleware': {
        const { receiver } = value;
        const router = this.#routerOf(receiver);
        return router && { kind: 'router', router, ...(receiver.whole && { whole: this.#routerOf(receiver.whole) }) };
      }
      case 'function':
        return this.#function(value.node, value.unwrapped, depth);
      case 'class':
        return this.#class(value.node, depth);
      case 'self':
        return value.owner.type === 'Program' ? null : this.#instance(value.owner, depth);
      case 'import': {
        const reference = referenceTo(value);
        return reference && { kind: 'reference', reference };
      }
      default:
        return null;
    }
  }

  /** What a constant, a member of an object or an enum evaluates to; null for any other expression. */
  #constant(node: TSESTree.Node, depth: number): Exported | null {
    const value = valueOf(node, this.#resolver) ?? enumOf(node, this.#resolver);
    return value && bare(value) !== node ? this.read(value, depth) : null;
  }

  #function(node: FunctionNode, unwrapped: boolean, depth: number): ExportedFunction {
    const results = this.#resolver.file.returnsOf(node).flatMap((each) => this.read(each, depth - 1) ?? []);
    const returns = results.find(({ kind }) => kind === 'router') ?? results[0] ?? null;
    return this.#functions.of(node, unwrapped, returns);
  }

  /** An object, including what is assigned to its members later. */
  #object(object: TSESTree.ObjectExpression, written: TSESTree.Node, depth: number): ExportedObject {
    const members: Members = new Map();
    const spread: Exported[] = [];
    for (const property of object.properties.slice(0, MOST_MEMBERS)) {
      if (property.type === 'Property')
        this.#addMember(members, keyName(property.key, property.computed), property.value, depth);
      else spread.push(...[this.read(property.argument, depth - 1)].filter((each) => each !== null));
    }
    const variable = written.type === 'Identifier' ? variableOf(written, this.#resolver.file) : null;
    for (const { identifier } of variable?.references ?? []) {
      const member = identifier.parent;
      if (
        member.type !== 'MemberExpression' ||
        member.object !== identifier ||
        member.parent.type !== 'AssignmentExpression'
      )
        continue;
      if (member.parent.left === member) this.#addMember(members, memberName(member), member.parent.right, depth);
    }
    return {
      kind: 'object',
      members,
      spread,
      count: object.properties.length,
    };
  }

  #enum({ body }: TSESTree.TSEnumDeclaration): ExportedObject {
    const members: Members = new Map();
    for (const { id, initializer } of body.members.slice(0, MOST_MEMBERS))
      if (initializer) this.#addMember(members, keyName(id, false), initializer, DEEPEST);
    return { kind: 'object', members, spread: [] };
  }

  #list(elements: readonly (TSESTree.Node | null)[], depth: number): ExportedObject {
    const members: Members = new Map();
    elements.slice(0, MOST_MEMBERS).forEach((element, at) => {
      if (element) this.#addMember(members, String(at), element, depth);
    });
    return { kind: 'object', members, spread: [], count: elements.length };
  }

  #addMember(members: Members, name: string | null, node: TSESTree.Node, depth: number): void {
    const member = name === null ? null : this.read(node, depth - 1);
    if (name !== null && member) members.set(name, member);
  }

  #class(node: ClassNode, depth: number): ExportedFunction {
    const made = constructorOf(node);
    const parameters = made ? this.#functions.parameters(made, node) : new Map<string, Router>();
    const returns = this.#instance(node, depth - 1);
    return {
      ...UNSEEN,
      at: made?.range[0],
      parameters,
      returns,
      members: this.#members(node, true, depth),
      ...this.#gathered(node, depth),
    };
  }

  #gathered(node: ClassNode, depth: number): Pick<ExportedFunction, 'gathered'> {
    const list = gatheredClasses(node, this.#resolver.file);
    if (list === null || list === 'unseen') return list === null ? {} : { gathered: null };
    return { gathered: list === 'none' ? this.#list([], depth) : this.read(list, depth - 1) };
  }

  #instance(node: ClassNode, depth: number): ExportedObject {
    const parent = inheritedInstance(node, this.#resolver);
    return {
      kind: 'object',
      members: this.#members(node, false, depth),
      spread: parent ? [{ kind: 'reference', reference: parent }] : [],
    };
  }

  #members(node: ClassNode, isStatic: boolean, depth: number): ExportedObject['members'] {
    const members: Members = new Map();
    const ambiguous = new Set<string>();
    for (const { name, value, isGetter, isOnly } of this.#classes.of(node, isStatic)) {
      const member =
        members.has(name) || ambiguous.has(name) || depth <= 0
          ? null
          : isGetter && isFunction(value)
            ? this.#function(value, false, depth).returns
            : this.read(value, depth);
      // The text of a member that is assigned several times is unknown. A router is hardly ever replaced.
      if (member?.kind === 'text' && !isOnly) ambiguous.add(name);
      else if (member) members.set(name, member);
    }
    for (const [name, mention] of isStatic ? [] : this.#classes.used(node)) {
      const router = members.has(name) ? null : this.#functions.routerAt(mention);
      if (router) members.set(name, { kind: 'router', router });
    }
    return members;
  }
}
