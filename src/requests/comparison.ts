import type { TSESTree } from '@typescript-eslint/utils';
import type { MethodToken } from '../model/method.ts';
import { readText } from '../text/read-text.ts';
import type { TextSource } from '../text/scope.ts';
import type { Request } from '../model/request.ts';
import { beginsAsPath } from './url.ts';

/** A path that says more than a scheme or the root. */
const SEGMENT = /(?:^|[^/:])\/+[^/?#]/;

/**
 * The matcher that compares URLs with a text; null where the text is no URL, and no part of one.
 *
 * @param node the text
 * @param whole what compares
 * @param base what the client that is asked puts before the URL; undefined where no client is known
 */
export function comparison(
  node: TSESTree.Node,
  whole: TSESTree.Node,
  match: Request['match'],
  method: MethodToken | null,
  source: TextSource,
  base?: string | null,
): Request | null {
  const url = readText(node, source);
  const isPath =
    url && (beginsAsPath(url.value) || (match !== 'beginning' && /^[\w.~-]+\/[\w./~:-]+$/.test(url.value)));
  if (!isPath || !SEGMENT.test(url.value)) return null;
  const before = base === undefined ? (match === 'whole' ? '' : null) : base;
  const isAbsolute = /^(?:[a-z][a-z\d+.-]*:)?\/\//i.test(url.value);
  return {
    kind: 'matcher',
    client: 'comparison',
    method,
    url,
    base: isAbsolute ? '' : before,
    match,
    mayDefault: false,
    inProcess: false,
    range: whole.range,
  };
}
