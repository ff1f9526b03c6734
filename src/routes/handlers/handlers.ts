import type { TSESTree } from '@typescript-eslint/utils';
import { bare, isFunction, lastName, memberName } from '../../text/syntax.ts';
import type { NamedControllers } from '../frameworks/framework-tables.ts';
import { UNSEEN_ANSWER } from '../unseen-handler.ts';
import type { Answer, Handler, ParameterUse } from '../../model/handler.ts';
import type { Reference } from '../../model/reference.ts';
import { isDeclaredPage, isDeclaredProxy } from './declared-handlers.ts';
import { delegateOf } from './delegates.ts';
import { forwards } from './forwarding.ts';
import { comingFrom, functionsBefore, skipsAmong } from './functions-before.ts';
import { folderHandlers, injectedHandlers } from './injected-handlers.ts';
import { loadedHandlers, namedHandlers } from './named-controllers.ts';
import { isProxy, isWrappedProxy } from './outgoing.ts';
import { isPageServer } from './page-servers.ts';
import { parameterUses } from './parameter-uses.ts';
import { answersUpgradesOnly, mayReturnNothing, passesOn } from './passing.ts';
import { referenceTo } from '../values/reference-to.ts';
import type { Resolver } from '../values/resolver.ts';
import { madeRedirects } from './redirects.ts';
import { answerOf } from './response.ts';
import { functionOf } from './signature.ts';

/** What is known of a registration besides its handlers. */
export interface Registration {
  /** The member of the first parameter that contains the path parameters. */
  readonly parametersMember?: string | undefined;
  /** As in `Framework`. */
  readonly answersByReturn?: boolean | undefined;
  readonly answeringMembers?: readonly string[] | undefined;
  readonly controllers?: NamedControllers | undefined;
  /** All arguments of the registration; left out where these are the handlers alone. */
  readonly said?: readonly TSESTree.Node[];
}

/**
 * The record of a registration's handlers. They are analysed when the record is first read.
 *
 * @param answering how many parameters a handler that answers has; one more is for passing the request on
 */
export function describeHandlers(
  nodes: readonly TSESTree.Node[],
  answering: number,
  resolver: Resolver,
  registration: Registration = {},
): Handler {
  return new FollowedHandlers(nodes, answering, resolver, registration);
}

/** Analyses handlers now, so that they no longer reference the syntax tree. */
export function settle(handler: Handler): boolean | undefined {
  return handler.forwards;
}

type Followed = Omit<Handler, 'names'>;

/** Analyses the last handler when the record is first read, and drops the syntax tree after that. */
class FollowedHandlers implements Handler {
  readonly names: readonly (string | null)[];
  #follow: (() => Followed) | null;
  #followed: Followed | null = null;

  constructor(nodes: readonly TSESTree.Node[], answering: number, resolver: Resolver, registration: Registration) {
    const { parametersMember, said = nodes } = registration;
    this.names = nodes.map((node) => handlerName(delegateOf(node), resolver));
    this.#follow = () => ({
      ...follow(nodes, said, answering, resolver, registration),
      parameterUses: parameterUses(nodes, parametersMember, resolver.file),
    });
  }

  get answer(): Answer {
    return this.#all.answer;
  }

  get forwards(): boolean | undefined {
    return this.#all.forwards;
  }

  get passesOn(): boolean | null {
    return this.#all.passesOn;
  }

  get skips(): Handler['skips'] {
    return this.#all.skips;
  }

  get from(): Reference | null {
    return this.#all.from;
  }

  get named(): Handler['named'] {
    return this.#all.named;
  }

  get places(): Handler['places'] {
    return this.#all.places;
  }

  get before(): readonly Reference[] | undefined {
    return this.#all.before;
  }

  get parameterUses(): readonly ParameterUse[] | undefined {
    return this.#all.parameterUses;
  }

  get #all(): Followed {
    this.#followed ??= this.#follow?.() ?? UNSEEN;
    this.#follow = null;
    return this.#followed;
  }
}

const UNSEEN: Followed = { answer: UNSEEN_ANSWER, passesOn: null, skips: null, from: null };

