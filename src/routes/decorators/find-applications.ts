import type { TSESTree } from '@typescript-eslint/utils';
import { HOLE } from '../../paths/dialects.ts';
import { LinkedText, SlashedText } from '../../text/source-texts.ts';
import { elementsOf, objectOf, propertyValue } from '../../text/objects.ts';
import { readText } from '../../text/read-text.ts';
import { lastName, memberName } from '../../text/syntax.ts';
import type { Text } from '../../model/text.ts';
import type { Gathering, PrefixException } from '../../model/router-links.ts';
import type { Middleware, Router } from '../../model/router.ts';
import type { Reference } from '../../model/reference.ts';
import { OWN_FILE } from '../values/reference-to.ts';
import type { Resolver } from '../values/resolver.ts';
import { branchesOf } from '../branches.ts';
import { newRouter } from '../router-in-progress.ts';
import { decoratorFramework } from './all-decorators.ts';
import type { ApplicationTable, DecoratorFramework } from './decorator-framework.ts';
import { mentionedBy } from './decorator.ts';
import { filesOf, pagesOf } from './page-modules.ts';
import { middlewareOf } from './application-middleware.ts';

type Call = TSESTree.CallExpression | TSESTree.NewExpression;
type Application = Extract<Gathering, { role: 'application' }>;

/**
 * The applications that a file makes or sets up for decorated classes: whether it makes them, and what all of their
 * paths begin with.
 */
export function findApplications(resolver: Resolver): readonly Router[] {
  const { file } = resolver;
  const frameworks = new Set([...file.specifiers].flatMap((specifier) => decoratorFramework(specifier) ?? []));
  return [...frameworks].flatMap((framework) => {
    const { application } = framework;
    const said = application && file.settingCalls.length > 0 ? readApplication(application, framework, resolver) : null;
    if (!said) return [];
    const { name, dialect, precedence } = framework;
    const router = newRouter({
      framework: name,
      dialect,
      precedence,
      name,
      kind: 'application',
      prefix: said.prefix,
      file: file.file,
      gathering: said.gathering,
    });
    router.entries.push(...said.middleware);
    return [router];
  });
}

function readApplication(
  application: ApplicationTable,
  framework: DecoratorFramework,
  resolver: Resolver,
): {
  readonly prefix: Text | null;
  readonly gathering: Application;
  readonly middleware: readonly Middleware[];
} | null {
  const middleware: Middleware[] = [];
  const prefixes: (Text | null)[] = [];
  let gathering: Application = {
    role: 'application',
    isMade: false,
    versionPrefix: null,
    defaultVersions: [],
    exceptions: [],
    placements: [],
  };
  let isTold = false;
  for (const call of resolver.file.settingCalls) {
    const mentioned = mentionedBy(call.callee, resolver.file);
    const name = mentioned?.framework === framework ? mentioned.name : null;
    const member = call.callee.type === 'MemberExpression' ? memberName(call.callee) : null;
    if (name !== null && Object.hasOwn(application.makes, name)) {
      const option = application.makes[name] ?? null;
      gathering = { ...gathering, isMade: true };
      if (option) prefixes.push(...optionPrefix(call.arguments[option.argument], option.option, resolver));
    } else if (name !== null && application.placers.includes(name))
      gathering = { ...gathering, placements: [...gathering.placements, placementOf(call, resolver)] };
    else if (name !== null && name === application.pages?.maker)
      middleware.push(...pagesOf(call, application.pages, resolver));
    else if (member !== null && member === application.filesMember) middleware.push(...filesOf(call, resolver));
    else if (member !== null && member === application.prefixMember) {
      const { prefix, exceptions } = memberPrefix(call, application, resolver);
      prefixes.push(prefix);
      gathering = { ...gathering, exceptions };
    } else if (member !== null && member === application.versioningMember)
      gathering = { ...gathering, ...versioningOf(call, resolver) };
    else continue;
    isTold = true;
  }
  if (!isTold) return null;
  const [prefix = null, ...others] = prefixes;
  return {
    prefix: others.length > 0 ? new LinkedText(`/${HOLE}`, [0, 0]) : prefix,
    gathering,
    middleware: [...middleware, ...middlewareOf(application, framework, resolver)],
  };
}

/**
 * The list in `RouterModule.register([...])`; null where there is none, or where the call runs only under a condition.
 */
