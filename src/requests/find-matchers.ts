import { scan } from '../routes/scan.ts';
import type { RecognitionSource } from '../routes/scanned-file.ts';
import { FileRoles } from './file-roles.ts';
import { readMatcher } from './matcher.ts';
import { mentionsRequests } from './mentions-requests.ts';
import type { Request } from '../model/request.ts';

/** Finds what compares the URLs of requests with a text: conditions and assertions of tests. */
export function findMatchers(source: RecognitionSource): readonly Request[] {
  if (!mentionsRequests(source.text)) return [];
  const file = scan(source);
  const roles = new FileRoles(file);
  return file.operations.flatMap((node) => (node.type === 'NewExpression' ? [] : (readMatcher(node, roles) ?? [])));
}