function follow(
  nodes: readonly TSESTree.Node[],
  said: readonly TSESTree.Node[],
  answering: number,
  resolver: Resolver,
  { answersByReturn, answeringMembers, controllers }: Registration,
): Followed {
  const given = nodes.at(-1);
  const last = given && delegateOf(given);
  const functions = functionsBefore(nodes, said, resolver);
  const seen = {
    skips: skipsAmong(functions, resolver),
    before: comingFrom(functions, resolver),
  };
  const answers = last && functionOf(last, resolver);
  const isUpgrade = last !== undefined && answersUpgradesOnly(last);
  const caller = given && functionOf(given, resolver);
  const places = [caller, answers].flatMap((node) => (node ? [{ file: resolver.file.file, range: node.range }] : []));
  const isForwarding =
    (last !== given && last !== undefined && sendsOn(last, resolver)) ||
    nodes.some((node) => sendsOn(node, resolver)) ||
    said.some((node) => isDeclaredProxy(node, resolver.file));
  if (answers) {
    return {
      answer: answerOf(answers, resolver.file),
      forwards: isForwarding,
      passesOn:
        isUpgrade ||
        (answersByReturn === true && mayReturnNothing(answers, resolver.file)) ||
        passesOn(answers, answering, resolver.file),
      from: null,
      places,
      ...seen,
    };
  }
  const isPage =
    (last && isPageServer(last, resolver.file)) ?? said.some((node) => isDeclaredPage(node, resolver.file));
  const isHandedOn = last?.type === 'MemberExpression' && answeringMembers?.includes(memberName(last) ?? '') === true;
  const isPassed = isHandedOn || (caller ? passesOn(caller, answering, resolver.file) : null);
  const redirectsTo = last ? madeRedirects(last, resolver.file) : [];
  const from = last ? originOf(last, resolver) : null;
  const answer: Answer = {
    ...UNSEEN_ANSWER,
    response: isPage ? 'page' : 'unknown',
    redirectsTo,
  };
  return {
    answer,
    passesOn: isUpgrade || isPassed,
    forwards: isForwarding,
    from,
    places,
    named: namedBy(last ?? said[0], from, controllers, resolver),
    ...seen,
  };
}

/** Where a handler may be that an expression only names, as the name of a controller does. */
function namedBy(
  node: TSESTree.Node | undefined,
  from: Reference | null,
  controllers: NamedControllers | undefined,
  resolver: Resolver,
): readonly Reference[] {
  if (!node) return [];
  if (controllers) return namedHandlers(node, controllers, resolver);
  return [
    ...loadedHandlers(node, resolver),
    ...injectedHandlers(node, resolver),
    ...folderHandlers(node, from, resolver),
  ];
}

/**
 * Whether a handler forwards its requests to another server: it is a proxy, a function that forwards, or the result of
 * a call of one.
 */
export function sendsOn(node: TSESTree.Node, resolver: Resolver): boolean {
  const maker = node.type === 'CallExpression' ? functionOf(node.callee, resolver) : null;
  return (
    isProxy(node, resolver.file) ||
    isWrappedProxy(node, resolver.file) ||
    [functionOf(node, resolver), maker].some((each) => each !== null && forwards(each, resolver))
  );
}

/** The import of a handler, or of the one that a wrapper gets; null where neither is imported. */
function originOf(node: TSESTree.Node, resolver: Resolver): Reference | null {
  if (functionOf(node, resolver)) return null;
  // The argument of `list.bind(users)` is not a handler.
  const wrapped =
    node.type === 'CallExpression' && lastName(node.callee) !== 'bind' ? node.arguments.at(-1) : undefined;
  const inner = wrapped && bare(wrapped);
  const isNamed = inner?.type === 'Identifier' || inner?.type === 'MemberExpression';
  return (isNamed ? originOf(inner, resolver) : null) ?? referenceTo(resolver.resolve(node));
}

/**
 * The name of a handler where it is registered; null where it has none. A wrapper has the name of the handler that it
 * gets.
 */
function handlerName(node: TSESTree.Node, resolver: Resolver): string | null {
  if (node.type === 'Identifier' || node.type === 'MemberExpression') return resolver.file.text.slice(...node.range);
  if (node.type === 'AssignmentExpression') return handlerName(bare(node.left), resolver);
  if (node.type !== 'CallExpression') return null;
  const wrapped = node.arguments.findLast((argument) => argument.type !== 'SpreadElement');
  const inner = wrapped && bare(wrapped);
  if (inner && isFunction(inner)) return null;
  if (inner?.type === 'Identifier' || inner?.type === 'MemberExpression') return handlerName(inner, resolver);
  return handlerName(bare(node.callee), resolver);
}
