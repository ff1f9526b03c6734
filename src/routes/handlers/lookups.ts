import type { TSESTree } from '@typescript-eslint/utils';
import { propertyValue } from '../../text/objects.ts';
import { bare, keyName, lastName, memberName, plainString, type FunctionNode } from '../../text/syntax.ts';
import { IDENTIFIERS, MANY, WHOLE } from '../../words/data/particles.ts';
import { isPlural } from '../../words/inflect.ts';
import { crudOf } from '../../words/lexicon.ts';
import { splitWords, wordTexts } from '../../words/split.ts';
import type { Lookup } from '../handler.ts';
import { decoratorNodes } from '../decorators/decorator.ts';
import { askedColumns, comparedFields, CONDITIONS } from './columns.ts';
import { converted } from './converted.ts';
import { isRequest, isResponse } from './request.ts';
import { isNamedRequest, type HandlerNames } from './request-body.ts';
import { namedFields, thingFoundBy, type FoundThing } from './parts.ts';
import type { SentNames } from './sent-names.ts';
import { columnConditions, isStatement, statementIn, type Statement } from './statements.ts';

/** Calls without such a verb that are handed all conditions at once, as an object or as stages, and find all that meet them. */
const OF_ALL = new Set(['match', 'aggregate']);

/** Keys of conditions that name no field: they hold others, or say how a value is compared. */
const NO_FIELDS = new Set(['where', 'filter', 'query', 'conditions', 'params', 'and', 'or', 'not', 'equals', 'eq', 'in', 'is', 'has', 'some', 'every', 'contains', 'like']);

/** What may name a value, converted or not: a variable, a member, a call. */
const NAMES_VALUE: ReadonlySet<string> = new Set(['Identifier', 'UnaryExpression', 'MemberExpression', 'CallExpression', 'NewExpression']);

/** The decorators of a parameter that holds one of the path, or all. */
const TAKES_PARAMETER = /^(?:path|request)?params?$|^path$/i;

/** A value among conditions, before it is known which variables hold parameters. */
interface Condition extends Omit<Lookup, 'parameter' | 'parts'> {
  readonly value: TSESTree.Node;
  /** Whether it stands among what a change beside it gives, where what is sent is no condition. */
  readonly isGiven?: true;
  /** What is found by it. */
  readonly found?: FoundThing;
}

/** Gathers by what a function looks up the parameters of its path and what is sent beside it, as the nodes of its body come along in any order. */
export class LookupReader {
  /** The parameters that variables hold. */
  readonly #held = new Map<string, string>();
  /** The variables that hold all of them. */
  readonly #wholes = new Set<string>();
  readonly #conditions: Condition[] = [];
  /** The members of variables that are named. */
  readonly #members: [variable: string, name: string][] = [];
  /** The texts that variables hold, and the calls whose first argument may be a statement. */
  readonly #texts = new Map<string, TSESTree.Node>();
  readonly #statements: Statement[] = [];
  readonly #names: HandlerNames;
  readonly #sent: SentNames;

  /** @param sent reads the same nodes */
  constructor({ params }: FunctionNode, names: HandlerNames, sent: SentNames) {
    this.#names = names;
    this.#sent = sent;
    for (const parameter of params) this.#takeDecorated(parameter);
    const [first] = params;
    if (first?.type !== 'ObjectPattern') return;
    for (const property of first.properties) if (property.type === 'Property' && keyName(property.key, property.computed) === 'params') this.#take(property.value);
  }

  /** Reads one node. */
  see(node: TSESTree.Node): void {
    if (node.type === 'CallExpression') this.#ask(node);
    if (node.type === 'MemberExpression' && node.object.type === 'Identifier') this.#members.push([node.object.name, memberName(node) ?? '']);
    if (node.type === 'BinaryExpression') this.#conditions.push(...comparedFields(node));
    if (node.type === 'TaggedTemplateExpression') this.#statements.push({ text: node.quasi, values: [] });
    if (node.type === 'VariableDeclarator' && node.init) this.#declare(node.id, node.init);
  }

