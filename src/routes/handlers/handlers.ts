import type { TSESTree } from '@typescript-eslint/utils';
import { bare, isFunction, lastName, memberName } from '../../text/syntax.ts';
import type { NamedControllers } from '../frameworks/framework.ts';
import { UNSEEN_ANSWER } from '../unseen-handler.ts';
import type { Answer, Handler, ParameterUse } from '../../model/handler.ts';
import type { Reference } from '../../model/reference.ts';
import { answerThrough } from './answer.ts';
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
import { importedAmong, saysBody } from './said-bodies.ts';
import { functionOf } from './signature.ts';

/** What is known of a registration next to its handlers. */
export interface Registration {
  /** The member of the first parameter that holds the parameters of the path. */
  readonly parametersMember?: string | undefined;
  /** As for a framework. */
  readonly answersByReturn?: boolean | undefined;
  readonly answeringMembers?: readonly string[] | undefined;
  readonly controllers?: NamedControllers | undefined;
  /** All that it specifies; left out where the handlers are all. */
  readonly said?: readonly TSESTree.Node[];
}

/**
 * The record of a registration's handlers. What they answer is looked up when it is first asked for.
 *
 * @param answering how many parameters a handler needs to answer; one more passes the request on
 */
export function describeHandlers(
  nodes: readonly TSESTree.Node[],
  answering: number,
  resolver: Resolver,
  registration: Registration = {},
): Handler {
  return new FollowedHandlers(nodes, answering, resolver, registration);
}

/** Has handlers followed now, so that they hold on to no syntax tree. */
export function settle(handler: Handler): boolean | undefined {
  return handler.forwards;
}

type Followed = Omit<Handler, 'names'>;

/** Follows the last handler when it is first asked for, and forgets the syntax tree then. */
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

  get before(): readonly Reference[] | undefined {
    return this.#all.before;
  }

  get saidFrom(): readonly Reference[] | undefined {
    return this.#all.saidFrom;
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
  const isBodySaid = saysBody(said, given, functions, resolver.file);
  const seen = {
    skips: skipsAmong(functions, resolver),
    before: comingFrom(functions, resolver),
    saidFrom: importedAmong(said, given, resolver),
  };
  const answers = last && functionOf(last, resolver);
  const isUpgrade = last !== undefined && answersUpgradesOnly(last);
  const isForwarding =
    (last !== given && last !== undefined && sendsOn(last, resolver)) ||
    nodes.some((node) => sendsOn(node, resolver)) ||
    said.some((node) => isDeclaredProxy(node, resolver.file));
  if (answers) {
    const answer = answerThrough(answers, resolver);
    return {
      answer: { ...answer, readsBody: isBodySaid || answer.readsBody },
      forwards: isForwarding,
      passesOn:
        isUpgrade ||
        (answersByReturn === true && mayReturnNothing(answers, resolver.file)) ||
        passesOn(answers, answering, resolver.file),
      from: null,
      ...seen,
    };
  }
  const isPage =
    (last && isPageServer(last, resolver.file)) ?? said.some((node) => isDeclaredPage(node, resolver.file));
  const caller = given && functionOf(given, resolver);
  const isHandedOn = last?.type === 'MemberExpression' && answeringMembers?.includes(memberName(last) ?? '') === true;
  const isPassed = isHandedOn || (caller ? passesOn(caller, answering, resolver.file) : null);
  const redirectsTo = last ? madeRedirects(last, resolver.file) : [];
  const from = last ? originOf(last, resolver) : null;
  const answer: Answer = {
    ...UNSEEN_ANSWER,
    response: isPage ? 'page' : 'unknown',
    redirectsTo,
    readsBody: isBodySaid || null,
  };
  return {
    answer,
    passesOn: isUpgrade || isPassed,
    forwards: isForwarding,
    from,
    named: namedBy(last ?? said[0], from, controllers, resolver),
    ...seen,
  };
}

/** Where the handler may be that a name represents, which is no handler by itself. */
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
 * Whether a handler sends its requests on to another server: a function that does, what such a function is made by, or
 * a proxy.
 */
export function sendsOn(node: TSESTree.Node, resolver: Resolver): boolean {
  const maker = node.type === 'CallExpression' ? functionOf(node.callee, resolver) : null;
  return (
    isProxy(node, resolver.file) ||
    isWrappedProxy(node, resolver.file) ||
    [functionOf(node, resolver), maker].some((each) => each !== null && forwards(each, resolver))
  );
}

/** Where a handler, or what a wrapper wraps, is imported from. */
function originOf(node: TSESTree.Node, resolver: Resolver): Reference | null {
  if (functionOf(node, resolver)) return null;
  // `list.bind(users)` wraps nothing that is among its arguments.
  const wrapped =
    node.type === 'CallExpression' && lastName(node.callee) !== 'bind' ? node.arguments.at(-1) : undefined;
  const inner = wrapped && bare(wrapped);
  const isNamed = inner?.type === 'Identifier' || inner?.type === 'MemberExpression';
  return (isNamed ? originOf(inner, resolver) : null) ?? referenceTo(resolver.resolve(node));
}

/** How a handler is named where it is registered; a wrapper goes by the name of what it wraps. */
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
