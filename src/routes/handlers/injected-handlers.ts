import type { TSESTree } from '@typescript-eslint/utils';
import { propertyOf, constantOrSelf } from '../../text/constants.ts';
import { bare, lastName, memberName, plainString } from '../../text/syntax.ts';
import type { Reference } from '../../model/reference.ts';
import { CALL } from '../values/reference-to.ts';
import { typeOf } from '../values/member-types.ts';
import { referenceTo } from '../values/reference-to.ts';
import type { Resolver } from '../values/resolver.ts';

/** Members of a container that answer an instance of what they are asked for. */
const ASKS = /^(?:resolve|resolveAsync|get|getAsync|getInstance|make)$/;

/**
 * Where the handler may be that is a member of an instance which somebody else makes: by the type that is written for
 * it, or by what a container is asked for. `container.resolve(UsersController).list`,
 * `const users: UsersController = container.get(KEY)`, `constructor(private users: UsersController)`.
 */
export function injectedHandlers(node: TSESTree.Node, resolver: Resolver): readonly Reference[] {
  const handler = handlerIn(node);
  const member = handler.type === 'MemberExpression' ? memberName(handler) : null;
  if (handler.type !== 'MemberExpression' || member === null) return [];
  const made = classOf(bare(handler.object), resolver);
  const from = made && referenceTo(resolver.resolve(made));
  return from ? [{ ...from, path: [...from.path, CALL, member] }] : [];
}

/**
 * Where the handler may be in a folder of which a loader makes an object by the names of its files: `users.list` of
 * `requireDir('./controllers')`, or of an index that reads its folder.
 */
export function folderHandlers(node: TSESTree.Node, from: Reference | null, { file }: Resolver): readonly Reference[] {
  const names: string[] = [];
  let root = handlerIn(node);
  for (; root.type === 'MemberExpression'; root = bare(root.object)) names.unshift(memberName(root) ?? '');
  const loaded = constantOrSelf(root, file);
  const [said] = loaded.type === 'CallExpression' ? loaded.arguments : [];
  const folder = said ? plainString(bare(said)) : null;
  const ways = [from, folder === null ? null : { specifier: folder, path: names, unwrapped: false }];
  return ways.flatMap((way) => {
    const [name, ...path] = way?.path ?? [];
    return way && name !== undefined && path.length > 0 && way.specifier.startsWith('.')
      ? [{ ...way, specifier: `${way.specifier}/${name}`, path }]
      : [];
  });
}

/** The handler that is bound (`users.list.bind(users)`), or that a wrapper wraps. */
function handlerIn(node: TSESTree.Node): TSESTree.Node {
  const expression = bare(node);
  if (expression.type !== 'CallExpression') return expression;
  const callee = bare(expression.callee);
  if (callee.type === 'MemberExpression' && memberName(callee) === 'bind') return bare(callee.object);
  const wrapped = expression.arguments.at(-1);
  return wrapped && bare(wrapped).type === 'MemberExpression' ? bare(wrapped) : expression;
}

/** The name of the class that an expression is an instance of. */
function classOf(object: TSESTree.Node, { file }: Resolver): TSESTree.Identifier | null {
  const typed = nameOf(typeOf(object, file));
  if (typed) return typed;
  const held =
    object.type === 'MemberExpression' && object.object.type === 'ThisExpression'
      ? propertyOf(object.object, memberName(object) ?? '', file)
      : object;
  const asked = held && constantOrSelf(held, file);
  const call = asked?.type === 'AwaitExpression' ? bare(asked.argument) : asked;
  if (call?.type !== 'CallExpression' || call.callee.type !== 'MemberExpression' || !ASKS.test(lastName(call.callee)))
    return null;
  const [first] = call.arguments;
  return nameOf(call.typeArguments?.params[0]) ?? (first?.type === 'Identifier' ? first : null);
}

function nameOf(type: TSESTree.TypeNode | null | undefined): TSESTree.Identifier | null {
  return type?.type === 'TSTypeReference' && type.typeName.type === 'Identifier' ? type.typeName : null;
}
