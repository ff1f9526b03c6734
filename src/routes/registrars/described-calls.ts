import type { TSESTree } from '@typescript-eslint/utils';
import type { Resolver } from '../values/resolver.ts';
import { configuredCalls } from './configured.ts';
import type { DescribedCall } from './described-call.ts';
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
import { wordMethod } from './words.ts';
import { initialValue } from '../../text/constants.ts';
import { readText } from '../../text/read-text.ts';
import { variableOf } from '../../text/scope.ts';
import { signatureAmong } from '../calls/evidence.ts';
import type { Framework } from '../frameworks/framework.ts';
import { handlerArguments } from '../handlers/handler-arguments.ts';
import type { Receiver } from '../values/abstract-value.ts';

/**
 * The calls of a file that register routes by functions which no file of the project holds: those of routers that a
 * package makes or that a class extends, and those that a user describes.
 */
export function describedCalls(resolver: Resolver): readonly DescribedCall[] {
  const { pathCalls, registrars } = resolver.file;
  const own = pathCalls.flatMap(
    (call) => readPackageRegistration(call, resolver) ?? readInheritedRoute(call, resolver) ?? [],
  );
  const known = new Set<TSESTree.Node>(own.map(({ call }) => call));
  const configured = registrars.flatMap((setting) => configuredCalls(setting, resolver));
  return [...own, ...configured.filter(({ call }) => !known.has(call))];
}

/**
 * Reads `this.route('GET', '/users', (req) => list(req))` in a class that extends a router of a package. The code of
 * `route` is not seen, but an HTTP method in capitals, a path and a function leave no doubt that the call registers a
 * route. Null for any other call.
 */
function readInheritedRoute(call: TSESTree.CallExpression, resolver: Resolver): DescribedCall | null {
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

/** `linGet`, `authPost`: a word before the method. The method alone is judged like that of any router. */
const NAMED_FOR_METHOD = /[a-z\d](Get|Post|Put|Patch|Delete|Del)$/;

/**
 * Reads `users.authGet('users', '/users', auth, async (ctx) => {})` where a class of a package, named as a router,
 * makes `users`: no project shows what its methods do, but their names, a path and a handler that only one framework
 * calls leave no doubt. Null for any other call.
 */
function readPackageRegistration(call: TSESTree.CallExpression, resolver: Resolver): DescribedCall | null {
  const callee = bare(call.callee);
  const word = NAMED_FOR_METHOD.exec(callee.type === 'MemberExpression' ? (memberName(callee) ?? '') : '')?.[1];
  const method = word === undefined ? null : wordMethod(word);
  if (callee.type !== 'MemberExpression' || !method) return null;
  const at = call.arguments
    .slice(0, 2)
    .findIndex(
      (argument) => argument.type !== 'SpreadElement' && readText(argument, resolver.file)?.value.startsWith('/'),
    );
  const handlers = at === -1 ? null : handlerArguments(call.arguments.slice(at + 1), resolver);
  const signature = handlers && signatureAmong(handlers.slice(-1), resolver);
  if (!signature || signature === 'other') return null;
  const receiver = routerOfPackage(callee.object, signature, resolver);
  const [path = null, ...others] = call.arguments.slice(at);
  return receiver && { call, receiver, framework: signature, method, path, prefix: '', handlers: others };
}

/** What `new OwnRouter(...)` makes, where the class is a package's. */
function routerOfPackage(object: TSESTree.Node, framework: Framework, resolver: Resolver): Receiver | null {
  const expression = bare(object);
  const variable = expression.type === 'Identifier' ? variableOf(expression, resolver.file) : null;
  const value = variable && initialValue(variable, resolver.file);
  const creation = value && bare(value);
  if (!variable || creation?.type !== 'NewExpression' || !/Router$/.test(lastName(creation.callee))) return null;
  const from = referenceTo(resolver.resolve(creation.callee));
  if (!from || isLocal(from)) return null;
  const receiver = resolver.receiver(creation, '', () => ({
    name: variable.name,
    proof: { framework, kind: 'router' },
    creation,
  }));
  receiver.variables.add(variable);
  return receiver;
}
