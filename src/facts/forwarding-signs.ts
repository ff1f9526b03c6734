import { isProxyModule } from '../catalogue/proxy-modules.ts';
import { ADDRESS_MEMBERS, ADDRESSES, METHOD_MEMBERS, METHODS } from './request-names.ts';
import type { CallEvent, Listener } from '../values/events.ts';
import { chainOf, isCall } from '../values/chain.ts';
import { memberSource, type FunctionValue, type Place, type Value } from '../values/value.ts';
import { knownText } from '../values/text-value.ts';
import { MEMBERS } from '../requests/client-names.ts';
import { isClientModule } from '../routes/values/foreign-names.ts';
import { nameOfCallee, nameWrittenAt } from './called-member.ts';
import { packageOf } from './body-readers.ts';
import type { ClientRoles } from './client-role.ts';
import { givenIn, Signs, type EvaluatedFunctions, type Sign } from './handler-signs.ts';
import type { RequestParts } from './request-parts.ts';
import type { RequestValues } from './request-values.ts';
import { startOf } from '../values/place.ts';

/** Functions that forward the request that they are passed: in browsers and workers, and in h3. */
const SENDERS: ReadonlySet<string> = new Set(['fetch', 'proxyRequest', 'sendProxy']);
/** Members of a response that forward its request: `reply.from()` of Fastify, `h.proxy({ host })` of hapi. */
const PROXYING: ReadonlySet<string> = new Set(['from', 'proxy']);
/** Members of a URL that are no part of its path. */
const QUERIES: ReadonlySet<string> = new Set(['search', 'searchParams', 'query', 'hash']);
/** What clients are called that nothing else shows. */
const CLIENT_NAMES: ReadonlySet<string> = new Set([
  ...['got', 'ky', 'curl', 'needle', 'superagent', 'undici', 'request', 'rp', 'api'],
]);
const CLIENT_ENDS = ['axios', 'fetch', 'http', 'https', 'client', 'service'];

/** How deep options are searched. */
const DEEPEST = 4;

/**
 * Finds the functions that forward their requests to another server: they put the address or the method of a request
 * into one that they send, or pass it to a proxy. What goes into messages, logs and answers does not count.
 */
export class ForwardingSigns implements Listener {
  readonly #parts: RequestParts;
  readonly #clients: ClientRoles;
  readonly #values: RequestValues;
  readonly #sourceOf: (file: string) => string;
  readonly #signs = new Signs<Sign>();
  /** The parameters that decorators give a part of a request: `@Body() { url }`. */
  readonly #decorated = new Set<string>();

  /**
   * @param parts finds which values are parts of requests, in the same evaluation
   * @param values finds which parameters are given parts of requests, in the same evaluation
   * @param clients finds which values are clients, in the same evaluation
   * @param sourceOf returns the text of a file
   */
  constructor(parts: RequestParts, values: RequestValues, clients: ClientRoles, sourceOf: (file: string) => string) {
    this.#parts = parts;
    this.#values = values;
    this.#clients = clients;
    this.#sourceOf = sourceOf;
  }

