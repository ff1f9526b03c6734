import type { TSESTree } from '@typescript-eslint/utils';
import { findRouters } from '../routes/find-routers.ts';
import { isForeignClass, routerNameWeight } from '../routes/values/foreign.ts';
import { readText } from '../text/read-text.ts';
import { constantOf, initialValue } from '../text/constants.ts';
import { variableOf } from '../text/scope.ts';
import { bare, isFunction, lastName, memberName, plainString } from '../text/syntax.ts';
import type { RecognitionSource } from '../routes/scanned-file.ts';
import { likelyClient } from './clients/axios.ts';
import { METHODS, type Client, type Form, type Role } from './clients/client.ts';
import { fetch } from './clients/fetch.ts';
import { supertest } from './clients/supertest.ts';
import { methodNamed } from './method.ts';
import type { Called } from './called-function.ts';
import type { Request } from '../model/request.ts';
import { optionOf, optionsBehind } from './options.ts';
import { readMethodCall, readSending } from './read-call.ts';
import type { Roles } from './roles.ts';
import type { Standing } from './standing.ts';
import { beginsAsPath, readUrl, saysAddress } from './url.ts';

/** What a call must weigh where nothing says that its receiver is a client. */
const ENOUGH = 3;
const NEVER = Number.NEGATIVE_INFINITY;

/**
 * Finds requests of clients that come from elsewhere: known by how they are named and by what is done with the answer.
 */
export class LikelyClients {
  readonly #source: RecognitionSource;
  readonly #roles: Roles;
  #registrations: ReadonlySet<number> | null = null;

  constructor(source: RecognitionSource, roles: Roles) {
    this.#source = source;
    this.#roles = roles;
  }

  /** The request that a call sends by all appearances; null where it sends none. */
  read(call: TSESTree.CallExpression): Request | null {
    const callee = bare(call.callee);
    // What is known is not guessed at, unless it is known by its name alone and is called in another way.
    const known = this.#roles.of(callee) ?? (callee.type === 'MemberExpression' ? this.#roles.of(callee.object) : null);
    if (known && !known.role.pathOnly && (known.base !== null || !known.role.sends)) return null;
    const member = callee.type === 'MemberExpression' ? memberName(callee) : null;
    if (callee.type === 'MemberExpression' && member !== null && MEMBERS.has(member)) return this.#method(call, callee);
    return this.#wrapper(call, callee);
  }

