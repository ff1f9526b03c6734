import type { TSESTree } from '@typescript-eslint/utils';
import { constantOf } from '../../text/constants.ts';
import { bare, isFunction, keyName } from '../../text/syntax.ts';
import { ClassMembers } from '../values/class-members.ts';
import type { Reference } from '../../model/reference.ts';
import { referenceTo } from '../values/reference-to.ts';
import { inheritedInstance } from '../inherited-routers.ts';
import type { Resolver } from '../values/resolver.ts';
import type { ServiceFramework } from './service-framework.ts';

/** What is known of the methods of a service. */
export interface Service {
  readonly members: ReadonlySet<string>;
  /** Where others come from: something of another file, or `all` that there are. Null for none. */
  readonly others: Reference | 'all' | null;
}

/**
 * The service that an argument is: an object with some of the methods, an instance of a class that has some, or of one
 * of another file.
 *
 * @param isAsked whether the file asks for a service by its path: then what a function of another file answers is one
 * too
 * @returns null for anything else, such as middleware
 */
export function serviceIn(
  node: TSESTree.Node,
  framework: ServiceFramework,
  isAsked: boolean,
  resolver: Resolver,
): Service | null {
  const said = bare(node);
  const made = bare(constantOf(said, resolver.file) ?? said);
  if (made.type === 'ObjectExpression')
    return ofMembers(
      objectMembers(made),
      made.properties.some(({ type }) => type === 'SpreadElement') ? 'all' : null,
      framework,
    );
  if (made.type !== 'NewExpression' && made.type !== 'CallExpression') return null;
  const value = resolver.resolve(made);
  if (value.kind === 'self' && value.owner.type !== 'Program') {
    const members = new ClassMembers(resolver).of(value.owner, false).map(({ name }) => name);
    return ofMembers(members, inheritedInstance(value.owner, resolver), framework);
  }
  const from = referenceTo(value);
  if (!from) return null;
  if (framework.transports.test(from.specifier)) return null;
  const isKnown = made.type === 'NewExpression' || isAsked || framework.modules.test(from.specifier);
  return isKnown ? { members: new Set(), others: from } : null;
}

function ofMembers(names: readonly string[], others: Service['others'], { methods }: ServiceFramework): Service | null {
  const members = new Set(names.filter((name) => methods.some((method) => method.name === name)));
  // An object of which none is seen is one of options.
  return members.size > 0 || (others !== null && others !== 'all') ? { members, others } : null;
}

function objectMembers(object: TSESTree.ObjectExpression): readonly string[] {
  return object.properties.flatMap((property) => {
    const name = property.type === 'Property' ? keyName(property.key, property.computed) : null;
    const isMethod =
      property.type === 'Property' && (isFunction(property.value) || property.value.type === 'Identifier');
    return name !== null && isMethod ? [name] : [];
  });
}
