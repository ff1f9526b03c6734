import type { TSESTree } from '@typescript-eslint/utils';
import { mayHold } from './constraints.ts';
import { readMadeDescription } from './calls/described-route.ts';
import { FRAMEWORKS } from './frameworks/all.ts';
import type { Framework, RouteObject } from './frameworks/framework.ts';
import { describeHandlers, settle } from './handlers/handlers.ts';
import { changesRows, listedNodes } from './values/listed-nodes.ts';
import { mentionsRoutes } from './signs/mentions-routes.ts';
import { unknownToken, valueTokens } from './calls/method-token.ts';
import type { Route, Router } from '../model/router.ts';
import { piecesOf } from './calls/path-pieces.ts';
import type { Resolver } from './values/resolver.ts';
import { readRouteObject, type ObjectCall } from './calls/route-object.ts';
import { newRouter } from './router-in-progress.ts';

const TAKERS = FRAMEWORKS.filter(({ routeObject }) => routeObject !== null);
const OBJECTS = TAKERS.flatMap(({ routeObject }) => routeObject ?? []);

/** A list says nothing of the framework that takes it: its objects are read as each of them would. */
const NAMES: RouteObject = {
  member: 'route',
  method: 'method',
  path: [...new Set(OBJECTS.flatMap(({ path }) => path))],
  handler: 'handler',
  options: [...new Set(OBJECTS.flatMap(({ options }) => options))],
  declarative: true,
};
const CONSTRAINTS = TAKERS.flatMap(({ constraintOptions }) => constraintOptions ?? []);
const TAKER = TAKERS.find(({ routeObject }) => routeObject?.declarative) ?? FRAMEWORKS[0];
/**
 * The one that takes whole lists; in handlers the others do not differ from it, and in methods by what a loop may call:
 * `app[row.method]`.
 */
const READER: Framework = { ...TAKER, methods: { ...TAKER.methods, del: 'DELETE' } };

interface Row {
  readonly node: TSESTree.Node;
  readonly call: ObjectCall | null;
}

/**
 * Reads the lists of route objects of a file, which routers of other files may register, and single objects like that.
 */
export class RouteLists {
  readonly #resolver: Resolver;
  /** Two exports of one list are the same routes. */
  readonly #known = new Map<TSESTree.Node, Router | null>();

  constructor(resolver: Resolver) {
    this.#resolver = resolver;
  }

  /** Those that hold a route of this file, and not only lists of others. */
  get withRoutes(): readonly Router[] {
    return [...this.#known.values()].filter((router) => router !== null).filter(holdsRoutes);
  }

  /**
   * The routes of a list or of an object, as the table of a router that nobody has mounted yet. What it takes from
   * other files is a route with the reference that leads there.
   *
   * @returns null for any other expression
   */
  read(
    node: TSESTree.ArrayExpression | TSESTree.CallExpression | TSESTree.Identifier | TSESTree.ObjectExpression,
  ): Router | null {
    const known = this.#known.get(node);
    if (known !== undefined) return known;
    const router = this.#router(this.#read(node));
    this.#known.set(node, router);
    return router;
  }

  #read(
    node: TSESTree.ArrayExpression | TSESTree.CallExpression | TSESTree.Identifier | TSESTree.ObjectExpression,
  ): readonly Row[] {
    const described = node.type === 'CallExpression' ? readMadeDescription(node, this.#resolver) : null;
    if (described) return [{ node, call: described }];
    const nodes = node.type === 'ObjectExpression' ? [node] : (listedNodes(node, this.#resolver) ?? []);
    return nodes.map((each) => ({ node: each, call: readRouteObject(each, NAMES, this.#resolver) }));
  }

  #router(read: readonly Row[]): Router | null {
    const holds = read.some(({ call }) => call?.methods);
    // Who does not look for routes in this file would not move them with their callers.
    const isList = holds ? mentionsRoutes(this.#resolver.file.text) : read.every(({ call }) => call?.listFrom);
    if (!isList || read.length === 0 || changesRows([NAMES.method, ...NAMES.path], this.#resolver)) return null;
    const router = newRouter({
      framework: READER.name,
      dialect: READER.dialect,
      name: 'routes',
      precedence: 'unknown',
      file: this.#resolver.file.file,
    });
    for (const { node, call } of read) if (call) router.entries.push(...this.#routes(node, call, router));
    return router;
  }

  #routes(node: TSESTree.Node, call: ObjectCall, router: Router): readonly Route[] {
    const methods = call.methods ? valueTokens(call.methods, READER, this.#resolver) : [unknownToken(node)];
    const handler = describeHandlers(call.handlers, READER.signature.required, this.#resolver, {
      parametersMember: READER.parametersMember,
      said: [node],
    });
    // The syntax tree goes before anybody asks.
    settle(handler);
    return call.paths.map((path) => ({
      kind: 'route',
      router,
      methods,
      path: path.text,
      pathKind: path.kind,
      pathFrom: piecesOf(path, this.#resolver),
      handler,
      range: node.range,
      pathRange: path.node.range,
      place: node.range,
      owner: {},
      listFrom: call.listFrom ?? undefined,
      constrained: mayHold(node, CONSTRAINTS, this.#resolver),
      branches: [],
    }));
  }
}

function holdsRoutes({ entries }: Router): boolean {
  return entries.some((entry) => entry.kind === 'route' && !entry.listFrom);
}
