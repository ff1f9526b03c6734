import type { TSESTree } from '@typescript-eslint/utils';
import { propertyValue } from '../../text/objects.ts';
import { mentionsOf } from '../../text/scope.ts';
import { bare, keyName, plainString, type FunctionNode } from '../../text/syntax.ts';
import { folderOf, specifierIn } from './folder.ts';
import type { Resolver } from './resolver.ts';
import { moduleValue } from './value.ts';
import type { Value } from './abstract-value.ts';

/** The package that loads the modules of a folder and of all folders below it. */
const LOADER = 'require-directory';

/** Options of that package which leave some of the modules out, or load others. */
const CHOOSING = ['include', 'exclude', 'recurse'];

/**
 * Each module that a function is called with: `requireDirectory(module, './routes', { visit: (router) =>
 * app.use(router.routes()) })`.
 *
 * @param origin what the module is known by: the variable that holds it
 * @returns null where the function visits no modules, or it is not told which
 */
export function visitedModule(owner: FunctionNode, origin: object, resolver: Resolver): Value | null {
  for (const options of optionsWith(owner, resolver)) {
    const call = options.parent;
    if (
      call.type !== 'CallExpression' ||
      !isLoader(call.callee, resolver) ||
      CHOOSING.some((name) => propertyValue(options, name))
    )
      continue;
    const [, folder] = call.arguments;
    const path = folder && folder !== options ? (plainString(bare(folder)) ?? folderOf(folder, resolver)) : '.';
    return path === null ? null : moduleValue(specifierIn(path, '**'), '', origin);
  }
  return null;
}

/** The objects that name a function as what visits. */
function optionsWith(owner: FunctionNode, { file }: Resolver): readonly TSESTree.ObjectExpression[] {
  return mentionsOf(owner, file).flatMap(({ parent }) =>
    parent?.type === 'Property' &&
    keyName(parent.key, parent.computed) === 'visit' &&
    parent.parent.type === 'ObjectExpression'
      ? [parent.parent]
      : [],
  );
}

function isLoader(callee: TSESTree.Node, resolver: Resolver): boolean {
  const value = resolver.resolve(callee);
  return value.kind === 'import' && value.specifier === LOADER;
}
