import { mayHoldVerb } from '../convention/verb-segment.ts';
import { HOLE } from '../paths/path.ts';
import type { Request } from '../model/request.ts';
import type { AssignEvent, CallEvent, CompareEvent, Listener } from '../values/machine.ts';
import { literalKey, wholeOf } from '../values/place.ts';
import { joined, plainText } from '../values/text-value.ts';
import type { FunctionValue, LiteralPiece, Origin, Place, TextValue, Value } from '../values/value.ts';
import { beginsAsPath, pathIn } from '../requests/url.ts';
import { lastNameOf, type ClientRoles } from './client-role.ts';
import { DescribedEndpoints } from './described-endpoints.ts';
import { EvaluatedTexts } from './evaluated-texts.ts';
import { takesOtherNames } from './text-purpose.ts';
import { FoundRequests, isMatcher, type Found } from './found-requests.ts';
import { handedOn, isKept } from './handed-callbacks.ts';
import { readLikely } from './likely-clients.ts';
import { groupBy } from '../text/grouping.ts';
import { LiteralUses } from './literal-uses.ts';
import { RegisteredTexts, useOfRegistration, type FoundPath } from './registered-texts.ts';
import { Registrations, type Registration } from './registrations.ts';
import { SentCalls } from './sent-calls.ts';
import { methodText, readSent, type SentRequest } from './sent-request.ts';

/** What reads the texts that it is given to people, and does nothing else with them. */
const PRINTERS = /^(?:console|log|logger|winston|pino|debug)$/i;

/** Finds the requests that a program sends, and the literals that say their URLs, wherever these are written. */
export class FlowRequests implements Listener {
  readonly #roles: ClientRoles;
  readonly #sourceOf: (file: string) => string;
  readonly #isRoute: (member: Place) => boolean;
  readonly #uses = new LiteralUses();
  readonly #found = new Map<string, Found>();
  readonly #sent: SentCalls;
  readonly #endpoints: DescribedEndpoints;
  readonly registrations = new Registrations();
  /** The addresses that no text of a file says by itself, besides those of requests that are known. */
  readonly texts: EvaluatedTexts;

  /**
   * @param sourceOf the text of a file, for the places of characters that are written as escapes
   * @param isRoute whether a call registers a route whose router only its name tells, by the place of the member
   */
  constructor(roles: ClientRoles, sourceOf: (file: string) => string, isRoute: (member: Place) => boolean) {
    this.#isRoute = isRoute;
    this.#roles = roles;
    this.#sourceOf = sourceOf;
    this.#sent = new SentCalls(roles);
    this.#endpoints = new DescribedEndpoints(roles);
    this.texts = new EvaluatedTexts(sourceOf);
  }

