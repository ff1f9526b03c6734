import type { TSESTree } from '@typescript-eslint/utils';
import { constantOrSelf } from '../../text/constants.ts';
import type { Variable } from '../../text/scope.ts';
import { bare, memberCall, lastName } from '../../text/syntax.ts';
import { extendedRouter, proofOfName, proofOfPrefix } from './router-proofs.ts';
import { routerNameWeight } from './foreign-names.ts';
import { IdentityMap } from './identity.ts';
import type { PathChain, Receiver, Value, NamedReceiver } from './abstract-value.ts';
import { referenceTo } from './reference-to.ts';
import { isCalled } from './syntax-value.ts';
import type { Resolver } from './resolver.ts';

/** What routes may be registered on in a file: each is one object, whatever names refer to it. */
export class Receivers {
  readonly #resolver: Resolver;
  readonly #receivers = new IdentityMap<Receiver>();

  constructor(resolver: Resolver) {
    this.#resolver = resolver;
  }

  /** What a name or a call refers to that routes are registered on; null for any other value. */
  of(node: TSESTree.Node): Receiver | PathChain | null {
    const expression = bare(node);
    const value = this.#resolver.resolve(expression);
    switch (value.kind) {
      case 'receiver':
        return value.receiver;
      case 'path':
        return value;
      case 'import':
        return isCalled(value) ? this.#answered(expression, value) : this.#imported(expression, value);
      case 'self':
        return extendedRouter(value, this.#resolver) ?? this.#named(expression);
      case 'unknown':
        return this.#named(expression);
      default:
        return null;
    }
  }

  /** The receiver at a key and a path; it is made where there is none yet. */
  get(key: object, path: string, make: () => NamedReceiver): Receiver {
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
      begins: null,
    };
    const proof = made.proof ?? proofOfName(made.name);
    const receiver = { ...blank, variables: new Set<Variable>(), handedBy: [], ...made, proof };
    this.#receivers.set({ key, path }, receiver);
    return receiver;
  }

  #named(expression: TSESTree.Node): Receiver | null {
    const identity = this.#resolver.identity(expression);
    if (!identity) return null;
    return this.get(identity.key, identity.path, () => ({
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
    const call = constantOrSelf(expression, this.#resolver.file);
    const maker = call.type === 'CallExpression' ? lastName(call.callee) : '';
    const name = [lastName(expression), maker].find((each) => routerNameWeight(each) > 1);
    const identity = this.#resolver.identity(expression);
    if (identity)
      return this.get(identity.key, identity.path, () => ({
        name: name ?? lastName(expression),
        isMember: expression.type === 'MemberExpression',
        madeBy,
      }));
    const proof = proofOfPrefix(memberCall(expression)?.name);
    return name === undefined && !proof
      ? null
      : this.get(call, '', () => ({ name: name ?? maker, isAnswer: true, madeBy, proof }));
  }

  #imported(expression: TSESTree.Node, value: Extract<Value, { kind: 'import' }>): Receiver | null {
    const name = lastName(expression);
    if (name === '') return null;
    return this.get(value.origin, value.path, () => ({ name, imported: referenceTo(value) }));
  }
}
