import type { TSESTree } from '@typescript-eslint/utils';
import {
  bare,
  enclosingClass,
  isFunction,
  lastName,
  memberName,
  plainString,
  type ClassNode,
} from '../../text/syntax.ts';
import { FRAMEWORKS } from '../frameworks/all-frameworks.ts';
import { isLocal } from '../router-names.ts';
import { referenceTo } from '../values/reference-to.ts';
import type { Resolver } from '../values/resolver.ts';
import type { DescribedCall } from './described-call.ts';
import { wordMethod } from './words.ts';

/**
 * Reads `this.route('GET', '/users', (req) => list(req))` in a class that extends a router of a package. The code of
 * `route` is not seen, but an HTTP method in capitals, a path and a function leave no doubt that the call registers a
 * route. Null for any other call.
 */
export function readInheritedRoute(call: TSESTree.CallExpression, resolver: Resolver): DescribedCall | null {
  const callee = bare(call.callee);
  const isOwn =
    callee.type === 'MemberExpression' &&
    callee.object.type === 'ThisExpression' &&
    /route$/i.test(memberName(callee) ?? '');
  const [method, path, ...handlers] = call.arguments;
  const word = isOwn && method ? plainString(bare(method)) : null;
  const isMethod = word !== null && word === word.toUpperCase() && wordMethod(word) !== null;
  const [last] = handlers.slice(-1);
  if (!method || !isMethod || !path || !plainString(bare(path))?.startsWith('/') || !last || !isFunction(bare(last)))
    return null;
  const owner = enclosingClass(call);
  if (!owner || !extendsForeignRouter(owner, resolver)) return null;
  const framework = resolver.frameworks[0] ?? FRAMEWORKS[0];
  const receiver = resolver.receiver(owner, 'foreign router', () => ({
    name: 'this',
    isMember: true,
    proof: { framework, kind: 'router' },
  }));
  return { call, receiver, framework, method, path, prefix: '', handlers };
}

/**
 * Whether a class extends a router that no file of the project defines. What a file of the project defines is read from
 * its source.
 */
function extendsForeignRouter({ superClass }: ClassNode, resolver: Resolver): boolean {
  if (!superClass || !/Router$/.test(lastName(superClass))) return false;
  const value = resolver.resolve(superClass);
  const from = referenceTo(value);
  return from ? !isLocal(from) : value.kind === 'unknown';
}
