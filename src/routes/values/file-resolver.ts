import type { TSESTree } from '@typescript-eslint/utils';
import { propertyOf, constantOrSelf } from '../../text/constants.ts';
import { variableOf, type Variable } from '../../text/scope.ts';
import { undeclaredValue } from '../../text/undeclared.ts';
import { bare, memberCall, isFunction, lastName, memberName, plainString } from '../../text/syntax.ts';
import {
  answerOfContainer,
  CHAIN_MEMBERS,
  knownModule,
  MIDDLEWARE_MEMBERS,
  PATH_MEMBERS,
} from '../frameworks/all-frameworks.ts';
import { constructed, created, resultOf } from './call-results.ts';
import {
  answersItself,
  extendedRouter,
  isClientRouter,
  madeBelow,
  makesClientRouter,
  opensPath,
  proofOfName,
  proofOfPrefix,
} from './router-proofs.ts';
import { routerNameWeight } from './foreign-names.ts';
import type { Framework } from '../frameworks/framework.ts';
import { fieldValue, selfAround } from './fields.ts';
import { IdentityMap, type Identity } from './identity.ts';
import { identityOf } from './identity-of.ts';
import type { PathChain, Receiver, Value } from './abstract-value.ts';
import { referenceTo } from './reference-to.ts';
import { isRequire } from '../scanned-calls.ts';
import type { ScannedFile } from '../scanned-file.ts';
import { helpedRequire } from './interop.ts';
import { FOREIGN, isCalled, memberOf, moduleValue, UNKNOWN } from './syntax-value.ts';
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
  readonly #receivers = new IdentityMap<Receiver>();
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
    const expression = bare(node);
    const value = this.resolve(expression);
    switch (value.kind) {
      case 'receiver':
        return value.receiver;
      case 'path':
        return value;
      case 'import':
        return isCalled(value) ? this.#answered(expression, value) : this.#imported(expression, value);
      case 'self':
        return extendedRouter(value, this) ?? this.#named(expression);
      case 'unknown':
        return this.#named(expression);
      default:
        return null;
    }
  }

  receiver(key: object, path: string, make: () => Partial<Receiver> & { name: string }): Receiver {
    const known = this.#receivers.get({ key, path });
    if (known) return known;
    const made = make();
    const blank = {
      creation: null,
      isAnswer: false,
      isParameter: false,
      isMember: path !== '',
      imported: null,
      madeBy: null,
      whole: null,
    };
    const proof = made.proof ?? proofOfName(made.name);
    const receiver = { ...blank, variables: new Set<Variable>(), handedBy: [], ...made, proof };
    this.#receivers.set({ key, path }, receiver);
    return receiver;
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

  #named(expression: TSESTree.Node): Receiver | null {
    const identity = this.identity(expression);
    if (!identity) return null;
    return this.receiver(identity.key, identity.path, () => ({
      name: lastName(expression),
      isMember: expression.type === 'MemberExpression',
    }));
  }

  /**
   * The result of a function of another file, named after its variable here or after that function (`createRouter()`),
   * whichever is the name of a router. Null for a call without a variable that nothing shows to be a router.
   */
  #answered(expression: TSESTree.Node, value: Extract<Value, { kind: 'import' }>): Receiver | null {
    const madeBy = referenceTo(value);
    const call = constantOrSelf(expression, this.file);
    const maker = call.type === 'CallExpression' ? lastName(call.callee) : '';
    const name = [lastName(expression), maker].find((each) => routerNameWeight(each) > 1);
    const identity = this.identity(expression);
    if (identity)
      return this.receiver(identity.key, identity.path, () => ({
        name: name ?? lastName(expression),
        isMember: expression.type === 'MemberExpression',
        madeBy,
      }));
    const proof = proofOfPrefix(memberCall(expression)?.name);
    return name === undefined && !proof
      ? null
      : this.receiver(call, '', () => ({ name: name ?? maker, isAnswer: true, madeBy, proof }));
  }

  #imported(expression: TSESTree.Node, value: Extract<Value, { kind: 'import' }>): Receiver | null {
    const name = lastName(expression);
    if (name === '') return null;
    return this.receiver(value.origin, value.path, () => ({ name, imported: referenceTo(value) }));
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
    return answersItself(receiver, member) ? { kind: 'receiver', receiver } : UNKNOWN;
  }

  /** The value of `express.Router()`, `users.routes()`, `this.createRouter()`, or of a chain that begins at a name. */
  #callOfMember(object: Value, call: TSESTree.CallExpression, member: string): Value {
    const callee = bare(call.callee);
    const value = resultOf(this.resolve(callee), call, this);
    if (value.kind !== 'unknown' && value.kind !== 'import') return value;
    const isLink = CHAIN_MEMBERS.has(member) || (PATH_MEMBERS.has(member) && opensPath(call));
    if (!isLink || callee.type !== 'MemberExpression') return value;
    const receiver = this.receiverOf(callee.object);
    if (!receiver || 'call' in receiver) return value;
    return this.#callOnReceiver(receiver, call, member);
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
