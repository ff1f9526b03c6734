import type { TSESTree } from '@typescript-eslint/utils';
import { HOLE } from '../paths/path.ts';
import { functionAround } from '../routes/scan.ts';
import type { ScannedFile } from '../routes/scanned-file.ts';
import { constantOf } from '../text/constants.ts';
import { addTo } from '../text/grouping.ts';
import { readOpenText } from '../text/read-text.ts';
import { variableOf, type TextSource, type Variable } from '../text/scope.ts';
import { bare, isFunction, memberName, type FunctionNode } from '../text/syntax.ts';
import type { Range } from '../model/text.ts';
import { ClientOrigins } from './client-origin.ts';
import { unsaid } from './method.ts';
import type { Request } from '../model/request.ts';
import { readRequest } from './read-call.ts';
import type { Roles } from './roles.ts';
import type { WrittenUrl } from './url.ts';

/**
 * A function of the project that sends what it is handed to a client:
 * `const post = (url, body) => axios.post(BASE + url, body)`.
 */
export interface SendingFunction {
  /** Which argument is the end of the URL. */
  readonly argument: number;
  /** The request that it sends. */
  readonly request: Request;
  /** What it puts before its argument, beside what its client does. */
  readonly prefix: string;
}

/** Finds the functions of a file that send. Each is looked at once, when it is asked for. */
export class SendingFunctions {
  readonly #file: ScannedFile;
  readonly #roles: Roles;
  readonly #origins: ClientOrigins;
  readonly #known = new Map<FunctionNode, SendingFunction | null>();
  #sent: ReadonlyMap<FunctionNode, readonly Sent[]> | null = null;

  constructor(file: ScannedFile, roles: Roles) {
    this.#file = file;
    this.#roles = roles;
    this.#origins = new ClientOrigins(file, roles);
  }

  /**
   * The function that an expression is, if it sends the one argument as a URL and does nothing else with it; null
   * otherwise.
   */
  of(node: TSESTree.Node): SendingFunction | null {
    const own = this.#functionOf(node);
    if (!own) return null;
    const known = this.#known.get(own);
    if (known !== undefined) return known;
    const found = this.#read(own);
    this.#known.set(own, found);
    return found;
  }

