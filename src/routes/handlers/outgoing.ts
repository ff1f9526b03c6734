import type { TSESTree } from '@typescript-eslint/utils';
import { propertyOf } from '../../text/constants.ts';
import { isParameter, variableOf } from '../../text/scope.ts';
import { bare, isFunction, memberName, plainString } from '../../text/syntax.ts';
import { isClientModule } from '../values/foreign-names.ts';
import { isRequire } from '../scanned-calls.ts';
import type { ScannedFile } from '../scanned-file.ts';

/** Modules that send the requests that they are passed on to another server. */
const PROXIES: ReadonlySet<string> = new Set([
  ...[
    'http-proxy',
    'http-proxy-middleware',
    'http-proxy-3',
    'httpxy',
    'express-http-proxy',
    'fast-proxy',
    'fast-gateway',
    'proxy-middleware',
    'redbird',
  ],
  ...[
    'koa-proxies',
    'koa-proxy',
    'koa-proxies-middleware',
    'koa-better-http-proxy',
    'koa-http-proxy-middleware',
    'koa2-proxy-middleware',
  ],
  ...[
    '@fastify/http-proxy',
    'fastify-http-proxy',
    '@fastify/reply-from',
    'fastify-reply-from',
    '@hapi/h2o2',
    'h2o2',
    'hono/proxy',
  ],
]);

/** What clients are called that another file or a parameter brings. */
const CLIENT_NAME = new RegExp(
  String.raw`^(?:got|ky|curl|needle|superagent|undici|request|rp|api)$|(?:axios|fetch|https?|(?:http` +
    String.raw`|api|rest)(?:client|service))$`,
  'i',
);

/** How many names and calls may be between an expression and the module that it comes from. */
const MOST_STEPS = 32;

/**
 * Whether an expression is something of a proxy: `createProxyMiddleware({ target })`, `proxy.web`, or what a function
 * of this file makes of one.
 */
export function isProxy(node: TSESTree.Node, file: ScannedFile): boolean {
  return isProxyModule(moduleBehind(node, file) ?? '');
}

/** Modules that make middleware of Koa of what is written for Express. */
const CONNECTING: ReadonlySet<string> = new Set(['koa2-connect', 'koa-connect', 'koa-c2k']);

/** Whether an expression makes middleware of another framework of a proxy: `c2k(createProxyMiddleware({ target }))`. */
export function isWrappedProxy(node: TSESTree.Node, file: ScannedFile): boolean {
  return (
    node.type === 'CallExpression' &&
    CONNECTING.has(moduleBehind(node, file) ?? '') &&
    node.arguments.some((argument) => isProxy(argument, file))
  );
}

/** Whether a module makes proxies. */
export function isProxyModule(specifier: string): boolean {
  return PROXIES.has(specifier);
}

/** Whether a module makes routers that answer whatever their data has. */
export function isDataModule(specifier: string): boolean {
  return specifier === 'json-server';
}

/** Whether what is called is an HTTP client or a member of one: `fetch`, `axios.get`, `this.httpService.request`. */
export function isClient(callee: TSESTree.Node, file: ScannedFile): boolean {
  return isClientModule(moduleBehind(callee, file) ?? '') || isNamedClient(callee, file);
}

/** `request` is the name of a client, and of what many handlers are passed. */
function isNamedClient(callee: TSESTree.Node, file: ScannedFile): boolean {
  for (let node = bare(callee); ; ) {
    if (node.type === 'MemberExpression') {
      if (CLIENT_NAME.test(memberName(node) ?? '')) return true;
      node = bare(node.object);
    } else if (node.type === 'CallExpression') node = bare(node.callee);
    else
      return (
        node.type === 'Identifier' &&
        CLIENT_NAME.test(node.name) &&
        !(node.name === 'request' && isParameter(node, file))
      );
  }
}

/** The module that an expression begins at: `axios` for `axios.create({ baseURL })`; null where there is none. */
export function moduleBehind(start: TSESTree.Node, file: ScannedFile): string | null {
  let node: TSESTree.Node | null = bare(start);
  for (let step = 0; node && step < MOST_STEPS; step++) {
    if (node.type === 'CallExpression' && isRequire(node))
      return node.arguments[0] ? plainString(node.arguments[0]) : null;
    if (node.type === 'ImportExpression' || node.type === 'ImportDeclaration') return plainString(node.source);
    const next: TSESTree.Node | null = node.type === 'Identifier' ? declarationOf(node, file) : before(node, file);
    node = next && bare(next);
  }
  return null;
}

function declarationOf(node: TSESTree.Identifier, file: ScannedFile): TSESTree.Node | null {
  const declared = variableOf(node, file)?.defs[0];
  if (declared?.type === 'ImportBinding') return declared.parent;
  return declared?.type === 'Variable' || declared?.type === 'FunctionName' ? declared.node : null;
}

/** What an expression is made of. */
function before(node: TSESTree.Node, file: ScannedFile): TSESTree.Node | null {
  if (isFunction(node)) return file.returnsOf(node)[0] ?? null;
  switch (node.type) {
    case 'VariableDeclarator':
      return node.init;
    case 'MemberExpression':
      return node.object.type === 'ThisExpression'
        ? propertyOf(node.object, memberName(node) ?? '', file)
        : node.object;
    case 'CallExpression':
    case 'NewExpression':
      return node.callee;
    case 'AwaitExpression':
      return node.argument;
    case 'TSImportEqualsDeclaration':
      return node.moduleReference;
    case 'TSExternalModuleReference':
      return node.expression;
    default:
      return null;
  }
}
