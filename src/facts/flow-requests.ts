import type { FileGuard } from '../model/plan-input.ts';
import type { Request } from '../model/request.ts';
import type { AssignEvent, CallEvent, CombineEvent, CompareEvent, KeyEvent, Listener } from '../values/events.ts';
import type { FunctionValue, ObjectValue, OpaqueValue, Place, Value } from '../values/value.ts';
import { makesPartialMatcher } from './asserted-calls.ts';
import { AssertedFunctions } from './asserted-functions.ts';
import type { ClientRoles } from './client-role.ts';
import { ComparedUrls } from './compared-urls.ts';
import { DescribedEndpoints } from './described-endpoints.ts';
import { EvaluatedTexts } from './evaluated-texts.ts';
import { FoundRequests } from './found-requests.ts';
import { passedCallback } from './passed-callbacks.ts';
import { readLikely } from './likely-clients.ts';
import { LiteralUses } from './literal-uses.ts';
import { OtherUses } from './other-uses.ts';
import { lastOrigin, pathOrigin } from './path-origins.ts';
import { RegisteredTexts, useOfRegistration, type FoundPath } from './registered-texts.ts';
import { Registrations } from './registrations.ts';
import type { WrittenRoute } from './route-rows.ts';
import { SentLiterals, type PassedOn } from './sent-literals.ts';
import { SentCalls } from './sent-calls.ts';
import { methodText, readSent, type SentRequest } from './sent-request.ts';
import { TakenRequests } from './taken-requests.ts';

/** Finds the requests that a program sends, and the literals that specify their URLs, wherever these are written. */
export class FlowRequests implements Listener, PassedOn {
  readonly #roles: ClientRoles;
  readonly #sourceOf: (file: string) => string;
  readonly #isRoute: (member: Place) => boolean;
  readonly #uses = new LiteralUses();
  readonly #others: OtherUses;
  readonly #found: TakenRequests;
  /** The literals of their URLs, and the calls that send them. */
  readonly literals: SentLiterals;
  readonly #sent: SentCalls;
  readonly #compared: ComparedUrls;
  readonly #endpoints: DescribedEndpoints;
  /** The functions of clients that assertions of tests are about. */
  readonly functions: AssertedFunctions;
  readonly registrations = new Registrations();
  /** The addresses that the program builds from several texts, other than the URLs of requests that are found. */
  readonly texts: EvaluatedTexts;

