import { scan, type RecognitionSource } from '../routes/scan.ts';
import { ClientOrigins } from './client-origin.ts';
import { LikelyClients } from './likely-client.ts';
import { readMatcher } from './matcher.ts';
import { mentionsRequests } from './mentions-requests.ts';
import type { Request } from './model.ts';
import { readRequest } from './read-call.ts';
import { Roles } from './roles.ts';

export { mentionsRequests } from './mentions-requests.ts';

/** Finds the requests and the matchers of a file, in the order in which they end: what a chain begins with is known when it goes on. */
export function findRequests(source: RecognitionSource): readonly Request[] {
  if (!mentionsRequests(source.text)) return [];
  const file = scan(source);
  const roles = new Roles(file);
  const origins = new ClientOrigins(file);
  const likely = new LikelyClients(source, roles);
  const found: Request[] = [];
  for (const node of file.operations) {
    const request =
      node.type === 'CallExpression' || node.type === 'NewExpression'
        ? (readRequest(node, roles) ?? (node.type === 'CallExpression' ? (likely.read(node) ?? readMatcher(node, roles)) : null))
        : readMatcher(node, roles);
    if (request) found.push(request.base === null ? origins.complete(request, node) : request);
  }
  return found;
}
