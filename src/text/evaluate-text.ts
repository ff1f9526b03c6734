import type { TSESTree } from '@typescript-eslint/utils';
import { HOLE } from '../paths/dialects.ts';
import { initialValue, propertyOf, readersOf } from './constants.ts';
import { quasiText, stringText, type LiteralText } from './literal.ts';
import { variableOf, type TextSource, type Variable } from './scope.ts';
import { bare, memberName } from './syntax.ts';
import { tableRead } from './table-reads.ts';
import type { ConstantRead, Range } from '../model/text.ts';

/** One part of a text: a part of a literal, or a value that cannot be edited as text (a number, a hole). */
export interface Piece {
  readonly value: string;
  readonly literal: LiteralText | null;
  /** Whether the text belongs to the expression alone, so that it may be edited. */
  readonly owned: boolean;
  /**
   * The constants of this file through which the expression reads the text, with the place of each read; null where
   * code of other files may read the text too.
   */
  readonly reads: readonly ConstantRead[] | null;
  /** The part of the expression itself that this piece came from: the literal, or the name of the constant. */
  readonly site: Range;
  /** Whether the literal is in the expression itself, not in a constant. */
  readonly inPlace: boolean;
  /**
   * What is removed with the literal if nothing is left of it: ` + '/list'` after another text. Null where `''`
   * remains.
   */
  readonly joint: Range | null;
}

/** Where a piece is found: in the expression itself, or in a constant that it names, directly or through others. */
interface Place {
  readonly owned: boolean;
  readonly reads: readonly ConstantRead[] | null;
  /** The name in the expression that refers to the constant; null within the expression itself. */
  readonly site: Range | null;
  readonly depth: number;
}

/**
 * Bounds on the work for one expression, however deeply a hostile file nests texts, or however often it doubles them.
 */
const MAX_DEPTH = 64;
const MAX_PIECES = 1_000;

/** The pieces of the string that an expression evaluates to. */
export function evaluate(expression: TSESTree.Node, source: TextSource): readonly Piece[] {
  const evaluation = new Evaluation(source);
  evaluation.add(expression, { owned: true, reads: [], site: null, depth: 0 });
  return evaluation.pieces;
}

class Evaluation {
  readonly pieces: Piece[] = [];
  readonly #source: TextSource;
  /** The constants that are being evaluated: one that refers to itself has no value. */
  readonly #open = new Set<Variable>();
  #joint: Range | null = null;

  constructor(source: TextSource) {
    this.#source = source;
  }

  add(node: TSESTree.Node, place: Place): void {
    const expression = bare(node);
    if (place.depth > MAX_DEPTH || this.pieces.length > MAX_PIECES) {
      this.#hole(expression, place);
      return;
    }
    switch (expression.type) {
      case 'Literal':
        this.#literal(expression, place);
        break;
      case 'TemplateLiteral':
        this.#template(expression, deeper(place));
        break;
      case 'BinaryExpression':
        this.#concatenation(expression, deeper(place));
        break;
      case 'Identifier':
        this.#constant(expression, deeper(place));
        break;
      case 'MemberExpression':
        this.#member(expression, deeper(place));
        break;
      default:
        this.#hole(expression, place);
    }
  }

  #literal(node: TSESTree.Literal, place: Place): void {
    const text = stringText(node, this.#source.text);
    if (text) this.#push(text.value, text, node, place);
    else if (typeof node.value === 'number') this.#push(String(node.value), null, node, place);
    else this.#hole(node, place);
  }

  #template(node: TSESTree.TemplateLiteral, place: Place): void {
    for (const [index, quasi] of node.quasis.entries()) {
      const text = quasiText(node, index);
      if (text) this.#push(text.value, text, quasi, place);
      else this.#hole(quasi, place);
      const expression = node.expressions[index];
      if (expression) this.add(expression, place);
    }
  }

  /** `a + b + c` is nested to the left as deep as it is long: it is taken apart in a loop. */
  #concatenation(node: TSESTree.BinaryExpression, place: Place): void {
    const operands: TSESTree.Node[] = [];
    let left: TSESTree.Node = node;
    while (left.type === 'BinaryExpression' && left.operator === '+') {
      operands.push(left.right);
      left = bare(left.left);
    }
    if (operands.length === 0) this.#hole(node, place);
    else {
      this.add(left, place);
      let before = left;
      for (const operand of operands.reverse()) {
        this.#joint = this.#jointOf(before, operand);
        this.add(operand, place);
        this.#joint = null;
        before = operand;
      }
    }
  }

  /**
   * The plus and the literal after it, to be removed together; null where more than a plus is between the operands, or
   * where no literal precedes, so that the rest might be no string.
   */
  #jointOf(before: TSESTree.Node, operand: TSESTree.Node): Range | null {
    const isPlain =
      operand.type === 'Literal' && /^\s*\+\s*$/.test(this.#source.text.slice(before.range[1], operand.range[0]));
    return isPlain && this.pieces.some(({ literal }) => literal !== null) ? [before.range[1], operand.range[1]] : null;
  }

  #constant(node: TSESTree.Identifier, place: Place): void {
    const variable = variableOf(node, this.#source);
    const value = variable && initialValue(variable, this.#source);
    if (!variable || !value || this.#open.has(variable)) {
      this.#hole(node, place);
      return;
    }
    this.#open.add(variable);
    const readers = readersOf(variable);
    const read = { constant: variable.defs[0]?.name.range[0] ?? 0, at: node.range[0], readers };
    const reads = place.reads && readers > 0 ? [...place.reads, read] : null;
    this.add(value, { ...place, site: place.site ?? node.range, owned: place.owned && readers === 1, reads });
    this.#open.delete(variable);
  }

  #member(node: TSESTree.MemberExpression, place: Place): void {
    const name = memberName(node);
    const value = name === null ? null : propertyOf(node.object, name, this.#source);
    if (!value) {
      this.#hole(node, place);
      return;
    }
    const read = place.reads && tableRead(node, value, this.#source);
    const reads = place.reads && read ? [...place.reads, read] : null;
    // An entry of a table is never owned, even if it is read once: the rest of the table may be read as a whole.
    this.add(value, { ...place, site: place.site ?? node.range, owned: false, reads });
  }

  #hole(node: TSESTree.Node, place: Place): void {
    this.#push(HOLE, null, node, place);
  }

  #push(value: string, literal: LiteralText | null, node: TSESTree.Node, place: Place): void {
    const { owned, reads, site } = place;
    this.pieces.push({
      value,
      literal,
      owned,
      reads,
      site: site ?? node.range,
      inPlace: site === null,
      joint: this.#joint,
    });
  }
}

function deeper(place: Place): Place {
  return { ...place, depth: place.depth + 1 };
}
