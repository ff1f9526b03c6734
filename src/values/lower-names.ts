import type { TSESTree } from '@typescript-eslint/utils';
import type { Range } from '../model/text.ts';
import type { Bindings } from './lower-bindings.ts';
import type { Term } from './terms.ts';
import type { TextTerm } from './leaf-terms.ts';

/** The interface of the lowering of expressions, for its parts in other files. */
export interface ExpressionLowering {
  readonly bindings: Bindings;
  lower(node: TSESTree.Node): Term;
  name(name: string, range: Range): Term;
  /** The types of variables, parameters and fields. */
  readonly annotations: TSESTree.TypeNode[];
  /** The key of a property, of a member of a class or of an entry of a pattern. */
  key(node: TSESTree.Node, isComputed: boolean): Term;
}

export const UNDEFINED: Term = { kind: 'constant', value: undefined };

/** A name in the source as a text: the key of a member. */
export function nameText(value: string, [start, end]: Range): TextTerm {
  return { kind: 'text', value, start, end, quote: '`' };
}

/** A term, with its name where it is a function or a class without one of its own: `const list = () => []`. */
export function namedBy(term: Term, inferred: string): Term {
  if (term.kind === 'function') return { ...term, code: { ...term.code, inferred } };
  return term.kind === 'class' ? { ...term, code: { ...term.code, inferred } } : term;
}

/** What is spread into an object: of `...(data && { body })` the object or nothing, as a falsy value has no fields. */
export function spreadTerm(term: Term): Term {
  if (term.kind !== 'logical' || term.operator !== '&&') return term;
  return { kind: 'conditional', test: term.left, then: spreadTerm(term.right), otherwise: UNDEFINED };
}

/** The name of a type reference, the first one of a union: `HttpClient` of `ng.HttpClient | null`; else null. */
export function typeName(node: TSESTree.TypeNode | undefined): string | null {
  if (node?.type === 'TSUnionType') return node.types.map(typeName).find((name) => name !== null) ?? null;
  if (node?.type !== 'TSTypeReference') return null;
  const { typeName: name } = node;
  return name.type === 'Identifier' ? name.name : name.type === 'TSQualifiedName' ? name.right.name : null;
}

/** The name of the type that an annotation says, as `typeName` gives it; other types are kept for their texts. */
export function annotated(
  annotation: TSESTree.TSTypeAnnotation | undefined,
  { annotations }: Pick<ExpressionLowering, 'annotations'>,
): string | null {
  const type = annotation?.typeAnnotation;
  if (type && !NAMED.test(type.type)) annotations.push(type);
  return typeName(type);
}

/** Types without texts: `string`. */
const NAMED = /Keyword$/;

/** The decorators of a node; the trees of JavaScript parsers may lack the field. */
export function decoratorsOf(node: {
  readonly decorators?: readonly TSESTree.Decorator[] | undefined;
}): readonly TSESTree.LeftHandSideExpression[] {
  return (node.decorators ?? []).map(({ expression }) => expression);
}

/** Whether two expressions read the same variable, or the same member of it, without calling anything. */
export function isSameReading(one: TSESTree.Node, other: TSESTree.Node): boolean {
  if (one.type === 'ThisExpression') return other.type === 'ThisExpression';
  if (one.type === 'Identifier') return other.type === 'Identifier' && one.name === other.name;
  if (one.type !== 'MemberExpression' || other.type !== 'MemberExpression' || one.computed || other.computed)
    return false;
  return isSameReading(one.property, other.property) && isSameReading(one.object, other.object);
}
