import type { TSESTree } from '@typescript-eslint/utils';
import { bare, isFunction, plainString } from '../../text/syntax.ts';
import type { NamedControllers } from '../frameworks/framework-tables.ts';
import type { Reference } from '../../model/reference.ts';
import { CALL } from '../values/reference-to.ts';
import { referenceTo } from '../values/reference-to.ts';
import type { Resolver } from '../values/resolver.ts';
import { membersBelowParameter, namesBelowRoot } from './handler-root.ts';

/**
 * A file and one of its handlers: `UserController.list`, `Admin/UserController.list`,
 * `#controllers/users_controller.list`.
 */
const NAMED = /^(#?[\w-]+(?:[./][\w-]+)*)\.(\w+)$/;

/** The ways from an export to the object with the handlers: an object, a class, or a function that makes a class. */
const HOLDERS: readonly (readonly string[])[] = [[], [CALL], [CALL, CALL]];

/**
 * Where the handler may be that a registration names by its controller, which the framework creates itself:
 * `'UserController.list'`, `[UsersController, 'list']`, `controller.users.list`. There is one reference for each way to
 * write its file and its export.
 */
export function namedHandlers(
  node: TSESTree.Node,
  controllers: NamedControllers,
  resolver: Resolver,
): readonly Reference[] {
  const expression = bare(node);
  if (expression.type === 'ArrayExpression') return ofPair(expression, resolver);
  const [, holder, member] = NAMED.exec(plainString(expression) ?? '') ?? [];
  if (holder?.startsWith('#')) return handlersOf([{ specifier: holder, path: [], unwrapped: false }], member);
  const names = holder === undefined ? namesBelowRoot(expression, resolver) : [...holder.split(/[./]/), member ?? ''];
  const up = wayUp(resolver.file.file, controllers.routes);
  if (up === null || names.length < 2) return [];
  const files = spelled(names.slice(0, -1), controllers).map(
    (parts) => `${up}${controllers.folder}/${parts.join('/')}`,
  );
  return handlersOf(
    files.map((specifier) => ({ specifier, path: [], unwrapped: false })),
    names.at(-1),
  );
}

/** How many folders above a file the folder may be that a loader reads into an application. */
const HIGHEST = 3;

/**
 * Where the handler may be that is a member of an application, by the folder and the file of its controller:
 * `app.controllers.users.list`, with a loader such as consign or express-load.
 */
export function loadedHandlers(node: TSESTree.Node, { file }: Resolver): readonly Reference[] {
  const names = membersBelowParameter(bare(node), file) ?? [];
  if (names.length < 3 || names.includes('')) return [];
  const path = names.slice(0, -1).join('/');
  const above = Array.from({ length: HIGHEST + 1 }, (_, steps) => `${'../'.repeat(steps) || './'}${path}`);
  return handlersOf(
    above.map((specifier) => ({ specifier, path: [], unwrapped: false })),
    names.at(-1),
  );
}

/**
 * The action of a Strapi controller, in the folder next to that of the routes: `article.find`,
 * `api::article.article.find`.
 */
export function actionOf(name: string): readonly Reference[] {
  const [controller, action] = name.split(/[.:]+/).slice(-2);
  return handlersOf([{ specifier: `../controllers/${controller ?? ''}`, path: [], unwrapped: false }], action);
}

/** The handler of `[UsersController, 'list']`, where the controller is imported, or a function imports it later. */
function ofPair({ elements: [controller, name] }: TSESTree.ArrayExpression, resolver: Resolver): readonly Reference[] {
  const member = name ? plainString(bare(name)) : null;
  const known = controller && member !== null ? resolver.resolve(controller) : null;
  if (!known || member === null) return [];
  const loaded = known.kind === 'function' && isFunction(known.node) ? bare(known.node.body) : null;
  const specifier = loaded?.type === 'ImportExpression' ? plainString(bare(loaded.source)) : null;
  const from = specifier === null ? referenceTo(known) : { specifier, path: [], unwrapped: false };
  return from ? handlersOf([from], member) : [];
}

function handlersOf(holders: readonly Reference[], member = ''): readonly Reference[] {
  return holders.flatMap((holder) => HOLDERS.map((made) => ({ ...holder, path: [...holder.path, ...made, member] })));
}

/**
 * The way from the folder of a file up to that of its application; null for a file that is in no folder of that name.
 */
function wayUp(file: string, below: string): string | null {
  const folders = file.split(/[\\/]/).slice(0, -1);
  const at = folders.lastIndexOf(below);
  return at === -1 ? null : '../'.repeat(folders.length - at);
}

/** The ways in which the files of a controller may be spelled. */
function spelled(names: readonly string[], { asVariables }: NamedControllers): readonly (readonly string[])[] {
  if (!asVariables) return [names];
  const parted = (between: string): readonly string[] =>
    names.map((name) => name.replace(/(?<=[^A-Z])(?=[A-Z])/g, between).toLowerCase());
  const capital = (name: string): string => name.replace(/^./, (first) => first.toUpperCase());
  return [names, parted('_'), parted('-'), names.with(-1, capital(names.at(-1) ?? '')), names.map(capital)];
}
