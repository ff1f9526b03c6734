import type { TSESTree } from '@typescript-eslint/utils';
import { propertyOf } from '../../text/constants.ts';
import { bare } from '../../text/syntax.ts';
import { moduleBehind } from './outgoing.ts';
import { namesHtml } from './page-files.ts';
import type { ScannedFile } from '../scanned-file.ts';

/** Modules that answer the requests that they are passed with the pages of an application. */
const PAGE_SERVERS: ReadonlySet<string> = new Set([
  ...['next', 'nuxt', '@remix-run/express', '@react-router/express'],
  ...[
    'connect-history-api-fallback',
    'express-history-api-fallback',
    'koa-connect-history-api-fallback',
    'koa2-connect-history-api-fallback',
    'koa2-history-api-fallback',
  ],
]);

/**
 * Whether a handler that is no function of this file answers with pages: `app.getRequestHandler()` of Next.js,
 * `serveStatic({ path: 'index.html' })`.
 */
export function isPageServer(node: TSESTree.Node, file: ScannedFile): boolean {
  return PAGE_SERVERS.has(moduleBehind(node, file) ?? '') || isMadeOfPage(bare(node), file);
}

function isMadeOfPage(node: TSESTree.Node, file: ScannedFile): boolean {
  return (
    node.type === 'CallExpression' &&
    node.arguments.some((argument) => namesHtml(argument, file) || isPageOption(bare(argument), file))
  );
}

/** `{ path: './index.html' }`. */
function isPageOption(node: TSESTree.Node, file: ScannedFile): boolean {
  const path = node.type === 'ObjectExpression' ? propertyOf(node, 'path', file) : null;
  return path !== null && namesHtml(path, file);
}
