import type { TSESTree } from '@typescript-eslint/utils';
import { objectOf, propertyValue } from '../../text/objects.ts';
import { namesHtml } from './page-files.ts';
import type { ScannedFile } from '../scanned-file.ts';

/** hapi's `handler: { proxy: { host: 'files' } }`. */
export function isDeclaredProxy(node: TSESTree.Node, file: ScannedFile): boolean {
  return declaredHandlers(node, file).some((handler) => propertyValue(handler, 'proxy') !== null);
}

/** `handler: { file: 'index.html' }`, `handler: { file: { path: 'index.html' } }`, `handler: { view: 'index' }`. */
export function isDeclaredPage(node: TSESTree.Node, file: ScannedFile): boolean {
  return declaredHandlers(node, file).some((handler) => {
    const served = propertyValue(handler, 'file');
    const options = served && objectOf(served, file);
    const path = options ? propertyValue(options, 'path') : served;
    return propertyValue(handler, 'view') !== null || (path !== null && namesHtml(path, file));
  });
}

/** The handlers that are objects, in a route object or in its options. */
function declaredHandlers(node: TSESTree.Node, file: ScannedFile): readonly TSESTree.ObjectExpression[] {
  const route = objectOf(node, file);
  const places = route ? [route, ...['options', 'config'].flatMap((name) => membersOf(route, name, file))] : [];
  return places.flatMap((place) => membersOf(place, 'handler', file));
}

function membersOf(
  object: TSESTree.ObjectExpression,
  name: string,
  file: ScannedFile,
): readonly TSESTree.ObjectExpression[] {
  const value = propertyValue(object, name);
  const member = value && objectOf(value, file);
  return member ? [member] : [];
}
