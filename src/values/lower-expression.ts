import type { TSESTree } from '@typescript-eslint/utils';
import { stringText } from '../text/literal.ts';
import type { Range } from '../model/text.ts';
import type { Bindings } from './lower-bindings.ts';
import { lowerElement } from './lower-element.ts';
import {
  isSameReading,
  namedBy,
  nameText,
  spreadTerm,
  typeName,
  UNDEFINED,
  type ExpressionLowering,
} from './lower-names.ts';
import { lowerTarget } from './lower-target.ts';
import { lowerTagged, lowerTemplate } from './lower-template.ts';
import type { Argument, CallTerm, Entry, Target, Term, Use } from './terms.ts';

/** Lowers functions and classes for the lowering of expressions, as their bodies consist of statements. */
export interface Bodies {
  function(node: FunctionSyntax): Term;
  class(node: TSESTree.ClassDeclaration | TSESTree.ClassExpression): Term;
}

export type FunctionSyntax =
  | TSESTree.FunctionDeclaration
  | TSESTree.FunctionExpression
  | TSESTree.ArrowFunctionExpression
  | TSESTree.TSDeclareFunction
  | TSESTree.TSEmptyBodyFunctionExpression;

/** Lowers expressions and patterns to terms. */
export class Expressions implements ExpressionLowering {
  readonly bindings: Bindings;
  /** The specifiers of modules that are required or imported in expressions. */
  readonly specifiers = new Set<string>();
  readonly annotations: TSESTree.TypeNode[] = [];
  readonly #source: string;
  readonly #bodies: Bodies;

  constructor(source: string, bindings: Bindings, bodies: Bodies) {
    this.#source = source;
    this.bindings = bindings;
    this.#bodies = bodies;
  }

  /** @param use how the result is used, where the expression is a call */
  lower(node: TSESTree.Node, use: Use = 'kept'): Term {
    const term = this.#lower(node);
    if (term.kind === 'call') term.use = use;
    return term;
  }

  #lower(node: TSESTree.Node): Term {
    switch (node.type) {
      case 'Literal':
        return this.#literal(node);
      case 'TemplateLiteral':
        return lowerTemplate(node, this);
      case 'Identifier':
        return this.name(node.name, node.range);
      case 'ThisExpression':
        return { kind: 'this', range: node.range };
      case 'Super':
        return { kind: 'super', range: node.range };
      case 'MemberExpression':
        return this.#member(node);
      case 'CallExpression':
      case 'NewExpression':
        return this.#call(node);
      case 'TaggedTemplateExpression':
        return lowerTagged(node, this);
      case 'MetaProperty':
        return { kind: 'global', name: `${node.meta.name}.${node.property.name}`, range: node.range };
      case 'ImportExpression':
        return this.#loaded(node);
      case 'FunctionExpression':
      case 'ArrowFunctionExpression':
        return this.#bodies.function(node);
      case 'ClassExpression':
        return this.#bodies.class(node);
      case 'ObjectExpression':
        return { kind: 'object', entries: node.properties.map((each) => this.#entry(each)), range: node.range };
      case 'ArrayExpression':
        return { kind: 'array', items: node.elements.map((each) => this.#item(each, node.range)), range: node.range };
      case 'JSXElement':
      case 'JSXFragment':
        return lowerElement(node, this);
      default:
        return this.#operation(node);
    }
  }

  #operation(node: TSESTree.Node): Term {
    const { range } = node;
    switch (node.type) {
      case 'UnaryExpression':
        return { kind: 'operation', operator: node.operator, operands: [this.lower(node.argument)], range };
      case 'BinaryExpression':
        return {
          ...{ kind: 'operation', operator: node.operator, range },
          operands: [this.lower(node.left), this.lower(node.right)],
        };
      case 'LogicalExpression':
        return {
          ...{ kind: 'logical', operator: node.operator, range },
          left: this.lower(node.left),
          right: this.lower(node.right),
        };
      case 'ConditionalExpression':
        return this.#conditional(node);
      case 'AssignmentExpression':
      case 'UpdateExpression':
        return this.#assignment(node);
      case 'AwaitExpression':
        return { kind: 'operation', operator: 'await', operands: [this.lower(node.argument, 'awaited')], range };
      case 'YieldExpression':
        return {
          ...{ kind: 'operation', operator: node.delegate ? 'yield*' : 'yield', range },
          operands: [node.argument ? this.lower(node.argument, 'awaited') : UNDEFINED],
        };
      case 'SequenceExpression':
        return { kind: 'sequence', terms: node.expressions.map((each) => this.lower(each)) };
      default:
        return this.#transparent(node);
    }
  }

  #conditional({ test, consequent, alternate, range }: TSESTree.ConditionalExpression): Term {
    const [left, otherwise] = [this.lower(test), this.lower(alternate)];
    // The condition holds for the value: `a ? a : b` is `a || b`.
    if (isSameReading(test, consequent)) return { kind: 'logical', operator: '||', range, left, right: otherwise };
    return { kind: 'conditional', test: left, then: this.lower(consequent), otherwise };
  }

  #assignment(node: TSESTree.AssignmentExpression | TSESTree.UpdateExpression): Term {
    const { range } = node;
    return node.type === 'AssignmentExpression'
      ? {
          ...{ kind: 'assignment', target: this.target(node.left), range },
          ...{ operator: node.operator.slice(0, -1), value: this.lower(node.right) },
        }
      : {
          ...{ kind: 'assignment', target: this.target(node.argument), range },
          ...{ operator: node.operator.slice(1), value: { kind: 'constant', value: 1 } },
        };
  }

