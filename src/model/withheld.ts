import type { Renaming } from './collection.ts';
import type { Range } from './text.ts';
import type { OpenQuestion } from './verdict.ts';

/**
 * Why a violation is not rewritten, with the place that is in the way if there is one: `collision` with `GET /users`.
 */
export interface Withheld {
  readonly reason: WithheldReason;
  /** The route, mount, middleware, request or text that is against it. */
  readonly other?: { readonly label: string; readonly file: string; readonly range: Range };
  /** The endpoint of a collision that both routes would have, where it is not the one that `other` is labelled with. */
  readonly target?: string;
  /** What is to be renamed, where the address is the name of a file. */
  readonly renaming?: Renaming;
}

/**
 * Why a route with a violation is not rewritten by itself: what the endpoint leaves open, or what its surroundings
 * specify.
 *
 * - `collision`: another route has or gets the same method and shape;
 * - `shadow`: requests would reach another handler than before;
 * - `middleware`: what runs before the handler would change;
 * - `page`, `form-post`, `link`: a browser asks for it, which sends only GET and POST;
 * - `unseen-handler`: a GET would become a DELETE, and its handler is in another file;
 * - `used`: another text names the address, and no one would rewrite it;
 * - `documented`: an OpenAPI document or a list of requests names it, which ESLint does not change;
 * - `stuck-document`: an operation of such a document cannot move with it;
 * - `callers`, `unreached`, `stuck-caller`, `suppressed-caller`: requests name it that would not be rewritten;
 * - `outside-callers`: it is a webhook or a callback, whose address is configured in outside services;
 * - `awaited-nothing`: a test expects that nothing answers the new address;
 * - `dead-request`: a request that no route answers would be taken for one of its own;
 * - `asks-other`: its own server asks a host for the same address, and may mean another server;
 * - `mocked`: a test mocks the method of a client, whatever the URL;
 * - `asserted-method`: a test expects the old method of what it has sent, or answers by the method, whatever the URL;
 * - `cross-origin`: the server tells browsers which methods pages of other origins may use, or lets only some methods
 *   pass, without the new one;
 * - `typed-client`: a client calls it by the members of an object, which look like any other call;
 * - `method-guard`: something that passes requests on, or answers them, tells those of the old method from those of the
 *   new one;
 * - `path-guard`: something tells requests apart by a part of their address, or by the names of permissions, and would
 *   take this one for another;
 * - `typed-body`: requests of a client get the type of a body, and the router refuses one without a body, unless that
 *   is a GET;
 * - `address-key`: something is kept under the address of requests alone, whatever their method: a cache, a lock, a
 *   counter; another route would come to share the path;
 * - `own-item`: it has no identifier, and its handler reads who sends the request and no identifier of its body or
 *   query;
 * - `other-file`: a route of another file would have to move first;
 * - `suppressed`: a comment suppresses a report on it;
 * - `missing-handler`: its handler comes from a file of the project that is not there;
 * - `shared-text`: the text is not the route's own;
 * - `file-name`: the path is the name of the file, which a person renames;
 * - `reads-body`: it would become a DELETE, and the body of its requests is read, which a DELETE has none of (RFC 9110,
 *   section 9.3.5);
 * - `forwards`: its requests are sent on, with their address or method, to a server that knows the old one;
 * - `redirects-there`: it sends the browser to the new address, which would be its own;
 * - `redirects-on`: it sends the browser on from its own address (`../boats`), and from the new one elsewhere;
 * - `bare-prefix`: its address would be a prefix that ends with a slash, and nothing after it;
 * - `status-code`: the framework would answer the new method with another status code;
 * - `shared-path`: routes of the same path text would have to part;
 * - `several-mounts`: the router is in several places that ask for different answers;
 * - `dynamic-table`: not all of the router's table is known before it runs, or it is too large to be looked at.
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
  | 'bare-prefix'
  | 'status-code'
  | 'shared-path'
  | 'several-mounts'
  | 'dynamic-table';
