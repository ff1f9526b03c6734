import type { TSESTree } from '@typescript-eslint/utils';
import { HOLE } from '../../paths/dialects.ts';
import { LinkedText } from '../../text/source-texts.ts';
import { elementsOf, objectOf, propertyValue } from '../../text/objects.ts';
import { bare, lastName, plainString } from '../../text/syntax.ts';
import { feathers } from '../frameworks/feathers.ts';
import { UNSEEN_ANSWER } from '../unseen-handler.ts';
import type { Handler } from '../../model/handler.ts';
import type { Reference } from '../../model/reference.ts';
import type { Route, Router } from '../../model/router.ts';
import { readPaths, type PathArgument } from '../calls/path-argument.ts';
import { piecesOf } from '../calls/path-pieces.ts';
import { referenceTo } from '../values/reference-to.ts';
import type { Receiver } from '../values/abstract-value.ts';
import type { Resolver } from '../values/resolver.ts';
import { newRouter, type RouterInProgress } from '../router-in-progress.ts';
import type { Candidate } from '../scanned-file.ts';
import type { ServiceFramework } from './service-framework.ts';
import { serviceIn } from './service.ts';

/** A service answers with data. */
const ANSWERED: Handler = { names: [], answer: { ...UNSEEN_ANSWER, response: 'data' }, passesOn: false, from: null };

/**
 * Finds the services of a file: objects and instances whose methods answer the requests below the path that they are
 * registered under (`app.use('messages', new Messages())`). They are recognised by the imports of the file, by a later
 * lookup of the service, by a list of their methods, or by methods that only a service has.
 */
export function findServices(resolver: Resolver): readonly Router[] {
  const framework = feathers;
  const { file } = resolver;
  const candidates = file.candidates.filter(
    ({ member, call }) => member === framework.mount && call.arguments.length > 1,
  );
  if (candidates.length === 0) return [];
  const specifiers = [...file.specifiers].filter((specifier) => framework.modules.test(specifier));
  if (specifiers.some((specifier) => framework.clients.test(specifier))) return [];
  const lookupReceivers = receiversOfLookups(framework, resolver);
  const routers = new Map<Receiver, RouterInProgress>();
  for (const candidate of candidates) {
    const receiver = resolver.receiverOf(candidate.callee.object);
    if (
      !receiver ||
      'call' in receiver ||
      (specifiers.length === 0 &&
        !lookupReceivers.has(receiver) &&
        !listsMethods(candidate, framework, resolver) &&
        (receiver.proof !== null || !isEvident(candidate, framework, resolver)))
    )
      continue;
    const registered = readRegistration(candidate, framework, lookupReceivers.get(receiver) ?? new Set(), resolver);
    if (!registered) continue;
    const router = routers.get(receiver) ?? begin(receiver.name, framework, resolver);
    routers.set(receiver, router);
    router.entries.push(...registered.map((route) => ({ ...route, router })));
  }
  return [...routers.values()];
}

function begin(name: string, framework: ServiceFramework, { file }: Resolver): RouterInProgress {
  return newRouter({
    framework: framework.name,
    dialect: 'express',
    name,
    precedence: 'unknown',
    // Methods get the identifier as an argument: it is no parameter of the path.
    namedParameters: 'none',
    kind: 'application',
    views: 'none',
    file: file.file,
  });
}

/** Whether a call shows by itself that it registers a service: it lists methods of one. */
function listsMethods({ call }: Candidate, framework: ServiceFramework, resolver: Resolver): boolean {
  const listed = listedMethods(call.arguments.at(-1), framework, resolver);
  return Array.isArray(listed) && hasOwnMethod((name) => listed.includes(name), framework);
}

/** Whether a call registers what has methods of a service under a path with a slash, as no other framework does. */
function isEvident({ call }: Candidate, framework: ServiceFramework, resolver: Resolver): boolean {
  const [path, ...rest] = call.arguments;
  if (!path || plainString(bare(path))?.startsWith('/') !== true) return false;
  return rest.some((node) => {
    const service = serviceIn(node, framework, false, resolver);
    return service !== null && hasOwnMethod((name) => service.members.has(name), framework);
  });
}

