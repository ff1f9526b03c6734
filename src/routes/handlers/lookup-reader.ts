import type { TSESTree } from '@typescript-eslint/utils';
import { constantOrSelf } from '../../text/constants.ts';
import { groupBy } from '../../text/grouping.ts';
import type { TextSource } from '../../text/scope.ts';
import { bare, keyName, lastName, memberName, plainString, type FunctionNode } from '../../text/syntax.ts';
import { is } from '../../words/entries.ts';
import { wordTexts } from '../../words/split.ts';
import { argumentName } from '../unseen-handler.ts';
import type { Lookup } from '../../model/handler.ts';
import { decoratorNodes } from '../decorators/decorator.ts';
import { askedFor, askedIn, goesOnTo, isGivenTo, OF_ALL, operationOf, saidKey } from './asking-calls.ts';
import { askedColumns } from './columns.ts';
import { comparedFields } from './compared-things.ts';
import { converted } from './converted.ts';
import { isRequest, isResponse } from './is-request.ts';
import { isNamedRequest, type HandlerNames } from './request-body.ts';
import { namedFields, thingFoundBy, type FoundThing } from './parts.ts';
import type { SentNames } from './sent-names.ts';
import { columnConditions, expressedConditions, isStatement, statementIn, type Statement } from './statements.ts';
import { placedValues } from './values-in-texts.ts';

/** Keys of conditions that name no field: they contain conditions, or are an operator. */
const NO_FIELDS = new Set([
  'where',
  'filter',
  'query',
  'conditions',
  'params',
  'and',
  'or',
  'not',
  'equals',
  'eq',
  'in',
  'is',
  'has',
  'some',
  'every',
  'contains',
  'like',
]);

/** Expressions that may name a value, converted or not: a variable, a member, a call. */
const NAMES_VALUE: ReadonlySet<string> = new Set([
  'Identifier',
  'UnaryExpression',
  'MemberExpression',
  'CallExpression',
  'NewExpression',
]);

/** Values that contain conditions. */
const HOLD_CONDITIONS: ReadonlySet<string> = new Set(['ObjectExpression', 'ArrayExpression']);

/** The decorators of a parameter that receives one parameter of the path, or all. */
const TAKES_PARAMETER = /^(?:path|request)?params?$|^path$/i;

/** A value in a condition, before the variables are resolved. */
interface Condition extends Omit<Lookup, 'parameter' | 'parts'> {
  readonly value: TSESTree.Node;
  /**
   * Whether it may be a new value of a change: then only a parameter of the path is a condition, not what the request
   * sends.
   */
  readonly isGiven?: true;
  /** What is found by it. */
  readonly found?: FoundThing;
}

/**
 * An argument of a call that is a parameter of the path, or an argument of the function itself, with the lookups that
 * the call alone shows.
 */
export interface HandedArgument {
  readonly call: TSESTree.CallExpression;
  readonly at: number;
  readonly parameter: string;
  readonly lookups: readonly Lookup[];
}

/** What is common to the conditions of one call. */
type About = Omit<Condition, 'key' | 'value'>;

/** How deep conditions are read in objects and arrays. */
const DEEPEST = 10;

/**
 * Collects how a function looks up the parameters of its path and the values that the request sends. The nodes of its
 * body may come in any order.
 */
export class LookupReader {
  /** The path parameter that a variable contains. */
  readonly #held = new Map<string, string>();
  /** The variables that contain all path parameters. */
  readonly #wholes = new Set<string>();
  readonly #conditions: Condition[] = [];
  /** The members of variables that the code mentions. */
  readonly #members: [variable: string, name: string][] = [];
  /** The variables that contain conditions, and what is assigned to members of variables later. */
  readonly #kept: [variable: string, about: About][] = [];
  readonly #written: [variable: string, key: string, value: TSESTree.Node][] = [];
  /** The calls whose first argument may be a statement. */
  readonly #statements: Statement[] = [];
  readonly #calls: TSESTree.CallExpression[] = [];
  readonly #names: HandlerNames;
  readonly #sent: SentNames;
  readonly #source: TextSource;

