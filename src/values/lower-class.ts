import type { TSESTree } from '@typescript-eslint/utils';
import type { Bindings } from './lower-bindings.ts';
import type { Expressions } from './lower-expression.ts';
import { namedBy, decoratorsOf, nameText, annotated } from './lower-names.ts';
import type { ClassMember, FunctionCode, Term } from './terms.ts';

/** Lowers the statements of a static block. */
type ClassBlock = (body: readonly TSESTree.Node[]) => Pick<FunctionCode, 'body' | 'captured'>;

/**
 * Lowers a class: its constructor, its fields and methods, and its decorators.
 *
 * @param block lowers the statements of a static block
 */
export function lowerClass(
  node: TSESTree.ClassDeclaration | TSESTree.ClassExpression,
  terms: Expressions,
  bindings: Bindings,
  block: ClassBlock,
): Term {
  const superclass = node.superClass ? terms.lower(node.superClass) : null;
  const decorators = decoratorsOf(node).map((each) => terms.lower(each));
  const own = node.type === 'ClassExpression' && node.id ? [node.id.name] : [];
  return bindings.within(own, () => {
    let construct: FunctionCode | null = null;
    const members: ClassMember[] = [];
    for (const each of node.body.body) {
      const value = each.type === 'MethodDefinition' ? terms.lower(each.value) : null;
      if (each.type === 'MethodDefinition' && each.kind === 'constructor' && value?.kind === 'function') {
        if (each.value.type === 'FunctionExpression') construct = value.code;
      } else members.push(...memberOf(each, terms, block));
    }
    return {
      kind: 'class',
      code: { name: node.id?.name ?? '', superclass, construct, members, decorators, range: node.range },
    };
  });
}

function memberOf(node: TSESTree.ClassElement, terms: Expressions, block: ClassBlock): ClassMember[] {
  switch (node.type) {
    case 'MethodDefinition': {
      const { kind, range } = node;
      if (kind === 'constructor' || node.value.type !== 'FunctionExpression') return [];
      return [
        {
          ...{ ...headOf(node, terms), kind, value: namedBy(terms.lower(node.value), nameOf(node)) },
          ...{ type: null, typeRange: null, isOptional: false, range },
        },
      ];
    }
    case 'PropertyDefinition':
    case 'AccessorProperty': {
      const value = node.value ? namedBy(terms.lower(node.value), nameOf(node)) : null;
      const type = annotated(node.typeAnnotation, terms);
      const typeRange = node.typeAnnotation?.typeAnnotation.range ?? null;
      return [
        { ...headOf(node, terms), kind: 'field', value, type, typeRange, isOptional: node.optional, range: node.range },
      ];
    }
    case 'StaticBlock': {
      const code: FunctionCode = {
        ...{ name: '', parameters: [], ...block(node.body), range: node.range },
        ...{ isArrow: false, isGenerator: false, isAsync: false },
      };
      return [
        {
          ...{ key: nameText('', node.range), kind: 'block', isStatic: true, value: { kind: 'function', code } },
          ...{ type: null, typeRange: null, isOptional: false, decorators: [], range: node.range },
        },
      ];
    }
    default:
      return [];
  }
}

/** The name that a member gives its function; empty for a computed one. */
function nameOf({ key, computed }: Pick<TSESTree.MethodDefinition, 'key' | 'computed'>): string {
  return key.type === 'Identifier' && !computed ? key.name : '';
}

function headOf(
  node: TSESTree.MethodDefinition | TSESTree.PropertyDefinition | TSESTree.AccessorProperty,
  terms: Expressions,
): Pick<ClassMember, 'key' | 'isStatic' | 'decorators'> {
  return {
    key: terms.key(node.key, node.computed),
    isStatic: node.static,
    decorators: decoratorsOf(node).map((each) => terms.lower(each)),
  };
}
