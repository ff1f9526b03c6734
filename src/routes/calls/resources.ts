import type { TSESTree } from '@typescript-eslint/utils';
import { HOLE } from '../../paths/dialects.ts';
import { LinkedText } from '../../text/source-texts.ts';
import { plainString } from '../../text/syntax.ts';
import type { Framework } from '../frameworks/framework.ts';
import { chainedArguments } from '../groups.ts';
import type { Method } from '../../model/method.ts';
import { readPaths, type PathArgument } from './path-argument.ts';
import type { Resolver } from '../values/resolver.ts';

/** A route that a call registers by convention: no part of it is written by itself. */
export interface UsualRoute {
  readonly methods: readonly Method[];
  readonly path: PathArgument;
}

/**
 * The routes of a collection and its items that one call registers:
 * `router.resources('users', '/users', controller.users)`. The forms that some frameworks add to create and edit an
 * item are left out: they are pages, and no one names them here.
 */
export function usualRoutes(
  call: TSESTree.CallExpression,
  { resource }: Framework,
  resolver: Resolver,
): readonly UsualRoute[] {
  const [first, second] = call.arguments;
  if (!resource || !first || first.type === 'SpreadElement') return [];
  const [behindName] =
    second && second.type !== 'SpreadElement' && call.arguments.length > 2 ? readPaths(second, resolver.file) : [];
  const [begun] = readPaths(first, resolver.file);
  const isName = begun?.text?.value.startsWith('/') === false;
  const path = behindName && (isName || behindName.text?.value.startsWith('/')) ? behindName : begun;
  if (!path || (!path.text && path === begun)) return [];
  const names = (path.text?.value ?? HOLE).replace(/^\/|\/$/g, '');
  if (names === '') return [];
  const collection = `/${names.replaceAll(/(?<=^|[./])([^./]+)\./g, '$1/:$1_id/')}`;
  const item = `${collection}/:id`;
  const at = (text: string): PathArgument => ({
    kind: 'text',
    text: new LinkedText(text, path.node.range),
    node: path.node,
  });
  const usual: readonly (readonly [action: string, methods: readonly Method[], text: string])[] = [
    ['index', ['GET'], collection],
    [resource.create, ['POST'], collection],
    ['show', ['GET'], item],
    ['update', ['PUT', 'PATCH'], item],
    ['destroy', ['DELETE'], item],
  ];
  const [only] = namesIn(call, 'only');
  const [except] = namesIn(call, 'except');
  const isThere = (action: string): boolean => (only?.includes(action) ?? true) && !(except?.includes(action) ?? false);
  return usual.filter(([action]) => isThere(action)).map(([, methods, text]) => ({ methods, path: at(text) }));
}

/** The actions that a chain names: `.only(['index', 'show'])`. */
function namesIn(call: TSESTree.CallExpression, member: string): readonly (readonly string[])[] {
  return chainedArguments(call, member).map(([list]) =>
    list?.type === 'ArrayExpression' ? list.elements.flatMap((element) => (element && plainString(element)) ?? []) : [],
  );
}