  #functionOf(node: TSESTree.Node): FunctionNode | null {
    const expression = bare(node);
    if (isFunction(expression)) return expression;
    const [definition] = (expression.type === 'Identifier' ? variableOf(expression, this.#file) : null)?.defs ?? [];
    if (definition?.node.type === 'FunctionDeclaration')
      return definition.name === definition.node.id ? definition.node : null;
    const value = constantOf(expression, this.#file);
    return value && isFunction(bare(value)) ? this.#functionOf(value) : null;
  }

  #read(node: FunctionNode): SendingFunction | null {
    const [first, ...others] = (this.#sent ??= this.#readAll()).get(node) ?? [];
    if (!first || others.some((other) => !isSame(first, other))) return null;
    const sites = [first, ...others].map(({ site }) => site[0]);
    const isSent = first.parameter.references.every(
      ({ identifier }) => sites.includes(identifier.range[0]) || isPrinted(identifier),
    );
    const argument = node.params.indexOf(first.name);
    return isSent && argument !== -1 ? { argument, request: first.request, prefix: first.prefix } : null;
  }

  /** All requests of the file whose URL ends with a parameter of a function around, by the function. */
  #readAll(): ReadonlyMap<FunctionNode, readonly Sent[]> {
    const found = new Map<FunctionNode, Sent[]>();
    for (const node of this.#file.operations) {
      if (node.type !== 'CallExpression' || node.arguments.length === 0 || !functionAround(node)) continue;
      const request = readRequest(node, this.#roles, readOpenUrl);
      const sent = request && sentBy(this.#origins.complete(request, node), this.#file);
      if (sent) addTo(found, sent.function, sent);
    }
    return found;
  }
}

/** A request whose URL ends with a parameter. */
interface Sent {
  readonly function: FunctionNode;
  readonly parameter: Variable;
  /** The parameter where it is declared. */
  readonly name: TSESTree.Identifier;
  /** Where it stands in the URL. */
  readonly site: Range;
  readonly request: Request;
  readonly prefix: string;
}

/** A URL of which the source may say nothing; a constant is read where it is put together. */
function readOpenUrl(node: TSESTree.Node, file: TextSource): WrittenUrl | null {
  const written = bare(node);
  const expression = constantOf(written, file) ?? written;
  return URLS.has(expression.type) ? { text: readOpenText(expression, file), base: undefined } : null;
}

/** What may end with a parameter. */
const URLS: ReadonlySet<string> = new Set(['Identifier', 'TemplateLiteral', 'BinaryExpression']);

/** `BASE + url`, and what asks for it with a query: `${BASE}${url}?page=${page}`. */
const ENDS_OPEN = new RegExp(`^([^?#]*)${HOLE}(?:\\?.*)?$`, 's');

function sentBy(request: Request, file: ScannedFile): Sent | null {
  const { url, method, kind } = request;
  const prefix = ENDS_OPEN.exec(url.value)?.[1];
  if (prefix === undefined || kind !== 'request' || !method || method.method === 'UNKNOWN') return null;
  const site = url.locate(prefix.length, prefix.length + 1);
  for (const scope of file.scopeManager?.scopes ?? []) {
    if (!isFunction(scope.block) || !holds(scope.block.range, site)) continue;
    for (const parameter of scope.variables) {
      const [definition] = parameter.defs;
      const isRead = parameter.references.some(
        ({ identifier: { range } }) => range[0] === site[0] && range[1] === site[1],
      );
      if (definition?.type === 'Parameter' && definition.name.type === 'Identifier' && isRead)
        return { function: scope.block, parameter, name: definition.name, site, request, prefix };
    }
  }
  return null;
}

function holds([start, end]: Range, [from, to]: Range): boolean {
  return start <= from && to <= end;
}

/** Whether both say the same of what they are handed: one may try again what the other did. */
function isSame(one: Sent, other: Sent): boolean {
  const [a, b] = [one.request, other.request];
  return (
    one.parameter === other.parameter &&
    one.prefix === other.prefix &&
    a.base === b.base &&
    a.client === b.client &&
    a.method?.method === b.method?.method
  );
}

/** `console.log(url)`. */
function isPrinted(identifier: TSESTree.Node): boolean {
  let { parent } = identifier;
  while (parent?.type === 'TemplateLiteral' || parent?.type === 'BinaryExpression') ({ parent } = parent);
  const callee = parent?.type === 'CallExpression' ? bare(parent.callee) : null;
  return (
    callee?.type === 'MemberExpression' &&
    callee.object.type === 'Identifier' &&
    callee.object.name === 'console' &&
    memberName(callee) !== null
  );
}

/**
 * The request that a call of such a function sends, with the URL that it is handed; null where that is no end of what
 * the function begins.
 */
export function requestThrough(
  { request, prefix }: SendingFunction,
  { url, range }: Pick<Request, 'url' | 'range'>,
): Request | null {
  const { kind, client, method, base, mayDefault, match, inProcess } = request;
  const isWhole = /^https?:/i.test(url.value);
  const isJoined = isWhole
    ? prefix === ''
    : url.value.startsWith(HOLE) || url.value.startsWith('/') !== prefix.endsWith('/');
  if (!isJoined || !method) return null;
  // A value of run time in front says nothing of what it is.
  const before = prefix === '' ? base : base === null || prefix === HOLE ? null : base + prefix;
  return {
    kind,
    client,
    method: unsaid(method.method, range),
    url,
    base: isWhole ? '' : before,
    mayDefault,
    match,
    inProcess,
    range,
  };
}
