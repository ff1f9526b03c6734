import { bare, type ClassNode } from '../text/syntax.ts';
import type { Reference } from '../model/reference.ts';
import type { Value } from './values/abstract-value.ts';
import { referenceTo } from './values/reference-to.ts';
import { CALL } from './values/reference-to.ts';
import type { Resolver } from './values/resolver.ts';
import { stepFrom } from './values/syntax-value.ts';

/** How many classes of one file may be above one another. */
const DEEPEST = 8;

/** An instance of the class of another file that a class extends, by itself or by a class of this file between. */
export function inheritedInstance(owner: ClassNode, resolver: Resolver): Reference | null {
  let current: ClassNode | null = owner;
  for (let steps = 0; current && steps < DEEPEST; steps += 1) {
    const parent: Value | null = current.superClass && resolver.resolve(bare(current.superClass));
    if (parent?.kind === 'import') return referenceTo(stepFrom(parent, CALL));
    current = parent?.kind === 'class' && parent.node !== current ? parent.node : null;
  }
  return null;
}
