import { posix } from 'node:path';
import type { TSESTree } from '@typescript-eslint/utils';
import { constantOf } from '../../text/constants.ts';
import { variableOf } from '../../text/scope.ts';
import { withoutExtension } from '../../text/module-names.ts';
import { bare, lastName, memberName, plainString } from '../../text/syntax.ts';
import { endingOf } from './loaded-names.ts';
import type { Resolver } from './resolver.ts';
import { moduleValue, UNKNOWN } from './value.ts';
import type { Value } from './abstract-value.ts';

/** The working directory of the process in a path: it is the folder of the application, which no file tells. */
export const WORKING_FOLDER = '<cwd>';

/**
 * The folder that an expression names, seen from that of the file: `path.join(__dirname, 'routes')`,
 * `new URL('./routes', import.meta.url)`; with {@link WORKING_FOLDER} in front, `process.cwd() + '/routes'`. Null where
 * it is not told.
 */
export function folderOf(node: TSESTree.Node, resolver: Resolver, steps = 8): string | null {
  const expression = bare(node);
  if (steps === 0) return null;
  switch (expression.type) {
    case 'CallExpression':
      return calledFolder(expression, resolver, steps - 1);
    case 'NewExpression': {
      const [path, base] = expression.arguments;
      return lastName(expression.callee) === 'URL' && path && base ? plainString(bare(path)) : null;
    }
    case 'BinaryExpression': {
      const left = folderOf(expression.left, resolver, steps - 1);
      const right = plainString(bare(expression.right));
      return left === null || right === null ? null : `${left}${right}`;
    }
    case 'TemplateLiteral': {
      const [only, ...others] = expression.expressions;
      const [before, behind] = expression.quasis;
      const base = only && others.length === 0 && before?.value.raw === '' ? folderOf(only, resolver, steps - 1) : null;
      const rest = behind?.value.cooked ?? null;
      return base === null || rest === null ? null : `${base}${rest}`;
    }
    case 'MemberExpression':
      return ['dirname', 'dir'].includes(memberName(expression) ?? '') && expression.object.type === 'MetaProperty'
        ? '.'
        : null;
    case 'Identifier': {
      const value = constantOf(expression, resolver.file);
      const folder = value && folderOf(value, resolver, steps - 1);
      return folder ?? (expression.name === '__dirname' ? '.' : null);
    }
    default:
      return null;
  }
}

/** The module that a specifier names, or each module of a folder. */
export function moduleAt(specifier: TSESTree.Node, origin: object, resolver: Resolver): Value {
  const name = plainString(bare(specifier)) ?? folderSpecifier(specifier, resolver);
  return name === null ? UNKNOWN : moduleValue(name, '', origin);
}

/**
 * The specifier of a module whose name is only known at run time, with `*` for it, where its folder is told:
 * `./routes/*` for `require(path.join(__dirname, 'routes', file))`, and `./routes/*.router` where all that is loaded
 * ends so. Null for any other.
 */
function folderSpecifier(node: TSESTree.Node, resolver: Resolver): string | null {
  const loaded = loadedFrom(node, resolver);
  if (loaded === null) return null;
  const behind = withoutExtension(loaded.behind);
  return specifierIn(loaded.folder, `*${behind === '' ? endingOf(node, bare(loaded.name), resolver.file) : behind}`);
}

/** The specifier of what stands in a folder, as {@link folderOf} names it. */
export function specifierIn(folder: string, name: string): string {
  const path = posix.join(folder, name);
  return path.startsWith('..') ? path : `./${path}`;
}

/** What is loaded from a folder. */
export interface Loaded {
  readonly folder: string;
  /** What names the file. */
  readonly name: TSESTree.Node;
  /** The text that stands behind the name: `.routes`, `/index.js`. */
  readonly behind: string;
}

