import type { TSESTree } from '@typescript-eslint/utils';
import { constantOf } from '../../text/constants.ts';
import { variableOf } from '../../text/scope.ts';
import { bare, lastName, memberName, plainString } from '../../text/syntax.ts';
import type { Resolver } from './resolver.ts';

/** The working directory of the process in a path: it is the folder of the application, which no file tells. */
export const WORKING_FOLDER = '<cwd>';

/**
 * The folder that an expression names, seen from that of the file: `path.join(__dirname, 'routes')`,
 * `new URL('./routes', import.meta.url)`; with {@link WORKING_FOLDER} in front, `process.cwd() + '/routes'`. Null where
 * it is not known.
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
