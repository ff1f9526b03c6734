import type { TSESTree } from '@typescript-eslint/utils';
import { HOLE } from '../../paths/dialects.ts';
import { initialValue, isReadOnce } from '../../text/constants.ts';
import { readText } from '../../text/read-text.ts';
import { variableOf, type TextSource } from '../../text/scope.ts';
import { bare, isFunction } from '../../text/syntax.ts';
import type { Text } from '../../model/text.ts';
import { SlashedText } from '../../text/source-texts.ts';

/** One path of a registration, as it is written. */
export interface PathArgument {
  readonly kind: 'text' | 'regexp' | 'dynamic';
  readonly text: Text | null;
  readonly node: TSESTree.Node;
  /** The source of a regular expression, where this file has it. */
  readonly pattern?: string | undefined;
}

/** The paths that an argument gives: one, or those of an array. Empty where the argument cannot be a path. */
export function readPaths(node: TSESTree.Node, source: TextSource): readonly PathArgument[] {
  const expression = bare(node);
  if (expression.type !== 'ArrayExpression') {
    const list = listBehind(expression, source);
    const path = list ? null : readPath(expression, source);
    return list ? readList(list, source) : path ? [path] : [];
  }
  return readList(expression, source);
}

function readList(list: TSESTree.ArrayExpression, source: TextSource): readonly PathArgument[] {
  const paths = list.elements.map((element) =>
    !element || element.type === 'SpreadElement' ? null : readPath(bare(element), source),
  );
  // An array of functions is a list of handlers.
  return paths.every((path) => path !== null) ? paths : [];
}

/**
 * The array of a constant that is read only here; null for one with other readers, since its texts must not be edited.
 */
function listBehind(expression: TSESTree.Node, source: TextSource): TSESTree.ArrayExpression | null {
  const variable = expression.type === 'Identifier' ? variableOf(expression, source) : null;
  const value = variable && isReadOnce(variable) ? initialValue(variable, source) : null;
  const list = value && bare(value);
  return list?.type === 'ArrayExpression' ? list : null;
}

/** `http://host/users` is where a client sends a request, not what a router matches. */
const URL_BEGINNING = /^[a-z][a-z\d+.-]*:\/\//i;

function readPath(node: TSESTree.Node, source: TextSource): PathArgument | null {
  if (isRegExp(node, source)) return { kind: 'regexp', text: null, node, pattern: patternOf(node, source) };
  const text = readText(node, source);
  if (text) return URL_BEGINNING.test(text.value) ? null : { kind: 'text', text, node };
  return isDynamic(node, source) ? { kind: 'dynamic', text: null, node } : null;
}

function isRegExp(node: TSESTree.Node, source: TextSource): boolean {
  if (node.type === 'Literal') return 'regex' in node;
  if (node.type === 'NewExpression' || node.type === 'CallExpression') {
    return node.callee.type === 'Identifier' && node.callee.name === 'RegExp';
  }
  const value = constantBehind(node, source);
  return value?.type === 'Literal' && 'regex' in value;
}

function patternOf(node: TSESTree.Node, source: TextSource): string | undefined {
  const expression = constantBehind(node, source) ?? node;
  return expression.type === 'Literal' && 'regex' in expression ? expression.regex.pattern : undefined;
}

/** Whether an expression may be a string whose value this file does not show. */
function isDynamic(node: TSESTree.Node, source: TextSource): boolean {
  switch (node.type) {
    case 'Identifier':
    case 'MemberExpression': {
      const value = constantBehind(node, source);
      return !value || (!isFunction(value) && !LITERAL_TYPES.has(value.type));
    }
    case 'CallExpression':
    case 'TemplateLiteral':
    case 'BinaryExpression':
    case 'ConditionalExpression':
    case 'LogicalExpression':
      return true;
    default:
      return false;
  }
}

const LITERAL_TYPES: ReadonlySet<string> = new Set([
  'ObjectExpression',
  'ArrayExpression',
  'Literal',
  'ClassExpression',
  'NewExpression',
]);

function constantBehind(node: TSESTree.Node, source: TextSource): TSESTree.Node | null {
  const variable = node.type === 'Identifier' ? variableOf(node, source) : null;
  const definition = variable?.defs[0];
  if (definition && isFunction(definition.node) && definition.name === definition.node.id) return definition.node;
  const value = variable && initialValue(variable, source);
  return value ? bare(value) : null;
}

/** The paths as they are read by a framework that adds a slash in front where there is none. */
export function withSlashes(paths: readonly PathArgument[]): readonly PathArgument[] {
  return paths.map((path) =>
    path.text && !path.text.value.startsWith(HOLE) ? { ...path, text: new SlashedText(path.text, null) } : path,
  );
}

/**
 * How a text begins: with a slash, with an unknown part, as a pattern for every path or the root (`*`, an empty text),
 * or otherwise.
 */
export type Beginning = 'slash' | 'hole' | 'whole' | 'other';

export function beginningOf(text: Text): Beginning {
  if (text.value.startsWith('/')) return 'slash';
  if (text.value.startsWith(HOLE)) return 'hole';
  return WHOLE.test(text.value) ? 'whole' : 'other';
}

const WHOLE = /^(?:$|\*|\(\.\*\)$|\{\/)/;

/** Whether a text begins as a path does, or with an unknown part. */
export function beginsPath(text: string): boolean {
  return text.startsWith('/') || text.startsWith(HOLE) || WHOLE.test(text);
}
