import type { TSESTree } from '@typescript-eslint/utils';
import { initialValue } from '../text/constants.ts';
import { variableOf } from '../text/scope.ts';
import { isFunction, keyName, type FunctionNode } from '../text/syntax.ts';
import { splitWords } from '../words/split.ts';
import type { Resolver } from './resolver.ts';
import { answerOf } from './response.ts';
import { pushChildren, type ScannedFile } from './scan.ts';
import { functionOf } from './signature.ts';

/** A registration that says more than this holds data. */
const MOST_NODES = 1_000;

/**
 * Whether what a registration says beside its handler reads or checks the body of a request: `{ schema: { body: Removal } }`,
 * `body('reason').notEmpty()`, `validateBody(Removal)`, a function that stands there itself. One that has a name serves other routes
 * too: it may look elsewhere as well, as those do that look for a token.
 *
 * @param nodes what it says
 * @param handler who answers, which is passed over
 */
export function saysBody(nodes: readonly TSESTree.Node[], handler: TSESTree.Node | undefined, resolver: Resolver): boolean {
  const { file } = resolver;
  if (nodes.some((node) => node !== handler && isFunction(node) && answerOf(node, file).readsBody)) return true;
  if (middlewareAmong(nodes, handler).some((node) => needsBody(functionOf(node, resolver), file))) return true;
  const stack = [...nodes];
  for (let read = 0; read < MOST_NODES; read++) {
    const node = stack.pop();
    if (!node) return false;
    if (node === handler || isFunction(node) || isAnswer(node)) continue;
    if (namesBody(node)) return true;
    pushChildren(node, file.visitorKeys, stack);
    const value = node.type === 'Identifier' ? constantOf(node, file) : null;
    if (value && !isFunction(value)) stack.push(value);
  }
  return false;
}

/** Options of Fastify whose functions see a request before its handler. */
const HOOKS: ReadonlySet<string> = new Set(['onRequest', 'preValidation', 'preHandler']);

/** The functions by name, and those among the options of a route, that see its requests before its handler does. */
export function middlewareAmong(nodes: readonly TSESTree.Node[], handler: TSESTree.Node | undefined): readonly TSESTree.Node[] {
  const options = nodes.flatMap((node) => (node.type === 'ObjectExpression' ? node.properties : []));
  const hooks = options.flatMap((option) => (option.type === 'Property' && HOOKS.has(keyName(option.key, option.computed) ?? '') ? [option.value] : []));
  const listed = hooks.flatMap((hook): readonly (TSESTree.Node | null)[] => (hook.type === 'ArrayExpression' ? hook.elements : [hook]));
  return [...nodes.filter((node) => node !== handler && (node.type === 'Identifier' || node.type === 'MemberExpression')), ...listed.filter((each) => each !== null)];
}

function needsBody(node: FunctionNode | null, file: ScannedFile): boolean {
  return node !== null && answerOf(node, file).needsBody;
}

/** A schema of what is answered may have a member of that name, like any comment or post. */
function isAnswer(node: TSESTree.Node): boolean {
  return node.type === 'Property' && /^responses?$/.test(keyName(node.key, node.computed) ?? '');
}

/** `body`, `Segments.BODY`, `validateBody`; hapi's word is `payload`, which elsewhere is also that of a token. */
function namesBody(node: TSESTree.Node): boolean {
  if (node.type === 'Literal') return node.value === 'body';
  if (node.type !== 'Identifier') return false;
  return node.name === 'payload' || splitWords(node.name).some(({ text }) => text === 'body');
}

function constantOf(node: TSESTree.Identifier, file: ScannedFile): TSESTree.Node | null {
  const { parent } = node;
  const isName = (parent.type === 'MemberExpression' && parent.property === node) || (parent.type === 'Property' && parent.key === node);
  const variable = isName && !parent.computed ? null : variableOf(node, file);
  return variable && initialValue(variable, file);
}
