import type { TSESTree } from '@typescript-eslint/utils';
import { FixedText } from '../../text/fixed-text.ts';
import { objectOf } from '../../text/objects.ts';
import { readText } from '../../text/read-text.ts';
import { bare, keyName } from '../../text/syntax.ts';
import { handlerArguments } from '../handlers/handler-arguments.ts';
import { describeHandlers } from '../handlers/handlers.ts';
import { readPaths } from '../calls/path-argument.ts';
import { piecesOf } from '../calls/path-pieces.ts';
import type { Resolver } from '../values/resolver.ts';
import { methodNodes } from '../calls/route-object.ts';
import type { Given, GivenCall } from '../../model/given-call.ts';
import type { Site } from './site.ts';

/** Deeper objects and longer ones are data. */
const DEEPEST = 3;
const MOST_MEMBERS = 50;

/**
 * What a call hands over. A spread argument may be any number of things: what stands there and behind it is not told.
 */
export function readGivenCall(site: Site, answering: number, resolver: Resolver): GivenCall {
  const spread = site.arguments.findIndex((argument) => argument.type === 'SpreadElement');
  const told = spread === -1 ? site.arguments : site.arguments.slice(0, spread);
  const given = told.map((node) => readGiven(node, site, answering, resolver, DEEPEST));
  return {
    arguments: [...given, ...handlersBehind(site.arguments.slice(told.length), answering, resolver)],
    range: site.node.range,
    callee: site.callee,
    isOpen: spread !== -1,
  };
}

/** Behind a spread argument handlers alone can be told. */
function handlersBehind(nodes: readonly TSESTree.Node[], answering: number, resolver: Resolver): readonly Given[] {
  return nodes.map((node) => {
    const handlers = handlerArguments([node], resolver);
    return {
      range: node.range,
      paths: [],
      words: [],
      handler: handlers && describeHandlers(handlers, answering, resolver),
      members: new Map<string, Given>(),
    };
  });
}

function readGiven(node: TSESTree.Node, site: Site, answering: number, resolver: Resolver, depth: number): Given {
  const { file } = resolver;
  const handlers = handlerArguments([node], resolver);
  const fixed = <T extends Given['words'][number] | null>(text: T): T | FixedText =>
    text && site.isShared ? new FixedText(text) : text;
  return {
    range: node.range,
    paths: readPaths(node, file).map((path) => ({
      kind: path.kind,
      text: fixed(path.text),
      range: path.node.range,
      from: piecesOf(path, resolver),
      owner: {},
    })),
    words: methodNodes(node).flatMap((word) => fixed(readText(word, file)) ?? []),
    handler: handlers && describeHandlers(handlers, answering, resolver),
    members: depth === 0 ? new Map() : readGivenMembers(node, site, answering, resolver, depth - 1),
  };
}

function readGivenMembers(
  node: TSESTree.Node,
  site: Site,
  answering: number,
  resolver: Resolver,
  depth: number,
): ReadonlyMap<string, Given> {
  return new Map(
    readMembers(node, resolver).map(([name, value]) => [name, readGiven(value, site, answering, resolver, depth)]),
  );
}

/** The members of an object, a list, or a row of `Object.entries`, each with its value. */
export function readMembers(
  node: TSESTree.Node,
  resolver: Resolver,
): readonly (readonly [name: string, value: TSESTree.Node])[] {
  const expression = bare(node);
  if (expression.type === 'ArrayExpression')
    return expression.elements
      .slice(0, MOST_MEMBERS)
      .flatMap((element, at) => (element ? [[String(at), element] as const] : []));
  if (expression.type === 'Property')
    return [
      ['0', expression.key],
      ['1', expression.value],
    ];
  const object = objectOf(expression, resolver.file);
  return (object?.properties.slice(0, MOST_MEMBERS) ?? []).flatMap((property) => {
    const key =
      property.type === 'Property' && property.kind === 'init' ? keyName(property.key, property.computed) : null;
    return property.type === 'Property' && key !== null ? [[key, property.value] as const] : [];
  });
}