  entered({ code, file }: FunctionValue): void {
    for (const { range } of code?.parameters ?? [])
      if (this.#values.decoratedAt({ file, range })) this.#decorated.add(startOf({ file, range }));
  }

  /** Whether one of some functions forwards its requests. */
  isIn(functions: readonly Place[], code: EvaluatedFunctions): boolean {
    return this.#signs.of(functions, code).length > 0;
  }

  called(event: CallEvent): void {
    const { callee, site, callers } = event;
    const parameter = this.#forwardedBy(event);
    if (parameter !== null && !this.#decorated.has(parameter))
      this.#signs.add({ place: site.place, callers, given: { parameter, index: 0 } }, 'forwards');
    else if (isProxyModule(packageOf(callee))) this.#signs.add({ place: site.place, callers, given: null }, 'forwards');
  }

  /** A key of the parameter that a call forwards, or a part of it; null for another call. */
  #forwardedBy(event: CallEvent): string | null {
    const { callee, args } = event;
    const name = nameOfCallee(callee);
    const member = memberSource(callee);
    const on = member && PROXYING.has(name) ? givenIn(member.object) : null;
    if (on?.index === 1) return on.parameter;
    const whole = SENDERS.has(name)
      ? args.flatMap((each) => givenIn(each) ?? []).find(({ index }) => index === 0)
      : undefined;
    return whole?.parameter ?? this.#sentBy(event, name);
  }

  #sentBy({ callee, args, site }: CallEvent, name: string): string | null {
    const chosen = callee.kind === 'opaque' && callee.source.kind === 'operation' && callee.source.operator === '[]';
    const [client, key] = chosen ? callee.source.operands : [callee];
    const isClient = client && (this.#isClient(client) || isNameOfClient(nameWrittenAt(site.receiver, this.#sourceOf)));
    if (!isClient) return null;
    // The second argument of a member that names the method is the body.
    const sent = [...(key ? [key] : []), ...args.slice(0, MEMBERS.has(name) ? 1 : 2)];
    for (const value of sent) {
      const found = this.#addressIn(value);
      if (found !== null) return found;
    }
    return null;
  }

  #isClient(callee: Value): boolean {
    const known = this.#clients.of(callee) ?? this.#clients.of(memberSource(callee)?.object ?? callee);
    if (known) return known.client.kind !== 'matcher' && !known.inProcess;
    return isClientModule(packageOf(callee)) || chainOf(callee).some((each) => isClientName(each));
  }

  /** The parameter of which a value contains the address or the method, before its query; null where none does. */
  #addressIn(value: Value, depth = 0): string | null {
    const first = (values: readonly Value[]): string | null => {
      for (const each of values) {
        const found = this.#addressIn(each, depth + 1);
        if (found !== null) return found;
      }
      return null;
    };
    if (depth > DEEPEST) return null;
    switch (value.kind) {
      case 'choice':
        return first(value.options);
      case 'text': {
        const query = value.pieces.findIndex((piece) => 'text' in piece && piece.text.includes('?'));
        const pieces = query === -1 ? value.pieces : value.pieces.slice(0, query);
        return first(pieces.flatMap((piece) => ('hole' in piece ? [piece.hole] : [])));
      }
      case 'object':
        return first(
          [...value.state.fields].flatMap(([name, field]) =>
            value.shape === 'array' || ADDRESS_MEMBERS.has(name) || METHOD_MEMBERS.has(name) ? [field] : [],
          ),
        );
      case 'opaque':
        if (isOfQuery(value)) return null;
        return (this.#parts.find(value, ADDRESSES) ?? this.#parts.find(value, METHODS))?.parameter ?? null;
      default:
        return null;
    }
  }
}

/** Whether a value has the name of a client; `request` is also what many handlers are passed. */
function isClientName(value: Value): boolean {
  if (isCall(value)) return false;
  const name = nameOfCallee(value);
  if (value.kind === 'opaque' && value.source.kind === 'parameter' && name === 'request') return false;
  return isNameOfClient(name);
}

function isNameOfClient(name: string): boolean {
  const lower = name.toLowerCase();
  return CLIENT_NAMES.has(lower) || CLIENT_ENDS.some((end) => lower.endsWith(end));
}

/** Whether a value is a query, or a part of one: `url.search`, `req.url.split('?')[1]`. */
function isOfQuery(value: Value): boolean {
  return chainOf(value).some((each) => {
    if (QUERIES.has(memberSource(each)?.name ?? '')) return true;
    const [list, key] = each.kind === 'opaque' && each.source.kind === 'operation' ? each.source.operands : [];
    const [separator] =
      list && isCall(list) && nameOfCallee(list.source.call.callee) === 'split' ? list.source.call.args : [];
    return separator !== undefined && knownText(separator) === '?' && !(key?.kind === 'constant' && key.value === 0);
  });
}