  /** @param sent collects the names of what the request sends, from the same nodes */
  constructor({ params }: FunctionNode, names: HandlerNames, sent: SentNames, source: TextSource) {
    this.#names = names;
    this.#sent = sent;
    this.#source = source;
    params.forEach((parameter, at) => {
      const name = parameter.type === 'AssignmentPattern' ? parameter.left : parameter;
      if (name.type === 'Identifier') this.#held.set(name.name, argumentName(at));
      this.#takeDecorated(parameter);
    });
    const [first] = params;
    if (first?.type === 'ObjectPattern') this.#takeOfRequest(first);
  }

  /** Reads one node. */
  see(node: TSESTree.Node): void {
    if (node.type === 'CallExpression') {
      this.#calls.push(node);
      this.#ask(node);
    }
    if (node.type === 'MemberExpression' && node.object.type === 'Identifier')
      this.#members.push([node.object.name, memberName(node) ?? '']);
    if (node.type === 'AssignmentExpression') this.#write(node);
    if (node.type === 'TaggedTemplateExpression')
      this.#statements.push({ text: node.quasi, values: [], isCondition: false });
    if (node.type === 'ObjectExpression')
      this.#conditions.push(
        ...expressedConditions(node).map(({ column, value }) => ({ key: column, value, of: '', many: true })),
      );
    this.#conditions.push(
      ...comparedFields(node),
      ...placedValues(node).map(({ part, ...said }) => ({
        ...said,
        many: false,
        ...(part !== null && { found: { parts: [part], variables: [] } }),
      })),
    );
    if (node.type === 'VariableDeclarator' && node.init) this.#declare(node.id, node.init);
  }

  /** The lookups that were found once the whole body has been read, and the arguments that are passed on. */
  read(): { readonly lookups: readonly Lookup[]; readonly handed: readonly HandedArgument[] } {
    const names = [...this.#held]
      .filter(([variable, parameter]) => variable !== parameter)
      .map(([key, parameter]): Lookup => ({ parameter, key, of: '', many: false, isName: true }));
    const conditions = [...this.#conditions, ...this.#columns(), ...this.#writtenConditions()];
    const things = this.#thingsOf(conditions);
    const found = conditions.flatMap((condition) => {
      const lookup = this.#lookupOf(condition, things);
      return lookup ? [{ value: condition.value, lookup }] : [];
    });
    const told = groupBy(
      found.filter(({ lookup }) => !lookup.isSent),
      ({ value }) => value,
    );
    return {
      lookups: [...names, ...found.map(({ lookup }) => lookup)],
      handed: this.#handed((value) => told.get(value)?.map(({ lookup }) => lookup) ?? []),
    };
  }

  #lookupOf({ value, isGiven, found: thing, ...told }: Condition, things: ReadonlyMap<string, string>): Lookup | null {
    const parts = thing ? this.#partsOf(thing) : [];
    const condition = { ...told, ...(parts.length > 0 && { parts }) };
    const parameter = this.#parameterOf(value) ?? (told.key === null ? null : (things.get(thingIn(value)) ?? null));
    const field = parameter === null && !isGiven ? this.#sent.fieldOf(converted(value)) : null;
    if (field !== null) return { ...condition, parameter: field, isSent: true };
    return parameter === null ? null : { ...condition, parameter };
  }

  #handed(toldOf: (value: TSESTree.Node) => readonly Lookup[]): readonly HandedArgument[] {
    return this.#calls.flatMap((call) =>
      call.arguments.flatMap((value, at) => {
        const parameter = this.#parameterOf(value);
        return parameter === null ? [] : [{ call, at, parameter, lookups: toldOf(bare(value)) }];
      }),
    );
  }

  #partsOf({ parts, variables }: FoundThing): readonly string[] {
    return [...parts, ...this.#members.flatMap(([variable, name]) => (variables.includes(variable) ? name : []))];
  }

  /** The columns that statements compare with values. A statement does not show whether it reads a single row. */
  #columns(): readonly Condition[] {
    return this.#statements.flatMap((statement) =>
      columnConditions(statement).map(({ column, value, table, changes, columns }) => ({
        key: column,
        value,
        of: table,
        many: false,
        found: { parts: columns, variables: [] },
        ...(changes && { changes }),
      })),
    );
  }

  /** What is assigned to conditions before they are used: `filter.user = id`. */
  #writtenConditions(): readonly Condition[] {
    return this.#kept.flatMap(([kept, about]) =>
      this.#written.flatMap(([variable, key, value]) => (variable === kept ? [{ ...about, key, value }] : [])),
    );
  }

  /**
   * The variables that contain what was found by its identifier, each with the parameter for that identifier. A lookup
   * by such a variable counts as one by the parameter.
   */
  #thingsOf(conditions: readonly Condition[]): ReadonlyMap<string, string> {
    return new Map(
      conditions.flatMap(({ key, value, found }) => {
        const parameter = key === null || is(key.toLowerCase(), 'identifier') ? this.#parameterOf(value) : null;
        return parameter === null ? [] : (found?.variables ?? []).map((variable) => [variable, parameter] as const);
      }),
    );
  }

  #write({ left, right }: TSESTree.AssignmentExpression): void {
    const key = left.type === 'MemberExpression' && left.object.type === 'Identifier' ? memberName(left) : null;
    if (key !== null && left.type === 'MemberExpression') this.#written.push([lastName(left.object), key, right]);
  }

  #declare(declared: TSESTree.Node, value: TSESTree.Node): void {
    if (this.#isParameters(bare(value))) this.#take(declared);
    if (declared.type === 'ObjectPattern' && isNamedRequest(bare(value), this.#names)) this.#takeOfRequest(declared);
    if (declared.type !== 'Identifier') return;
    const parameter = this.#parameterOf(value);
    if (parameter !== null) this.#held.set(declared.name, parameter);
  }

  /** Takes the path parameters of `@Param('id') id`, `@Param() params`, `@Param() { id }`. */
  #takeDecorated(parameter: TSESTree.Parameter): void {
    const said = decoratorNodes(parameter)
      .map(({ expression }) => expression)
      .find((node) => node.type === 'CallExpression' && TAKES_PARAMETER.test(lastName(node.callee)));
    if (said?.type !== 'CallExpression') return;
    const [argument] = said.arguments;
    if (parameter.type !== 'Identifier') this.#take(parameter);
    else if (argument || isPath(said))
      this.#held.set(parameter.name, (argument && plainString(argument)) ?? parameter.name);
    else this.#wholes.add(parameter.name);
  }

  /** Takes the path parameters of `({ params }) => {}`, `const { params: { id } } = req`. */
  #takeOfRequest({ properties }: TSESTree.ObjectPattern): void {
    for (const property of properties)
      if (property.type === 'Property' && keyName(property.key, property.computed) === 'params')
        this.#take(property.value);
  }

  /** Takes the variables of `const { id, kind: sort } = req.params`, `const params = req.params`. */
  #take(pattern: TSESTree.Node): void {
    if (pattern.type === 'Identifier') this.#wholes.add(pattern.name);
    if (pattern.type !== 'ObjectPattern') return;
    for (const property of pattern.properties) {
      if (property.type !== 'Property') continue;
      const name = keyName(property.key, property.computed);
      const variable = property.value.type === 'AssignmentPattern' ? property.value.left : property.value;
      if (name !== null && variable.type === 'Identifier') this.#held.set(variable.name, name);
    }
  }

  #ask(call: TSESTree.CallExpression): void {
    const { callee, arguments: given } = call;
    const [first] = given;
    const statement = statementIn(call, this.#source);
    if (statement) this.#statements.push(statement);
    if (statement && isStatement(statement)) return;
    const reader = bare(callee);
    const name = lastName(reader);
    const from = reader.type === 'MemberExpression' ? bare(reader.object) : null;
    if (from && (isResponse(from) || isRequest(from))) return;
    const columns = askedColumns(call);
    this.#conditions.push(...columns);
    const operation = operationOf(name);
    if (operation === null || columns.length > 0) return;
    const words = wordTexts(name);
    const said = saidKey(words);
    const many =
      name === 'find' ||
      OF_ALL.has(name) ||
      words.some((word) => is(word, 'whole') || is(word, 'many')) ||
      said?.ofMany === true;
    const thing = thingFoundBy(call);
    const found =
      operation === 'update' || goesOnTo(name) === 'update'
        ? { ...thing, parts: [...thing.parts, ...namedFields(given.slice(1))] }
        : thing;
    const about = {
      found,
      of: from ? askedIn(from) : '',
      many,
      ...(operation !== 'read' && { changes: true as const }),
      ...(goesOnTo(name) !== undefined && { changesFound: true as const }),
    };
    for (const argument of operation === 'read' ? given : askedFor(given, operation)) {
      const isValue =
        NAMES_VALUE.has(bare(argument).type) && !HOLD_CONDITIONS.has(constantOrSelf(argument, this.#source).type);
      if (!(isValue && OF_ALL.has(name)))
        this.#read(argument, argument === first && isValue ? (said?.key ?? null) : null, {
          ...about,
          ...(isGivenTo(name, argument, given) && { isGiven: true }),
        });
    }
  }

  /** Reads conditions at any depth, those in variables included. */
  #read(given: TSESTree.Node, key: string | null, about: About, depth = DEEPEST): void {
    if (depth === 0) return;
    const written = bare(given);
    const meant = constantOrSelf(written, this.#source);
    const node = HOLD_CONDITIONS.has(meant.type) ? meant : written;
    if (node !== written && written.type === 'Identifier') this.#kept.push([written.name, about]);
    if (node.type === 'ArrayExpression')
      for (const element of node.elements) if (element) this.#read(element, key, about, depth - 1);
    if (NAMES_VALUE.has(node.type)) this.#conditions.push({ ...about, key, value: node });
    if (node.type !== 'ObjectExpression') return;
    for (const property of node.properties) {
      if (property.type !== 'Property') continue;
      const name = keyName(property.key, property.computed) ?? (property.computed ? '$' : null);
      if (name !== null) this.#read(property.value, fieldOf(name, key), about, depth - 1);
    }
  }

  /** The path parameter that a value is, converted or not; null for any other value. */
  #parameterOf(given: TSESTree.Node): string | null {
    const node = converted(given);
    if (node.type === 'Identifier') return this.#held.get(node.name) ?? null;
    if (node.type === 'MemberExpression') return this.#isParameters(bare(node.object)) ? memberName(node) : null;
    if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return null;
    const [first] = node.arguments;
    const callee = bare(node.callee);
    const isAsked =
      /^(?:getP|p)aram(?:eter)?$/.test(lastName(callee)) &&
      callee.type === 'MemberExpression' &&
      isNamedRequest(callee.object, this.#names);
    if (lastName(callee) === 'getRouterParam') return (node.arguments[1] && plainString(node.arguments[1])) ?? null;
    return first && isAsked ? plainString(first) : null;
  }

  /**
   * Whether a call returns all path parameters: `c.req.param()` of Hono, and `c.req.valid('param')`;
   * `getRouterParams(event)` of h3.
   */
  #answersParameters({ callee, arguments: [said] }: TSESTree.CallExpression): boolean {
    if (lastName(callee) === 'getRouterParams') return true;
    if (callee.type !== 'MemberExpression' || !isNamedRequest(callee.object, this.#names)) return false;
    const member = memberName(callee);
    return member === 'param'
      ? said === undefined
      : member === 'valid' && said !== undefined && plainString(said) === 'param';
  }

  #isParameters(node: TSESTree.Node): boolean {
    if (node.type === 'Identifier') return this.#wholes.has(node.name);
    if (node.type === 'CallExpression') return this.#answersParameters(node);
    return (
      node.type === 'MemberExpression' && memberName(node) === 'params' && isNamedRequest(node.object, this.#names)
    );
  }
}

/** tsoa's `@Path() id`, which receives the path parameter of the same name. */
function isPath({ callee }: TSESTree.CallExpression): boolean {
  return lastName(callee).toLowerCase() === 'path';
}

/** The variable that a value is, or whose identifier it is: `post` of `post` and of `post._id`; empty for any other. */
function thingIn(value: TSESTree.Node): string {
  const node = converted(value);
  const thing =
    node.type === 'MemberExpression' && is(memberName(node)?.toLowerCase() ?? '', 'identifier')
      ? bare(node.object)
      : node;
  return thing.type === 'Identifier' ? thing.name : '';
}

/** The field that a key names: `user_id` of `{ user: { id } }`, and `user` of `{ user: { $eq: id } }`. */
function fieldOf(name: string, outer: string | null): string | null {
  if (name.startsWith('$') || NO_FIELDS.has(name.toLowerCase())) return outer;
  return outer !== null && is(name.toLowerCase(), 'identifier') ? `${outer}_${name}` : name;
}
