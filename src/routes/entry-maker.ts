import type { Receiver } from './values/abstract-value.ts';
import type { RouterInProgress } from './router-in-progress.ts';
import type { TSESTree } from '@typescript-eslint/utils';
import type { Resolver } from './values/resolver.ts';
import { branchesOf, withoutCommon } from './branches.ts';
import type { Entry, Middleware, Mount, Route, Router } from '../model/router.ts';
import type { Framework } from './frameworks/framework.ts';
import type { GivenPrefixes } from './given-prefixes.ts';
import type { JudgedRoute } from './calls/judge-router.ts';
import { methodTokens } from './calls/method-token.ts';
import { describeHandlers } from './handlers/handlers.ts';
import { isConstrainedRoute } from './constraints.ts';
import { piecesOf } from './calls/path-pieces.ts';
import type { Attempt } from './calls/route-call.ts';
import type { MountCall, Mounted } from './mount-call.ts';
import type { PathArgument } from './calls/path-argument.ts';
import type { Text } from '../model/text.ts';
import { LinkedText } from '../text/source-texts.ts';
import { joinPrefixes } from '../paths/print.ts';
import { HOLE } from '../paths/dialects.ts';
import type { Reference } from '../model/reference.ts';
import { prefixReference } from './mount-prefixes.ts';
import { bare } from '../text/syntax.ts';
import { METHOD_MEMBERS } from './frameworks/all-frameworks.ts';
import { UNSEEN_PASSAGE } from './unseen-handler.ts';

/** Finds the router of a receiver; null where nothing shows that it is one. */
export type RouterOf = (receiver: Receiver) => RouterInProgress | null;

/** The branches that calls are in. */
export class Branches {
  readonly #byCall: ReadonlyMap<TSESTree.Node, readonly string[]>;

  constructor(calls: readonly TSESTree.Node[], { file }: Resolver) {
    const names = withoutCommon(calls.map((call) => branchesOf(call, file)));
    this.#byCall = new Map(calls.map((call, at) => [call, names[at] ?? []]));
  }

  of(call: TSESTree.Node): readonly string[] {
    return this.#byCall.get(call) ?? [];
  }
}

/** Makes the entries of one table. */
export class EntryMaker {
  readonly #router: Router;
  readonly #framework: Framework;
  readonly #branches: Branches;
  readonly #given: GivenPrefixes;
  readonly #routerOf: RouterOf;
  readonly #resolver: Resolver;
  readonly #owners = new Map<TSESTree.Node, object>();

  constructor(
    router: Router,
    framework: Framework,
    { branches, given }: { readonly branches: Branches; readonly given: GivenPrefixes },
    routerOf: RouterOf,
    resolver: Resolver,
  ) {
    this.#router = router;
    this.#framework = framework;
    this.#branches = branches;
    this.#given = given;
    this.#routerOf = routerOf;
    this.#resolver = resolver;
  }

  /** The routes of one registration: one for each of its paths. */
  routes({ attempt, call }: JudgedRoute): readonly Route[] {
    const framework = this.#framework;
    const resolver = this.#resolver;
    const methods = methodTokens(attempt, call, framework, resolver);
    const said = call.object
      ? [call.object]
      : attempt.call.arguments.filter((node) => call.paths.every((path) => path.node !== node));
    const { parametersMember, answeringMembers, controllers } = framework;
    const handler = describeHandlers(call.handlers, resolver, {
      parametersMember,
      answeringMembers,
      controllers,
      said,
    });
    const range = call.object?.range ?? registrationRange(attempt);
    const constrained = isConstrainedRoute(attempt.call, call.object, framework, resolver);
    const isUsual = call.methods !== null && typeof call.methods === 'object' && 'usual' in call.methods;
    // The actions of the controller are not visible, so that the route may not exist.
    const branches = isUsual && framework.resource?.asFarAsAnswered ? undefined : this.#branches.of(attempt.call);
    return call.paths.map((path) => ({
      kind: 'route',
      router: this.#router,
      methods,
      path: path.text,
      pathKind: path.kind,
      pattern: path.pattern,
      handler,
      range,
      pathRange: path.node.range,
      place: call.methods === 'member' ? undefined : (call.object ?? attempt.callee.property).range,
      pathFrom: piecesOf(path, resolver),
      owner: this.#ownerOf(path),
      constrained,
      branches,
    }));
  }