/** The folder that a specifier loads from, and what names the file there; null where either is not told. */
export function loadedFrom(specifier: TSESTree.Node, resolver: Resolver, steps = 4): Loaded | null {
  const node = bare(specifier);
  switch (node.type) {
    case 'Identifier': {
      const value = constantOf(node, resolver.file);
      return value && steps > 0 ? loadedFrom(value, resolver, steps - 1) : null;
    }
    case 'CallExpression': {
      const isJoin = ['join', 'resolve'].includes(lastName(node.callee)) && node.arguments.length > 1;
      const [last, ...before] = node.arguments.toReversed();
      return isJoin && last && plainString(bare(last)) === null
        ? below(joined(before.toReversed(), resolver, 8), '', last, '')
        : null;
    }
    case 'TemplateLiteral': {
      const [first, second = '', third = ''] = node.quasis.map(({ value }) => value.raw);
      const [base, name, ...others] = node.expressions;
      if (!base || others.length > 0) return null;
      if (!name) return first && BEGINNING.test(first) ? { folder: first, name: base, behind: second } : null;
      return first === '' && second.startsWith('/') && second.endsWith('/')
        ? below(folderOf(base, resolver), second, name, third)
        : null;
    }
    case 'BinaryExpression': {
      const behind = plainString(bare(node.right));
      if (behind === null)
        return loadedBehind(plainString(bare(node.left)) ?? folderOf(node.left, resolver), node.right);
      const inner = steps > 0 ? loadedFrom(node.left, resolver, steps - 1) : null;
      return inner && { ...inner, behind: `${inner.behind}${behind}` };
    }
    default:
      return null;
  }
}

/** `./`, `../routes/`. */
const BEGINNING = /^\.{1,2}\/(?:.*\/)?$/;

function loadedBehind(before: string | null, name: TSESTree.Node): Loaded | null {
  return before !== null && BEGINNING.test(before) ? { folder: before, name, behind: '' } : null;
}

function below(folder: string | null, path: string, name: TSESTree.Node, behind: string): Loaded | null {
  return folder === null ? null : { folder: `${folder}${path}`, name, behind };
}

function calledFolder(call: TSESTree.CallExpression, resolver: Resolver, steps: number): string | null {
  const [first] = call.arguments;
  const name = lastName(call.callee);
  if (!first) return namesWorkingFolder(call) ? WORKING_FOLDER : null;
  if (name === 'fileURLToPath') return folderOf(first, resolver, steps);
  if (name === 'dirname') return namesThisFile(first, resolver) ? '.' : null;
  return name === 'join' || name === 'resolve' ? joined(call.arguments, resolver, steps) : null;
}

/** `process.cwd()`, and `path.resolve()`, which many modules hold as their `__dirname`. */
function namesWorkingFolder({ callee }: TSESTree.CallExpression): boolean {
  const name = lastName(callee);
  return (
    name === 'resolve' ||
    (name === 'cwd' && callee.type === 'MemberExpression' && lastName(callee.object) === 'process')
  );
}

function joined([first, ...rest]: readonly TSESTree.Node[], resolver: Resolver, steps: number): string | null {
  const names = rest.map((each) => plainString(bare(each)));
  const base = first ? folderOf(first, resolver, steps) : null;
  return base === null || names.includes(null) ? null : [base, ...names].join('/');
}

/** Whether an expression is the path of its file: `fileURLToPath(import.meta.url)`, `__filename`. */
export function namesThisFile(node: TSESTree.Node, resolver: Resolver): boolean {
  const expression = bare(node);
  if (expression.type === 'Identifier') {
    if (expression.name === '__filename' && !variableOf(expression, resolver.file)?.defs.length) return true;
    const value = constantOf(expression, resolver.file);
    return value?.type === 'CallExpression' && namesThisFile(value, resolver);
  }
  const url =
    expression.type === 'CallExpression' && lastName(expression.callee) === 'fileURLToPath'
      ? expression.arguments[0]
      : undefined;
  return url?.type === 'MemberExpression' && memberName(url) === 'url' && url.object.type === 'MetaProperty';
}
