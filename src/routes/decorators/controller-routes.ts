import { declaredHandler, type DecoratedMember } from './declared-handler.ts';
import type { Decorator } from './decorator.ts';
import type { Route, Router } from '../../model/router.ts';
import type { TSESTree } from '@typescript-eslint/utils';
import type { Resolver } from '../values/resolver.ts';
import { LinkedText, SlashedText } from '../../text/source-texts.ts';
import { piecesOf } from '../calls/path-pieces.ts';
import type { MethodToken } from '../../model/method.ts';
import { type PathArgument, readPaths } from '../calls/path-argument.ts';
import { decoratorToken } from './method-decorator.ts';
import { readText } from '../../text/read-text.ts';
import { textToken } from '../calls/method-token.ts';
import { objectOf, propertyValue } from '../../text/objects.ts';
import type { Text } from '../../model/text.ts';

/** One route of a class, as its decorator declares it. */
export interface Declaration {
  readonly member: DecoratedMember;
  readonly decorator: Decorator;
  /** All decorators of the method. */
  readonly all: readonly Decorator[];
}

export function routesOf(
  { member, decorator, all }: Declaration,
  router: Router,
  owners: Map<TSESTree.Node, object>,
  constrained: boolean,
  resolver: Resolver,
): readonly Route[] {
  const { framework } = decorator;
  const read = framework.methodArguments.includes(decorator.name)
    ? methodOfArgument(decorator, resolver)
    : methodOfName(decorator, all, resolver);
  if (!read) return [];
  const handler = declaredHandler(member, all, framework, resolver);
  const { range } = decorator.decorator;
  return read.paths.map((path) => {
    const node = path?.node ?? decorator.decorator;
    const owner = owners.get(node) ?? {};
    owners.set(node, owner);
    return {
      kind: 'route',
      router,
      methods: [read.token],
      path: path ? pathText(path, decorator) : new LinkedText('/', range),
      pathKind: path?.kind ?? 'text',
      pathFrom: path ? piecesOf(path, resolver) : [],
      handler,
      range,
      pathRange: node.range,
      owner,
      constrained,
    };
  });
}

interface MethodAndPaths {
  readonly token: MethodToken;
  /** A null is a route without a path of its own. */
  readonly paths: readonly (PathArgument | null)[];
}

/** The method and the path of `@Get('users')`. */
function methodOfName(decorator: Decorator, all: readonly Decorator[], resolver: Resolver): MethodAndPaths {
  const { framework, name } = decorator;
  const { statusOfPost } = framework;
  const decidesStatus =
    statusOfPost !== null && framework.methods[name] === 'POST' && !all.some((each) => each.name === statusOfPost);
  return { token: decoratorToken(decorator, decidesStatus, resolver.file), paths: pathsAt(decorator, 0, resolver) };
}

/** The method and the path of `@operation('get', '/users')`; null where the method is unknown. */
function methodOfArgument(decorator: Decorator, resolver: Resolver): MethodAndPaths | null {
  const [argument] = decorator.arguments;
  const text = argument && readText(argument, resolver.file);
  if (!text) return null;
  const isLower = text.value === text.value.toLowerCase();
  const token = textToken(text.value.toUpperCase(), text, (method) =>
    method === 'ALL' ? null : isLower ? method.toLowerCase() : method,
  );
  return { token, paths: pathsAt(decorator, 1, resolver) };
}

function pathsAt(
  { arguments: nodes, framework }: Decorator,
  at: number,
  resolver: Resolver,
): readonly (PathArgument | null)[] {
  const argument = nodes[at];
  const options = argument && framework.methodPathOptions ? objectOf(argument, resolver.file) : null;
  const node = options
    ? framework.methodPathOptions?.flatMap((option) => propertyValue(options, option) ?? [])[0]
    : argument;
  if (!node) return [null];
  const paths = node.type === 'SpreadElement' ? [] : readPaths(node, resolver.file);
  // An argument there that is no path is an option, or a function that runs before the handler.
  return paths.length > 0 ? paths : [null];
}

/** The path of a decorator. Where it is the only argument, an edit that empties the path removes the argument. */
function pathText({ text, node }: PathArgument, { arguments: nodes, framework }: Decorator): Text | null {
  if (text && framework.isGuess) return fixedText(text);
  const isOnly =
    framework.pathless &&
    nodes.length === 1 &&
    nodes[0] === node &&
    (node.type === 'Literal' || node.type === 'TemplateLiteral');
  return text && new SlashedText(text, isOnly ? node.range : null);
}

/** A text that can be read but not edited. */
export function fixedText(text: Text): Text {
  return new LinkedText(text.value, text.locate(0, text.value.length));
}
