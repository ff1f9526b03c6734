import type { TSESTree } from '@typescript-eslint/utils';
import { quasiText } from '../text/literal.ts';
import type { ExpressionLowering } from './lower-names.ts';
import type { Argument, CallTerm, Term } from './terms.ts';

/** A template: its text, or its parts to be joined. */
export function lowerTemplate(node: TSESTree.TemplateLiteral, terms: ExpressionLowering): Term {
  const parts = node.quasis.flatMap((_, at): Term[] => {
    const text = quasiText(node, at);
    const expression = node.expressions[at];
    const own: Term[] = text && (text.value !== '' || node.quasis.length === 1) ? [{ kind: 'text', ...text }] : [];
    return expression ? [...own, terms.lower(expression)] : own;
  });
  const [only] = parts;
  return node.expressions.length === 0 && only ? only : { kind: 'join', parts, range: node.range };
}

/** A tagged template as a call of its tag, with the list of its texts and with its values. */
export function lowerTagged(node: TSESTree.TaggedTemplateExpression, terms: ExpressionLowering): CallTerm {
  const texts = node.quasi.quasis.map((quasi, at): Argument => {
    const text = quasiText(node.quasi, at) ?? { value: '', start: quasi.range[0], end: quasi.range[1], quote: '`' };
    return { value: { kind: 'text', ...text }, isSpread: false, range: quasi.range };
  });
  const list: Argument = {
    ...{ value: { kind: 'array', items: texts, range: node.quasi.range }, isSpread: false },
    range: node.quasi.range,
  };
  const values = node.quasi.expressions.map(
    (each): Argument => ({ value: terms.lower(each), isSpread: false, range: each.range }),
  );
  return {
    ...{ kind: 'call', callee: terms.lower(node.tag), args: [list, ...values], form: 'tag', range: node.range },
    ...{ use: 'kept', typeArgument: null },
  };
}
