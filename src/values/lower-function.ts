import type { TSESTree } from '@typescript-eslint/utils';
import type { Range } from '../model/text.ts';
import { patternNames, variableNames } from './lower-bindings.ts';
import type { Expressions, FunctionSyntax } from './lower-expression.ts';
import { decoratorsOf, UNDEFINED } from './lower-names.ts';
import type { FunctionCode, Parameter, Statement, Term } from './terms.ts';

/** Lowers functions, with their parameters and bodies. */
export class FunctionLowering {
  readonly #terms: Expressions;
  readonly #block: (nodes: readonly TSESTree.Node[]) => readonly Statement[];

  /** @param block lowers the statements of a block, with names of their own */
  constructor(terms: Expressions, block: (nodes: readonly TSESTree.Node[]) => readonly Statement[]) {
    this.#terms = terms;
    this.#block = block;
  }

  term(node: FunctionSyntax): Term {
    return { kind: 'function', code: this.#function(node) };
  }

  #function(node: FunctionSyntax): FunctionCode {
    const { body, params, range } = node;
    const names = [
      ...params.flatMap(patternNames),
      ...(body?.type === 'BlockStatement' ? variableNames(body.body) : []),
    ];
    const own = node.type === 'FunctionExpression' && node.id ? [node.id.name, ...names] : names;
    const { answer, captured } = this.#terms.bindings.capturing(() =>
      this.#terms.bindings.within(
        own,
        (): Pick<FunctionCode, 'own' | 'parameters' | 'body'> => ({
          ...(node.type === 'FunctionExpression' && node.id && { own: this.#terms.bindings.declare(node.id.name) }),
          parameters: params.map((each) => this.#parameter(each)),
          body:
            body?.type === 'BlockStatement'
              ? this.#block(body.body)
              : [{ kind: 'return', term: body ? this.#terms.lower(body) : UNDEFINED }],
        }),
      ),
    );
    return {
      ...{ name: node.id?.name ?? '', ...answer, captured, range },
      ...{ isArrow: node.type === 'ArrowFunctionExpression', isGenerator: node.generator, isAsync: node.async },
    };
  }

  #parameter(node: TSESTree.Parameter): Parameter {
    const [name = ''] = node.type === 'ObjectPattern' || node.type === 'ArrayPattern' ? [] : patternNames(node);
    return {
      ...{ target: this.#terms.target(node), name, isRest: node.type === 'RestElement', range: node.range },
      ...{ isField: node.type === 'TSParameterProperty', isOptional: mayBeLeftOut(node), typeRange: typeRangeOf(node) },
      decorators: decoratorsOf(node).map((each) => this.#terms.lower(each)),
    };
  }

  /** The static block of a class, as a function without parameters. */
  staticBlock(nodes: readonly TSESTree.Node[]): Pick<FunctionCode, 'body' | 'captured'> {
    const { answer: body, captured } = this.#terms.bindings.capturing(() => this.#block(nodes));
    return { body, captured };
  }
}

/** Where the type of a parameter is written: that of `id: string`, `private id: string` and `id: string = ''`. */
function typeRangeOf(node: TSESTree.Parameter): Range | null {
  if (node.type === 'TSParameterProperty') return typeRangeOf(node.parameter);
  if (node.type === 'AssignmentPattern') return typeRangeOf(node.left);
  return node.typeAnnotation?.typeAnnotation.range ?? null;
}

function mayBeLeftOut(node: TSESTree.Parameter): boolean {
  return node.type === 'AssignmentPattern' || (node.type === 'Identifier' && node.optional);
}