  /**
   * @param sourceOf the text of a file, for the places of characters that are written as escapes
   * @param isRoute whether a call registers a route on a router that only its name identifies, by the place of the
   * member
   */
  constructor(roles: ClientRoles, sourceOf: (file: string) => string, isRoute: (member: Place) => boolean) {
    this.#isRoute = isRoute;
    this.#roles = roles;
    this.#sourceOf = sourceOf;
    this.#sent = new SentCalls(roles);
    this.functions = new AssertedFunctions(roles);
    this.#compared = new ComparedUrls(this.functions, sourceOf);
    this.#endpoints = new DescribedEndpoints(roles);
    this.texts = new EvaluatedTexts(sourceOf);
    this.#others = new OtherUses(this.#uses, this.texts);
    this.#found = new TakenRequests(this.#uses, this.#others, this.#sent, this.texts);
    this.literals = new SentLiterals(this.#uses, this.#found.byKey);
  }

  called(event: CallEvent): void {
    const registered = this.registrations.take(event);
    if (registered.length > 0) {
      this.literals.registered(event.site.place, registered);
      useOfRegistration(registered, event, this.#uses);
      return;
    }
    const declared = this.registrations.declared.take(event);
    if (declared) {
      this.#uses.sent(declared.path, declared.key);
      for (const value of event.args.slice(1)) this.#uses.used(value);
      return;
    }
    if (makesPartialMatcher(event)) return;
    this.functions.called(event);
    const sent = readSent(event, this.#roles) ?? this.#likely(event) ?? this.#compared.read(event);
    this.#sent.called(event);
    if (!sent) {
      if (passedCallback(event)) this.#others.answered(event.result);
      this.texts.called(event);
      this.#others.passed(this.#roles.beginsUrl(event) ? { ...event, args: event.args.slice(1) } : event);
      return;
    }
    this.#send(sent, event);
  }

  #likely(event: CallEvent): SentRequest | null {
    // The text is read on demand: most calls turn out to be no requests without it.
    const likely = readLikely(event, this.#roles, () => this.#receiverOf(event));
    return likely && !this.#isRoute(event.site.calleePlace) ? likely : null;
  }

  /** Takes a request that a call sends. */
  #send(sent: SentRequest, event: CallEvent): void {
    const { args, callers, site } = event;
    const urlAt = sent.standing.beginning ? site.argumentPlaces.findIndex((place) => place === sent.urlPlace) : -1;
    this.literals.sent(site.place);
    const call = { ...site.place, given: event.args, member: site.member, isWritten: true };
    this.#found.take({ sent, call, callers, receiver: this.#receiverOf(event) });
    for (const [at, value] of args.entries())
      if (value !== sent.url && at !== urlAt && value.kind === 'text' && value !== methodText(sent))
        this.#uses.used(value);
  }

  combined(event: CombineEvent): void {
    for (const { before, methodKey, ...compared } of this.#compared.combined(event)) {
      const known = this.#found.compare({ ...compared, sent: before });
      const keys = this.#found.compare(compared);
      if (keys[0] !== undefined) this.#uses.fillsIn(methodKey, keys[0]);
      for (const [at, key] of known.entries()) {
        this.#found.delete(key);
        this.#uses.fillsIn(key, keys[at] ?? key);
      }
    }
  }

  /**
   * Takes the result of a function; returns whether it describes requests, as that of a `query` function of RTK Query
   * does.
   */
  answered(called: FunctionValue, answer: Value): boolean {
    const described = this.#endpoints.answered(called, answer);
    for (const { sent, event } of described) this.#send(sent, event);
    return described.length > 0;
  }

  /** The name of the object that a call is made on, as it is written; empty for none. */
  #receiverOf({ site: { receiver } }: CallEvent): string {
    return receiver ? this.#sourceOf(receiver.file).slice(...receiver.range) : '';
  }

  /** The path of a route, where it is written; null where no literal specifies it. */
  pathOf(registration: WrittenRoute, texts: RegisteredTexts): FoundPath | null {
    const { path } = registration;
    const origin = path && (pathOrigin(path) ?? lastOrigin(path));
    return path && origin ? texts.pathOf(registration, path, origin) : null;
  }

  /** @param follow evaluates all that may use the texts of a file: edits need that */
  registeredTexts(follow: (file: string) => void): RegisteredTexts {
    return new RegisteredTexts(this.#uses, this.registrations, this.#sourceOf, follow);
  }

  /**
   * Whether all clients that a file installs for components under a name have a member that does the same as another
   * one.
   */
  haveInstalled(name: string, file: string, member: string, instead: string): boolean {
    return this.#sent.haveInstalled(name, file, member, instead);
  }

  passed(value: Value, parameter: OpaqueValue): void {
    this.texts.passing.passed(value, parameter);
  }

  passedInto(value: OpaqueValue): readonly Value[] {
    return this.texts.passing.into(value);
  }

  takesHandlers(event: CallEvent): boolean {
    return this.registrations.takesHandlers(event);
  }

  parametersOf(event: CallEvent, at: number, callback: FunctionValue): readonly Value[] | null {
    const handed = passedCallback(event);
    if (handed?.callback === at) return [handed.value];
    return this.#endpoints.parametersOf(event, callback) ?? this.registrations.parametersOf(event, callback);
  }

  compared(event: CompareEvent): void {
    const { left, place, right } = event;
    this.#uses.decisions.compared(event);
    const sent = this.#compared.compared(event);
    if (sent) {
      this.#found.compare({ sent, place });
      return;
    }
    const method = this.#compared.methodCompared(event);
    if (method) {
      this.#uses.saidMethod(method.text, method.key);
      return;
    }
    if (left.kind !== 'opaque' && right.kind !== 'opaque') return;
    this.#others.used(left);
    this.#others.used(right);
  }

  tested(value: Value): void {
    this.#uses.decisions.tested(value);
  }

  keyed(event: KeyEvent): void {
    this.#uses.decisions.keyed(event);
  }

  assigned(event: AssignEvent): void {
    this.#sent.assigned(event);
    this.functions.assigned(event);
    this.#roles.assigned(event);
    this.#others.used(event.value);
  }

  countRoutes(): number {
    return this.registrations.taken;
  }

  /** The comparisons of URLs with words and patterns. */
  comparisons(): readonly FileGuard[] {
    return this.#compared.guards();
  }

  countRequests(): number {
    return this.#found.byKey.size;
  }

  unfinished(file: string): void {
    this.#uses.unread(file);
  }

  made(object: ObjectValue): void {
    this.#sent.named.made(object);
  }

  readField(object: ObjectValue, name: string, place: Place): void {
    this.#sent.named.readField(object, name, place);
  }

  read(object: OpaqueValue, name: string, place: Place): void {
    this.#sent.hooks.read(object, name, place);
  }

  escaped(value: Value): void {
    this.#others.used(value);
  }

  /** The files whose literals specify the paths of requests. */
  get files(): readonly string[] {
    return this.#found.files;
  }

  /** The requests whose paths are specified by literals of a file. */
  requestsIn(file: string): readonly Request[] {
    return this.#found.in(file, new FoundRequests(this.#roles, this.#sourceOf, this.#uses, this.#sent));
  }
}
