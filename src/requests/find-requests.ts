import { scan } from '../routes/scan.ts';
import type { Operation, RecognitionSource } from '../routes/scanned-file.ts';
import { ClientOrigins } from './client-origin.ts';
import { LikelyClients } from './likely-client.ts';
import { readMatcher } from './matcher.ts';
import { mentionsRequests } from './mentions-requests.ts';
import type { Request } from '../model/request.ts';
import { mayOverride, withOverride } from './overridden-method.ts';
import { readEndpoints } from './query-endpoints.ts';
import { readRequest } from './read-call.ts';
import { FileRoles } from './file-roles.ts';
import type { Roles } from './roles.ts';

/**
 * Finds the requests and the matchers of a file, in the order in which they end: what a chain begins with is known when
 * it goes on.
 */
export function findRequests(source: RecognitionSource): readonly Request[] {
  if (!mentionsRequests(source.text)) return [];
  const file = scan(source);
  const roles = new FileRoles(file);
  const origins = new ClientOrigins(file, roles);
  const likely = new LikelyClients(source, roles);
  const overrides = mayOverride(source.text);
  const found: Request[] = [];
  for (const node of file.operations) {
    for (const request of readOperation(node, roles, likely)) {
      const complete = origins.complete(request, node);
      if (mayCount(complete)) found.push(overrides ? withOverride(complete, node, source.text) : complete);
    }
  }
  return found;
}

/** What most operations are. */
const NONE: readonly Request[] = [];

function readOperation(node: Operation, roles: Roles, likely: LikelyClients): readonly Request[] {
  if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return listOf(readMatcher(node, roles));
  // Without an argument it says no URL.
  if (node.arguments.length === 0) return NONE;
  const request = readRequest(node, roles);
  if (request || node.type === 'NewExpression') return listOf(request);
  const endpoints = readEndpoints(node, roles);
  return endpoints.length > 0 ? endpoints : listOf(likely.read(node) ?? readMatcher(node, roles));
}

/** What is a request where its client is a library's counts where another file may make the client. */
function mayCount({ isSupposed, own }: Request): boolean {
  return isSupposed !== true || own?.definition?.kind === 'import';
}

function listOf(request: Request | null): readonly Request[] {
  return request ? [request] : NONE;
}
