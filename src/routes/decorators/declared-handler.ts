import type { TSESTree } from '@typescript-eslint/utils';
import { bare, isFunction, keyName, plainString, type FunctionNode } from '../../text/syntax.ts';
import { addressesIn } from '../handlers/redirects.ts';
import { UNSEEN_ANSWER } from '../unseen-handler.ts';
import type { Handler, Response } from '../../model/handler.ts';
import type { Resolver } from '../values/resolver.ts';
import type { ScannedFile } from '../scanned-file.ts';
import { decoratorNodes, decoratorsOf, type Decorator } from './decorator.ts';
import type { DecoratorFramework } from './decorator-framework.ts';

/** A class member that decorators may turn into a handler. */
export type DecoratedMember = TSESTree.MethodDefinition | TSESTree.PropertyDefinition;

/**
 * What a decorated method does with its requests. What it returns is data, unless its decorators or parameters show
 * otherwise.
 */
export function declaredHandler(
  member: DecoratedMember,
  decorators: readonly Decorator[],
  framework: DecoratorFramework,
  resolver: Resolver,
): Handler {
  const { file } = resolver;
  const value = member.value && bare(member.value);
  const answers = value && isFunction(value) ? value : null;
  const response = saidResponse(member, decorators, framework);
  const redirectsTo = saidRedirects(decorators, framework, file);
  return {
    names: [keyName(member.key, member.computed)],
    answer:
      response || redirectsTo.length > 0
        ? { ...UNSEEN_ANSWER, response: response ?? 'unknown', redirectsTo }
        : UNSEEN_ANSWER,
    passesOn: false,
    from: null,
    places: answers ? [{ file: file.file, range: answers.range }] : [],
    returnsAnswer: answers !== null && !answersItself(answers, framework, file),
  };
}

function saidResponse(
  member: DecoratedMember,
  decorators: readonly Decorator[],
  framework: DecoratorFramework,
): Response | null {
  if (decorators.some(({ name }) => framework.pages.includes(name)) || decoratorNodes(member).some(saysHtml))
    return 'page';
  const isRedirect = decorators.some(({ name }) => framework.redirects.includes(name)) || setsRedirect(member);
  return isRedirect ? 'redirect' : null;
}

/** Whether decorators set the status of a redirect and its address: `@HttpCode(302) @Header('Location', '/users')`. */
function setsRedirect(member: DecoratedMember): boolean {
  const given = decoratorNodes(member).flatMap(({ expression }) => {
    const call = bare(expression);
    return call.type === 'CallExpression' ? call.arguments.slice(0, 1) : [];
  });
  const isStatus = (value: unknown): boolean =>
    typeof value === 'number' && value > 300 && value < 400 && value !== SEE_OTHER;
  return (
    given.some((each) => each.type === 'Literal' && isStatus(each.value)) &&
    given.some((each) => plainString(each)?.toLowerCase() === 'location')
  );
}

/** The status of a redirect that a client follows with GET, whatever its method was. */
const SEE_OTHER = 303;

/** The addresses of `@Redirect('/users', 301)`. */
function saidRedirects(
  decorators: readonly Decorator[],
  framework: DecoratorFramework,
  file: ScannedFile,
): readonly string[] {
  return decorators
    .filter(({ name }) => framework.redirects.includes(name))
    .flatMap((decorator) => addressesIn(decorator.arguments, file));
}

/** Whether a decorator of any module sets HTML as the content type: `@Header('Content-Type', 'text/html')`. */
function saysHtml({ expression }: TSESTree.Decorator): boolean {
  const call = bare(expression);
  return (
    call.type === 'CallExpression' &&
    call.arguments.some((argument) => /^text\/html\b/.test(plainString(argument) ?? ''))
  );
}

/** Whether a method has a parameter through which it may send the response itself. */
function answersItself({ params }: FunctionNode, framework: DecoratorFramework, file: ScannedFile): boolean {
  return params.some(
    (parameter) =>
      isDecorated(parameter, framework.responses, file) ||
      (framework.plainParameters && decoratorNodes(parameter).length === 0),
  );
}

function isDecorated(parameter: TSESTree.Parameter, names: readonly string[], file: ScannedFile): boolean {
  return decoratorsOf(parameter, file).some(({ name }) => isOneOf(name, names));
}

/** Whether a decorator has one of those names, or is a member of one: `@Body.id`. */
function isOneOf(name: string, names: readonly string[]): boolean {
  return names.some((each) => name === each || name.startsWith(`${each}.`));
}
