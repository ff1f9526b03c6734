import { BY_MEMBER } from '../catalogue/clients/all-clients.ts';
import type { Client } from '../catalogue/clients/client.ts';
import { methodOfMember } from '../requests/method-members.ts';
import { mockPattern } from '../requests/mock-pattern.ts';
import type { Method, MethodToken } from '../model/method.ts';
import type { OwnClient, Request } from '../model/request.ts';
import type { Range } from '../model/text.ts';
import type { ClientValue } from '../requests/client-value.ts';
import { liesWithin } from '../text/ranges.ts';
import type { CalledMember, Caller } from '../values/events.ts';
import { literalPlace } from '../values/place.ts';
import { memberSource, type Origin, type TextValue } from '../values/value.ts';
import type { ClientRoles } from './client-role.ts';
import { FlowText, type TextHome } from './flow-text.ts';
import type { LiteralUses } from './literal-uses.ts';
import { isOpen, mayName } from './own-members.ts';
import { methodToken } from './request-method.ts';
import type { SentCalls } from './sent-calls.ts';
import { methodText, type SentRequest } from './sent-request.ts';

/** The scheme and the host of a URL. */
const ORIGIN = /^(?:[a-z][a-z\d+.-]*:)?\/\/[^/]*/i;

/** The text that a client puts before a URL, which has none of its own; null where it is not known. */
function baseBefore(url: string, base: string | null, { resolvesBase }: Client): string | null {
  if (ORIGIN.test(url)) return '';
  if (!resolvesBase || base === null || !url.startsWith('/')) return base;
  const origin = ORIGIN.exec(base)?.[0] ?? '';
  const hasPath = /[^/]/.test(base.slice(origin.length));
  return !hasPath ? base : resolvesBase === 'always' ? origin : null;
}

/** A request with one of its possible URLs, and the call that sends it. */
export interface Found {
  readonly sent: SentRequest;
  readonly url: TextValue;
  /** The call that sends it. */
  readonly call: Caller;
  /** The calls of functions of the project during which it is sent, the innermost one first. */
  readonly callers: readonly Caller[];
  readonly key: string;
  /** The name of the object of the call in the source: `api` of `api.get('/users')`; empty for none. */
  readonly receiver: string;
}

/** Makes requests of the calls that send them, for each file with a literal of the URL. */
export class FoundRequests {
  readonly #roles: ClientRoles;
  readonly #sourceOf: (file: string) => string;
  readonly #uses: LiteralUses;
  readonly #calls: SentCalls;

  constructor(roles: ClientRoles, sourceOf: (file: string) => string, uses: LiteralUses, calls: SentCalls) {
    this.#roles = roles;
    this.#sourceOf = sourceOf;
    this.#uses = uses;
    this.#calls = calls;
  }