  /** Lowers the expression inside of syntax that does not change its value: `x as T`, `x!`. */
  #transparent(node: TSESTree.Node): Term {
    switch (node.type) {
      case 'ChainExpression':
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
      case 'TSNonNullExpression':
      case 'TSTypeAssertion':
      case 'TSInstantiationExpression':
        return this.#lower(node.expression);
      case 'JSXExpressionContainer':
        return this.#lower(node.expression);
      default:
        return { kind: 'operation', operator: 'unknown', operands: [], range: node.range };
    }
  }

  name(name: string, range: Range): Term {
    if (name === 'undefined') return UNDEFINED;
    const binding = this.bindings.find(name);
    return binding === null ? { kind: 'global', name, range } : { kind: 'read', binding, range };
  }

  #literal(node: TSESTree.Literal): Term {
    const text = stringText(node, this.#source);
    if (text) return { kind: 'text', ...text };
    if ('regex' in node)
      return { kind: 'pattern', source: node.regex.pattern, flags: node.regex.flags, range: node.range };
    const { value } = node;
    return { kind: 'constant', value: typeof value === 'bigint' ? Number(value) : this.#constant(value) };
  }

  #constant(value: unknown): number | boolean | null | undefined {
    return typeof value === 'number' || typeof value === 'boolean' || value === null ? value : undefined;
  }

  #member(node: TSESTree.MemberExpression): Term {
    const { object, property, computed: isComputed, range } = node;
    // The members of `import.meta` are globals that the host defines.
    if (object.type === 'MetaProperty' && property.type === 'Identifier' && !isComputed)
      return { kind: 'global', name: `import.meta.${property.name}`, range };
    const key = isComputed ? this.lower(property) : this.#plainKey(property);
    const member = key.kind === 'text' ? key.value : '';
    return {
      ...{ kind: 'member', object: this.lower(object, { member }), key, isComputed, range },
      keyRange: property.range,
    };
  }

  #plainKey(node: TSESTree.Node): Term {
    if (node.type === 'PrivateIdentifier') return nameText(`#${node.name}`, node.range);
    return node.type === 'Identifier' || node.type === 'JSXIdentifier'
      ? nameText(node.name, node.range)
      : this.lower(node);
  }

  /** The key of a property, of a member of a class or of an entry of a pattern. */
  key(node: TSESTree.Node, isComputed: boolean): Term {
    return isComputed ? this.lower(node) : this.#plainKey(node);
  }

  #call(node: TSESTree.CallExpression | TSESTree.NewExpression): CallTerm {
    const args = node.arguments.map((each) => this.#item(each, node.range));
    const [first] = args;
    const callee = this.lower(node.callee);
    if (callee.kind === 'global' && callee.name === 'require' && first?.value.kind === 'text')
      this.specifiers.add(first.value.value);
    const type = node.typeArguments?.params[0];
    return {
      ...{ kind: 'call', callee, args, form: node.type === 'NewExpression' ? 'new' : 'call', range: node.range },
      ...{ use: 'kept', typeArgument: typeName(type) },
    };
  }

  #loaded(node: TSESTree.ImportExpression): CallTerm {
    const source = this.#item(node.source, node.range);
    if (source.value.kind === 'text') this.specifiers.add(source.value.value);
    const callee: Term = { kind: 'global', name: 'import', range: node.range };
    return { kind: 'call', callee, args: [source], form: 'call', range: node.range, use: 'kept', typeArgument: null };
  }

  #item(node: TSESTree.Node | null, around: Range): Argument {
    if (!node) return { value: UNDEFINED, isSpread: false, range: around };
    const isSpread = node.type === 'SpreadElement';
    return { value: this.lower(isSpread ? node.argument : node), isSpread, range: node.range };
  }

  #entry(node: TSESTree.ObjectLiteralElement): Entry {
    if (node.type === 'SpreadElement')
      return { key: null, value: spreadTerm(this.lower(node.argument)), accessor: null, range: node.range };
    const accessor = node.kind === 'init' ? null : node.kind;
    const key = this.key(node.key, node.computed);
    const value = namedBy(this.lower(node.value), key.kind === 'text' ? key.value : '');
    return { key, value, accessor, range: node.range };
  }

  target(node: TSESTree.Node): Target {
    return lowerTarget(node, this);
  }
}