  /** `await api.get('/users')` */
  #method(call: TSESTree.CallExpression, callee: TSESTree.MemberExpression): Request | null {
    const [url] = call.arguments;
    if (!url || call.arguments.some((argument) => this.#isHandler(argument))) return null;
    if (!this.#isPath(url)) return this.#supposed(call, callee);
    const use = useOf(call);
    if (weighName(callee.object, this.#roles) + use.weight < ENOUGH || this.#isRegistration(callee)) return null;
    return readMethodCall(
      call,
      callee,
      standingOf(use.isTest ? supertest : likelyClient, use.isTest ? 'agent' : 'instance'),
      this.#roles,
    );
  }

  /** `await api.get('users')`: whether it is a request is known where the client is. */
  #supposed(call: TSESTree.CallExpression, callee: TSESTree.MemberExpression): Request | null {
    if (callee.object.type !== 'Identifier' || weighName(callee.object, this.#roles) < 0) return null;
    const request = readMethodCall(call, callee, standingOf(likelyClient, 'instance'), this.#roles);
    // To find all registrations of a file takes longer than to see that most calls are told no URL.
    return request && BEGINS_AS_SEGMENT.test(request.url.value) && !this.#isRegistration(callee)
      ? { ...request, isSupposed: true }
      : null;
  }

  /**
   * `request({ url: '/users', method: 'post' })`, `fetchJson('/users', { method: 'POST' })`: a function of the
   * project's own.
   */
  #wrapper(call: TSESTree.CallExpression, callee: TSESTree.Node): Request | null {
    const name = lastName(callee);
    const [first, second] = call.arguments;
    if (!first || name === '') return null;
    const at = call.arguments.slice(0, 3).findIndex((argument) => this.#isMethod(argument));
    if (at !== -1) {
      const forms = WITH_METHOD.filter((form) => form.indexOf('method') === at);
      const said = this.#mayWrap(call, name) ? readSending(call, standingOf(fetch, 'fetch'), forms, this.#roles) : null;
      return said && saysAddress({ text: said.url }) ? said : null;
    }
    // A path alone says no method.
    const isLikelyPath =
      second && (this.#saysMethod(second) || (WRAPPER_NAME.test(name) && bare(second).type === 'ObjectExpression'));
    if (isLikelyPath && this.#isPath(first))
      return this.#mayWrap(call, name)
        ? readSending(call, standingOf(fetch, 'fetch'), [['url', 'options', 'rest', 'rest']], this.#roles)
        : null;
    const options = call.arguments.length < 3 ? optionsBehind(first, this.#roles.file) : null;
    const url = options && optionOf(options, ['url']);
    if (!options || url?.kind !== 'value' || !this.#isPath(url.node) || optionOf(options, ['handler']).kind === 'value')
      return null;
    const isLikely = this.#saysMethod(options.node) || WRAPPER_NAME.test(name);
    return isLikely && this.#mayWrap(call, name)
      ? readSending(call, standingOf(likelyClient, 'request'), [['options', 'rest']], this.#roles)
      : null;
  }

  /** What is asked last of a function of the project's own, as few calls come so far. */
  #mayWrap(call: TSESTree.CallExpression, name: string): boolean {
    return !NO_WRAPPER.test(name) && !call.arguments.some((argument) => this.#isHandler(argument));
  }

  #isPath(node: TSESTree.Node): boolean {
    const said = plainString(bare(node));
    if (said !== null) return beginsAsPath(said);
    const url = readUrl(node, this.#roles.file);
    return url !== null && saysAddress(url);
  }

  #isMethod(node: TSESTree.Node): boolean {
    const said = plainString(bare(node));
    return said !== null && methodNamed(said) === said;
  }

  #saysMethod(node: TSESTree.Node): boolean {
    const options = optionsBehind(node, this.#roles.file);
    const method = options && optionOf(options, ['method']);
    if (method?.kind !== 'value') return false;
    return methodNamed(readText(method.node, this.#roles.file)?.value ?? '') !== null;
  }

  #isHandler(node: TSESTree.Node): boolean {
    const expression = bare(node);
    if (isFunction(expression)) return true;
    const variable = expression.type === 'Identifier' ? variableOf(expression, this.#roles.file) : null;
    const value = variable && initialValue(variable, this.#roles.file);
    const isDeclared =
      variable?.defs.some(
        (definition) => definition.node.type === 'FunctionDeclaration' && definition.name === definition.node.id,
      ) ?? false;
    return isDeclared || (value !== null && isFunction(bare(value)));
  }

  /** What is recognised as a route is no request. */
  #isRegistration(callee: TSESTree.MemberExpression): boolean {
    this.#registrations ??= new Set(
      findRouters(this.#source)
        .flatMap((router) => router.entries)
        .flatMap((entry) => (entry.kind === 'route' ? entry.methods : []))
        .map(({ range }) => range[0]),
    );
    return this.#registrations.has(callee.property.range[0]);
  }
}

const MEMBERS: ReadonlySet<string> = new Set([...Object.keys(METHODS), 'del'].filter((member) => member !== 'options'));

/** How a path begins that its client puts a slash before. */
const BEGINS_AS_SEGMENT = /^[\w-]+(?:[/?]|$)/;
/** Where a function of the project's own is told the method. */
const WITH_METHOD: readonly Form[] = [
  ['method', 'url', 'body', 'rest'],
  ['url', 'method', 'body', 'rest'],
  ['url', 'body', 'method', 'rest'],
];
/** Names of functions that ask for a URL. */
const WRAPPER_NAME = /fetch|request|^(?:call|query|send)?(?:api|http|ajax)(?:call|get|post|put|patch|delete)?$/i;
/** Names of functions that take such arguments and ask for nothing. */
const NO_WRAPPER = new RegExp(
  String.raw`^(?:route|register|addRoute|define|push|replace|navigate|redirect|describe|it|test|each` +
    String.raw`|set|use|mock\w*|assign|log|debug|info|warn|error|to[A-Z]\w*|called\w*)$|route$`,
  'i',
);

/** How much a name says that it is a client: 2 much, 1 little, 0 nothing. */
function weighName(receiver: TSESTree.Node, roles: Roles): number {
  const expression = bare(receiver);
  if (expression.type === 'ThisExpression') return 1;
  const name = lastName(expression).replace(/^[_$]+/, '');
  const value = constantOf(expression, roles.file);
  if (value?.type === 'NewExpression' && value.callee.type === 'Identifier' && isForeignClass(value.callee.name))
    return NEVER;
  if (OTHER_NAME.test(name) || routerNameWeight(name) > 1) return NEVER;
  if (CLIENT_NAME.test(name)) return 2;
  if (expression.type === 'CallExpression') return 1;
  return name === '' ? NEVER : 0;
}

/** A member that says a method, of what has to weigh so much to be a client: `expect(api.get)`. */
export function likelyMember(
  object: TSESTree.Node,
  name: string,
  weight: number,
  roles: Roles,
): Pick<Called, 'on' | 'name'> | null {
  const isLikely = MEMBERS.has(name) && weighName(object, roles) >= weight;
  return isLikely ? { on: standingOf(likelyClient, 'instance'), name } : null;
}

const CLIENT_NAME = new RegExp(
  String.raw`^(?:api|apis|http|https|client|axios|request|requests|agent|fetch|fetcher|rest|ajax|xhr` +
    String.raw`|backend|ax|instance|inst|service)$|(?:api|http|client|axios|request|requester|agent` +
    String.raw`|fetch|fetcher|instance|ajax)$|^(?:api|http|axios)`,
  'i',
);
const OTHER_NAME = new RegExp(
  String.raw`^(?:req|res|response|resp|ctx|context|c|headers?|params|query|searchparams|formdata|body` +
    String.raw`|config|conf|cfg|settings|options|opts|env|map|set|cookies?|redis|db|database|cy|page` +
    String.raw`|browser|driver|reflect|lodash|injector|container|metadata|_|i18n|t|fs|path|i18next|url` +
    String.raw`|router|history|localstorage|sessionstorage|session|storage)$|(?:cache|store|storage|map` +
    String.raw`|params|headers|config|repository|registry|set|redis|session|cookies|settings|options` +
    String.raw`|translations|model|schema|queue)$`,
  'i',
);

/** What is done with the answer of a call. */
interface Use {
  readonly weight: number;
  /** Whether the answer is checked as supertest's is: `.expect(200)`. */
  readonly isTest: boolean;
}

const PROMISE_MEMBERS: ReadonlySet<string> = new Set([
  'then',
  'catch',
  'finally',
  'pipe',
  'subscribe',
  'toPromise',
  'json',
  'end',
  'success',
]);
const TEST_MEMBERS: ReadonlySet<string> = new Set(['expect', 'send', 'query', 'attach', 'field', 'auth']);

/** A client's answer is awaited and used, that of a registration is dropped. */
function useOf(call: TSESTree.CallExpression): Use {
  let node: TSESTree.Node = call;
  for (;;) {
    const parent: TSESTree.Node = node.parent;
    switch (parent.type) {
      case 'MemberExpression': {
        const member = memberName(parent);
        if (parent.object !== node || member === null) return { weight: 0, isTest: false };
        if (TEST_MEMBERS.has(member)) return { weight: 3, isTest: true };
        if (PROMISE_MEMBERS.has(member)) return { weight: 3, isTest: false };
        node = parent;
        break;
      }
      case 'CallExpression':
        if (parent.callee !== node) return { weight: 1, isTest: false };
        node = parent;
        break;
      case 'AwaitExpression':
      case 'YieldExpression':
        return { weight: 3, isTest: false };
      case 'ReturnStatement':
      case 'ArrowFunctionExpression':
      case 'VariableDeclarator':
      case 'AssignmentExpression':
      case 'ArrayExpression':
      case 'Property':
        return { weight: 1, isTest: false };
      case 'ChainExpression':
      case 'TSNonNullExpression':
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
      case 'LogicalExpression':
      case 'ConditionalExpression':
        node = parent;
        break;
      default:
        return { weight: parent.type === 'ExpressionStatement' ? 1 : 0, isTest: false };
    }
  }
}

function standingOf(client: Client, name: string): Standing {
  // The role is one of the client's own table.
  const role: Role = client.roles[name] ?? {};
  return { client, role, base: client.inProcess ? '' : null, isKnown: false, inProcess: client.inProcess };
}
