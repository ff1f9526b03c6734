import { display } from '../paths/print.ts';
import type { Withheld, WithheldReason } from '../model/withheld.ts';
import type { Renaming } from '../model/collection.ts';

/** Each reason as the end of a sentence: "Not rewritten: ...". */
export const REASON_TEXTS: Readonly<Record<WithheldReason, string>> = {
  'unknown-mount': 'its mount path was not found',
  'missing-identifier': 'its path has no identifier of the item',
  'own-item': 'its item may be that of who sends the request, and then no identifier is missing',
  filter: 'the parameter is a criterion or names another resource, not the identifier of the item',
  'several-resources': 'it links two resources',
  'several-verbs': 'the path holds several verbs',
  'several-identifiers': 'several parameters follow the verb',
  'item-create': 'it creates something on an item, not in a collection',
  'no-resource': 'there is no noun to keep',
  'read-with-body': 'it reads, but with the body of a request',
  form: 'it may be an HTML form',
  'form-post': 'an HTML form may send it, which can send only GET and POST',
  used: 'another text contains the old address and cannot be updated',
  'other-host': 'a request to another host has this address, and the setting `origins` does not name that host',
  documented: "a document or a page names it, which 'restful-routes fix' updates too",
  'stuck-document': 'a document or a page names it in a way that cannot be updated',
  callers: 'requests name it, and settings or rules leave these as they are',
  unreached:
    'a request that names it may not be updated: ESLint may not lint its file, ' +
    'or not with this plugin and these options',
  'stuck-caller': 'a request that names it cannot be updated',
  'suppressed-caller':
    'a comment suppresses the report on a request or a document that names it, or sets options in its file',
  'outside-callers': 'services outside may call a webhook or a callback, and would keep the old address',
  'awaited-nothing': 'a test expects that nothing answers the new address',
  'dead-request': 'a request that no route answers would start to match it',
  'asks-other': 'its own server asks a host for this address, and may mean another server',
  mocked: 'a test mocks this method of a client, whatever the URL',
  'asserted-method': 'a test goes by the method of requests, whatever the URL',
  'cross-origin': 'a list of the methods that are allowed leaves out the new one',
  'typed-client': 'a typed client may call it by the members of an object',
  'method-guard': 'other code depends on the method of requests, and would treat these as others',
  'path-guard': 'other code depends on the address of requests, and would treat these as others',
  unevaluated: 'the program is too large to find all code that depends on its address',
  'typed-body': 'Fastify would refuse requests that have this header and no body',
  'address-key': 'another route would have the same key here',
  'other-file': 'a route of another file would have to move first',
  suppressed: 'a comment suppresses a report on it, or sets options in its file',
  'odd-segment': 'the segment holds more than words',
  'method-disagrees': 'the method and the verb disagree, and either may be meant',
  'custom-method': 'it is a custom method, one of a family of names',
  representation: 'the segment also names a representation',
  'partial-path': 'only a part of its path is known',
  'no-single-method': 'it has no single method to change',
  'weak-verb': 'no HTTP method fully covers this verb',
  bulk: 'it works on many items at once',
  qualified: 'a word next to the verb may be a part of the name, or choose some of the items',
  misspelt: 'the noun next to the verb may be another spelling of the one before it',
  'other-language': 'the noun next to the verb is of another language, which has another plural or order of words',
  action: 'no HTTP method expresses what it does',
  unstable: 'the rest of the path holds a verb again',
  collision: 'another route has or would get the same method and path',
  shadow: 'it would change which handler answers some requests',
  middleware: 'other middleware would run before its handler',
  page: 'it may show a page, which links lead to',
  link: 'a link of a page leads here, and a link can only send GET',
  'unseen-handler': 'its handler is in another file and may show a page',
  'missing-handler': 'its handler is imported from a file that is not there',
  'shared-text': 'its path or method is not a literal of its own',
  'file-name': 'its path is the name of its file',
  'reads-body': 'the body of its requests is read, and a DELETE has none',
  forwards: 'its requests are sent on to another server with their address or method',
  'redirects-there': 'it redirects to the new address, and would redirect to itself',
  'redirects-on': 'it redirects to an address that goes on from its own, and would lead elsewhere from the new one',
  redirected: 'other code may redirect its requests, and clients follow that with the same PUT or DELETE',
  'bare-prefix': 'its address would end with the slash behind its prefix, and most clients ask for one without',
  'status-code': 'its answers would get another status code',
  'shared-path': 'routes that share its path or method would have to be separated',
  'several-mounts': 'its router is mounted in places that ask for different paths',
  'dynamic-table': 'routes of the same router are not known before it runs',
};

/** `rename 'app/getUsers/route.ts' to 'app/users/route.ts'`, and what is to be exported. */
function renamingText({ from, to, method }: Renaming): string {
  const file = from === to ? null : `rename '${from}' to '${to}'`;
  const answer =
    method &&
    (method.isExport
      ? `export '${method.to}' instead of '${method.from}'`
      : `answer ${method.to} instead of ${method.from}`);
  const asked = [file, answer].filter((each) => each !== null).join(' and ');
  return `${file ? REASON_TEXTS['file-name'] : 'its method is the name of an export'}: ${asked}`;
}

/**
 * Why a rewrite is withheld: the first reason, and how many more places and reasons there are. Empty where there is
 * none.
 *
 * @param placeOf returns where the party is that is against it, as messages name it
 */
export function reasonsText(
  obstacles: readonly Withheld[],
  placeOf: (other: NonNullable<Withheld['other']>) => string,
): string {
  const [first] = obstacles;
  if (!first) return '';
  const reasons = new Set(obstacles.map(({ reason }) => reason)).size - 1;
  const places = obstacles.filter(({ reason }) => reason === first.reason).length - 1;
  const more = [...counted(places, 'place'), ...counted(reasons, 'reason')].join(' and ');
  return `${reasonText(first, placeOf)}${more === '' ? '' : ` (and ${more})`}`;
}

function counted(count: number, name: string): readonly string[] {
  return count === 0 ? [] : [`${String(count)} more ${name}${count === 1 ? '' : 's'}`];
}

/**
 * Why a rewrite is withheld, with the party that is against it.
 *
 * @param placeOf returns where that party is, as messages name it
 */
export function reasonText(
  { reason, other, target, renaming }: Withheld,
  placeOf: (other: NonNullable<Withheld['other']>) => string,
): string {
  if (renaming) return renamingText(renaming);
  if (!other) return REASON_TEXTS[reason] + (target === undefined ? '' : `: '${target}' has it in the query`);
  const both = target === undefined ? '' : `; both would be '${display(target)}'`;
  return `${REASON_TEXTS[reason]} ('${display(other.label)}', ${placeOf(other)}${both})`;
}
