import type { TSESTree } from '@typescript-eslint/utils';
import { propertyOf } from '../../text/constants.ts';
import { variableOf, type Variable } from '../../text/scope.ts';
import { undeclaredValue } from '../../text/undeclared.ts';
import { bare, isFunction, memberName, plainString } from '../../text/syntax.ts';
import {
  answerOfContainer,
  CHAIN_MEMBERS,
  knownModule,
  MIDDLEWARE_MEMBERS,
  PATH_MEMBERS,
  ROUTER_MAKERS,
} from '../frameworks/all-frameworks.ts';
import { constructed, created, resultOf } from './call-results.ts';
import { answersItself, isClientRouter, madeApart, madeBelow, makesClientRouter, opensPath } from './router-proofs.ts';
import type { Framework } from '../frameworks/framework.ts';
import { fieldValue, selfAround } from './fields.ts';
import { IdentityMap, type Identity } from './identity.ts';
import { identityOf } from './identity-of.ts';
import type { PathChain, Receiver, Value, NamedReceiver } from './abstract-value.ts';
import { isRequire } from '../scanned-calls.ts';
import type { ScannedFile } from '../scanned-file.ts';
import { helpedRequire } from './interop.ts';
import { FOREIGN, memberOf, moduleValue, UNKNOWN } from './syntax-value.ts';
import { Receivers } from './receivers.ts';
import type { Resolver } from './resolver.ts';
import { variableValue } from './variables.ts';

/** How many expressions are followed from a name to its value. */
const MAX_DEPTH = 100;

/** Evaluates the expressions of one file, as far as it matters to routes. Each is followed once. */
export class FileResolver implements Resolver {
  readonly file: ScannedFile;
  readonly frameworks: readonly Framework[];
  readonly unnamed = new Map<string, TSESTree.Node>();
  readonly #values = new Map<TSESTree.Node, Value>();
  readonly #variables = new Map<Variable, (at: TSESTree.Node) => Value>();
  readonly #receivers = new Receivers(this);
  readonly #members = new IdentityMap<Value | null>();
  #depth = 0;

  constructor(file: ScannedFile) {
    this.file = file;
    const imported = [...file.specifiers].flatMap((specifier) => knownModule(specifier)?.framework ?? []);
    this.frameworks = [...new Set(imported)];
  }

  resolve(node: TSESTree.Node): Value {
    const expression = bare(node);
    const known = this.#values.get(expression);
    if (known) return known;
    if (this.#depth > MAX_DEPTH) return UNKNOWN;
    // An expression that depends on itself is unknown while it is followed.
    this.#values.set(expression, UNKNOWN);
    this.#depth++;
    const value = this.#follow(expression);
    this.#depth--;
    this.#values.set(expression, value);
    return value;
  }

  receiverOf(node: TSESTree.Node): Receiver | PathChain | null {
    return this.#receivers.of(node);
  }

  receiver(key: object, path: string, make: () => NamedReceiver): Receiver {
    return this.#receivers.get(key, path, make);
  }

  identity(node: TSESTree.Node): Identity | null {
    return identityOf(node, this);
  }

  once(identity: Identity, follow: () => Value | null): Value | null {
    const known = this.#members.get(identity);
    if (known !== undefined) return known;
    this.#members.set(identity, null);
    const value = follow();
    this.#members.set(identity, value);
    return value;
  }

  #follow(node: TSESTree.Node): Value {
    if (isFunction(node)) return { kind: 'function', node, unwrapped: false };
    switch (node.type) {
      case 'Identifier':
        return this.#identifier(node);
      case 'ThisExpression':
        return isClientRouter(node) ? FOREIGN : { kind: 'self', owner: selfAround(node, this.file.ast) };
      case 'MemberExpression':
        return this.#member(node);
      case 'CallExpression':
        return makesClientRouter(node) ? FOREIGN : this.#call(node);
      case 'NewExpression':
        return constructed(node, this);
      case 'ImportExpression':
        return moduleAt(node.source, node);
      case 'AwaitExpression':
        return this.resolve(node.argument);
      case 'AssignmentExpression':
        return this.resolve(node.right);
      case 'SequenceExpression':
        return this.resolve(node.expressions[node.expressions.length - 1] ?? node);
      case 'LogicalExpression':
        return this.#either(node.left, node.right);
      case 'ConditionalExpression':
        return this.#either(node.consequent, node.alternate);
      case 'ClassExpression':
        return { kind: 'class', node };
      case 'Literal':
      case 'TemplateLiteral':
      case 'ArrayExpression':
      case 'ObjectExpression':
        return FOREIGN;
      default:
        return UNKNOWN;
    }
  }

