import type { TSESTree } from '@typescript-eslint/utils';
import type { AddressComment } from '../model/mention.ts';
import { scan } from '../routes/scan.ts';
import type { RecognitionSource, ScannedFile } from '../routes/scanned-file.ts';
import { PlainText } from '../text/source-texts.ts';
import { readText } from '../text/read-text.ts';
import { listedMethods, METHOD_LIST } from '../documents/comments/comment-notation.ts';
import { readPath } from '../documents/comments/find-address-comments.ts';
import { isSpokenTo } from './spoken-call.ts';

/** Methods and the space before their path, in the text of a literal. */
const HEAD = new RegExp(String.raw`(?<![\w/.-])(${METHOD_LIST})\s{1,3}(?=/)`, 'g');

/**
 * Finds the endpoints in titles of tests and lines of logs: `test('POST /users/create 401', ...)`. They are rewritten
 * together with their routes, as comments are.
 */
export function findSpokenEndpoints(source: RecognitionSource): readonly AddressComment[] {
  const file = scan(source);
  return file.operations
    .flatMap((node) => (node.type === 'CallExpression' && isSpokenTo(node, file) ? endpointsIn(node, file) : []))
    .sort((a, b) => a.range[0] - b.range[0]);
}

/**
 * The endpoints in the first argument of a call. Where a value of run time follows a path, the end of the path is
 * unknown.
 */
function endpointsIn({ arguments: [title] }: TSESTree.CallExpression, file: ScannedFile): readonly AddressComment[] {
  const said = title && readText(title, file);
  if (!said) return [];
  return [...said.value.matchAll(HEAD)].flatMap(({ index, 0: head, 1: methods = '' }): AddressComment[] => {
    const path = readPath(said.value.slice(index + head.length), false);
    if (path === null) return [];
    const written = head + path;
    const range = said.locate(index, index + written.length);
    // With escapes, several literals or a constant from elsewhere, the source differs from the text: it is not
    // rewritten.
    if (file.text.slice(...range) !== written) return [];
    const [start, end] = range;
    const place = { path: new PlainText(path, start + head.length), keys: [], range, ahead: end };
    return listedMethods(methods, start).map((method) => ({ style: 'plain', method, ...place }));
  });
}
