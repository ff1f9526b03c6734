import { rtkQuery } from '../catalogue/clients/rtk-query.ts';
import { clientValue } from '../requests/client-value.ts';
import type { CallEvent } from '../values/events.ts';
import type { FunctionCode } from '../values/terms.ts';
import { memberSource, optionsOf, type FunctionValue, type Value } from '../values/value.ts';
import type { ClientRoles } from './client-role.ts';
import { fieldOf } from './options.ts';
import { readForms, type SentRequest } from './sent-request.ts';
import { operation } from '../values/new-values.ts';

/** The operation that makes the builder of the endpoints of an API, from the result of the call that describes them. */
const ENDPOINTS = 'endpoints';
/** The calls that describe endpoints. */
const DESCRIBING: ReadonlySet<string> = new Set(['createApi', 'injectEndpoints']);
/** The members of a builder that each describe one endpoint. */
const KINDS: ReadonlySet<string> = new Set(['query', 'mutation', 'infiniteQuery']);

/** A request, and the call that describes it. */
interface Described {
  readonly sent: SentRequest;
  readonly event: CallEvent;
}

/**
 * Finds the requests that the endpoints of an API send: their `query` functions return a URL, or options with one:
 * `createApi({ endpoints: (build) => ({ list: build.query({ query: () => '/users' }) }) })`
 * (https://redux-toolkit.js.org/rtk-query/api/createApi).
 */
export class DescribedEndpoints {
  readonly #roles: ClientRoles;
  /** The calls that describe an endpoint, by the functions that return its URL. */
  readonly #queries = new Map<FunctionCode, { readonly event: CallEvent; readonly api: Value }>();

  constructor(roles: ClientRoles) {
    this.#roles = roles;
  }

  /**
   * The arguments of a callback that gets the builder of endpoints; null for another callback. Records the functions
   * that return the URL of an endpoint.
   */
  parametersOf(event: CallEvent, callback: FunctionValue): readonly Value[] | null {
    const { callee, args, result } = event;
    const [options] = args;
    const name = memberSource(callee)?.name ?? '';
    if (!options) return null;
    if (DESCRIBING.has(name) && isField(options, 'endpoints', callback)) return [operation(ENDPOINTS, [result])];
    const api = KINDS.has(name) ? describedBy(callee) : null;
    if (api && callback.code && isField(options, 'query', callback)) this.#queries.set(callback.code, { event, api });
    return null;
  }

  /**
   * The requests that the result of a function describes. An unknown result describes none: it may be a URL or options.
   */
  answered({ code }: FunctionValue, answer: Value): readonly Described[] {
    const query = code && this.#queries.get(code);
    if (!query) return [];
    const base = this.#roles.of(query.api)?.base ?? null;
    // Where the base is not known, a function of the project may send the requests in any way.
    const sender = clientValue({ client: rtkQuery, role: 'query' }, base, base !== null);
    return optionsOf(answer).flatMap((said) => {
      const event = { ...query.event, args: [said] };
      const isSaid = said.kind === 'text' || said.kind === 'object';
      const sent = isSaid && sender?.role.sends ? readForms(event, sender.role.sends, sender, null) : null;
      return sent ? [{ sent, event }] : [];
    });
  }
}

/**
 * The result of the call that describes an API, from a member of the builder of its endpoints; null for another member.
 */
function describedBy(callee: Value): Value | null {
  const object = memberSource(callee)?.object ?? null;
  const source = object?.kind === 'opaque' ? object.source : null;
  return source?.kind === 'operation' && source.operator === ENDPOINTS ? (source.operands[0] ?? null) : null;
}

function isField(options: Value, name: string, callback: FunctionValue): boolean {
  const field = fieldOf(options, [name]);
  return field.kind === 'value' && optionsOf(field.value).includes(callback);
}
