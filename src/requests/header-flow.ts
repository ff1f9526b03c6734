import type { TSESTree } from '@typescript-eslint/utils';
import type { TypedBody } from '../model/request.ts';
import type { Range } from '../model/text.ts';
import type { ScannedFile } from '../routes/scanned-file.ts';
import { functionAround } from '../routes/scan.ts';
import { variableOf, type Variable } from '../text/scope.ts';
import { bare, keyName, lastName, nameOf, plainString } from '../text/syntax.ts';

/** Functions whose headers are those of an answer. */
const ANSWERING: ReadonlySet<string> = new Set([
  ...['Response', 'NextResponse', 'HttpResponse', 'writeHead', 'json', 'text', 'html', 'reply', 'replyOnce'],
  ...['fulfill', 'respond', 'respondWith', 'newResponse', 'toEqual', 'toMatchObject', 'matchHeader'],
]);
/** Functions that answer the headers that they are given. */
const KEEPING: ReadonlySet<string> = new Set([
  ...['Headers', 'HttpHeaders', 'AxiosHeaders', 'assign', 'freeze', 'merge', 'fromEntries', 'entries', 'from'],
]);
/** Members of clients that send other methods, and names under which axios keeps their headers. */
const OTHER_METHODS: ReadonlySet<string> = new Set(['post', 'put', 'patch', 'postForm', 'putForm', 'patchForm']);
/** Fields of an answer. */
const STATUS: ReadonlySet<string> = new Set(['status', 'statusCode']);
const READS: ReadonlySet<string> = new Set(['GET', 'HEAD']);
/** What an expression may be a part of that has its value. */
const PASSING: ReadonlySet<string> = new Set([
  ...['AwaitExpression', 'LogicalExpression', 'ConditionalExpression', 'ChainExpression', 'ArrayExpression'],
  ...['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression', 'SpreadElement', 'ObjectExpression'],
]);

/** Follows a header from where a file says it to the requests that have it. */
export class HeaderFlow {
  readonly #file: ScannedFile;
  readonly #range: Range;
  readonly #visited = new Set<TSESTree.Node | Variable>();
  readonly #found: TypedBody[] = [];

  /** @param range where the header is said */
  constructor(file: ScannedFile, range: Range) {
    this.#file = file;
    this.#range = range;
  }

  /** The requests that have the header, with what holds it: an object, or what it is set on. */
  from(holder: TSESTree.Node): readonly TypedBody[] {
    const target = bare(holder);
    if (target.type === 'ObjectExpression' || target.type === 'ArrayExpression') this.#follow(target);
    else this.#set(target);
    return this.#found;
  }

  /** `headers` of `headers.set(...)`, `config.headers.common`, `superagent.get(url)` */
  #set(target: TSESTree.Node): void {
    const variable = target.type === 'Identifier' ? variableOf(target, this.#file) : null;
    if (variable && variable.defs[0]?.type !== 'Parameter') this.#variable(variable);
    else if (target.type === 'CallExpression') this.#add(callsOf(target));
    else if (!OTHER_METHODS.has(lastName(target))) this.#add([]);
  }

  #add(calls: readonly Range[]): void {
    this.#found.push({ range: this.#range, calls });
  }

  #follow(node: TSESTree.Node): void {
    const { parent } = node;
    if (!parent || this.#visited.has(node)) return;
    this.#visited.add(node);
    switch (parent.type) {
      case 'Property':
        if (parent.parent.type === 'ObjectExpression') this.#property(parent, parent.parent);
        break;
      case 'CallExpression':
      case 'NewExpression':
        if (parent.callee !== node) this.#argument(node, parent);
        break;
      case 'MemberExpression':
        if (parent.parent.type !== 'AssignmentExpression' || parent.parent.left !== parent) this.#follow(parent);
        break;
      case 'VariableDeclarator': {
        const variable = parent.id.type === 'Identifier' ? variableOf(parent.id, this.#file) : null;
        if (variable) this.#variable(variable);
        else this.#add([]);
        break;
      }
      case 'AssignmentExpression':
        this.#set(bare(parent.left));
        break;
      case 'ReturnStatement':
      case 'ArrowFunctionExpression':
        this.#answered(node);
        break;
      case 'PropertyDefinition':
      case 'ExportDefaultDeclaration':
      case 'ExportSpecifier':
        this.#add([]);
        break;
      default:
        if (PASSING.has(parent.type)) this.#follow(parent);
    }
  }

  /** `{ method: 'GET', headers }` */
  #property({ key, computed }: TSESTree.Property, object: TSESTree.ObjectExpression): void {
    const values = new Map(
      object.properties.flatMap((each) =>
        each.type === 'Property' ? [[keyName(each.key, each.computed) ?? '', bare(each.value)] as const] : [],
      ),
    );
    if (OTHER_METHODS.has(keyName(key, computed) ?? '') || [...STATUS].some((name) => values.has(name))) return;
    const method = values.get('method');
    const said = method ? plainString(method) : null;
    if (method && said === null) this.#add([]);
    else if (said === null || READS.has(said.toUpperCase())) this.#follow(object);
  }

  #argument(node: TSESTree.Node, call: TSESTree.CallExpression | TSESTree.NewExpression): void {
    const name = lastName(call.callee);
    if (ANSWERING.has(name) || OTHER_METHODS.has(name)) return;
    if (KEEPING.has(name)) {
      const [target] = call.arguments;
      if (target && target !== node && target.type !== 'ObjectExpression') this.#set(bare(target));
      this.#follow(call);
    } else this.#add(isOpen(node) ? [] : callsOf(call));
  }

  #variable(variable: Variable): void {
    if (this.#visited.has(variable)) return;
    this.#visited.add(variable);
    if (isExported(variable)) this.#add([]);
    for (const reference of variable.references) if (reference.isRead()) this.#follow(reference.identifier);
  }

  /** What a function answers goes where it is called. */
  #answered(node: TSESTree.Node): void {
    const owner = functionAround(node);
    const name = owner && nameOf(owner);
    const variable = name && variableOf(name, this.#file);
    if (!variable || isExported(variable)) this.#add([]);
    for (const { identifier } of variable?.references ?? []) {
      const { parent } = identifier;
      if (parent.type === 'CallExpression' && parent.callee === identifier) this.#follow(parent);
      else if (parent.type !== 'VariableDeclarator') this.#add([]);
    }
  }
}

/** `export const headers = ...`, `export function headersOf() {}` */
function isExported({ defs }: Variable): boolean {
  return defs.some(({ node }) => {
    const { parent } = node.type === 'VariableDeclarator' ? node.parent : node;
    return parent.type === 'ExportNamedDeclaration';
  });
}

/** Whether options that others give may say another method: `{ headers, ...options }`. */
function isOpen(node: TSESTree.Node): boolean {
  return node.type === 'ObjectExpression' && node.properties.some((each) => each.type === 'SpreadElement');
}

/** The calls of a chain: `superagent.get(url)` and what is called on it. */
function callsOf(call: TSESTree.CallExpression | TSESTree.NewExpression): readonly Range[] {
  const found: Range[] = [];
  for (let node: TSESTree.Node = call; ; ) {
    if (node.type === 'CallExpression' || node.type === 'NewExpression') {
      found.push(node.range);
      node = bare(node.callee);
    } else if (node.type === 'MemberExpression') node = bare(node.object);
    else return found;
  }
}
