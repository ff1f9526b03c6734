import type { Renaming } from './collection.ts';
import type { Range } from './text.ts';
import type { OpenQuestion } from './verdict.ts';

/** Why a violation is not rewritten, with the place of the obstacle if there is one: `collision` with `GET /users`. */
export interface Withheld {
  readonly reason: WithheldReason;
  /** The route, mount, middleware, request or text that prevents it. */
  readonly other?: { readonly label: string; readonly file: string; readonly range: Range };
  /**
   * The endpoint that both routes of a collision would have, where it differs from the label of `other`; the address
   * with a criterion in its query.
   */
  readonly target?: string;
  /** The renaming that a person has to do, where the address is the name of a file. */
  readonly renaming?: Renaming;
}

/**
 * Why a route with a violation is not rewritten automatically: an open question about the endpoint itself, or an
 * obstacle elsewhere.
 *
 * - `collision`: another route has or gets the same method and shape;
 * - `shadow`: it would change which handler answers some requests;
 * - `middleware`: other middleware would run before the handler;
 * - `page`, `form-post`, `link`: a browser requests it, which sends only GET and POST;
 * - `unseen-handler`: a GET would become a DELETE, and its handler is in another file;
 * - `used`: another text names the address and would not be rewritten;
 * - `other-host`: a request names it that goes to a host which nobody says is that of this server;
 * - `documented`: an OpenAPI document or a list of requests names it, which ESLint does not change;
 * - `stuck-document`: an operation of such a document cannot move with it;
 * - `callers`, `unreached`, `stuck-caller`, `suppressed-caller`: requests name it that would not be rewritten;
 * - `outside-callers`: it is a webhook or a callback, whose address is configured in outside services;
 * - `awaited-nothing`: a test expects that nothing answers the new address;
 * - `dead-request`: a request that no route answers now would reach it;
 * - `asks-other`: its own server requests the same address from a host, and may mean another server;
 * - `mocked`: a test mocks the method of a client, whatever the URL;
 * - `asserted-method`: a test expects the old method of a sent request, or its mock depends on the method, whatever the
 *   URL;
 * - `cross-origin`: the methods that the server allows pages of other origins (CORS), or lets pass at all, do not
 *   include the new one;
 * - `typed-client`: a client calls it by the members of an object, which look like any other call;
 * - `method-guard`: code that passes requests on, or answers them, treats the old method otherwise than the new one;
 * - `path-guard`: code that distinguishes requests by a part of their address, or by the names of permissions, would
 *   treat the new address otherwise;
 * - `unevaluated`: the program is too large to evaluate all code that may depend on the address of requests;
 * - `typed-body`: a client sends a `Content-Type` with each request, and the router refuses such a request without a
 *   body, unless it is a GET;
 * - `address-key`: a cache, a lock or a counter stores something under the address of requests, whatever their method,
 *   and another route would share the path;
 * - `own-item`: it has no identifier: its handler identifies the item by the sender of the request, and reads no
 *   identifier of its body or query;
 * - `other-file`: a route of another file would have to move first;
 * - `suppressed`: a comment suppresses a report on it;
 * - `missing-handler`: its handler comes from a file of the project that is not there;
 * - `shared-text`: the text of the path is used for something else too;
 * - `file-name`: the path is the name of the file, which a person has to rename;
 * - `reads-body`: it would become a DELETE, and its handler reads the body, which a DELETE does not have (RFC 9110,
 *   section 9.3.5);
 * - `forwards`: its requests are forwarded, with their address or method, to a server that expects the old one;
 * - `redirects-there`: it redirects to the new address, which would be its own;
 * - `redirected`: middleware may redirect its requests, and clients would follow with the method of the new endpoint;
 * - `redirects-on`: it redirects relative to its own address (`../boats`), which means another place from the new one;
 * - `bare-prefix`: its address would be only a prefix that ends with a slash;
 * - `status-code`: the framework would answer the new method with another status code;
 * - `shared-path`: routes that share one path text would get different paths;
 * - `several-mounts`: the router is mounted in several places that need different rewrites;
 * - `dynamic-table`: the routes of the router are not all known before it runs, or are too many to compare.
 */
export type WithheldReason =
  | OpenQuestion
  | 'collision'
  | 'shadow'
  | 'middleware'
  | 'page'
  | 'link'
  | 'form-post'
  | 'suppressed'
  | 'used'
  | 'other-host'
  | 'documented'
  | 'stuck-document'
  | 'callers'
  | 'unreached'
  | 'stuck-caller'
  | 'suppressed-caller'
  | 'outside-callers'
  | 'awaited-nothing'
  | 'dead-request'
  | 'asks-other'
  | 'mocked'
  | 'asserted-method'
  | 'cross-origin'
  | 'typed-client'
  | 'method-guard'
  | 'path-guard'
  | 'unevaluated'
  | 'typed-body'
  | 'address-key'
  | 'own-item'
  | 'other-file'
  | 'unseen-handler'
  | 'missing-handler'
  | 'shared-text'
  | 'file-name'
  | 'reads-body'
  | 'forwards'
  | 'redirects-there'
  | 'redirects-on'
  | 'redirected'
  | 'bare-prefix'
  | 'status-code'
  | 'shared-path'
  | 'several-mounts'
  | 'dynamic-table';
