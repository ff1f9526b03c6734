import type { TSESTree } from '@typescript-eslint/utils';
import type { Reference } from '../model/reference.ts';
import { referenceTo } from '../routes/values/reference.ts';
import { FileResolver } from '../routes/values/file-resolver.ts';
import type { Resolver } from '../routes/values/resolver.ts';
import type { ScannedFile } from '../routes/scanned-file.ts';
import { bare, lastName } from '../text/syntax.ts';
import { ClientDefinitions } from './client-definitions.ts';
import type { Request } from '../model/request.ts';
import type { Roles } from './roles.ts';
import { liesWithin } from '../text/ranges.ts';

/** Tells where the clients of requests come from, and what those are that no library makes. */
export class ClientOrigins {
  readonly #file: ScannedFile;
  readonly #roles: Roles;
  #made: { readonly resolver: Resolver; readonly definitions: ClientDefinitions } | null = null;

  constructor(file: ScannedFile, roles: Roles) {
    this.#file = file;
    this.#roles = roles;
  }

  /** A request with the origin of its client, where that is imported or the project's own. */
  complete(request: Request, node: TSESTree.Node): Request {
    if (node.type !== 'CallExpression') return request;
    const from = request.base === null ? this.#from(node) : null;
    const own = request.kind === 'request' ? this.#own(node, request) : null;
    return from || own ? { ...request, ...(from && { from }), ...(own && { own }) } : request;
  }

  #from(call: TSESTree.CallExpression): Reference | null {
    const client = clientOf(call);
    const from = client && referenceTo(this.#tools.resolver.resolve(client));
    return from && !from.path.includes('()') ? from : null;
  }

  /** The client whose member says the method, unless a library makes it. */
  #own({ callee }: TSESTree.CallExpression, { method, inProcess }: Request): Request['own'] | null {
    const member = bare(callee);
    if (member.type !== 'MemberExpression' || !method || !liesWithin(method.range, member.property.range)) return null;
    if (this.#roles.of(member.object)?.isKnown) return null;
    const definition = this.#tools.definitions.of(member.object);
    return definition?.kind === 'library' ? null : { name: lastName(member.object), definition, isAgent: inProcess };
  }

  get #tools(): { readonly resolver: Resolver; readonly definitions: ClientDefinitions } {
    if (!this.#made) {
      const resolver = new FileResolver(this.#file);
      this.#made = { resolver, definitions: new ClientDefinitions(resolver, this.#roles) };
    }
    return this.#made;
  }
}

/** `http` of `http.get(url)`, of `http(config)` and of `expect(http.get).toHaveBeenCalledWith(url)`. */
function clientOf(call: TSESTree.CallExpression): TSESTree.Node | null {
  let callee = bare(call.callee);
  while (callee.type === 'MemberExpression') {
    const object = bare(callee.object);
    if (object.type === 'CallExpression' && lastName(object.callee) === 'expect') {
      const [asked] = object.arguments;
      const member = asked && bare(asked);
      return member?.type === 'MemberExpression' ? member.object : null;
    }
    if (object.type !== 'MemberExpression') return object;
    callee = object;
  }
  return callee;
}
