import type { ApplicationTable } from './decorator-framework.ts';
import type { Resolver } from '../values/resolver.ts';
import type { Reference } from '../../model/reference.ts';
import type { Text } from '../../model/text.ts';
import { prefixReference } from '../mount-prefixes.ts';
import { readText } from '../../text/read-text.ts';
import { SlashedText, LinkedText } from '../../text/source-texts.ts';
import { HOLE } from '../../paths/dialects.ts';
import type { TSESTree } from '@typescript-eslint/utils';
import type { PrefixException, Gathering } from '../../model/router-links.ts';
import { objectOf, propertyValue, elementsOf } from '../../text/objects.ts';
import { lastName } from '../../text/syntax.ts';

/** A prefix of all paths, and the reference to what it lacks, where that is in another file. */
export interface ApplicationPrefix {
  readonly text: Text;
  readonly from: Reference | null;
}

/** The prefix of `app.setGlobalPrefix('api')` and the paths without it; where these are unknown, so is the prefix. */
export function memberPrefix(
  { arguments: [said, options], range }: Call,
  { prefixExceptions }: ApplicationTable,
  resolver: Resolver,
): { readonly prefix: ApplicationPrefix } & Pick<Application, 'exceptions'> {
  const exceptions = options ? exceptionsIn(options, prefixExceptions ?? null, resolver) : [];
  const prefix =
    said && exceptions ? prefixIn(said, resolver) : { text: new LinkedText(`/${HOLE}`, range), from: null };
  return { prefix, exceptions: exceptions ?? [] };
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
export function optionPrefix(
  said: TSESTree.Node | undefined,
  name: string,
  resolver: Resolver,
): readonly ApplicationPrefix[] {
  if (!said) return [];
  const options = objectOf(said, resolver.file);
  const value = options && propertyValue(options, name);
  if (value) return [prefixIn(value, resolver)];
  const isVisible = options?.properties.every(({ type }) => type === 'Property') ?? lastName(said) === 'undefined';
  if (isVisible || (said.type === 'Literal' && said.value === null)) return [];
  const from = options ? null : prefixReference(said, resolver);
  return [{ ...unknownPrefix(said), from: from && { ...from, path: [...from.path, name] } }];
}

function prefixIn(node: TSESTree.Node, resolver: Resolver): ApplicationPrefix {
  const text = readText(node, resolver.file);
  const from = prefixReference(node, resolver);
  return text ? { text: new SlashedText(text, null), from } : { ...unknownPrefix(node), from };
}

function unknownPrefix({ range }: TSESTree.Node): ApplicationPrefix {
  return { text: new LinkedText(`/${HOLE}`, range), from: null };
}

/** The versions that `app.enableVersioning({ type: VersioningType.URI, defaultVersion: '1' })` puts into paths. */
export function versioningOf(
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

export type Call = TSESTree.CallExpression | TSESTree.NewExpression;

export type Application = Extract<Gathering, { role: 'application' }>;
