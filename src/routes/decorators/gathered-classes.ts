import type { TSESTree } from '@typescript-eslint/utils';
import { objectOf, propertyValue } from '../../text/objects.ts';
import type { ClassNode } from '../../text/syntax.ts';
import type { ScannedFile } from '../scanned-file.ts';
import { decoratorsOf } from './decorator.ts';

/**
 * The list of the classes that the decorator of a class combines into a module: `[Users]` of
 * `@Module({ controllers: [Users] })`.
 *
 * @returns `none` where the decorator lists no class, `unseen` where its list is not known; null where the class has no
 * such decorator
 */
export function gatheredClasses(node: ClassNode, file: ScannedFile): TSESTree.Node | 'none' | 'unseen' | null {
  for (const {
    framework,
    name,
    arguments: [argument],
  } of decoratorsOf(node, file)) {
    const modules = framework.application?.modules;
    if (modules?.decorator !== name) continue;
    const options = argument ? objectOf(argument, file) : null;
    if (!options) return argument ? 'unseen' : 'none';
    return (
      propertyValue(options, modules.option) ??
      (options.properties.every(({ type }) => type === 'Property') ? 'none' : 'unseen')
    );
  }
  return null;
}