/** Whether there is a method of a service whose name is no method of HTTP. */
function hasOwnMethod(has: (name: string) => boolean, { methods }: ServiceFramework): boolean {
  return methods.some(({ name, method }) => name.toUpperCase() !== method && has(name));
}

/** The receivers on which services are looked up, each with the names of those services. */
function receiversOfLookups(
  { lookup }: ServiceFramework,
  resolver: Resolver,
): ReadonlyMap<Receiver, ReadonlySet<string>> {
  const lookedUp = new Map<Receiver, Set<string>>();
  for (const { callee, arguments: nodes } of resolver.file.callsNamed(lookup)) {
    const member = bare(callee);
    const receiver = member.type === 'MemberExpression' ? resolver.receiverOf(member.object) : null;
    const [path] = nodes;
    if (!path || !receiver || 'call' in receiver) continue;
    const paths = lookedUp.get(receiver) ?? new Set();
    lookedUp.set(receiver, paths.add(nameOf(path)));
  }
  return lookedUp;
}

/** The name of a service: the text, or the name of the variable with it. */
function nameOf(path: TSESTree.Node): string {
  return (plainString(bare(path)) ?? lastName(path)).replace(/^\/+|(?<!\/)\/+$/g, '');
}

/** The routes of one registration, each still without its router; null where it registers no service. */
function readRegistration(
  { call, callee }: Candidate,
  framework: ServiceFramework,
  lookedUp: ReadonlySet<string>,
  resolver: Resolver,
): readonly Omit<Route, 'router'>[] | null {
  const [first, ...rest] = call.arguments;
  if (!first || first.type === 'SpreadElement' || objectOf(first, resolver.file)) return null;
  const paths = readPaths(first, resolver.file).filter(({ kind }) => kind !== 'regexp');
  const isLookedUp = lookedUp.has(nameOf(first));
  const at = rest.findIndex((node) => serviceIn(node, framework, isLookedUp, resolver) !== null);
  const node = rest[at];
  const service = node && serviceIn(node, framework, isLookedUp, resolver);
  if (!service || paths.length === 0) return null;
  const listed = listedMethods(rest[at + 1], framework, resolver);
  const range = call.range;
  return framework.methods.flatMap((each) => {
    if (listed && !('specifier' in listed) && !listed.includes(each.name)) return [];
    const isOwn = service.members.has(each.name);
    if (!isOwn && !service.others) return [];
    const needed = isOwn || service.others === 'all' ? null : service.others;
    const named = listed && 'specifier' in listed ? listed : null;
    const answeredBy = needed || named ? { member: each.name, service: needed, listed: named } : undefined;
    const token = { method: each.method, range: callee.property.range, edit: () => null };
    return paths.map((path) => ({
      kind: 'route' as const,
      methods: [token],
      ...pathOf(path, each.onItem, resolver),
      handler: ANSWERED,
      range,
      pathRange: path.node.range,
      owner: {},
      answeredBy,
    }));
  });
}

/**
 * The methods that the options list: their names, or where the list comes from. Null where there is no list, so that
 * all methods can be called, or where its origin is unknown.
 */
function listedMethods(
  node: TSESTree.Node | undefined,
  { listOption }: ServiceFramework,
  resolver: Resolver,
): readonly string[] | Reference | null {
  const options = node && objectOf(node, resolver.file);
  const list = options && propertyValue(options, listOption);
  if (!list) return null;
  const names = elementsOf(list, resolver.file)?.map((row) => plainString(bare(row)));
  return names?.every((name) => name !== null) ? names : referenceTo(resolver.resolve(list));
}

/** The path of a service. It is not edited, as other code looks the service up by the same text. */
function pathOf(
  path: PathArgument,
  onItem: boolean,
  resolver: Resolver,
): Pick<Route, 'path' | 'pathKind' | 'pathFrom'> {
  const name = (path.text?.value ?? HOLE).replace(/(?<!\/)\/+$/, '');
  const slashed = name.startsWith('/') || name.startsWith(HOLE) ? name : `/${name}`;
  return {
    path: new LinkedText(`${slashed}${onItem ? '/:id' : slashed === '' ? '/' : ''}`, path.node.range),
    pathKind: 'text',
    pathFrom: piecesOf(path, resolver),
  };
}
