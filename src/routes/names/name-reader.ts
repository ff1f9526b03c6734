import { posix } from 'node:path';
import type { TSESTree } from '@typescript-eslint/utils';
import { destructuredKey, initialValue } from '../../text/constants.ts';
import { objectOf, propertyValue } from '../../text/objects.ts';
import { variableOf, writesTo, type Variable } from '../../text/scope.ts';
import { simplePattern } from '../../text/simple-pattern.ts';
import { bare, isFunction, lastName, memberName, type FunctionNode } from '../../text/syntax.ts';
import { folderOf, namesThisFile } from '../values/folder.ts';
import type { Resolver } from '../values/resolver.ts';
import { UNTOLD } from './name-expression.ts';
import type { Guard, NameExpression } from '../../model/named-mount.ts';

/**
 * More steps and more nodes than these are not followed: constants that double each other would take time without
 * bound.
 */
const MOST_STEPS = 24;
const MOST_NODES = 400;

const PATH_FUNCTIONS: ReadonlySet<string> = new Set(['basename', 'extname', 'parse']);
const LOOPS: ReadonlySet<string> = new Set(['forEach', 'map', 'filter', 'flatMap']);
/** Methods that change the order of a list alone. */
const ORDERS: ReadonlySet<string> = new Set(['sort', 'reverse', 'toSorted', 'toReversed']);
/** Methods after which a list is another one. */
const CHANGES: ReadonlySet<string> = new Set([
  'pop',
  'push',
  'reverse',
  'shift',
  'sort',
  'splice',
  'unshift',
  'fill',
  'copyWithin',
]);

/** Reads what code makes of the names of a folder's entries, and which folders these are. */
export class NameReader {
  /** The folders whose entries are read, as seen from that of the file. */
  readonly folders = new Set<string>();
  /** What the entries have to meet to be in the lists that were read. */
  readonly guards: Guard[] = [];
  readonly #resolver: Resolver;
  /** What parameters hold while what their functions answer is read. */
  readonly #given = new Map<Variable, NameExpression>();
  #nodes = 0;
  #steps = 0;

  constructor(resolver: Resolver) {
    this.#resolver = resolver;
  }

  /** What an expression makes of the name of an entry. */
  read(node: TSESTree.Node): NameExpression {
    if (this.#steps >= MOST_STEPS || this.#nodes >= MOST_NODES) return UNTOLD;
    this.#steps += 1;
    this.#nodes += 1;
    const expression = this.#read(bare(node));
    this.#steps -= 1;
    return expression;
  }

  #read(node: TSESTree.Node): NameExpression {
    switch (node.type) {
      case 'Literal':
        return literal(node);
      case 'TemplateLiteral':
        return {
          kind: 'joined',
          parts: node.quasis.flatMap(({ value }, at) => [
            { kind: 'value', value: value.cooked } as const,
            ...node.expressions.slice(at, at + 1).map((each) => this.read(each)),
          ]),
        };
      case 'ArrayExpression':
        return { kind: 'list', items: node.elements.map((each) => (each ? this.read(each) : UNTOLD)) };
      case 'Identifier':
        return this.#identifier(node);
      case 'MemberExpression':
        return {
          kind: 'member',
          of: this.read(node.object),
          key: node.computed ? this.read(node.property) : { kind: 'value', value: lastName(node) },
        };
      case 'CallExpression':
        return this.#call(node);
      case 'UnaryExpression':
        return this.#unary(node);
      case 'LogicalExpression':
        return { kind: 'operation', operator: node.operator, left: this.read(node.left), right: this.read(node.right) };
      case 'BinaryExpression':
        return this.#binary(node);
      case 'ConditionalExpression':
        return {
          kind: 'choice',
          test: this.read(node.test),
          yes: this.read(node.consequent),
          no: this.read(node.alternate),
        };
      default:
        return UNTOLD;
    }
  }

