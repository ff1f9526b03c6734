import type { TSESTree } from '@typescript-eslint/utils';
import { initialValue } from '../../text/constants.ts';
import { readText } from '../../text/read-text.ts';
import { variableOf } from '../../text/scope.ts';
import { bare, lastName, memberName } from '../../text/syntax.ts';
import { signatureAmong } from '../calls/evidence.ts';
import type { Framework } from '../frameworks/framework.ts';
import { handlerArguments } from '../handlers/handler-arguments.ts';
import { isLocal } from '../router-names.ts';
import type { Receiver } from '../values/abstract-value.ts';
import { referenceTo } from '../values/reference-to.ts';
import type { Resolver } from '../values/resolver.ts';
import type { DescribedCall } from './described-call.ts';
import { wordMethod } from './words.ts';

/** `linGet`, `authPost`: a word before the method. The method alone is judged like that of any router. */
const NAMED_FOR_METHOD = /[a-z\d](Get|Post|Put|Patch|Delete|Del)$/;

/**
 * Reads `users.authGet('users', '/users', auth, async (ctx) => {})` where a class of a package, named as a router,
 * makes `users`: no project shows what its methods do, but their names, a path and a handler that only one framework
 * calls leave no doubt. Null for any other call.
 */
export function readPackageRegistration(call: TSESTree.CallExpression, resolver: Resolver): DescribedCall | null {
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
