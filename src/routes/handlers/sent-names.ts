import type { TSESTree } from '@typescript-eslint/utils';
import { bare, keyName, memberName, plainString, type FunctionNode } from '../../text/syntax.ts';
import { isLogin } from '../../words/logins.ts';
import { converted } from './converted.ts';
import { isRequest } from './is-request.ts';
import { isBodyOfRequest, isNamedRequest, type HandlerNames } from './request-body.ts';

/** Names of identifiers, `id`, `_id`, `courseId`, `course_id`, and of lists of them, `ids`, `courseIds`. */
const IDENTIFIER = /(?:^_?ids?|[a-z\d](?:Ids?|IDs?|_ids?))$/;

/** Members of a request with what it sends apart from its path. */
const SENT: ReadonlySet<string> = new Set(['body', 'query']);

/**
 * Collects the names of identifiers, and of what somebody logs in with, that a function reads from the body or the
 * query: `id` of `req.body.id`, `body.id` and Hono's `c.req.query('id')`, `id` and `name` of
 * `const { id, name } = req.body`, `({ query: { id, name } }, res) =>` and
 * `const { query } = req; find(query.id, query.name)`. The nodes of its body may come in any order.
 */
export class SentNames {
  readonly #names: HandlerNames;
  readonly #read = new Set<string>();
  /** The variables and the patterns that contain a body or a query, and the members that are read of variables. */
  readonly #holders: TSESTree.Node[] = [];
  readonly #members: [holder: string, name: string][] = [];
  /** The variables that contain one field: `const code = req.body.code`, converted or not. */
  readonly #fields = new Map<string, string>();

  constructor({ params: [first] }: FunctionNode, names: HandlerNames) {
    this.#names = names;
    if (first?.type === 'ObjectPattern') this.#takeRequest(first);
  }

  /** Reads one node. */
  see(node: TSESTree.Node): void {
    if (node.type === 'MemberExpression') this.#readMember(node, memberName(node));
    if (node.type === 'CallExpression' && node.arguments[0] && isQuery(bare(node.callee), this.#names))
      this.#add(plainString(node.arguments[0]));
    if (node.type === 'VariableDeclarator' && node.init) this.#declare(node.id, bare(node.init));
  }

  /** The names that were found, once the whole body has been read. */
  get identifiers(): readonly string[] {
    return [...new Set([...this.#read, ...this.#holders.flatMap((holder) => this.heldBy(holder))])];
  }

  /**
   * The identifiers that are read of a parameter or a variable, once the whole body has been read: `id` of
   * `{ id, name }`, and of `query` with `query.id`.
   */
  heldBy(pattern: TSESTree.Node): readonly string[] {
    if (pattern.type === 'AssignmentPattern') return this.heldBy(pattern.left);
    if (pattern.type === 'ObjectPattern') return namesOf(pattern).filter(isIdentifier);
    return pattern.type === 'Identifier'
      ? this.#members.flatMap(([holder, name]) => (holder === pattern.name && isIdentifier(name) ? name : []))
      : [];
  }

  /**
   * The field of the body or the query that an expression reads, once the whole body has been read; null for any other
   * expression.
   */
  fieldOf(expression: TSESTree.Node): string | null {
    if (expression.type === 'MemberExpression')
      return this.#holdsSent(bare(expression.object)) ? memberName(expression) : null;
    if (expression.type !== 'Identifier') return null;
    const taken = this.#holders.flatMap((holder) =>
      holder.type === 'ObjectPattern' ? (keyOf(holder, expression.name) ?? []) : [],
    );
    return this.#fields.get(expression.name) ?? taken[0] ?? null;
  }

  #holdsSent(expression: TSESTree.Node): boolean {
    return (
      this.#isSent(expression) ||
      (expression.type === 'Identifier' &&
        this.#holders.some((holder) => holder.type === 'Identifier' && holder.name === expression.name))
    );
  }

  #add(name: string | null): void {
    if (name !== null && isIdentifier(name)) this.#read.add(name);
  }

  #readMember({ object }: TSESTree.MemberExpression, name: string | null): void {
    const holder = bare(object);
    if (this.#isSent(holder)) this.#add(name);
    else if (holder.type === 'Identifier' && name !== null) this.#members.push([holder.name, name]);
  }

  #declare(declared: TSESTree.Node, value: TSESTree.Node): void {
    const field = converted(value);
    if (declared.type === 'Identifier' && field.type === 'MemberExpression' && this.#isSent(bare(field.object)))
      this.#fields.set(declared.name, memberName(field) ?? '');
    if (declared.type !== 'ObjectPattern') return;
    if (this.#isSent(value)) this.#holders.push(declared);
    else if (isNamedRequest(value, this.#names)) this.#takeRequest(declared);
    else if (value.type === 'Identifier') for (const name of namesOf(declared)) this.#members.push([value.name, name]);
  }

  /** Takes `{ query: { id } }` of a request, and `{ request: { query } }` of a context. */
  #takeRequest(pattern: TSESTree.ObjectPattern): void {
    for (const property of pattern.properties) {
      if (property.type !== 'Property') continue;
      if (SENT.has(keyName(property.key, property.computed) ?? '')) this.#holders.push(property.value);
      else if (isRequest(property.key) && property.value.type === 'ObjectPattern') this.#takeRequest(property.value);
    }
  }

  #isSent(expression: TSESTree.Node): boolean {
    if (expression.type === 'MemberExpression')
      return isBodyOfRequest(expression, this.#names) || isQuery(expression, this.#names);
    return expression.type === 'Identifier' && expression.name === 'body';
  }
}

/** Whether a name is that of an identifier, of a list of them, or of what somebody logs in with. */
export function isIdentifier(name: string): boolean {
  return IDENTIFIER.test(name) || isLogin(name);
}

function namesOf({ properties }: TSESTree.ObjectPattern): readonly string[] {
  return properties.flatMap((property) =>
    property.type === 'Property' ? (keyName(property.key, property.computed) ?? []) : [],
  );
}

/** The key that a pattern takes a variable from. */
function keyOf({ properties }: TSESTree.ObjectPattern, variable: string): string | null {
  for (const property of properties) {
    if (property.type !== 'Property') continue;
    const held = property.value.type === 'AssignmentPattern' ? property.value.left : property.value;
    if (held.type === 'Identifier' && held.name === variable) return keyName(property.key, property.computed);
  }
  return null;
}

function isQuery(expression: TSESTree.Node, names: HandlerNames): boolean {
  return (
    expression.type === 'MemberExpression' &&
    memberName(expression) === 'query' &&
    isNamedRequest(expression.object, names)
  );
}
