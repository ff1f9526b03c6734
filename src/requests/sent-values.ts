import type { TSESTree } from '@typescript-eslint/utils';
import { METHOD, SENT_ADDRESS, type Content } from '../routes/keys/content.ts';
import { ContentReader, type SentValues } from '../routes/keys/content-reader.ts';
import { functionAround } from '../routes/scan.ts';
import { standsFor } from '../text/constants.ts';
import { isParameter, variableOf, type Variable } from '../text/scope.ts';
import { bare, keyName, lastName, memberName, plainString } from '../text/syntax.ts';
import type { Form } from '../catalogue/clients/client.ts';
import type { Roles } from './roles.ts';

type Call = TSESTree.CallExpression | TSESTree.NewExpression;

/** The options that specify the method of a request, and those that specify its URL. */
const METHOD_OPTIONS: ReadonlySet<string> = new Set(['method', 'type', 'verb']);
const URL_OPTIONS: ReadonlySet<string> = new Set(['url', 'uri', 'path', 'href', 'endpoint']);
/** What parameters are called that specify a method. */
const METHOD_NAME = /^(?:method|verb|httpMethod|requestMethod)$/;
/** What functions are called that send requests, wherever they come from. */
const SENDER_NAME = /fetch|request|ajax|http|api/i;

/** How many functions may be between one that is called and a client. */
const MOST_ROUNDS = 4;

/**
 * The variables that hold the URL, the method or the options of requests of which the source leaves the method open:
 * `path` and `method` of `(path, method) => fetch(path, { method })`.
 */
export function sentValues(roles: Roles): SentValues {
  const sent = new Sent(roles);
  const calls = roles.file.operations.filter(
    (each): each is Call => each.type === 'CallExpression' || each.type === 'NewExpression',
  );
  const inner = calls.filter((call) => functionAround(call) !== null);
  for (const call of inner) sent.read(call);
  for (let round = 0; round < MOST_ROUNDS && inner.filter((call) => sent.readThrough(call)).length > 0; round++);
  return sent;
}

class Sent implements SentValues {
  readonly contents = new Map<Variable, Content>();
  readonly options = new Set<Variable>();
  readonly #roles: Roles;
  readonly #reader: ContentReader;

  constructor(roles: Roles) {
    this.#roles = roles;
    this.#reader = new ContentReader(roles.file);
  }

