import type { TSESTree } from '@typescript-eslint/utils';
import { bare, type FunctionNode } from '../../text/syntax.ts';
import { likelyFramework } from '../calls/evidence.ts';
import { routerNameWeight } from '../values/foreign.ts';
import type { Framework } from '../frameworks/framework.ts';
import { describeHandlers } from '../handlers/handlers.ts';
import type { Receiver } from '../values/abstract-value.ts';
import type { Resolver } from '../values/resolver.ts';
import type { Attempt, RouteCall } from '../calls/route-call.ts';
import { readRouteCalls } from '../calls/read-route-calls.ts';
import { composeRegistrar, nodesAt, type OwnedRegistrar } from './compose.ts';
import { configuredCalls } from './configured.ts';
import type { GivenCall } from '../../model/given-call.ts';
import { readInheritedRoute } from './inherited-routes.ts';
import { readPackageRegistration } from './package-routers.ts';
import { isMadeHere, placeOf } from './place.ts';
import type { Owner } from './owned-place.ts';
import type { Place, Registrar, Target } from '../../model/registrar.ts';
import { readGivenCall } from './read-given.ts';
import { saysMethods } from './registrar.ts';
import { objectRegistrar } from './route-objects.ts';
import { CallSites, isExposed, siteOf } from './sites.ts';
import type { Site } from './site.ts';
import { placesIn, templateOf } from './template.ts';
import { methodsFrom } from './methods.ts';

/** A call of a registrar in its own file, and the router that it lands on. */
export interface RegistrarCall {
  readonly receiver: Receiver;
  readonly registrar: Registrar<Receiver>;
  readonly site: Site;
  readonly call: GivenCall;
  /** Whether the path is that of a parameter, as the code that is not seen hands it over. */
  readonly isTemplate: boolean;
}

/** The functions of a file that register routes of their own parameters, and their calls. */
export interface Registrars {
  readonly calls: readonly RegistrarCall[];
  /** The registrations of which every call is known. */
  readonly absorbed: ReadonlySet<Attempt>;
  /** The calls that are taken for what the function does that they call. */
  readonly sites: ReadonlySet<TSESTree.Node>;
  /** The registrations that others may call too. */
  readonly templates: ReadonlyMap<Attempt, object>;
  /** What others may register on by a call. */
  readonly targets: ReadonlySet<Receiver>;
  /** What a function registers when it is called. */
  of(node: FunctionNode): readonly Registrar<Receiver>[];
}

/** More registrars than these in one file are no helpers that a person wrote. */
const MOST = 200;

/** How many functions may stand between a call and the registration. */
const DEEPEST = 6;

/** Finds the functions of a file that register routes of their own parameters, and follows their calls in the file. */
export function findRegistrars(groups: ReadonlyMap<Receiver, readonly Attempt[]>, resolver: Resolver): Registrars {
  const finder = new RegistrarFinder(resolver);
  for (const [receiver, attempts] of groups) finder.addAttempts(receiver, attempts);
  finder.addBoundCalls();
  finder.addPackageCalls();
  finder.followCalls();
  finder.addConfiguredCalls();
  return finder;
}

class RegistrarFinder implements Registrars {
  readonly calls: RegistrarCall[] = [];
  readonly absorbed = new Set<Attempt>();
  readonly templates = new Map<Attempt, object>();
  readonly targets = new Set<Receiver>();
  readonly sites = new Set<TSESTree.Node>();
  readonly #resolver: Resolver;
  readonly #found: OwnedRegistrar[] = [];
  readonly #sites: CallSites;

  constructor(resolver: Resolver) {
    this.#resolver = resolver;
    this.#sites = new CallSites(resolver);
  }

  of(node: FunctionNode): readonly Registrar<Receiver>[] {
    return this.#found.flatMap(({ owner, registrar }) => (owner === node ? [registrar] : []));
  }

