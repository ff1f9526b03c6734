import type { TSESTree } from '@typescript-eslint/utils';
import type { MethodAssertion } from '../model/request.ts';
import { functionAround, pushChildren } from '../routes/scan.ts';
import type { ScannedFile } from '../routes/scanned-file.ts';
import { isMethodName } from '../text/method-names.ts';
import { readText } from '../text/read-text.ts';
import { bare, isFunction, keyName, lastName, memberName } from '../text/syntax.ts';

/** What assertions are members of, and the member by which others go on. */
const ASSERTING: ReadonlySet<string> = new Set(['expect', 'assert', 'should', 'sinon', 'tap', 'chai']);
const SHOULD = 'should';
/** Names that mean much else, so that an assertion has to say that it is about a method. */
const MAY_ASSERT: ReadonlySet<string> = new Set(['t', 'test']);
/** Functions that match what a mock was called with, wherever they stand. */
const MATCHING: ReadonlySet<string> = new Set(['objectContaining', 'calledWithMatch', 'match', 'has', 'hasNested']);
const CONDITIONS: ReadonlySet<string> = new Set(['BinaryExpression', 'SwitchCase']);
/** Functions that are given a test. */
const TESTING: ReadonlySet<string> = new Set(['it', 'test', 'specify']);
const COMPARING: ReadonlySet<string> = new Set(['===', '!==', '==', '!=']);
/** What has the method of a request: a member of its options, or a function of a browser's request. */
const METHOD_NAME = /^(?:method|httpMethod|requestMethod)$/;

/** Finds where a test goes by the method of a request: `expect(options.method).toBe('POST')`. */
export function methodAssertions(file: ScannedFile): readonly MethodAssertion[] {
  const found: MethodAssertion[] = [];
  const stack: TSESTree.Node[] = [file.ast];
  for (let node = stack.pop(); node; node = stack.pop()) {
    pushChildren(node, file.visitorKeys, stack);
    for (const text of comparedBy(node)) {
      const said = readText(text, file)?.value ?? '';
      const method = said.toUpperCase();
      // `get` and `delete` may be words of anything else.
      if (isMethodName(method) && (said === method || namesMethod(node)))
        found.push({ method, range: text.range, isCondition: CONDITIONS.has(node.type), test: testAround(node).range });
    }
  }
  return found.toSorted((a, b) => a.range[0] - b.range[0]);
}

/** The texts that a node compares the method of a request with, or may. */
function comparedBy(node: TSESTree.Node): readonly TSESTree.Node[] {
  switch (node.type) {
    case 'BinaryExpression':
      if (!COMPARING.has(node.operator)) return [];
      return isMethod(node.left) ? [node.right] : isMethod(node.right) ? [node.left] : [];
    case 'SwitchCase':
      return node.test && isMethod(node.parent.discriminant) ? [node.test] : [];
    case 'Property':
      return METHOD_NAME.test(keyName(node.key, node.computed) ?? '') && isMatched(node) ? [node.value] : [];
    case 'CallExpression':
      return isAssertion(node) ? node.arguments : [];
    default:
      return [];
  }
}

/** Whether an object is what an assertion expects, or a part of that: `toMatchObject({ method: 'POST' })`. */
function isMatched(property: TSESTree.Node): boolean {
  for (let node = property; node.parent && !isFunction(node.parent); node = node.parent) {
    const { parent } = node;
    // What an assertion is about stands in its callee.
    if (parent.type !== 'CallExpression' || parent.callee === node) continue;
    if (MATCHING.has(lastName(parent.callee)) || isAssertion(parent)) return true;
  }
  return false;
}

/** `expect(calls[0]).toBe(...)`, `assert.equal(...)`, `options.should.equal(...)`; not what they are about. */
function isAssertion(call: TSESTree.CallExpression): boolean {
  for (let node = bare(call.callee); ; ) {
    if (node.type === 'CallExpression') node = bare(node.callee);
    else if (node.type === 'MemberExpression') {
      if (memberName(node) === SHOULD) return true;
      node = bare(node.object);
    } else {
      if (node.type !== 'Identifier' || node === bare(call.callee)) return false;
      return ASSERTING.has(node.name) || (MAY_ASSERT.has(node.name) && namesMethod(call));
    }
  }
}

/** The function that a test is, or else the innermost one. */
function testAround(node: TSESTree.Node): TSESTree.Node {
  for (let current = node.parent; current; current = current.parent)
    if (isFunction(current) && current.parent.type === 'CallExpression' && TESTING.has(rootName(current.parent.callee)))
      return current;
  return functionAround(node) ?? node;
}

/** `it` of `it.each([1, 2])` */
function rootName(node: TSESTree.Node): string {
  for (let current = bare(node); ; )
    if (current.type === 'CallExpression') current = bare(current.callee);
    else if (current.type === 'TaggedTemplateExpression') current = bare(current.tag);
    else if (current.type === 'MemberExpression') current = bare(current.object);
    else return lastName(current);
}

/** `options.method`, `method`, `request.method()`, `method.toLowerCase()` */
function isMethod(node: TSESTree.Node): boolean {
  const expression = bare(node);
  if (expression.type !== 'CallExpression') return METHOD_NAME.test(lastName(expression));
  const callee = bare(expression.callee);
  return METHOD_NAME.test(lastName(callee)) || (callee.type === 'MemberExpression' && isMethod(callee.object));
}

/** Whether an assertion or a comparison says that it is about a method. */
function namesMethod(node: TSESTree.Node): boolean {
  if (node.type !== 'CallExpression') return true;
  for (let current: TSESTree.Node = node; ; ) {
    if (current.type === 'MemberExpression') {
      if (METHOD_NAME.test(memberName(current) ?? '')) return true;
      current = bare(current.object);
    } else if (current.type !== 'CallExpression') return false;
    else if (current.arguments.some(isMethod)) return true;
    else current = bare(current.callee);
  }
}