  /** A request as listed for the file of a literal of its URL, with the call in that file during which it is sent. */
  requestAt(found: Found, { file, literal }: Origin): Request {
    const { url, call, callers, key } = found;
    const said: Range = [literal.start, literal.end];
    const here = [call, ...callers].filter((each) => each.file === file);
    const around = here.find(({ range }) => liesWithin(said, range));
    const range = (around ?? here[0])?.range ?? said;
    const source = this.#sourceOf(file);
    const home: TextHome = { file, source, range: around?.range ?? said, request: key, uses: this.#uses };
    const { urlPlace } = found.sent;
    const reads = urlPlace?.file === file && !around ? urlPlace : null;
    const sent = this.#complete(found);
    const { standing, base } = sent;
    const typesBody = this.#calls.types.of(sent);
    const bodyReads = this.#calls.hooks.readsOf(sent.on);
    const { client, role, inProcess } = standing;
    const text = new FlowText(url, home);
    const kind = isMatcher(standing) ? 'matcher' : 'request';
    const compared =
      kind === 'matcher' && !sent.match ? mockPattern(text) : { text, match: sent.match ?? ('whole' as const) };
    const own = around && this.#ownMethod(sent, around, around === call);
    const ownClient = own ? this.#openClient(around) : likelyOwn(found);
    const calls = this.#calls.sendersOf(key, { file, range: said });
    const method =
      own ??
      this.#namedMethod(sent, { ...home, range }) ??
      methodToken(sent, { ...home, range }, this.#calls.isOnly(call));
    return {
      ...{ kind, client: client.name, url: compared.text, match: compared.match, range },
      ...{ method, inProcess, ...(typesBody && { typesBody }), ...(bodyReads && { bodyReads }) },
      base: baseBefore(text.value, base, client),
      mayDefault: !standing.isKnown || client.alwaysGets !== true,
      ...(method === null && role.anyMethod !== 'expects' && { answersAll: true }),
      ...(ownClient && { own: ownClient }),
      ...(reads && { reads: reads.range }),
      ...(calls && { calls }),
    };
  }

  /** The method of a request as the name of a field that says it; null where it is written otherwise. */
  #namedMethod(sent: SentRequest, home: TextHome): MethodToken | null {
    const said = sent.methodSource.kind === 'text' ? sent.methodSource.text : null;
    const token = said && sent.method !== null ? this.#calls.named.tokenOf(sent.method, said, home) : null;
    const isOnly = this.#calls.isOnly(home);
    return token && { ...token, edit: (target) => (isOnly && sent.carries(target) ? token.edit(target) : null) };
  }

  /**
   * A request with what later calls show of it: the base of its client, whether it has a body, and whether its method
   * is set elsewhere, so that it is unknown.
   */
  #complete({ sent, call }: Found): SentRequest {
    const given = this.#calls.baseOf(sent.on);
    const based = given === undefined ? sent : { ...sent, base: given };
    if (this.#calls.isReplaced(sent.result))
      return { ...based, method: 'UNKNOWN', methodSource: { kind: 'unknown', place: call } };
    if (!this.#calls.hasBody(sent.result)) return based;
    const { bodiless } = sent.standing.client;
    const { methodSource } = sent;
    return {
      ...based,
      carries: (target) => !bodiless.includes(target) && sent.carries(target),
      ...(methodSource.kind === 'member' && {
        methodSource: {
          ...methodSource,
          memberFor: (target) => (bodiless.includes(target) ? null : methodSource.memberFor(target)),
        },
      }),
    };
  }

  /**
   * The method of a request as the name of a member of a client of the project: `api.post` for
   * `class Api { post() ... }`. Null where that name is not the method, or where the method is written within the call
   * itself.
   *
   * @param isSending whether the call is the one that sends the request
   */
  #ownMethod(sent: SentRequest, { member, file, range }: Caller, isSending: boolean): MethodToken | null {
    const method = member && methodOfMember(member.name);
    if (!member || !method || (sent.method !== method && sent.method !== 'UNKNOWN')) return null;
    const text = methodText(sent);
    const place = text?.pieces.length === 1 ? literalPlace(text) : null;
    // The method is written in the call itself.
    if (isSending && (sent.methodSource.kind !== 'member' || sent.methodSource.place !== null)) return null;
    if (place?.file === file && liesWithin(place.range, range)) return null;
    return {
      ...{ method, range: member.place.range },
      ...(place && { saidAt: place }),
      edit: (target) => {
        const isOnly = this.#calls.isOnly({ file, range });
        const names = membersFor(target, member);
        const known = names.find((each) => mayName(each, member, this.#roles));
        const name = known ?? (isOpen(member.object) ? names[0] : undefined);
        return isOnly && name !== undefined ? { range: member.place.range, text: name } : null;
      },
    };
  }

  /**
   * The client of the project that a call is made on, where it may have more members than are known; null for another.
   */
  #openClient({ member }: Caller): OwnClient | null {
    if (!member || !isOpen(member.object)) return null;
    const { receiver } = member;
    const name = receiver ? this.#sourceOf(receiver.file).slice(...receiver.range) : '';
    return { name, isAgent: false, has: (each) => mayName(each, member, this.#roles) };
  }
}

/** Whether a client matches the URLs of requests, as a mock does, and sends none. */
export function isMatcher({ client, role }: ClientValue): boolean {
  return (role.kind ?? client.kind) === 'matcher';
}

/** The possible names of the member for another method in the style of this one: `$delete` next to `$post`. */
function membersFor(target: Method, { name }: CalledMember): readonly string[] {
  const names = target === 'DELETE' ? ['delete', 'del'] : [target.toLowerCase()];
  return name.startsWith('$') ? names.map((each) => `$${each}`) : names;
}

/**
 * The client that sends a request, where it is one by its names alone and the name of its member is the method; null
 * for a known client.
 */
function likelyOwn({ sent: { standing, methodSource, on }, receiver }: Found): OwnClient | null {
  if (standing.isKnown || methodSource.kind !== 'member' || methodSource.place === null) return null;
  const member = memberSource(on)?.name ?? '';
  return { name: receiver, isAgent: standing.inProcess, ...(BY_MEMBER.has(member) && { installed: member }) };
}
