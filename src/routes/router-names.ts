import type { TSESTree } from '@typescript-eslint/utils';
import { lastName } from '../text/syntax.ts';
import { BESIDE_ROUTES, MIDDLEWARE_MEMBERS } from './frameworks/all-frameworks.ts';
import type { Reference } from '../model/reference.ts';
import type { Value } from './values/abstract-value.ts';

const ROUTER_LIKE = /rout|api|controller|endpoints?/i;
const MIDDLEWARE_LIKE = new RegExp(
  String.raw`limit|error|auth(?!or)|middle|handler|not_?found|docs?\b|apiDoc|swagger|guard|check` +
    String.raw`|valid|static|proxy|logg|cors|parser|session|token|key|metric`,
  'i',
);
const LOCAL_SPECIFIER = /^(?:\.|\/|@\/|~|#|src\/|app\/)/;

/** Whether a reference resolves to a file of the project, as far as its specifier tells. */
export function isLocal({ specifier }: Pick<Reference, 'specifier'>): boolean {
  return LOCAL_SPECIFIER.test(specifier);
}

/** Whether a name is that of middleware. */
export function isMiddlewareName(name: string): boolean {
  return MIDDLEWARE_LIKE.test(name);
}

/** Whether something of another file is a router, as far as its name and its file's name tell. */
export function looksLikeRouter(node: TSESTree.Node, value: Value): boolean {
  if (node.type === 'CallExpression' && node.callee.type !== 'Identifier' && value.kind === 'unknown') {
    return endsInRoutes(node);
  }
  const name = lastName(node.type === 'CallExpression' ? node.callee : node);
  if (BESIDE_ROUTES.has(name)) return false;
  if (value.kind !== 'import')
    return value.kind !== 'foreign' && value.kind !== 'export' && value.kind !== 'function' && isRouterName(name);
  if (!isLocal(value)) return /rout(?:er|es?)$/i.test(name);
  if (isRouterName(name) || endsInRoutes(node)) return true;
  // A member of a module that is full of routes may be anything but one: `userController.protect`.
  const isMember = value.path.replaceAll('.', '') !== '' && node.type === 'MemberExpression';
  return (
    !isMember && !isMiddlewareName(name) && ROUTER_LIKE.test(value.specifier) && !isMiddlewareName(value.specifier)
  );
}

function isRouterName(name: string): boolean {
  return /rout(?:ers?|es?|ing)$/i.test(name) || (ROUTER_LIKE.test(name) && !isMiddlewareName(name));
}

/** `users.routes()`, whatever `users` is. */
function endsInRoutes(node: TSESTree.Node): boolean {
  return node.type === 'CallExpression' && MIDDLEWARE_MEMBERS.has(lastName(node.callee));
}
