import type { TSESTree } from '@typescript-eslint/utils';
import { LinkedText } from '../text/source-texts.ts';
import { propertyValue } from '../text/objects.ts';
import { readText } from '../text/read-text.ts';
import { bare, isFunction, plainString } from '../text/syntax.ts';
import { declaredValue } from './declared-value.ts';
import { exportedNames } from './files/exported-names.ts';
import { mentionsTables } from './signs/route-tables.ts';
import { textToken } from './calls/method-token.ts';
import { actionOf } from './handlers/named-controllers.ts';
import { UNSEEN_ANSWER } from './unseen-handler.ts';
import type { Handler } from '../model/handler.ts';
import type { Method } from '../model/method.ts';
import type { Route, Router } from '../model/router.ts';
import { readPaths } from './calls/path-argument.ts';
import { piecesOf } from './calls/path-pieces.ts';
import type { Resolver } from './values/resolver.ts';
import { newRouter } from './router-in-progress.ts';

/** `article.find`, `api::article.article.find`: a controller and its action. */
const HANDLER = /^(?:[\w-]+::)?[\w-]+(?:\.[\w-]+)+$/;

const METHODS: ReadonlySet<Method> = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'ALL']);

/** Where the routes of a content type are, which Strapi puts below `/api`. */
const API_FOLDER = /(?:^|\/)src\/api\/[^/]+\/routes\/[^/]+$/;

/**
 * Finds the table of routes that a file exports for Strapi: `module.exports = { routes: [{ method: 'GET', path:
 * '/articles', handler: 'article.find' }] }`, a list by itself, one for each part of a plugin (`{ admin: { routes }
 * }`), or a function that answers one.
 *
 * @returns null where the default export is no such table
 */
export function findStrapiTable(resolver: Resolver): Router | null {
  if (!mentionsTables(resolver.file.text)) return null;
  const exported = exportedNames(resolver.file).find(({ name }) => name === 'default')?.value;
  const rows = exported ? listsIn(exported, resolver).flatMap((list) => rowsOf(list) ?? []) : [];
  if (rows.length === 0) return null;
  const { file } = resolver.file;
  const isApi = API_FOLDER.test(file.replaceAll('\\', '/'));
  const router = newRouter({
    framework: 'strapi',
    dialect: 'koa',
    name: 'routes',
    precedence: 'order',
    kind: isApi ? 'application' : 'router',
    prefix: isApi ? new LinkedText('/api', rows[0]?.object.range ?? [0, 0]) : null,
    open: !isApi,
    views: 'none',
    file,
  });
  for (const row of rows) router.entries.push(...routesOf(row, router, resolver));
  return router;
}

interface Row {
  readonly object: TSESTree.ObjectExpression;
  readonly method: TSESTree.Node;
  readonly path: TSESTree.Node;
  readonly handler: TSESTree.Node;
}

/** The lists of routes of an export: itself, its `routes`, those of its members, or what a function answers. */
function listsIn(node: TSESTree.Node, resolver: Resolver, depth = 3): readonly TSESTree.ArrayExpression[] {
  const value = declaredValue(node, resolver);
  if (depth === 0 || !value) return [];
  if (value.type === 'ArrayExpression') return [value];
  if (isFunction(value)) return resolver.file.returnsOf(value).flatMap((each) => listsIn(each, resolver, depth - 1));
  if (value.type !== 'ObjectExpression') return [];
  const routes = propertyValue(value, 'routes');
  const members = routes
    ? [routes]
    : value.properties.flatMap((property) =>
        property.type === 'Property' && declaredValue(property.value, resolver)?.type === 'ObjectExpression'
          ? [property.value]
          : [],
      );
  return members.flatMap((each) => listsIn(each, resolver, depth - 1));
}

/** The rows of a list; null where one of them is no route, or none names its handler as Strapi does. */
function rowsOf({ elements }: TSESTree.ArrayExpression): readonly Row[] | null {
  const rows = elements.map((element): Row | null => {
    const object = element && bare(element);
    if (object?.type !== 'ObjectExpression') return null;
    const [method, path, handler] = ['method', 'path', 'handler'].map((name) => propertyValue(object, name));
    return method && path && handler ? { object, method, path, handler } : null;
  });
  const known = rows.filter((row) => row !== null);
  return known.length === rows.length && known.some(({ handler }) => HANDLER.test(plainString(bare(handler)) ?? ''))
    ? known
    : null;
}

function routesOf({ object, method, path, handler }: Row, router: Router, resolver: Resolver): readonly Route[] {
  const said = readText(method, resolver.file);
  const word = said?.value.toUpperCase() ?? '';
  if (!said || !METHODS.has(word)) return [];
  const isLower = said.value !== word;
  const methods = [
    textToken(word, said, (target) => (METHODS.has(target) ? (isLower ? target.toLowerCase() : target) : null)),
  ];
  // The action is in a controller of another file, which renders no views.
  const name = plainString(bare(handler));
  const answered: Handler = {
    names: [name],
    answer: { ...UNSEEN_ANSWER, response: 'data' },
    passesOn: false,
    from: null,
    named: name === null ? [] : actionOf(name),
  };
  return readPaths(path, resolver.file).map((argument) => ({
    kind: 'route',
    router,
    methods,
    path: argument.text,
    pathKind: argument.kind,
    pathFrom: piecesOf(argument, resolver),
    handler: answered,
    range: object.range,
    pathRange: argument.node.range,
    owner: {},
  }));
}