  #either(...nodes: readonly TSESTree.Node[]): Value {
    const values = nodes.map((node) => this.resolve(node));
    // Only run time decides which of two methods it is.
    if (values.every(({ kind }) => kind === 'method')) return UNKNOWN;
    return (
      values.find((value) => value.kind === 'receiver') ?? values.find((value) => value.kind !== 'foreign') ?? UNKNOWN
    );
  }

  #identifier(node: TSESTree.Identifier): Value {
    const variable = variableOf(node, this.file);
    if (!variable) {
      const undeclared = undeclaredValue(node, this.file);
      return undeclared ? this.resolve(undeclared) : UNKNOWN;
    }
    let valueAt = this.#variables.get(variable);
    if (!valueAt) {
      this.#variables.set(variable, () => UNKNOWN);
      valueAt = variableValue(variable, this);
      this.#variables.set(variable, valueAt);
    }
    const value = valueAt(node);
    if (value.kind === 'receiver') value.receiver.variables.add(variable);
    return value;
  }

  #member(node: TSESTree.MemberExpression): Value {
    const name = memberName(node);
    if (name === null) return this.resolve(node.object).kind === 'foreign' ? FOREIGN : UNKNOWN;
    const field = fieldValue(node, name, this);
    if (field) return field;
    const constant = propertyOf(node.object, name, this.file);
    return constant ? this.resolve(constant) : memberOf(this.resolve(node.object), name);
  }

  /**
   * The value of a call. Chains may be very long: this one is walked down to its beginning and up again, without
   * recursion.
   */
  #call(node: TSESTree.CallExpression): Value {
    const links: { call: TSESTree.CallExpression; member: string }[] = [];
    let current: TSESTree.Node = node;
    while (current.type === 'CallExpression' && (current === node || !this.#values.has(current))) {
      const callee = bare(current.callee);
      const member: string | null = callee.type === 'MemberExpression' ? memberName(callee) : null;
      if (callee.type !== 'MemberExpression' || member === null) break;
      links.push({ call: current, member });
      current = bare(callee.object);
    }
    let value = current === node ? this.#directCall(node) : this.resolve(current);
    for (const { call, member } of links.reverse()) {
      value = this.#memberCall(value, call, member);
      this.#values.set(call, value);
    }
    return value;
  }

  #memberCall(object: Value, call: TSESTree.CallExpression, member: string): Value {
    switch (object.kind) {
      case 'receiver':
        return this.#callOnReceiver(object.receiver, call, member);
      case 'path':
        return CHAIN_MEMBERS.has(member) ? object : UNKNOWN;
      case 'foreign':
        return FOREIGN;
      case 'function':
      case 'method':
        return member === 'bind' ? object : UNKNOWN;
      default:
        return this.#callOfMember(object, call, member);
    }
  }

  #callOnReceiver(receiver: Receiver, call: TSESTree.CallExpression, member: string): Value {
    if (PATH_MEMBERS.has(member) && opensPath(call)) return { kind: 'path', receiver, call };
    if (MIDDLEWARE_MEMBERS.has(member)) return { kind: 'middleware', receiver };
    const made = madeBelow(receiver, call, member);
    if (made) return created(call, made, this, receiver.whole ?? receiver);
    const apart = madeApart(receiver, member);
    if (apart) return created(call, apart, this);
    return answersItself(receiver, member) ? { kind: 'receiver', receiver } : UNKNOWN;
  }

  /** The value of `express.Router()`, `users.routes()`, `this.createRouter()`, or of a chain that begins at a name. */
  #callOfMember(object: Value, call: TSESTree.CallExpression, member: string): Value {
    const callee = bare(call.callee);
    const value = resultOf(this.resolve(callee), call, this);
    if (value.kind !== 'unknown' && value.kind !== 'import') return value;
    const isLink =
      CHAIN_MEMBERS.has(member) || ROUTER_MAKERS.has(member) || (PATH_MEMBERS.has(member) && opensPath(call));
    if (!isLink || callee.type !== 'MemberExpression') return value;
    const receiver = this.receiverOf(callee.object);
    if (!receiver || 'call' in receiver) return value;
    const linked = this.#callOnReceiver(receiver, call, member);
    return linked.kind === 'unknown' ? value : linked;
  }

  /** The router that a global function returns for its name, `use('Route')`; null for any other call. */
  #contained(call: TSESTree.CallExpression, callee: TSESTree.Identifier): Receiver | null {
    const [argument] = call.arguments;
    const name = argument ? plainString(argument) : null;
    const proof = name === null ? null : answerOfContainer(callee.name, name);
    if (name === null || !proof || variableOf(callee, this.file)) return null;
    return this.receiver(proof.framework, name, () => ({ name, isMember: false, proof }));
  }

  #directCall(call: TSESTree.CallExpression): Value {
    const [required] = isRequire(call) ? call.arguments : [];
    if (required) return moduleAt(required, call);
    const helped = helpedRequire(call);
    if (helped) return this.resolve(helped);
    const callee = bare(call.callee);
    const contained = callee.type === 'Identifier' ? this.#contained(call, callee) : null;
    if (contained) return { kind: 'receiver', receiver: contained };
    return resultOf(isFunction(callee) ? this.#follow(callee) : this.resolve(callee), call, this);
  }
}

/** The module of a specifier; unknown where that is no plain string. */
function moduleAt(specifier: TSESTree.Node, origin: object): Value {
  const name = plainString(bare(specifier));
  return name === null ? UNKNOWN : moduleValue(name, '', origin);
}