  #unary({ operator, argument }: TSESTree.UnaryExpression): NameExpression {
    const of = this.read(argument);
    if (operator === '!') return { kind: 'not', of };
    return operator === '-' && of.kind === 'value' && typeof of.value === 'number'
      ? { kind: 'value', value: -of.value }
      : UNTOLD;
  }

  #binary({ operator, left, right }: TSESTree.BinaryExpression): NameExpression {
    const sides = [this.read(left), this.read(right)] as const;
    const isText =
      operator === '+' &&
      sides.some((side) => side.kind === 'joined' || (side.kind === 'value' && typeof side.value === 'string'));
    return isText ? { kind: 'joined', parts: sides } : { kind: 'operation', operator, left: sides[0], right: sides[1] };
  }

  #identifier(node: TSESTree.Identifier): NameExpression {
    const variable = variableOf(node, this.#resolver.file);
    if (!variable) return UNTOLD;
    const given = this.#given.get(variable);
    if (given) return given;
    const [definition, ...others] = variable.defs;
    if (!definition || others.length > 0) return UNTOLD;
    const { node: owner } = definition;
    if (isFunction(owner)) return definition.name === owner.id ? UNTOLD : this.#parameter(variable, owner);
    if (owner.type !== 'VariableDeclarator') return UNTOLD;
    const loop = owner.parent.parent;
    if (loop.type === 'ForOfStatement' && loop.left === owner.parent)
      return writesTo(variable) > 1 ? UNTOLD : partOf(owner.id, variable, this.#elementOf(loop.right));
    return owner.init && writesTo(variable) <= 1 && !isChanged(variable)
      ? partOf(owner.id, variable, this.read(owner.init))
      : UNTOLD;
  }

  /** `name` of `names.forEach((name) => ...)`. */
  #parameter(variable: Variable, owner: FunctionNode): NameExpression {
    const { parent: call } = owner;
    const [row] = owner.params;
    if (
      !row ||
      writesTo(variable) > 0 ||
      call.type !== 'CallExpression' ||
      call.arguments[0] !== owner ||
      call.callee.type !== 'MemberExpression'
    )
      return UNTOLD;
    return LOOPS.has(memberName(call.callee) ?? '')
      ? partOf(row, variable, this.#elementOf(call.callee.object))
      : UNTOLD;
  }

  #call(call: TSESTree.CallExpression): NameExpression {
    const member = lastName(call.callee);
    const given = call.arguments.filter((each) => each.type !== 'SpreadElement');
    if (given.length < call.arguments.length) return UNTOLD;
    const [first] = given;
    if (member === 'isDirectory' && given.length === 0) return { kind: 'isFolder' };
    if (member === 'isFile' && given.length === 0) return { kind: 'not', of: { kind: 'isFolder' } };
    if (member === 'basename' && first && given.length === 1 && namesThisFile(first, this.#resolver))
      return { kind: 'own' };
    const callee = bare(call.callee);
    if (first && PATH_FUNCTIONS.has(member) && this.#isOfPath(callee))
      return { kind: 'path', member, given: given.map((each) => this.read(each)) };
    if (callee.type === 'MemberExpression')
      return { kind: 'call', of: this.read(callee.object), member, given: given.map((each) => this.read(each)) };
    const helper = callee.type === 'Identifier' ? this.#functionOf(callee) : null;
    return helper
      ? this.#answer(
          helper,
          given.map((each) => this.read(each)),
        )
      : UNTOLD;
  }

  #isOfPath(callee: TSESTree.Node): boolean {
    const object = callee.type === 'MemberExpression' ? bare(callee.object) : callee;
    return (
      object.type === 'Identifier' &&
      this.#resolver.resolve(object).kind === 'foreign' &&
      this.#functionOf(object) === null
    );
  }

  #functionOf(name: TSESTree.Identifier): FunctionNode | null {
    const variable = variableOf(name, this.#resolver.file);
    const owner = variable?.defs.length === 1 ? variable.defs[0]?.node : undefined;
    if (!variable || !owner) return null;
    if (isFunction(owner)) return owner.id?.name === name.name && writesTo(variable) === 0 ? owner : null;
    const value = initialValue(variable, this.#resolver.file);
    const expression = value && bare(value);
    return expression && isFunction(expression) ? expression : null;
  }

  /** What a function of one answer says of what it is given. */
  #answer(owner: FunctionNode, given: readonly NameExpression[]): NameExpression {
    const answer = onlyAnswer(owner, this.#resolver);
    if (!answer || owner.async || owner.generator) return UNTOLD;
    const held: Variable[] = [];
    for (const [at, parameter] of owner.params.entries()) {
      const variable = parameter.type === 'Identifier' ? variableOf(parameter, this.#resolver.file) : null;
      if (!variable || this.#given.has(variable)) continue;
      this.#given.set(variable, writesTo(variable) > 0 ? UNTOLD : (given[at] ?? UNTOLD));
      held.push(variable);
    }
    const expression = this.read(answer);
    for (const variable of held) this.#given.delete(variable);
    return expression;
  }

  /** What one element of a list of entries is. */
  #elementOf(list: TSESTree.Node): NameExpression {
    if (this.#steps >= MOST_STEPS) return UNTOLD;
    this.#steps += 1;
    const element = this.#element(bare(list));
    this.#steps -= 1;
    return element;
  }

  #element(list: TSESTree.Node): NameExpression {
    if (list.type === 'AwaitExpression') return this.#elementOf(list.argument);
    if (list.type === 'Identifier') return this.#elementOfNamed(list);
    if (list.type !== 'CallExpression') return UNTOLD;
    if (['readdirSync', 'readdir'].includes(lastName(list.callee))) return this.#entryOf(list);
    const member = list.callee.type === 'MemberExpression' ? memberName(list.callee) : null;
    const [first] = list.arguments;
    if (list.callee.type !== 'MemberExpression' || member === null) return UNTOLD;
    const element = this.#elementOf(list.callee.object);
    if (ORDERS.has(member)) return element;
    if (!first || !isFunction(first)) return member === 'filter' ? element : UNTOLD;
    if (member === 'map') return this.#answer(first, [element]);
    if (member !== 'filter') return UNTOLD;
    this.guards.push({ test: this.#answer(first, [element]), holds: true });
    return element;
  }

  /** A list that has a name: a constant, or what a reader of folders calls a function with. */
  #elementOfNamed(name: TSESTree.Identifier): NameExpression {
    const variable = variableOf(name, this.#resolver.file);
    const [definition, ...others] = variable?.defs ?? [];
    if (!variable || !definition || others.length > 0) return UNTOLD;
    const { node } = definition;
    if (!isFunction(node)) {
      const value = initialValue(variable, this.#resolver.file);
      return value ? this.#elementOf(value) : UNTOLD;
    }
    const call = node.parent;
    if (call.type !== 'CallExpression' || writesTo(variable) > 0) return UNTOLD;
    if (lastName(call.callee) === 'readdir' && call.arguments.at(-1) === node && node.params[1] === definition.name)
      return this.#entryOf(call);
    const isAwaited =
      call.callee.type === 'MemberExpression' &&
      memberName(call.callee) === 'then' &&
      call.arguments[0] === node &&
      node.params[0] === definition.name;
    return isAwaited && call.callee.type === 'MemberExpression' ? this.#elementOf(call.callee.object) : UNTOLD;
  }

  /** What a reader of folders lists: names, or entries that have one; nothing where it lists what is further below. */
  #entryOf({ arguments: [folder, options] }: TSESTree.CallExpression): NameExpression {
    const path = folder ? folderOf(folder, this.#resolver) : null;
    if (path === null) return UNTOLD;
    const said =
      options && !isFunction(options) && options.type !== 'Literal' ? objectOf(options, this.#resolver.file) : null;
    if (options && !isFunction(options) && options.type !== 'Literal' && !said) return UNTOLD;
    if (said && propertyValue(said, 'recursive')) return UNTOLD;
    this.folders.add(posix.join(path, '.'));
    const typed = said && propertyValue(said, 'withFileTypes');
    if (!typed) return { kind: 'name' };
    return typed.type === 'Literal' && typed.value === true ? { kind: 'entry' } : UNTOLD;
  }
}

function literal(node: TSESTree.Literal): NameExpression {
  if ('regex' in node) {
    const pattern = simplePattern(node.regex.pattern, node.regex.flags);
    return pattern ? { kind: 'value', value: pattern } : UNTOLD;
  }
  const { value } = node;
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' || value === null
    ? { kind: 'value', value }
    : UNTOLD;
}

/** What a name of a pattern takes out of a value; the value itself where it is not taken apart. */
function partOf(pattern: TSESTree.Node, { name }: Variable, of: NameExpression): NameExpression {
  if (pattern.type === 'Identifier') return pattern.name === name ? of : UNTOLD;
  if (pattern.type === 'ObjectPattern') {
    const key = destructuredKey(pattern, name);
    return key === null ? UNTOLD : { kind: 'member', of, key: { kind: 'value', value: key } };
  }
  if (pattern.type !== 'ArrayPattern') return UNTOLD;
  const at = pattern.elements.findIndex((element) => element?.type === 'Identifier' && element.name === name);
  return at === -1 ? UNTOLD : { kind: 'member', of, key: { kind: 'value', value: at } };
}

/** Whether a list that a name holds is another one later on, for others that read it. */
function isChanged({ references }: Variable): boolean {
  const reads = references.filter((reference) => reference.isRead());
  return (
    reads.length > 1 &&
    reads.some(
      ({ identifier: { parent } }) =>
        parent.type === 'MemberExpression' &&
        parent.parent.type === 'CallExpression' &&
        CHANGES.has(memberName(parent) ?? ''),
    )
  );
}

/** The one expression that a function answers, behind nothing but declarations. */
function onlyAnswer(owner: FunctionNode, resolver: Resolver): TSESTree.Node | null {
  if (owner.body.type !== 'BlockStatement') return owner.body;
  const last = owner.body.body.at(-1);
  const isPlain = owner.body.body.every((statement) => statement === last || statement.type === 'VariableDeclaration');
  return isPlain && last?.type === 'ReturnStatement' && resolver.file.returnsOf(owner).length === 1
    ? last.argument
    : null;
}
