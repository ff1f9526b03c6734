import type { TSESTree } from '@typescript-eslint/utils';
import { objectOf, propertyValue } from '../../text/objects.ts';
import type { ClassNode } from '../../text/syntax.ts';
import type { ScannedFile } from '../scanned-file.ts';
import { decoratorsOf } from './decorator.ts';

/**
 * The list of the classes that a class brings together: `[Users]` of `@Module({ controllers: [Users] })`.
 *
 * @returns `none` where its decorator lists no class, and `unseen` where it does not tell; null where no decorator
 * brings classes together
 */
export function gatheredClasses(node: ClassNode, file: ScannedFile): TSESTree.Node | 'none' | 'unseen' | null {
  for (const {
    framework,
    name,
    arguments: [said],
  } of decoratorsOf(node, file)) {
    const modules = framework.application?.modules;
    if (modules?.decorator !== name) continue;
    const options = said ? objectOf(said, file) : null;
    if (!options) return said ? 'unseen' : 'none';
    return (
      propertyValue(options, modules.option) ??
      (options.properties.every(({ type }) => type === 'Property') ? 'none' : 'unseen')
    );
  }
  return null;
}