  /** Reads a call of a client, or of what is likely to send requests. */
  read(call: Call): void {
    const callee = bare(call.callee);
    const form = this.#formOf(call, callee);
    if (!form) return;
    const at = (slot: Form[number]): TSESTree.Node | undefined => call.arguments[form.indexOf(slot)];
    const chosen = callee.type === 'MemberExpression' && callee.computed ? callee.property : at('method');
    const said = this.#readOptions(at('options'));
    const methods = [...this.#variablesIn(chosen), ...said.methods];
    const isOpen = methods.length > 0 || said.options.length > 0 || this.#isParameter(callee);
    if (said.isFixed || !isOpen) return;
    for (const variable of [...this.#variablesIn(at('url')), ...said.urls]) this.contents.set(variable, SENT_ADDRESS);
    for (const variable of methods) this.contents.set(variable, METHOD);
    for (const variable of said.options) this.options.add(variable);
  }

  /** Reads a call of a function of this file that sends what it is passed; answers whether that tells anything new. */
  readThrough(call: Call): boolean {
    const known = this.contents.size + this.options.size;
    const parameters = this.#reader.functionOf(call.callee)?.params ?? [];
    parameters.forEach((parameter, index) => {
      const variable = parameter.type === 'Identifier' ? variableOf(parameter, this.#roles.file) : null;
      const content = variable && this.contents.get(variable);
      const given = this.#variablesIn(call.arguments[index]);
      if (content) for (const each of given) this.contents.set(each, content);
      if (variable && this.options.has(variable)) for (const each of given) this.options.add(each);
    });
    return this.contents.size + this.options.size > known;
  }

  /** What the arguments of a call are to a client; null where it sends nothing, or with one method for sure. */
  #formOf(call: Call, callee: TSESTree.Node): Form | null {
    const { arguments: given } = call;
    if (callee.type === 'MemberExpression') {
      const groups = this.#roles.of(callee.object)?.role.methods;
      const name = memberName(callee);
      if (groups && name === null && callee.computed) return groups[0]?.forms[0] ?? null;
      if (groups?.some(({ members }) => Object.hasOwn(members, name ?? ''))) return null;
    }
    const forms = this.#roles.of(callee)?.role.sends;
    if (forms) return forms.find((form) => (form[0] === 'options') === isOptions(given)) ?? forms[0] ?? null;
    const method = given.findIndex((each) => each.type === 'Identifier' && METHOD_NAME.test(each.name));
    if (method !== -1) return method === 0 ? ['method', 'url', 'rest'] : ['url', ...REST.slice(1, method), 'method'];
    const isSender = SENDER_NAME.test(lastName(callee)) || this.#isParameter(callee);
    return isSender ? (isOptions(given) ? ['options'] : ['url', 'options', 'rest']) : null;
  }

  /** What options state about the method and the URL; fixed where they specify one method. */
  #readOptions(node: TSESTree.Node | undefined): SaidOptions {
    const said: SaidOptions = { isFixed: false, methods: [], urls: [], options: [] };
    const options = node && standsFor(node, this.#roles.file);
    if (options?.type !== 'ObjectExpression') return { ...said, options: [...this.#variablesIn(options)] };
    for (const property of options.properties) {
      if (property.type === 'SpreadElement') {
        said.isFixed = false;
        said.options.push(...this.#variablesIn(property.argument));
      } else this.#readOption(keyName(property.key, property.computed) ?? '', property.value, said);
    }
    return said;
  }

  #readOption(name: string, value: TSESTree.Node, said: SaidOptions): void {
    if (URL_OPTIONS.has(name)) said.urls.push(...this.#variablesIn(value));
    if (!METHOD_OPTIONS.has(name)) return;
    said.isFixed = plainString(standsFor(value, this.#roles.file)) !== null;
    const member = bare(value);
    if (member.type === 'MemberExpression') said.options.push(...this.#variablesIn(member.object));
    else said.methods.push(...this.#variablesIn(value));
  }

  /** The variables of functions that an expression puts together. */
  #variablesIn(node: TSESTree.Node | null | undefined): readonly Variable[] {
    const expression = node && bare(node);
    switch (expression?.type) {
      case 'Identifier': {
        const variable = variableOf(expression, this.#roles.file);
        return variable && OF_FUNCTIONS.has(variable.scope.type) ? [variable] : [];
      }
      case 'TemplateLiteral':
        return expression.expressions.flatMap((each) => this.#variablesIn(each));
      case 'BinaryExpression':
      case 'LogicalExpression':
        return [expression.left, expression.right].flatMap((each) => this.#variablesIn(each));
      case 'CallExpression':
      case 'NewExpression':
        return [
          ...(expression.callee.type === 'MemberExpression' ? this.#variablesIn(expression.callee.object) : []),
          ...expression.arguments.flatMap((each) => this.#variablesIn(each)),
        ];
      default:
        return [];
    }
  }

  #isParameter(callee: TSESTree.Node): boolean {
    return callee.type === 'Identifier' && isParameter(callee, this.#roles.file);
  }
}

/** What options specify: variables that hold a method or a URL, and those that hold options themselves. */
interface SaidOptions {
  isFixed: boolean;
  readonly methods: Variable[];
  readonly urls: Variable[];
  readonly options: Variable[];
}

/** Scopes of functions and blocks: what a module keeps is no parameter of a request. */
const OF_FUNCTIONS: ReadonlySet<string> = new Set(['function', 'block', 'for', 'catch', 'switch']);
const REST: Form = ['rest', 'rest', 'rest', 'rest'];

/** Whether the only argument of a call is an object of options. */
function isOptions(given: readonly TSESTree.Node[]): boolean {
  const [only] = given;
  return (
    given.length === 1 &&
    (only?.type === 'ObjectExpression' || (only?.type === 'Identifier' && OPTIONS_NAME.test(only.name)))
  );
}

const OPTIONS_NAME = /^(?:config|options|opts|init|request|req|params|args)$/;