  /** What was found once the whole body has been read. */
  get lookups(): readonly Lookup[] {
    const names = [...this.#held].filter(([variable, parameter]) => variable !== parameter).map(([key, parameter]): Lookup => ({ parameter, key, of: '', many: false, isName: true }));
    const found = [...this.#conditions, ...this.#columns()].flatMap(({ value, isGiven, found: thing, ...told }) => {
      const parts = thing ? this.#partsOf(thing) : [];
      const condition = { ...told, ...(parts.length > 0 && { parts }) };
      const parameter = this.#parameterOf(value);
      const field = parameter === null && !isGiven ? this.#sent.fieldOf(converted(value)) : null;
      if (field !== null) return [{ ...condition, parameter: field, isSent: true as const }];
      return parameter === null ? [] : [{ ...condition, parameter }];
    });
    return [...names, ...found];
  }

  #partsOf({ parts, variables }: FoundThing): readonly string[] {
    return [...parts, ...this.#members.flatMap(([variable, name]) => (variables.includes(variable) ? name : []))];
  }

  /** What statements compare their columns with. Nobody tells whether one reads a single row. */
  #columns(): readonly Condition[] {
    return this.#statements.flatMap(({ text: said, values }) => {
      const text = said.type === 'Identifier' ? this.#texts.get(said.name) : said;
      return text ? columnConditions(text, values).map(({ column, value, table, changes }) => ({ key: column, value, of: table, many: false, ...(changes && { changes }) })) : [];
    });
  }

  #declare(declared: TSESTree.Node, value: TSESTree.Node): void {
    if (this.#isParameters(bare(value))) this.#take(declared);
    if (declared.type !== 'Identifier') return;
    const parameter = this.#parameterOf(value);
    if (parameter !== null) this.#held.set(declared.name, parameter);
    if (isText(value)) this.#texts.set(declared.name, value);
  }

  /** `@Param('id') id`, `@Param() params`, `@Param() { id }`. */
  #takeDecorated(parameter: TSESTree.Parameter): void {
    const said = decoratorNodes(parameter).map(({ expression }) => expression).find((node) => node.type === 'CallExpression' && TAKES_PARAMETER.test(lastName(node.callee)));
    if (said?.type !== 'CallExpression') return;
    const [argument] = said.arguments;
    if (parameter.type !== 'Identifier') this.#take(parameter);
    else if (argument || isPath(said)) this.#held.set(parameter.name, (argument && plainString(argument)) ?? parameter.name);
    else this.#wholes.add(parameter.name);
  }

  /** `const { id, kind: sort } = req.params`. */
  #take(pattern: TSESTree.Node): void {
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
    const statement = statementIn(call);
    if (statement && (statement.text.type === 'Identifier' || isText(statement.text))) this.#statements.push(statement);
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
    const many = name === 'find' || OF_ALL.has(name) || words.some((word) => WHOLE.has(word) || MANY.has(word)) || said?.ofMany === true;
    const thing = thingFoundBy(call);
    const found = operation === 'update' || goesOnTo(name) === 'update' ? { ...thing, parts: [...thing.parts, ...namedFields(given.slice(1))] } : thing;
    const about = { found, of: from ? lastName(from) : '', many, ...(operation !== 'read' && { changes: true as const }), ...(goesOnTo(name) !== undefined && { changesFound: true as const }) };
    for (const argument of operation === 'read' ? given : askedFor(given, operation)) {
      const isValue = NAMES_VALUE.has(bare(argument).type);
      if (!(isValue && OF_ALL.has(name))) this.#read(argument, argument === first && isValue ? (said?.key ?? null) : null, { ...about, ...(isGivenTo(name, argument, given) && { isGiven: true }) });
    }
  }

  /** Reads conditions, however deep they are. */
  #read(given: TSESTree.Node, key: string | null, about: Omit<Condition, 'key' | 'value'>): void {
    const node = bare(given);
    if (node.type === 'ArrayExpression') for (const element of node.elements) if (element) this.#read(element, key, about);
    if (NAMES_VALUE.has(node.type)) this.#conditions.push({ ...about, key, value: node });
    if (node.type !== 'ObjectExpression') return;
    for (const property of node.properties) {
      if (property.type !== 'Property') continue;
      const name = keyName(property.key, property.computed);
      if (name !== null) this.#read(property.value, fieldOf(name, key), about);
    }
  }

  /** The parameter that a value is, converted or not. */
  #parameterOf(given: TSESTree.Node): string | null {
    const node = converted(given);
    if (node.type === 'Identifier') return this.#held.get(node.name) ?? null;
    if (node.type === 'MemberExpression') return this.#isParameters(bare(node.object)) ? memberName(node) : null;
    if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return null;
    const [first] = node.arguments;
    const callee = bare(node.callee);
    const isAsked = /^(?:getP|p)aram(?:eter)?$/.test(lastName(callee)) && callee.type === 'MemberExpression' && isNamedRequest(callee.object, this.#names);
    return first && isAsked ? plainString(first) : null;
  }

  #isParameters(node: TSESTree.Node): boolean {
    if (node.type === 'Identifier') return this.#wholes.has(node.name);
    return node.type === 'MemberExpression' && memberName(node) === 'params' && isNamedRequest(node.object, this.#names);
  }
}