  /** Says what a request answers. */
  #takeAnswer(value: Value): void {
    this.#uses.answered(value);
    this.texts.answered(value);
  }

  /** Says that a value reaches something that is no request. */
  #used(value: Value): void {
    this.#uses.used(value, (text) => {
      this.texts.used(text);
    });
  }

  called(event: CallEvent): void {
    const registered = this.registrations.take(event);
    if (registered.length > 0) {
      useOfRegistration(registered, event, this.#uses);
      return;
    }
    const sent = readSent(event, this.#roles) ?? this.#likely(event);
    this.#sent.called(event);
    if (!sent) {
      if (handedOn(event)) this.#takeAnswer(event.result);
      this.texts.called(event);
      this.#handOver(event);
      return;
    }
    this.#send(sent, event);
  }

  #likely(event: CallEvent): SentRequest | null {
    // Most calls are told to be none without their text.
    const likely = readLikely(event, this.#roles, () => this.#receiverOf(event));
    return likely && !this.#isRoute(event.site.calleePlace) ? likely : null;
  }

  /** Takes a request that a call sends. */
  #send(sent: SentRequest, event: CallEvent): void {
    const { member, place } = event.site;
    this.#takeAnswer(event.result);
    for (const url of joined([sent.url])) {
      if (url.kind !== 'text' || !saysAddress(plainText(url) ?? '', sent)) {
        this.#used(url);
        continue;
      }
      const key = keyOf(sent, url, place);
      this.#uses.sent(url, key);
      const method = methodText(sent);
      if (method) this.#uses.saidMethod(method, key);
      const origin = pathOrigin(url);
      this.#sent.sent(origin ? literalKey(origin) : key, sent, event);
      this.texts.sent(url);
      const call = { ...place, given: event.args, member, isWritten: true };
      this.#found.set(key, { sent, url, call, callers: event.callers, key, receiver: this.#receiverOf(event) });
    }
    for (const value of event.args)
      if (value !== sent.url && value.kind === 'text' && value !== methodText(sent)) this.#uses.used(value);
  }

  /** Hears what functions answer: some describe requests by that. */
  answered(called: FunctionValue, answer: Value): boolean {
    const described = this.#endpoints.answered(called, answer);
    for (const { sent, event } of described) this.#send(sent, event);
    return described.length > 0;
  }

  /** The name by which a call names what it is made on; empty for none. */
  #receiverOf({ site: { receiver } }: CallEvent): string {
    return receiver ? this.#sourceOf(receiver.file).slice(...receiver.range) : '';
  }

  /** What a call is given that is no request. */
  #handOver(event: CallEvent): void {
    if (isPrinter(event)) return;
    const namesNone = namesOther(event);
    for (const [at, value] of event.args.entries()) {
      if (isKept(event, at)) continue;
      if (namesNone) this.#uses.used(value);
      else this.#used(value);
    }
  }

  /** The path of a route, where it is written; null where no literal says it. */
  pathOf(registration: Registration, texts: RegisteredTexts): FoundPath | null {
    const { path } = registration;
    const origin = path && (pathOrigin(path) ?? lastOrigin(path));
    return path && origin ? texts.pathOf(registration, path, origin) : null;
  }

  /** @param follow evaluates all that may use the texts of a file: edits need that */
  registeredTexts(follow: (file: string) => void): RegisteredTexts {
    return new RegisteredTexts(this.#uses, this.registrations, this.#sourceOf, follow);
  }

  /** What begins the URLs of what an assertion is about that begins at a place; undefined where that is not known. */
  baseExpectedAt(place: Place): string | null | undefined {
    return this.#sent.baseExpectedAt(place);
  }

  /** Whether all clients that a file puts where components find them have a member that does what another one does. */
  haveInstalled(name: string, file: string, member: string, instead: string): boolean {
    return this.#sent.haveInstalled(name, file, member, instead);
  }

  /** Whether a literal says the URL of a request, or a part of it. */
  isSent(origin: Origin): boolean {
    return this.#uses.isSent(origin);
  }

  takesHandlers(event: CallEvent): boolean {
    return this.registrations.takesHandlers(event);
  }

  parametersOf(event: CallEvent, at: number, callback: FunctionValue): readonly Value[] | null {
    const handed = handedOn(event);
    if (handed?.callback === at) return [handed.value];
    return this.#endpoints.parametersOf(event, callback) ?? this.registrations.parametersOf(event, callback);
  }

  compared({ left, right }: CompareEvent): void {
    if (left.kind !== 'opaque' && right.kind !== 'opaque') return;
    this.#used(left);
    this.#used(right);
  }

  tested(value: Value): void {
    this.#uses.tested(value);
  }

  assigned(event: AssignEvent): void {
    this.#sent.assigned(event);
    this.#roles.assigned(event);
    this.#used(event.value);
  }

  unfinished(file: string): void {
    this.#uses.unread(file);
  }

  escaped(value: Value): void {
    this.#used(value);
  }

  /** The requests by the files whose literals say their paths. */
  byFile(): ReadonlyMap<string, readonly Request[]> {
    const found = new Map<string, Request[]>();
    const requests = new FoundRequests(this.#roles, this.#sourceOf, this.#uses, this.#sent);
    const said = [...this.#found.values()].flatMap((each) => {
      const origin = pathOrigin(each.url) ?? (isMatcher(each.sent.standing) ? lastOrigin(each.url) : null);
      return origin ? [{ found: each, origin }] : [];
    });
    const same = groupBy(said, ({ found: { call }, origin }) => `${literalKey(origin)} ${wholeOf(call)}`);
    for (const group of same.values())
      for (const { found: each, origin } of group) {
        const open = group.find((other) => covers(other.found.url, each.url))?.found;
        if (open) this.#uses.fillsIn(each.key, open.key);
        if (open) continue;
        const known = found.get(origin.file) ?? [];
        known.push(requests.requestAt(each, origin));
        found.set(origin.file, known);
      }
    return found;
  }
}

