import type { TSESTree } from '@typescript-eslint/utils';
import type { Reference } from '../routes/model.ts';
import { referenceTo } from '../routes/reference.ts';
import { Resolver } from '../routes/resolver.ts';
import type { ScannedFile } from '../routes/scan.ts';
import { bare, lastName } from '../text/syntax.ts';
import type { Request } from './model.ts';

/** Tells where the clients of requests are imported from. */
export class ClientOrigins {
  readonly #file: ScannedFile;
  #resolver: Resolver | null = null;

  constructor(file: ScannedFile) {
    this.#file = file;
  }

  /** A request with the origin of its client, where that is imported. */
  complete(request: Request, node: TSESTree.Node): Request {
    const client = node.type === 'CallExpression' ? clientOf(node) : null;
    this.#resolver ??= new Resolver(this.#file);
    const from: Reference | null = client && referenceTo(this.#resolver.resolve(client));
    return from && !from.path.includes('()') ? { ...request, from } : request;
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