/** tsoa's `@Path() id`, which holds one parameter by its own name. */
function isPath({ callee }: TSESTree.CallExpression): boolean {
  return lastName(callee).toLowerCase() === 'path';
}

function isText(node: TSESTree.Node): boolean {
  return node.type === 'TemplateLiteral' || plainString(node) !== null;
}

/** What a function does with what it finds, by its name: `findOne`, `getOrders`, `where`, `updateOne`, `destroy`; null where it finds nothing. */
function operationOf(name: string): 'read' | 'update' | 'delete' | null {
  const verb = CONDITIONS.has(name) || OF_ALL.has(name) ? undefined : splitWords(name)[0]?.text;
  if (verb === undefined) return name === '' ? null : 'read';
  const operation = crudOf(verb)?.operation;
  return operation === 'read' || operation === 'update' || operation === 'delete' ? operation : null;
}

/** What words connect that say by more than one thing, or by one and how. */
const CONNECTING: ReadonlySet<string> = new Set(['and', 'or', 'with', 'in', 'for', 'from', 'to']);

/** What stands before the word for an identifier that says of no other thing that it is one: `findByObjectId`. */
const OWN: ReadonlySet<string> = new Set(['object', 'primary', 'unique', 'own', 'internal', 'public', 'item', 'entity', 'record', 'document', 'row']);

/** By what a function finds things as its name says: `findOrdersByShopId`; null where that is their identifier, or is not told. */
function saidKey(words: readonly string[]): { readonly key: string; readonly ofMany: boolean } | null {
  const by = words.indexOf('by');
  const key = words.slice(by + 1);
  if (by < 1 || key.length === 0 || IDENTIFIERS.has(key.filter((word) => !OWN.has(word)).join('')) || key.some((word) => CONNECTING.has(word))) return null;
  return { key: key.join('_'), ofMany: by > 1 && isPlural(words[by - 1] ?? '') };
}

/** Whether an argument holds what a find goes on to change of what it finds: the second of `findOneAndUpdate({ code }, { rate })`. */
function isGivenTo(name: string, argument: TSESTree.Node, given: readonly TSESTree.Node[]): boolean {
  return goesOnTo(name) === 'update' && !askedFor(given, 'update').includes(argument);
}

/** What a find goes on to do to what it finds: the update of `findOneAndUpdate`. */
function goesOnTo(name: string): string | undefined {
  return crudOf(/And([A-Z][a-z]+)$/.exec(name)?.[1]?.toLowerCase() ?? '')?.operation;
}

/** What a change is asked for: what stands under `where`, else what comes first. Alone it may be the new values: `order.update({ user: id })`. */
function askedFor(given: readonly TSESTree.Node[], change: 'update' | 'delete'): readonly TSESTree.Node[] {
  const told = given.flatMap((node) => (node.type === 'ObjectExpression' ? (propertyValue(node, 'where') ?? []) : []));
  if (told.length > 0) return told;
  const [first, ...others] = given;
  return first && (change === 'delete' || others.length > 0 || first.type !== 'ObjectExpression') ? [first] : [];
}

/** The field that a key stands for: `user id` of `{ user: { id } }`, and `user` of `{ user: { $eq: id } }`. */
function fieldOf(name: string, outer: string | null): string | null {
  if (name.startsWith('$') || NO_FIELDS.has(name.toLowerCase())) return outer;
  return outer !== null && IDENTIFIERS.has(name.toLowerCase()) ? `${outer}_${name}` : name;
}
