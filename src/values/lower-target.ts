import type { TSESTree } from '@typescript-eslint/utils';
import type { Range } from '../model/text.ts';
import { annotated, nameText, type ExpressionLowering } from './lower-names.ts';
import type { Target, TargetEntry, Term } from './terms.ts';

/** Lowers the target of an assignment: a binding, a member or a pattern. */
export function lowerTarget(node: TSESTree.Node, terms: ExpressionLowering): Target {
  switch (node.type) {
    case 'Identifier':
      return nameTarget(node, terms);
    case 'ObjectPattern':
      annotated(node.typeAnnotation, terms);
      return objectTarget(node, terms);
    case 'ArrayPattern': {
      const rest = node.elements.find((each) => each?.type === 'RestElement');
      const items = node.elements.filter((each) => each?.type !== 'RestElement');
      return {
        ...{ kind: 'array', items: items.map((each) => (each ? lowerTarget(each, terms) : null)) },
        rest: rest ? lowerTarget(rest.argument, terms) : null,
      };
    }
    case 'AssignmentPattern':
      return { kind: 'default', target: lowerTarget(node.left, terms), value: terms.lower(node.right) };
    case 'TSParameterProperty':
      return lowerTarget(node.parameter, terms);
    case 'RestElement':
      return lowerTarget(node.argument, terms);
    default: {
      const term = terms.lower(node);
      return term.kind === 'member' ? { kind: 'member', term } : globalTarget(term, node.range);
    }
  }
}

function nameTarget(node: TSESTree.Identifier, terms: ExpressionLowering): Target {
  const binding = terms.bindings.find(node.name);
  const [start] = node.range;
  // The range of the node includes its type.
  const range = [start, start + node.name.length] as const;
  if (binding !== null) return { kind: 'binding', binding, type: annotated(node.typeAnnotation, terms), range };
  const name: Term = { kind: 'global', name: node.name, range: node.range };
  return globalTarget(name, node.range);
}

/** An assignment to a global is one to a member of the global object. */
function globalTarget(term: Term, range: Range): Target {
  const name = term.kind === 'global' ? term.name : '';
  const object: Term = { kind: 'global', name: 'globalThis', range };
  const key = nameText(name, range);
  return { kind: 'member', term: { kind: 'member', object, key, keyRange: range, isComputed: false, range } };
}

function objectTarget(node: TSESTree.ObjectPattern, terms: ExpressionLowering): Target {
  const entries: TargetEntry[] = [];
  let rest: Target | null = null;
  for (const each of node.properties) {
    if (each.type === 'RestElement') rest = lowerTarget(each.argument, terms);
    else
      entries.push({
        ...{ key: terms.key(each.key, each.computed), target: lowerTarget(each.value, terms), range: each.range },
      });
  }
  return { kind: 'object', entries, rest, range: node.range };
}
