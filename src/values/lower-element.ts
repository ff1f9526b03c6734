import type { TSESTree } from '@typescript-eslint/utils';
import { nameText, spreadTerm, UNDEFINED, type ExpressionLowering } from './lower-names.ts';
import type { Argument, CallTerm, Entry, Term } from './terms.ts';

/** A JSX element as a call of its component, or of its name, with its attributes and `children` as one object. */
export function lowerElement(node: TSESTree.JSXElement | TSESTree.JSXFragment, terms: ExpressionLowering): CallTerm {
  const opening = node.type === 'JSXElement' ? node.openingElement : null;
  const callee = opening ? elementName(opening.name, terms) : nameText('', [node.range[0], node.range[0]]);
  const attributes = (opening?.attributes ?? []).map((each) => attributeEntry(each, terms));
  const children = node.children.flatMap((each): Argument[] => childOf(each, terms));
  const entries: Entry[] =
    children.length === 0
      ? attributes
      : [
          ...attributes,
          {
            key: nameText('children', node.range),
            value: { kind: 'array', items: children, range: node.range },
            ...{ accessor: null, range: node.range },
          },
        ];
  const given: Argument = { value: { kind: 'object', entries, range: node.range }, isSpread: false, range: node.range };
  return { kind: 'call', callee, args: [given], form: 'element', range: node.range, use: 'kept', typeArgument: null };
}

function elementName(name: TSESTree.JSXTagNameExpression, terms: ExpressionLowering): Term {
  switch (name.type) {
    case 'JSXIdentifier':
      return /^[a-z]/.test(name.name) ? nameText(name.name, name.range) : terms.name(name.name, name.range);
    case 'JSXMemberExpression':
      return {
        ...{ kind: 'member', object: elementName(name.object, terms), key: nameText(name.property.name, name.range) },
        ...{ keyRange: name.property.range, isComputed: false, range: name.range },
      };
    default:
      return nameText(`${name.namespace.name}:${name.name.name}`, name.range);
  }
}

function attributeEntry(node: TSESTree.JSXAttribute | TSESTree.JSXSpreadAttribute, terms: ExpressionLowering): Entry {
  if (node.type === 'JSXSpreadAttribute')
    return { key: null, value: spreadTerm(terms.lower(node.argument)), accessor: null, range: node.range };
  const name = node.name.type === 'JSXIdentifier' ? node.name.name : node.name.name.name;
  const value: Term = node.value ? terms.lower(node.value) : { kind: 'constant', value: true };
  return { key: nameText(name, node.name.range), value, accessor: null, range: node.range };
}

function childOf(node: TSESTree.JSXChild, terms: ExpressionLowering): Argument[] {
  if (node.type === 'JSXText') return [];
  const value =
    node.type === 'JSXExpressionContainer' && node.expression.type === 'JSXEmptyExpression'
      ? UNDEFINED
      : terms.lower(node.type === 'JSXSpreadChild' ? node.expression : node);
  return [{ value, isSpread: node.type === 'JSXSpreadChild', range: node.range }];
}
