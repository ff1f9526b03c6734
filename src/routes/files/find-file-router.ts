import type { TSESTree } from '@typescript-eslint/utils';
import { LinkedText } from '../../text/source-texts.ts';
import { bare, isFunction, lastName, memberName, plainString, type FunctionNode } from '../../text/syntax.ts';
import { describeHandlers } from '../handlers/handlers.ts';
import { UNSEEN_ANSWER } from '../unseen-handler.ts';
import type { Handler } from '../../model/handler.ts';
import type { Method } from '../../model/method.ts';
import type { Route, Router } from '../../model/router.ts';
import type { Resolver } from '../values/resolver.ts';
import { newRouter } from '../router-in-progress.ts';
import { functionOf } from '../handlers/signature.ts';
import { exportedNames, type ExportedName } from './exported-names.ts';
import { addressOf, type FilePlace } from './placed-file.ts';
import { renamingTo } from './file-renaming.ts';
import { pushChildren } from '../scan.ts';
import type { ScannedFile } from '../scanned-file.ts';

const METHODS: ReadonlySet<string> = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * The methods that a handler of all requests asks for by name: `req.method === 'POST'`, `switch (req.method)`. Empty
 * where it asks for none.
 */
function answeredMethods(handler: FunctionNode, file: ScannedFile): readonly Method[] {
  const found: { method: Method; at: number }[] = [];
  const note = (node: TSESTree.Node | null): void => {
    const method = node && plainString(bare(node));
    if (node && method && METHODS.has(method)) found.push({ method, at: node.range[0] });
  };
  const stack: TSESTree.Node[] = [handler.body];
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (node.type === 'SwitchStatement' && isMethod(node.discriminant)) for (const { test } of node.cases) note(test);
    else if (node.type === 'BinaryExpression' && /^[!=]==?$/.test(node.operator)) {
      if (isMethod(node.left)) note(node.right);
      else if (isMethod(node.right)) note(node.left);
    }
    pushChildren(node, file.visitorKeys, stack);
  }
  found.sort((a, b) => a.at - b.at);
  return [...new Set(found.map(({ method }) => method))];
}

/** `req.method`, `request.method`, or `method` where it was taken out before. */
function isMethod(node: TSESTree.Node): boolean {
  const expression = bare(node);
  if (expression.type === 'Identifier') return expression.name === 'method';
  return (
    expression.type === 'MemberExpression' &&
    memberName(expression) === 'method' &&
    /^(?:req|request|event)$/.test(lastName(expression.object))
  );
}

const PAGE: Handler = { names: [], answer: { ...UNSEEN_ANSWER, response: 'page' }, passesOn: false, from: null };

/**
 * The router that a file is whose place is an address, with a route for each handler that it exports; null where it
 * exports none.
 */
export function fileRouter(place: FilePlace, resolver: Resolver): Router | null {
  const names = exportedNames(resolver.file);
  const router = newRouter({
    framework: place.router.name,
    dialect: 'files',
    name: place.name,
    precedence: 'specificity',
    kind: 'application',
    open: false,
    views: 'none',
    file: resolver.file.file,
  });
  const entries: Route[] = [];
  const page = pageAmong(names, place);
  const push = (exported: ExportedName, methods: readonly Method[] | null): void => {
    if (methods) entries.push(routeOf(exported, methods, page !== null, place, router, resolver));
  };
  for (const exported of names) push(exported, methodsOf(exported, place, resolver));
  // What only shows a page is no route of an API; one that also reads or writes has an address that requests are sent
  // to.
  if (page && entries.length > 0 && !entries.some(({ methods }) => methods.some(({ method }) => method === 'GET')))
    push(page, ['GET']);
  router.entries.push(...entries);
  return entries.length > 0 ? router : null;
}

/** The component that makes a page of what the file answers. */
function pageAmong(names: readonly ExportedName[], { router: { methods } }: FilePlace): ExportedName | null {
  return methods.kind === 'exports' ? (names.find(({ name }) => name === methods.pageExport) ?? null) : null;
}

function routeOf(
  { name, range, declaration, value }: ExportedName,
  methods: readonly Method[],
  isPage: boolean,
  place: FilePlace,
  router: Router,
  resolver: Resolver,
): Route {
  const exported = name === 'default' ? null : name;
  return {
    kind: 'route',
    router,
    methods: methods.map((method) => ({ method, range, edit: () => null })),
    path: new LinkedText(addressOf(place), range),
    pathKind: 'text',
    handler: isPage ? PAGE : describeHandlers(value ? [value] : [], resolver),
    range: declaration,
    pathRange: range,
    owner: {},
    renaming: (from, to, path) => renamingTo(place, exported, from, to, path),
  };
}

/** The methods that an export answers; null where it is no handler. */
function methodsOf(
  { name, value }: ExportedName,
  { router: { methods }, method }: FilePlace,
  resolver: Resolver,
): readonly Method[] | null {
  if (methods.kind === 'exports')
    return Object.hasOwn(methods.names, name) && (!value || mayHandle(value)) ? (methods.names[name] ?? null) : null;
  if (name !== 'default' || !value || !mayHandle(value)) return null;
  if (method !== null) return [method];
  const handler = functionOf(value, resolver);
  const asked = handler ? answeredMethods(handler, resolver.file) : [];
  return asked.length > 0 ? asked : ['ALL'];
}

/** What is no value of another kind may be a function. */
function mayHandle(node: TSESTree.Node): boolean {
  const expression = bare(node);
  return (
    isFunction(expression) ||
    [
      'Identifier',
      'MemberExpression',
      'CallExpression',
      'ConditionalExpression',
      'LogicalExpression',
      'AwaitExpression',
    ].includes(expression.type)
  );
}
