import type { TSESTree } from '@typescript-eslint/utils';
import { constantOrSelf } from '../../text/constants.ts';
import { objectOf, propertyValue } from '../../text/objects.ts';
import { bare, lastName, memberName, plainString } from '../../text/syntax.ts';
import type { SentFolder } from '../../model/sent-folder.ts';
import { folderOf, WORKING_FOLDER } from '../values/folder.ts';
import type { Resolver } from '../values/resolver.ts';
import { moduleBehind } from './module-behind.ts';

/** Middleware that answers with the files of a folder. */
export interface FileServer {
  readonly response: 'files';
  /** Left out where the folder is unknown. */
  readonly sends?: SentFolder | undefined;
}

/** How a module serves the files of a folder, unless options change it. */
interface FileModule extends Pick<SentFolder, 'redirects' | 'extensions' | 'byWholeAddress'> {
  /** The option for the folder; left out where it is the first argument. */
  readonly option?: string;
}

const SEND: FileModule = { redirects: true, extensions: [], byWholeAddress: false };
const KOA: FileModule = { ...SEND, redirects: false };
const SIRV: FileModule = { ...KOA, extensions: ['html', 'htm'] };
const HONO: FileModule = { ...KOA, byWholeAddress: true, option: 'root' };
const FASTIFY: FileModule = { ...KOA, option: 'root' };

const MODULES: ReadonlyMap<string, FileModule> = new Map([
  ['serve-static', SEND],
  ['express-static-gzip', SEND],
  ['koa-static', KOA],
  ['sirv', SIRV],
  ...['@hono/node-server/serve-static', 'hono/bun', 'hono/deno', 'hono/cloudflare-workers'].map(
    (name) => [name, HONO] as const,
  ),
]);

/** The plugin of Fastify, under the name that it had for Fastify 3 too. */
const PLUGINS: ReadonlySet<string> = new Set(['@fastify/static', 'fastify-static']);

/** The middleware that serves the files of a folder: `express.static('uploads')`; null for any other expression. */
export function fileServer(node: TSESTree.Node, resolver: Resolver): FileServer | null {
  const call = constantOrSelf(node, resolver.file);
  if (call.type !== 'CallExpression') return null;
  const module = moduleOf(call, resolver);
  const [folder, options] = module?.option === undefined ? call.arguments : [undefined, call.arguments[0]];
  return module && !isDeferred(options, resolver) ? server(module, folder, options, resolver) : null;
}

/** Whether a module is the plugin of Fastify that serves files. */
export function isFilePlugin(specifier: string): boolean {
  return PLUGINS.has(specifier);
}

/** What the plugin of Fastify serves, by its options. */
export function sentByPlugin(options: TSESTree.Node | undefined, resolver: Resolver): FileServer {
  return server(FASTIFY, undefined, options, resolver);
}

/** What the middleware of Express serves, by the arguments of the call that makes it. */
export function sentByExpress([folder, options]: readonly TSESTree.Node[], resolver: Resolver): FileServer {
  return server(SEND, folder, options, resolver);
}

function moduleOf(call: TSESTree.CallExpression, { file }: Resolver): FileModule | null {
  const behind = moduleBehind(call, file) ?? '';
  if (behind === 'express')
    return call.callee.type === 'MemberExpression' && memberName(call.callee) === 'static' ? SEND : null;
  const module = MODULES.get(behind) ?? null;
  // The modules of Hono have other exports too.
  return module !== HONO || lastName(call.callee) === 'serveStatic' ? module : null;
}

function server(
  module: FileModule,
  argument: TSESTree.Node | undefined,
  options: TSESTree.Node | undefined,
  resolver: Resolver,
): FileServer {
  const { redirects, extensions, byWholeAddress, option } = module;
  const object = options ? objectOf(options, resolver.file) : null;
  const named = option === undefined ? argument : object && propertyValue(object, option);
  const folder = named ? servedFolder(named, resolver) : null;
  if (folder === null) return { response: 'files' };
  const said = object && propertyValue(object, 'extensions');
  return {
    response: 'files',
    sends: {
      folder,
      redirects: flagOf(object, 'redirect') ?? redirects,
      extensions: said ? textsOf(said) : extensions,
      byWholeAddress,
    },
  };
}

/** Whether koa-static runs after the routes that follow it: `{ defer: true }`. */
function isDeferred(options: TSESTree.Node | undefined, { file }: Resolver): boolean {
  return flagOf(options ? objectOf(options, file) : null, 'defer') === true;
}

/** The boolean literal of an option; null where there is none. */
function flagOf(options: TSESTree.ObjectExpression | null, key: string): boolean | null {
  const value = options && propertyValue(options, key);
  return value?.type === 'Literal' && typeof value.value === 'boolean' ? value.value : null;
}

/**
 * The folder that an expression names, in the form of {@link folderOf}. A relative path begins at the working
 * directory; null for an absolute or an unknown one.
 */
function servedFolder(node: TSESTree.Node, resolver: Resolver): string | null {
  const expression = bare(node);
  const text = plainString(constantOrSelf(expression, resolver.file));
  if (text !== null) return /^(?:[/\\]|[a-z]:)/i.test(text) ? null : `${WORKING_FOLDER}/${text}`;
  const folder = folderOf(expression, resolver);
  if (
    folder !== null ||
    expression.type !== 'CallExpression' ||
    !['join', 'resolve'].includes(lastName(expression.callee))
  )
    return folder;
  const [first, ...rest] = expression.arguments;
  const names = rest.map((each) => plainString(bare(each)));
  const base = first ? servedFolder(first, resolver) : null;
  return base === null || names.includes(null) ? null : [base, ...names].join('/');
}

/** The texts of `['html', 'htm']`. */
function textsOf(node: TSESTree.Node): readonly string[] {
  return node.type === 'ArrayExpression'
    ? node.elements.flatMap((element) => (element && plainString(bare(element))) ?? [])
    : [];
}
