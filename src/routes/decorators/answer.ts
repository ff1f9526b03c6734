import type { TSESTree } from '@typescript-eslint/utils';
import { bare, isFunction, keyName, plainString, type FunctionNode } from '../../text/syntax.ts';
import { bodyReading } from '../handlers/body-reading.ts';
import { forwards } from '../handlers/forwarding.ts';
import type { Handler, Response } from '../model.ts';
import { answerOf } from '../handlers/response.ts';
import { namesIn } from '../handlers/request-body.ts';
import { SentNames } from '../handlers/sent-names.ts';
import type { Resolver } from '../values/resolver.ts';
import { pushChildren, type ScannedFile } from '../scan.ts';
import { decoratorNodes, decoratorsOf, type Decorator } from './decorator.ts';
import type { DecoratorFramework } from './decorator-framework.ts';

/** A member of a class that decorators may make a handler of. */
export type DecoratedMember = TSESTree.MethodDefinition | TSESTree.PropertyDefinition;

/** What a decorated method does with its requests: what it returns is data, unless its decorators or its parameters say otherwise. */
export function declaredHandler(member: DecoratedMember, decorators: readonly Decorator[], framework: DecoratorFramework, resolver: Resolver): Handler {
  const { file } = resolver;
  const value = member.value && bare(member.value);
  const answers = value && isFunction(value) ? value : null;
  const seen = answers && answerOf(answers, file);
  const body = answers && bodyReading(answers, resolver);
  const readsBody = answers?.params.some((parameter) => isDecorated(parameter, framework.bodies, file)) === true || (body?.readsBody ?? null);
  const own = seen?.response === 'refusal' || (answers && answersItself(answers, framework, file)) ? (seen?.response ?? 'unknown') : 'data';
  return { names: [keyName(member.key, member.computed)], response: saidResponse(member, decorators, framework) ?? (answers ? own : 'unknown'), readsBody, sentIds: answers ? sentIds(answers, body?.sentIds ?? [], framework, file) : [], handsTo: body?.handsTo, forwards: answers !== null && forwards(answers, resolver), passesOn: false, from: null };
}

function saidResponse(member: DecoratedMember, decorators: readonly Decorator[], framework: DecoratorFramework): Response | null {
  if (decorators.some(({ name }) => framework.pages.includes(name)) || decoratorNodes(member).some(saysHtml)) return 'page';
  return decorators.some(({ name }) => framework.redirects.includes(name)) ? 'redirect' : null;
}

/** `@Header('Content-Type', 'text/html')`, whoever brings the decorator. */
function saysHtml({ expression }: TSESTree.Decorator): boolean {
  const call = bare(expression);
  return call.type === 'CallExpression' && call.arguments.some((argument) => /^text\/html\b/.test(plainString(argument) ?? ''));
}

/** Whether a method is handed what it may answer by. */
function answersItself({ params }: FunctionNode, framework: DecoratorFramework, file: ScannedFile): boolean {
  return params.some((parameter) => isDecorated(parameter, framework.responses, file) || (framework.plainParameters && decoratorNodes(parameter).length === 0));
}

/** The names under which a method reads identifiers of the body or the query: those that it is handed by decorators (`@Query('id')`, `@Body() body`), and others. */
function sentIds(method: FunctionNode, others: readonly string[], framework: DecoratorFramework, file: ScannedFile): readonly string[] {
  const handed = method.params.flatMap((parameter) => {
    const decorator = decoratorsOf(parameter, file).find(({ name }) => holdsSent(name, framework));
    return decorator ? [{ parameter, name: decorator.arguments[0] ? plainString(decorator.arguments[0]) : null }] : [];
  });
  if (handed.length === 0) return others;
  const sent = new SentNames(method, namesIn(method));
  for (const { parameter, name } of handed) {
    if (name === null) sent.hold(parameter);
    // Some decorators are told no name where the parameter has it.
    sent.add(name ?? (parameter.type === 'Identifier' ? parameter.name : null));
  }
  const stack: TSESTree.Node[] = [method.body];
  for (let node = stack.pop(); node; node = stack.pop()) {
    sent.see(node);
    pushChildren(node, file.visitorKeys, stack);
  }
  return [...new Set([...sent.identifiers, ...others])];
}

function holdsSent(name: string, { bodies, queries }: DecoratorFramework): boolean {
  return [...bodies, ...queries].some((each) => name === each || name.startsWith(`${each}.`));
}

function isDecorated(parameter: TSESTree.Parameter, names: readonly string[], file: ScannedFile): boolean {
  return decoratorsOf(parameter, file).some(({ name }) => names.includes(name.split('.')[0] ?? name));
}