  /** The entries of one mounting call: each thing under each path. */
  mounts(attempt: Attempt, { paths, mounted }: MountCall): readonly Entry[] {
    const places: readonly (PathArgument | null)[] = paths.length > 0 ? paths : [null];
    return mounted.flatMap((each) =>
      places.map((path) => {
        const entry = this.#placed(each, path, attempt);
        const child = each.kind === 'router' && each.child ? this.#routerOf(each.child) : null;
        if (child && entry.kind === 'mount') child.mountedBy.push({ parent: this.#router, mount: entry });
        return entry;
      }),
    );
  }

  #placed(each: Mounted, path: PathArgument | null, attempt: Attempt): Mount | Middleware {
    const entry = each.kind === 'router' ? this.#mount(each, path, attempt) : this.#pass(each, path, attempt);
    return each.wrapped
      ? { ...entry, wrapped: { by: each.wrapped.by, entry: this.#placed(each.wrapped.mounted, path, attempt) } }
      : entry;
  }

  /** One object for each path text: calls that are chained after `app.route(path)` share it. */
  #ownerOf(path: PathArgument): object {
    const known = this.#owners.get(path.node) ?? {};
    this.#owners.set(path.node, known);
    return known;
  }

  #mount(
    { child: receiver, from, parameter, folder, isFlat }: Extract<Mounted, { kind: 'router' }>,
    path: PathArgument | null,
    { call }: Attempt,
  ): Mount {
    const child = receiver && this.#routerOf(receiver);
    const prefixKnown = (!path || path.kind === 'text') && folder === null;
    const given = from && this.#given.of(from);
    const prefix = given ? this.#behind(path, given) : (path?.text ?? null);
    return {
      kind: 'mount',
      prefix,
      prefixKnown,
      prefixFrom: this.#referenceOf(path),
      child,
      from,
      parameter,
      folder,
      isFlat,
      branches: this.#branches.of(call),
      range: call.range,
    };
  }

  /** The prefix that the file gives a router, joined to the path that it is mounted at. */
  #behind(path: PathArgument | null, given: Text): Text {
    return path
      ? new LinkedText(
          joinPrefixes(path.text?.value ?? HOLE, given.value, this.#framework.dialect).text,
          path.node.range,
        )
      : given;
  }

  #pass(
    { kind, response, places, sends, forwards = false, isLast, from }: Extract<Mounted, { kind: 'middleware' }>,
    path: PathArgument | null,
    { call, callee }: Attempt,
  ): Middleware {
    const pathFrom = this.#referenceOf(path);
    return {
      kind,
      path: path?.text ?? null,
      pathKind: path?.kind ?? 'none',
      pathFrom,
      passage: { ...UNSEEN_PASSAGE, response, forwards },
      places,
      sends,
      isLast,
      wordRange: callee.property.range,
      from,
      branches: this.#branches.of(call),
      range: call.range,
    };
  }

  #referenceOf(path: PathArgument | null): Reference | null {
    return path && prefixReference(path.node, this.#resolver);
  }
}

/** The range of the call, or of its own link in a chain after another registration. */
function registrationRange({ call, callee }: Attempt): TSESTree.Range {
  const before = bare(callee.object);
  const isLink =
    before.type === 'CallExpression' &&
    before.callee.type === 'MemberExpression' &&
    before.callee.property.type === 'Identifier' &&
    METHOD_MEMBERS.has(before.callee.property.name);
  return isLink ? [callee.property.range[0], call.range[1]] : call.range;
}
