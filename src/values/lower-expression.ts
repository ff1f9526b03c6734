import type { TSESTree } from '@typescript-eslint/utils';
import { quasiText, stringText } from '../text/literal.ts';
import type { Range } from '../model/text.ts';
import type { Bindings } from './lower-bindings.ts';
import { lowerElement } from './lower-element.ts';
import { nameText, typeName, UNDEFINED } from './lower-names.ts';
import type { Argument, BindingId, CallTerm, Entry, Target, TargetEntry, Term, Use } from './terms.ts';

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
export class Expressions {
  readonly bindings: Bindings;
  /** The specifiers of modules that are required or imported in expressions. */
  readonly specifiers = new Set<string>();
  readonly #source: string;
  readonly #bodies: Bodies;

  constructor(source: string, bindings: Bindings, bodies: Bodies) {
    this.#source = source;
    this.bindings = bindings;
    this.#bodies = bodies;
  }

  /**
   * Lowers an expression.
   *
   * @param use how the result is used, where the expression is a call
   */
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
        return this.#template(node);
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
        return this.#tagged(node);
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
        return {
          ...{ kind: 'conditional', test: this.lower(node.test) },
          ...{ then: this.lower(node.consequent), otherwise: this.lower(node.alternate) },
        };
      case 'AssignmentExpression':
        return {
          ...{ kind: 'assignment', target: this.target(node.left), range },
          ...{ operator: node.operator.slice(0, -1), value: this.lower(node.right) },
        };
      case 'UpdateExpression':
        return {
          ...{ kind: 'assignment', target: this.target(node.argument), range },
          ...{ operator: node.operator.slice(1), value: { kind: 'constant', value: 1 } },
        };
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

  #template(node: TSESTree.TemplateLiteral): Term {
    const parts = node.quasis.flatMap((_, at): Term[] => {
      const text = quasiText(node, at);
      const expression = node.expressions[at];
      const own: Term[] = text && (text.value !== '' || node.quasis.length === 1) ? [{ kind: 'text', ...text }] : [];
      return expression ? [...own, this.lower(expression)] : own;
    });
    const [only] = parts;
    return node.expressions.length === 0 && only ? only : { kind: 'join', parts, range: node.range };
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

  #tagged(node: TSESTree.TaggedTemplateExpression): CallTerm {
    const texts = node.quasi.quasis.map((quasi, at): Argument => {
      const text = quasiText(node.quasi, at) ?? { value: '', start: quasi.range[0], end: quasi.range[1], quote: '`' };
      return { value: { kind: 'text', ...text }, isSpread: false, range: quasi.range };
    });
    const list: Argument = {
      ...{ value: { kind: 'array', items: texts, range: node.quasi.range }, isSpread: false },
      range: node.quasi.range,
    };
    const values = node.quasi.expressions.map((each) => this.#item(each, each.range));
    return {
      ...{ kind: 'call', callee: this.lower(node.tag), args: [list, ...values], form: 'tag', range: node.range },
      ...{ use: 'kept', typeArgument: null },
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
      return { key: null, value: this.lower(node.argument), accessor: null, range: node.range };
    const accessor = node.kind === 'init' ? null : node.kind;
    return { key: this.key(node.key, node.computed), value: this.lower(node.value), accessor, range: node.range };
  }

  /** Lowers the target of an assignment: a binding, a member or a pattern. */
  target(node: TSESTree.Node): Target {
    switch (node.type) {
      case 'Identifier':
        return this.#nameTarget(node);
      case 'ObjectPattern':
        return this.#objectTarget(node);
      case 'ArrayPattern': {
        const rest = node.elements.find((each) => each?.type === 'RestElement');
        const items = node.elements.filter((each) => each?.type !== 'RestElement');
        return {
          ...{ kind: 'array', items: items.map((each) => (each ? this.target(each) : null)) },
          rest: rest ? this.target(rest.argument) : null,
        };
      }
      case 'AssignmentPattern':
        return { kind: 'default', target: this.target(node.left), value: this.lower(node.right) };
      case 'TSParameterProperty':
        return this.target(node.parameter);
      case 'RestElement':
        return this.target(node.argument);
      default: {
        const term = this.lower(node);
        return term.kind === 'member' ? { kind: 'member', term } : this.#nowhere(term, node.range);
      }
    }
  }

  #nameTarget(node: TSESTree.Identifier): Target {
    const binding: BindingId | null = this.bindings.find(node.name);
    const [start] = node.range;
    // The range of the node includes its type.
    const range = [start, start + node.name.length] as const;
    if (binding !== null)
      return { kind: 'binding', binding, type: typeName(node.typeAnnotation?.typeAnnotation), range };
    const name: Term = { kind: 'global', name: node.name, range: node.range };
    return this.#nowhere(name, node.range);
  }

  /** An assignment to a global is one to a member of the global object. */
  #nowhere(term: Term, range: Range): Target {
    const name = term.kind === 'global' ? term.name : '';
    const object: Term = { kind: 'global', name: 'globalThis', range };
    const key = nameText(name, range);
    return { kind: 'member', term: { kind: 'member', object, key, keyRange: range, isComputed: false, range } };
  }

  #objectTarget(node: TSESTree.ObjectPattern): Target {
    const entries: TargetEntry[] = [];
    let rest: Target | null = null;
    for (const each of node.properties) {
      if (each.type === 'RestElement') rest = this.target(each.argument);
      else
        entries.push({
          ...{ key: this.key(each.key, each.computed), target: this.target(each.value), range: each.range },
        });
    }
    return { kind: 'object', entries, rest, range: node.range };
  }
}
