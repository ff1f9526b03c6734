import type { TSESTree } from '@typescript-eslint/utils';
import { keyName } from '../../text/syntax.ts';
import type { Variable } from '../../text/scope.ts';
import type { Resolver } from './resolver.ts';
import type { Proof, Receiver, Value } from './abstract-value.ts';
import { meaningOfType } from './types.ts';
import { routerByType } from './member-types.ts';
import { FOREIGN } from './syntax-value.ts';

/**
 * The members that a pattern takes a name from: for `b` of `{ a: { b } }`, these are `a` and `b`. Null where it takes
 * none.
 */
export function patternPath(pattern: TSESTree.Node, name: string): string[] | null {
  if (pattern.type === 'Identifier') return pattern.name === name ? [] : null;
  if (pattern.type === 'AssignmentPattern') return patternPath(pattern.left, name);
  if (pattern.type !== 'ObjectPattern') return null;
  for (const property of pattern.properties) {
    if (property.type !== 'Property') continue;
    const key = keyName(property.key, property.computed);
    const rest = key === null ? null : patternPath(property.value, name);
    if (key !== null && rest) return [key, ...rest];
  }
  return null;
}

/** What the type of a variable or a parameter shows about it; null where it shows nothing. */
export function typedValue(
  id: TSESTree.Identifier,
  variable: Variable,
  resolver: Resolver,
  isParameter = false,
): Value | null {
  const meaning = id.typeAnnotation
    ? meaningOfType(id.typeAnnotation.typeAnnotation, resolver.file)
    : routerByType(id, resolver.file);
  if (meaning?.kind === 'foreign') return FOREIGN;
  if (meaning?.kind !== 'router') return null;
  return { kind: 'receiver', receiver: variableReceiver(variable, resolver, isParameter, meaning.proof) };
}

export function variableReceiver(
  variable: Variable,
  resolver: Resolver,
  isParameter: boolean,
  proof: Proof | null,
): Receiver {
  return resolver.receiver(variable, '', () => ({ name: variable.name, isParameter, proof }));
}
