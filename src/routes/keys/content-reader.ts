import type { TSESTree } from '@typescript-eslint/utils';
import { propertyOf, standsFor } from '../../text/constants.ts';
import { variableOf, type Variable } from '../../text/scope.ts';
import {
  bare,
  enclosingClass,
  isFunction,
  keyName,
  lastName,
  memberName,
  type FunctionNode,
} from '../../text/syntax.ts';
import { referenceTo } from '../values/reference-to.ts';
import { FileResolver } from '../values/file-resolver.ts';
import type { Resolver } from '../values/resolver.ts';
import type { ScannedFile } from '../scanned-file.ts';
import { ADDRESS, madeOf, METHOD, NOTHING, oneOf, type Content } from './content.ts';
import { keysTo, nameOfFunction, namesIt } from './patterns.ts';
import { isRequestObject, type RequestSource } from './request-objects.ts';

/**
 * Members of a request that are its address; `baseUrl` specifies where its router is mounted, which no rewrite changes.
 */
const ADDRESSES: ReadonlySet<string> = new Set([
  ...['url', 'path', 'pathname', 'originalUrl', 'href', 'uri', 'rawPath', 'rawUrl', 'nextUrl', 'URL', '_parsedUrl'],
  ...['routerPath', 'routePath', '_matchedRoute', 'getPath', 'getRoute'],
]);
/** Functions of h3, Hono and others that answer the address or the method of the request that they are given. */
const ANSWERING: Readonly<Record<string, Content>> = {
  getRequestURL: ADDRESS,
  getRequestPath: ADDRESS,
  getRequestUrl: ADDRESS,
  routePath: ADDRESS,
  parseurl: ADDRESS,
  getMethod: METHOD,
  getRequestMethod: METHOD,
};
/** Members of an address that leave its path out, or answer no text of it. */
const WITHOUT_PATH: ReadonlySet<string> = new Set([
  ...['search', 'searchParams', 'query', 'hash', 'host', 'hostname', 'origin', 'protocol', 'port', 'length'],
  ...['startsWith', 'endsWith', 'includes', 'indexOf', 'match', 'search', 'test'],
]);

/** More names, calls and members than these between an expression and a request are not followed. */
const MOST_STEPS = 16;

/** What a file sends: the variables that hold the URL or the method of a request, and those that hold its options. */
export interface SentValues {
  readonly contents: ReadonlyMap<Variable, Content>;
  readonly options: ReadonlySet<Variable>;
}

const SENDS_NOTHING: SentValues = { contents: new Map(), options: new Set() };

/** Determines what of a request the expressions of one file hold. */
export class ContentReader {
  readonly file: ScannedFile;
  readonly #contents: SentValues['contents'];
  readonly #source: RequestSource;
  #resolver: Resolver | null = null;
  /** By expressions and parameters, and by the steps that are left: names of minified code lead everywhere. */
  readonly #known = new Map<object, Content[]>();

  /** @param requests where the parameters of the file begin that are requests which arrive, whatever they are called */
  constructor(
    file: ScannedFile,
    { contents, options }: SentValues = SENDS_NOTHING,
    requests: ReadonlySet<number> = new Set(),
  ) {
    this.file = file;
    this.#contents = contents;
    const { text, scopeManager } = file;
    this.#source = { text, scopeManager, assignmentsTo: (member) => file.assignmentsTo(member), options, requests };
  }

