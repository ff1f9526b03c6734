import type { TSESTree } from '@typescript-eslint/utils';
import { keyName, memberName } from '../../text/syntax.ts';
import { isRequest } from './is-request.ts';

const COMPARING = new Set(['===', '!==', '==', '!=']);
/** Members by which a list or a table is searched. */
const ASKING = new Set(['includes', 'has', 'indexOf', 'get']);
/** Members of a string that change its case alone. */
const CASING = new Set(['toUpperCase', 'toLowerCase']);

/** The functions of h3 that compare the method of an event. */
const COMPARING_CALLS = new Set(['isMethod', 'assertMethod']);

/**
 * Finds out whether a function answers differently by the method of its request: `req.method === 'POST' ? 201 : 200`.
 * The mere use of the method, as in a log, does not count.
 */
export class MethodQuestions {
  #isTaken: boolean;
  #isAsked = false;
  #isNameAsked = false;

  constructor(request: TSESTree.Node | undefined) {
    this.#isTaken = takesMethod(request);
  }

  /** Looks at a node of the function. */
  see(node: TSESTree.Node): void {
    if (node.type === 'MemberExpression' && memberName(node) === 'method' && isRequest(node.object))
      this.#isAsked ||= isAsked(node);
    else if (node.type === 'Identifier' && node.name === 'method') this.#isNameAsked ||= isAsked(node);
    else if (node.type === 'CallExpression') this.#isAsked ||= asksBy(node);
    else if (node.type === 'VariableDeclarator' && node.init && isRequest(node.init))
      this.#isTaken ||= takesMethod(node.id);
  }

  /** Whether the function does so, once all of its nodes have been seen. */
  get areAsked(): boolean {
    return this.#isAsked || (this.#isTaken && this.#isNameAsked);
  }
}

/** Whether a pattern takes the method: `({ method }, res) =>`, `const { method } = req`. */
function takesMethod(pattern: TSESTree.Node | undefined): boolean {
  return (
    pattern?.type === 'ObjectPattern' &&
    pattern.properties.some(
      (property) => property.type === 'Property' && keyName(property.key, property.computed) === 'method',
    )
  );
}

/** Whether a call compares the method: `isMethod(event, 'POST')`, `getMethod(event) === 'POST'`. */
function asksBy(call: TSESTree.CallExpression): boolean {
  const [event] = call.arguments;
  if (call.callee.type !== 'Identifier' || !event || !isRequest(event)) return false;
  return COMPARING_CALLS.has(call.callee.name) || (call.callee.name === 'getMethod' && isAsked(call));
}

/** Whether something depends on a value: a comparison, a `switch`, a list, a table. */
function isAsked(node: TSESTree.Node): boolean {
  const { parent } = node;
  switch (parent?.type) {
    case 'BinaryExpression':
      return COMPARING.has(parent.operator);
    case 'SwitchStatement':
      return parent.discriminant === node;
    case 'CallExpression':
      return parent.callee === node
        ? isAsked(parent)
        : parent.callee.type === 'MemberExpression' && ASKING.has(memberName(parent.callee) ?? '');
    case 'MemberExpression':
      return parent.object === node ? CASING.has(memberName(parent) ?? '') && isAsked(parent) : parent.computed;
    case 'ChainExpression':
    case 'TSAsExpression':
    case 'TSNonNullExpression':
      return isAsked(parent);
    default:
      return false;
  }
}
