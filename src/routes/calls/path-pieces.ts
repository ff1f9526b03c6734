import type { TSESTree } from '@typescript-eslint/utils';
import { HOLE } from '../../paths/dialects.ts';
import { constantOf } from '../../text/constants.ts';
import { readText } from '../../text/read-text.ts';
import { bare } from '../../text/syntax.ts';
import type { Reference } from '../../model/reference.ts';
import type { PathArgument } from './path-argument.ts';
import { referenceTo } from '../values/reference-to.ts';
import type { Resolver } from '../values/resolver.ts';

/** How many constants are followed from a path to one of its pieces. */
const MOST_STEPS = 8;
/**
 * People write no paths with more pieces. The limit also ends the search where each constant contains another one
 * twice.
 */
const MOST_PIECES = 8;

/**
 * The imports that the unknown pieces of a path come from, in order: for `${API}/users/${NAME}` those of `API` and
 * `NAME`. Null for a piece that is not imported; empty where the file shows the whole path, or not how many pieces are
 * unknown.
 */
export function piecesOf({ kind, text, node }: PathArgument, resolver: Resolver): readonly (Reference | null)[] {
  const holes = kind === 'dynamic' ? 1 : (text?.value.split(HOLE).length ?? 1) - 1;
  if (holes === 0 || holes > MOST_PIECES) return [];
  const pieces: (Reference | null)[] = [];
  collect(node, pieces, resolver, MOST_STEPS);
  return pieces.length === holes ? pieces : [];
}

function collect(node: TSESTree.Node, pieces: (Reference | null)[], resolver: Resolver, steps: number): void {
  const expression = bare(node);
  if (pieces.length > MOST_PIECES) return;
  const said = readText(expression, resolver.file);
  if (said && !said.value.includes(HOLE)) return;
  switch (expression.type) {
    case 'TemplateLiteral':
      for (const each of expression.expressions) collect(each, pieces, resolver, steps);
      break;
    case 'BinaryExpression':
      if (expression.operator === '+')
        for (const each of operandsOf(expression)) collect(each, pieces, resolver, steps);
      else pieces.push(null);
      break;
    case 'Identifier':
    case 'MemberExpression': {
      const reference = referenceTo(resolver.resolve(expression));
      const value = reference ? null : constantOf(expression, resolver.file);
      if (value && steps > 0) collect(value, pieces, resolver, steps - 1);
      else pieces.push(reference);
      break;
    }
    default:
      pieces.push(null);
  }
}

/**
 * The operands of a chain of `+`, left to right. `a + b + c` is nested to the left as deep as it is long, so this is a
 * loop.
 */
function operandsOf(node: TSESTree.BinaryExpression): readonly TSESTree.Node[] {
  const operands: TSESTree.Node[] = [];
  let left: TSESTree.Node = node;
  while (left.type === 'BinaryExpression' && left.operator === '+') {
    operands.push(left.right);
    left = bare(left.left);
  }
  return [left, ...operands.reverse()];
}