  /** What of a request an expression holds. */
  of(node: TSESTree.Node | null, steps = MOST_STEPS): Content {
    if (!node || steps === 0) return NOTHING;
    const expression = bare(node);
    switch (expression.type) {
      case 'Identifier':
        return this.#once(expression, steps, () => this.#named(expression, steps - 1));
      case 'MemberExpression':
        return this.#once(expression, steps, () => this.#member(expression, steps - 1));
      case 'CallExpression':
        return this.#once(expression, steps, () => this.#call(expression, steps - 1));
      case 'NewExpression':
        return this.#all(expression.arguments, steps);
      case 'TemplateLiteral':
        return this.#all(expression.expressions, steps);
      case 'BinaryExpression':
        return expression.operator === '+' ? this.#all([expression.left, expression.right], steps) : NOTHING;
      case 'ArrayExpression':
        return this.#all(expression.elements, steps);
      case 'ObjectExpression':
        return this.#all(
          expression.properties.map((each) => (each.type === 'Property' ? each.value : each.argument)),
          steps,
        );
      case 'LogicalExpression':
        return oneOf([this.of(expression.left, steps), this.of(expression.right, steps)]);
      case 'ConditionalExpression':
        return oneOf([this.of(expression.consequent, steps), this.of(expression.alternate, steps)]);
      case 'AssignmentExpression':
        return this.of(expression.right, steps);
      case 'AwaitExpression':
      case 'SpreadElement':
        return this.of(expression.argument, steps);
      default:
        return NOTHING;
    }
  }

  #once(asked: object, steps: number, read: () => Content): Content {
    const known = this.#known.get(asked) ?? [];
    this.#known.set(asked, known);
    return (known[steps] ??= read());
  }

  /** What chooses the store that an expression is: `req.method` of `stores[req.method]`, `stores.get(req.method)`. */
  chooserOf(store: TSESTree.Node): Content {
    const expression = standsFor(store, this.file);
    if (expression.type === 'MemberExpression') {
      const chosen = expression.computed ? this.of(expression.property) : NOTHING;
      return madeOf([chosen, this.chooserOf(expression.object)]);
    }
    if (expression.type !== 'CallExpression') return NOTHING;
    const { callee } = expression;
    return madeOf([
      ...expression.arguments.map((each) => this.of(each)),
      callee.type === 'MemberExpression' ? this.chooserOf(callee.object) : NOTHING,
    ]);
  }

  /** What the answers of a function hold. */
  answerOf(owner: FunctionNode, steps = MOST_STEPS): Content {
    return oneOf(this.file.returnsOf(owner).map((returned) => this.of(returned, steps)));
  }

  /** The function that an expression is, or that a name of this file represents. */
  functionOf(node: TSESTree.Node): FunctionNode | null {
    const expression = bare(node);
    const [definition] = (expression.type === 'Identifier' ? variableOf(expression, this.file) : null)?.defs ?? [];
    if (definition?.type === 'FunctionName' && isFunction(definition.node)) return definition.node;
    const value =
      expression.type === 'MemberExpression' ? this.#methodOf(expression) : standsFor(expression, this.file);
    return value && isFunction(value) ? value : null;
  }

  /** `this.keyOf`, `keys.of` */
  #methodOf({ object, property, computed }: TSESTree.MemberExpression): TSESTree.Node | null {
    const name = property.type === 'PrivateIdentifier' ? property.name : keyName(property, computed);
    if (name === null) return null;
    if (object.type !== 'ThisExpression') return propertyOf(object, name, this.file);
    const member = enclosingClass(object)?.body.body.find(
      (each) =>
        'key' in each &&
        (each.key.type === 'PrivateIdentifier' ? each.key.name : keyName(each.key, each.computed)) === name,
    );
    return member?.type === 'MethodDefinition' || member?.type === 'PropertyDefinition' ? member.value : null;
  }

  #all(nodes: readonly (TSESTree.Node | null)[], steps: number): Content {
    return madeOf(nodes.map((each) => this.of(each, steps)));
  }

  #named(name: TSESTree.Identifier, steps: number): Content {
    const variable = variableOf(name, this.file);
    const [definition] = variable?.defs ?? [];
    if (!variable || !definition) return NOTHING;
    const sent = this.#contents.get(variable);
    if (sent) return sent;
    if (definition.type === 'Parameter') return this.#once(variable, steps, () => this.#parameter(variable, steps));
    if (definition.type !== 'Variable') return NOTHING;
    const written = variable.references.flatMap(({ writeExpr }) => (writeExpr ? [writeExpr] : []));
    const { id } = definition.node;
    return oneOf(
      written.map((value) =>
        id.type === 'Identifier' ? this.of(value, steps) : this.#taken(id, name.name, value, steps),
      ),
    );
  }

  /** What a pattern takes out of a value by a name: `const { method, path: at } = req`. */
  #taken(pattern: TSESTree.Node, name: string, value: TSESTree.Node, steps: number): Content {
    if (pattern.type === 'ArrayPattern')
      return pattern.elements[0] && namesIt(pattern.elements[0], name) ? this.of(value, steps) : NOTHING;
    const keys = keysTo(pattern, name);
    const key = keys?.at(-1);
    if (key === undefined) return NOTHING;
    if (isRequestObject(value, this.#source)) return partOf(key);
    return WITHOUT_PATH.has(key) ? NOTHING : this.of(value, steps);
  }

  /** What a function of this file is called with; a pattern in the place of a request takes parts out of it. */
  #parameter(variable: Variable, steps: number): Content {
    const [definition] = variable.defs;
    const owner = definition?.node;
    if (!definition || !owner || !isFunction(owner)) return NOTHING;
    const at = owner.params.findIndex((each) => each === definition.name || keysTo(each, variable.name) !== null);
    const parameter = owner.params[at];
    if (!parameter) return NOTHING;
    const keys = keysTo(parameter, variable.name);
    if (keys) return at === 0 ? partOf(keys.at(-1) ?? '') : NOTHING;
    const name = nameOfFunction(owner);
    const calls = name ? this.file.callsNamed(name).filter((call) => this.functionOf(call.callee) === owner) : [];
    return oneOf(calls.map((call) => this.of(call.arguments[at] ?? null, steps)));
  }

  #member(member: TSESTree.MemberExpression, steps: number): Content {
    const name = memberName(member);
    if (name === 'originalUrl') return ADDRESS;
    if (name !== null && isRequestObject(member.object, this.#source)) return partOf(name);
    // A segment of an address, which is numbered, may be the same before and after.
    if (name === null) return isFirst(member.property) ? this.of(member.object, steps) : NOTHING;
    if (WITHOUT_PATH.has(name)) return NOTHING;
    const held = this.of(member.object, steps);
    if (held.address || held.method) return held;
    return oneOf(this.file.assignmentsTo(name).map(({ right }) => this.of(right, steps)));
  }

  #call(call: TSESTree.CallExpression, steps: number): Content {
    const callee = bare(call.callee);
    const name = lastName(callee);
    const [first] = call.arguments;
    const takesRequest = call.arguments.some((each) => isRequestObject(each, this.#source));
    if (takesRequest && Object.hasOwn(ANSWERING, name)) return ANSWERING[name] ?? NOTHING;
    // `request.getPath()` of Restify and its like; `req.get('X-Token')` is a header.
    if (callee.type === 'MemberExpression' && isRequestObject(callee.object, this.#source))
      return first ? NOTHING : partOf(name);
    const given = this.#all(call.arguments, steps);
    const kept = callee.type === 'MemberExpression' ? this.of(callee, steps) : NOTHING;
    const owner = this.functionOf(callee);
    const answered = owner ? this.answerOf(owner, steps) : takesRequest ? this.#elsewhere(callee) : NOTHING;
    return madeOf([given, kept, answered]);
  }

  #elsewhere(callee: TSESTree.Node): Content {
    const reference = referenceTo((this.#resolver ??= new FileResolver(this.file)).resolve(callee));
    return reference ? { ...NOTHING, answers: [reference] } : NOTHING;
  }
}

/** The part of a request that a member of it is. */
function partOf(name: string): Content {
  return name === 'method' ? METHOD : ADDRESSES.has(name) ? ADDRESS : NOTHING;
}

function isFirst(property: TSESTree.Node): boolean {
  return property.type === 'Literal' && property.value === 0;
}
