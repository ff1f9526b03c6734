import type { TSESTree } from '@typescript-eslint/utils';
import { FixedText } from '../text/source-texts.ts';
import { propertyValue } from '../text/objects.ts';
import { readText } from '../text/read-text.ts';
import { bare, plainString } from '../text/syntax.ts';
import type { Text } from '../model/text.ts';
import { declaredValue } from './declared-value.ts';
import { exportedNames } from './files/exported-names.ts';
import { UNSEEN_ANSWER } from './unseen-handler.ts';
import type { Response } from '../model/handler.ts';
import type { Route, Router } from '../model/router.ts';
import { newRouter } from './router-in-progress.ts';
import { mentionsAddresses } from './signs/route-tables.ts';
import type { Resolver } from './values/resolver.ts';

/** Sails reads the exports of all files below this folder. */
const CONFIGURATION = /(?:^|[\\/])config[\\/].+\.[cm]?[jt]s$/;

/** `GET /users`, or `/users` for every method; a regular expression (`r|^/users|`) does not match. */
const ADDRESS = /^(?:(get|post|put|patch|delete|head|options|all)\s+)?(?=\/)/i;

/** The name of an action: `UserController.find`, `user/find`. An address in its place is a redirect. */
const ACTION = /^[\w-]+(?:[./][\w-]+)+$/;

/**
 * Finds the table of routes that a configuration exports for Sails:
 * `module.exports.routes = { 'POST /users': 'UserController.create' }`.
 *
 * Its addresses are read and never edited: Sails adds routes for each model and action, which cannot be seen here.
 *
 * @returns null where the file exports no such table
 */
export function findSailsTable(resolver: Resolver): Router | null {
  const { file, text } = resolver.file;
  if (!CONFIGURATION.test(file) || !mentionsAddresses(text)) return null;
  const exported = exportedNames(resolver.file).find(({ name }) => name === 'routes')?.value;
  const table = exported ? declaredValue(exported, resolver) : null;
  if (table?.type !== 'ObjectExpression') return null;
  const router = newRouter({
    framework: 'sails',
    dialect: 'express',
    name: 'routes',
    precedence: 'unknown',
    kind: 'application',
    open: false,
    answersUnsaid: true,
    file,
  });
  for (const property of table.properties) {
    const route = property.type === 'Property' ? routeOf(property, router, resolver) : null;
    if (route) router.entries.push(route);
  }
  return router.entries.length > 0 ? router : null;
}

function routeOf({ key, value, computed, range }: TSESTree.Property, router: Router, resolver: Resolver): Route | null {
  const text = !computed && key.type === 'Literal' ? readText(key, resolver.file) : null;
  const [start, method] = ADDRESS.exec(text?.value ?? '') ?? [];
  const target = targetOf(bare(value));
  // A page without a method is no route of an API.
  if (!text || start === undefined || !target || (method === undefined && target.response === 'page')) return null;
  const path = new FixedText(text, start.length);
  return {
    kind: 'route',
    router,
    methods: [{ method: method?.toUpperCase() ?? 'ALL', range: methodRange(text, method, key), edit: () => null }],
    path,
    pathKind: 'text',
    handler: {
      names: [target.name],
      answer: { ...UNSEEN_ANSWER, response: target.response },
      passesOn: false,
      from: null,
    },
    range,
    pathRange: key.range,
    owner: {},
  };
}

function methodRange(text: Text, method: string | undefined, key: TSESTree.Node): Route['range'] {
  return method === undefined ? key.range : text.locate(0, method.length);
}

interface Target {
  readonly name: string | null;
  readonly response: Response;
}

/** What answers an address: an action, a view, a function; null for a redirect, and for a mere guard. */
function targetOf(node: TSESTree.Node): Target | null {
  if (node.type === 'ArrayExpression') {
    const last = node.elements.at(-1);
    return last && last.type !== 'SpreadElement' ? targetOf(bare(last)) : null;
  }
  const name = plainString(node);
  if (name !== null) return ACTION.test(name) ? { name, response: 'unknown' } : null;
  if (node.type === 'FunctionExpression' || node.type === 'ArrowFunctionExpression')
    return { name: null, response: 'unknown' };
  if (node.type !== 'ObjectExpression') return null;
  if (propertyValue(node, 'view')) return { name: null, response: 'page' };
  const [controller, action, fn] = ['controller', 'action', 'fn'].map((key) => propertyValue(node, key));
  const said = [controller, action].flatMap((part) => (part && plainString(bare(part))) ?? []);
  return said.length > 0 || fn ? { name: said.join('.') || null, response: 'unknown' } : null;
}