function placementOf(call: Call, { file, unnamed }: Resolver): Reference | null {
  const [list] = call.arguments;
  if (!list || branchesOf(call, file).length > 0) return null;
  const name = `placements ${String(list.range[0])}`;
  unnamed.set(name, list);
  return { specifier: OWN_FILE, path: [name], unwrapped: false };
}

function unknownText({ range }: TSESTree.Node): Text {
  return new LinkedText(`/${HOLE}`, range);
}

/** The prefix of `app.setGlobalPrefix('api')` and the paths without it; where these are unknown, so is the prefix. */
function memberPrefix(
  { arguments: [said, options], range }: Call,
  { prefixExceptions }: ApplicationTable,
  resolver: Resolver,
): { readonly prefix: Text } & Pick<Application, 'exceptions'> {
  const exceptions = options ? exceptionsIn(options, prefixExceptions ?? null, resolver) : [];
  const text = said && exceptions ? readText(said, resolver.file) : null;
  return {
    prefix: text ? new SlashedText(text, null) : new LinkedText(`/${HOLE}`, range),
    exceptions: exceptions ?? [],
  };
}

/** The paths of `{ exclude: ['health', { path: 'files', method: RequestMethod.GET }] }`; null where one is unknown. */
function exceptionsIn(
  node: TSESTree.Node,
  option: string | null,
  resolver: Resolver,
): readonly PrefixException[] | null {
  const options = objectOf(node, resolver.file);
  if (option === null || !options?.properties.every(({ type }) => type === 'Property')) return null;
  const list = propertyValue(options, option);
  if (!list) return [];
  const rows = elementsOf(list, resolver.file) ?? [];
  const exceptions = rows.map((row) => exceptionOf(row, resolver));
  return rows.length > 0 && exceptions.every((each) => each !== null) ? exceptions : null;
}

function exceptionOf(node: TSESTree.Node, resolver: Resolver): PrefixException | null {
  const object = objectOf(node, resolver.file);
  const [path, method] = object ? [propertyValue(object, 'path'), propertyValue(object, 'method')] : [node, null];
  const text = path && readText(path, resolver.file);
  if (!text || (object && !method)) return null;
  const name = method ? lastName(method) : 'ALL';
  return /^[A-Z]+$/.test(name) ? { path: text.value, method: name === 'ALL' ? null : name } : null;
}

/** The prefix among options, `useExpressServer(app, { routePrefix: '/api' })`; empty where there is none. */
function optionPrefix(said: TSESTree.Node | undefined, name: string, resolver: Resolver): readonly Text[] {
  if (!said) return [];
  const options = objectOf(said, resolver.file);
  const value = options && propertyValue(options, name);
  if (value) {
    const text = readText(value, resolver.file);
    return [text ? new SlashedText(text, null) : unknownText(value)];
  }
  const isVisible = options?.properties.every(({ type }) => type === 'Property') ?? lastName(said) === 'undefined';
  return isVisible || (said.type === 'Literal' && said.value === null) ? [] : [unknownText(said)];
}

/** The versions that `app.enableVersioning({ type: VersioningType.URI, defaultVersion: '1' })` puts into paths. */
function versioningOf(
  { arguments: [said] }: Call,
  resolver: Resolver,
): Pick<Application, 'versionPrefix' | 'defaultVersions'> {
  const options = said ? objectOf(said, resolver.file) : null;
  if (said && !options) return { versionPrefix: HOLE, defaultVersions: [HOLE] };
  const type = options && propertyValue(options, 'type');
  if (type && lastName(type) !== 'URI') return { versionPrefix: null, defaultVersions: [] };
  const prefix = options && propertyValue(options, 'prefix');
  const own = prefix
    ? prefix.type === 'Literal' && prefix.value === false
      ? ''
      : (readText(prefix, resolver.file)?.value ?? HOLE)
    : 'v';
  const version = options && propertyValue(options, 'defaultVersion');
  return { versionPrefix: own, defaultVersions: version ? defaultsOf(version, resolver) : [] };
}

function defaultsOf(node: TSESTree.Node, { file }: Resolver): readonly string[] {
  if (lastName(node) === 'VERSION_NEUTRAL') return [];
  const nodes = node.type === 'ArrayExpression' ? node.elements : [node];
  return nodes.map((each) => (each && readText(each, file)?.value) ?? HOLE);
}