/** Whether a text is a URL: it begins as a path or with what is not known, or stands behind the base of a client. */
function saysAddress(text: string, { base, standing }: SentRequest): boolean {
  if (beginsAsPath(text) || (isMatcher(standing) && /[/*]/.test(text))) return true;
  if (standing.role.pathOnly !== true && RELATIVE.test(text)) return true;
  return (
    standing.role.pathOnly !== true && (text.startsWith(HOLE) || (base !== null && /^[\w-]*(?:[/?#]|$)/.test(text)))
  );
}

/** How a URL begins that is relative to the page: `./users`. */
const RELATIVE = /^\.{1,2}\//;

/** The same for requests that the same edits change in the same way. */
function keyOf(sent: SentRequest, url: TextValue, place: Place): string {
  const { standing, method, base, saidBy } = sent;
  const path = pathOrigin(url);
  const [said] = methodText(sent)?.pieces ?? [];
  const saying = said && 'text' in said ? said.origin : null;
  return [
    ...[standing.client.name, standing.inProcess, standing.isKnown, method, base, plainText(url)],
    ...[path, saying].map((origin) => origin && literalKey(origin)),
    // Only where its file says the URL may the call be edited.
    ...(saidBy.kind === 'text' || path?.file !== place.file ? [] : [wholeOf(place)]),
  ].join(' ');
}

/** Functions that print what they are given. */
const PRINTING: ReadonlySet<string> = new Set(['log', 'print', 'debug', 'warn', 'info']);

/** Whether the texts that a call is given name modules, files, views or actions. */
function namesOther({ callee }: CallEvent): boolean {
  return callee.kind === 'opaque' && takesOtherNames(namesOfValue(callee));
}

function isPrinter({ callee }: CallEvent): boolean {
  const [last = '', object = ''] = callee.kind === 'opaque' ? namesOfValue(callee).toReversed() : [];
  return PRINTERS.test(object) || (object === '' && PRINTING.has(last));
}

/** The names by which a value says what it is, from the first to the last. */
function namesOfValue(value: Value): readonly string[] {
  if (value.kind !== 'opaque' || value.source.kind !== 'member') return [lastNameOf(value)];
  return [...namesOfValue(value.source.object), value.source.name];
}

/**
 * The last literal that says a verb in the path of a URL, or else a part of that path, or else one that is in the URL
 * where the path is said by no literal, as names of members are; null where nothing is said.
 */
function pathOrigin(url: TextValue): Origin | null {
  const { pieces } = url;
  const said = pieces.filter(
    (piece): piece is LiteralPiece => 'text' in piece && piece.origin !== null && /\w/.test(saidPath(piece.text)),
  );
  const naming = said.findLast(({ text }) => saidPath(text).split('/').some(mayHoldVerb));
  const isSaid = /\w/.test(saidPath(plainText(url) ?? ''));
  return (naming ?? said.at(-1))?.origin ?? (isSaid ? lastOrigin(url) : null);
}

/** The last literal that says a part of a text; null where none does. */
function lastOrigin({ pieces }: TextValue): Origin | null {
  return pieces.flatMap((piece) => ('text' in piece && piece.origin ? [piece.origin] : [])).at(-1) ?? null;
}

/** Whether a text says what another one says, with its beginning or some of its segments left open. */
function covers(open: TextValue, text: TextValue): boolean {
  const [plain = '', other = ''] = [open, text].map((each) => plainText(each) ?? '');
  if (plain === other) return false;
  if (plain.startsWith(`${HOLE}/`) && other.endsWith(plain.slice(1))) return true;
  const [segments, others] = [plain.split('/'), other.split('/')];
  // A word that is filled in may be the verb of a route.
  const isFilled = (each: string, at: number): boolean => each === HOLE && !mayHoldVerb(others[at] ?? '');
  return segments.length === others.length && segments.every((each, at) => each === others[at] || isFilled(each, at));
}

/** The path of a URL, without what only run time tells. */
function saidPath(url: string): string {
  return pathIn(url).replaceAll(HOLE, '');
}