  addAttempts(receiver: Receiver, attempts: readonly Attempt[]): void {
    const isNamed = receiver.proof !== null || routerNameWeight(receiver.name) > 1;
    if (!isNamed) return;
    const framework = receiver.proof?.framework ?? likelyFramework(receiver, attempts, this.#resolver);
    if (receiver.proof?.kind === 'application' && !framework.applicationRoutes) return;
    for (const attempt of attempts)
      for (const found of this.#registrarsOf(attempt, framework)) this.#addFirst(attempt, found);
  }

  #registrarsOf(attempt: Attempt, framework: Framework): readonly OwnedRegistrar[] {
    const whole = objectRegistrar(attempt, framework, this.#resolver);
    const found = whole
      ? [whole]
      : readRouteCalls(attempt, framework, this.#resolver).flatMap((call) =>
          registrarsIn(attempt, call, framework, this.#resolver),
        );
    return found.map(({ owner, depth, registrar }) => ({
      owner,
      depth,
      registrar: { ...registrar, target: targetOf(attempt, owner, this.#resolver) },
    }));
  }

  #addFirst(attempt: Attempt, found: OwnedRegistrar): void {
    const exposed = isExposed(found.owner, this.#resolver);
    const isCalled = this.#sites.of(found.owner).length > 0;
    if (!exposed && !isCalled) return;
    const { target, own } = found.registrar;
    if (exposed) this.templates.set(attempt, own);
    else this.absorbed.add(attempt);
    if (exposed && target.kind === 'router') this.targets.add(target.router);
    this.#found.push(found);
  }

  /** `const get = app.get.bind(app)`: each call of it is a route of the application. */
  addBoundCalls(): void {
    for (const call of this.#resolver.file.plainCalls) {
      const value = this.#resolver.resolve(call.callee);
      if (value.kind !== 'method') continue;
      const registrar = boundRegistrar(value.receiver, value.name, this.#resolver);
      if (registrar) this.#follow({ registrar, depth: 0 }, siteOf(call));
    }
  }

  /** Calls of routers that a package makes, or that a class inherits from. */
  addPackageCalls(): void {
    for (const call of this.#resolver.file.pathCalls) {
      const read = readPackageRegistration(call, this.#resolver) ?? readInheritedRoute(call, this.#resolver);
      if (read) this.#follow({ registrar: read.registrar, depth: 0 }, siteOf(call));
    }
  }

  /** The list grows while it is gone through: a function that calls a registrar may be one itself. */
  followCalls(): void {
    for (let at = 0; at < this.#found.length && at < MOST; at += 1) {
      const found = this.#found[at];
      for (const site of found ? this.#sites.of(found.owner) : []) if (found) this.#follow(found, site);
    }
  }

  /** Calls of what a user describes, as far as their source does not tell. */
  addConfiguredCalls(): void {
    for (const setting of this.#resolver.file.registrars) {
      for (const { call, registrar } of configuredCalls(setting, this.#resolver))
        if (!this.sites.has(call)) this.#follow({ registrar, depth: 0 }, siteOf(call));
    }
  }

  #follow(found: Pick<OwnedRegistrar, 'registrar' | 'depth'>, site: Site): void {
    const { registrar } = found;
    this.sites.add(site.node);
    const composed = composeRegistrar(found, site, this.#resolver);
    if (!composed) {
      this.#addCall(registrar, site, false);
      return;
    }
    const exposed = isExposed(composed.owner, this.#resolver);
    const isCalled = this.#sites.of(composed.owner).length > 0;
    if (exposed || !isCalled) this.#addCall(registrar, site, exposed);
    if (
      (exposed || isCalled) &&
      composed.depth < DEEPEST &&
      !this.#found.some((known) => isSameRegistrar(known, composed))
    )
      this.#found.push(composed);
  }

  #addCall(registrar: Registrar<Receiver>, site: Site, isTemplate: boolean): void {
    const receiver = receiverAt(registrar.target, site, this.#resolver);
    if (!receiver) return;
    const answering = receiver.proof?.framework.signature.required ?? 2;
    this.calls.push({ receiver, registrar, site, isTemplate, call: readGivenCall(site, answering, this.#resolver) });
  }
}

/** What a call lands on: what it hands over, the instance that it is made on, or what the registrar says. */
function receiverAt(target: Target<Receiver>, site: Site, resolver: Resolver): Receiver | null {
  const [node] =
    target.kind === 'parameter' ? nodesAt(site, target.place, resolver) : target.isOwn && site.on ? [site.on] : [];
  const receiver = node && resolver.receiverOf(node);
  if (target.kind === 'parameter') return receiver && !('call' in receiver) ? receiver : null;
  return receiver && !('call' in receiver) && receiver.proof ? receiver : target.router;
}

function targetOf({ callee, pathCall, receiver }: Attempt, owner: Owner, resolver: Resolver): Target<Receiver> {
  const opened = pathCall && bare(pathCall.callee);
  const object = opened?.type === 'MemberExpression' ? opened.object : callee.object;
  const place = placeOf(object, resolver);
  if (place?.owner === owner) return { kind: 'parameter', place: place.place };
  return { kind: 'router', router: receiver, isOwn: startsAtThis(object) };
}

function startsAtThis(node: TSESTree.Node): boolean {
  let current = bare(node);
  while (current.type === 'MemberExpression') current = bare(current.object);
  return current.type === 'ThisExpression';
}

/** What a registration is whose path calls hand over; one for each such path. */
function registrarsIn(
  attempt: Attempt,
  call: RouteCall,
  framework: Framework,
  resolver: Resolver,
): readonly OwnedRegistrar[] {
  return call.paths.flatMap((path) => {
    const template = templateOf(path.node, resolver);
    if (!template) return [];
    const { owner, parts } = template;
    const methods = methodsFrom(attempt, call, framework, owner, resolver);
    const own = describeHandlers(call.handlers, framework.signature.required, resolver);
    const taken = [...parts, ...(methods === null || saysMethods(methods) ? [] : [methods])].filter(
      (part) => typeof part !== 'string',
    );
    const handlers = call.handlers
      .flatMap((node) => placesIn(node, owner, resolver))
      .filter((place) => !taken.some((other) => isSame(place, other)));
    // The target is told by what the registration is made on.
    const target: Target<Receiver> = { kind: 'router', router: attempt.receiver, isOwn: false };
    const isHandling = isMadeHere(call.handlers.at(-1), resolver);
    return [{ owner, depth: 0, registrar: { target, methods, path: parts, handlers, own, isHandling } }];
  });
}

function isSame(a: Place, b: Place): boolean {
  return a.at === b.at && a.rest === b.rest && a.members.join('.') === b.members.join('.');
}

/** Functions that call one another come to the same again. */
function isSameRegistrar(a: OwnedRegistrar, b: OwnedRegistrar): boolean {
  return a.owner === b.owner && a.registrar.own === b.registrar.own && said(a) === said(b);
}

function said({ registrar: { methods, path, target } }: OwnedRegistrar): string {
  return JSON.stringify([methods, path, target.kind === 'parameter' ? target.place : null]);
}

/** What a method of a router does by itself. */
export function boundRegistrar(receiver: Receiver, name: string, resolver: Resolver): Registrar<Receiver> | null {
  const framework = receiver.proof?.framework ?? likelyFramework(receiver, [], resolver);
  const method = Object.hasOwn(framework.methods, name) ? framework.methods[name] : undefined;
  if (
    method === undefined ||
    !framework.methodMembers ||
    (receiver.proof?.kind === 'application' && !framework.applicationRoutes)
  )
    return null;
  const place = { members: [], fallback: null };
  return {
    target: { kind: 'router', router: receiver, isOwn: false },
    methods: [method],
    path: [{ ...place, at: 0, rest: false }],
    handlers: [{ ...place, at: 1, rest: true }],
    own: describeHandlers([], framework.signature.required, resolver),
    isHandling: false,
  };
}
