import type { TSESTree } from '@typescript-eslint/utils';
import { constantOf } from '../../text/constants.ts';
import { isFunction, keyName, lastName, memberName } from '../../text/syntax.ts';
import { splitWords } from '../../words/split.ts';
import type { Reference } from '../../model/reference.ts';
import { referenceTo } from '../values/reference-to.ts';
import type { Resolver } from '../values/resolver.ts';
import type { FunctionBefore } from './function-before.ts';
import { ownAnswerOf } from './response.ts';
import { pushChildren } from '../scan.ts';
import type { ScannedFile } from '../scanned-file.ts';

/** A registration that specifies more than this holds data. */
const MOST_NODES = 1_000;

/**
 * Whether what a registration specifies next to its handler reads or checks the body of a request:
 * `{ schema: { body: Removal } }`, `body('reason').notEmpty()`, `validateBody(Removal)`, a function that is there
 * itself. One that has a name serves other routes too: it may look elsewhere as well, as those do that look for a
 * token.
 *
 * @param nodes what it specifies
 * @param handler who answers, which is passed over
 * @param before the functions that see a request before that one
 */
export function saysBody(
  nodes: readonly TSESTree.Node[],
  handler: TSESTree.Node | undefined,
  before: readonly FunctionBefore[],
  file: ScannedFile,
): boolean {
  return before.some((each) => takesBody(each, file)) || speaksOfBody(nodes, handler, file);
}

function takesBody({ shown, how }: FunctionBefore, file: ScannedFile): boolean {
  if (!shown || how === 'called') return false;
  const { readsBody, needsBody } = ownAnswerOf(shown, file);
  return how === 'written' ? readsBody : needsBody;
}

/**
 * What other files hold of that which a registration specifies next to its handler: the `removal` of
 * `{ schema: removal }`, the `rules.remove` of `validate(rules.remove)`.
 */
export function importedAmong(
  nodes: readonly TSESTree.Node[],
  handler: TSESTree.Node | undefined,
  resolver: Resolver,
): readonly Reference[] {
  const found: Reference[] = [];
  walkSaid(nodes, handler, resolver.file, (node) => {
    const isName = node.type === 'MemberExpression' || (node.type === 'Identifier' && !isKey(node));
    const reference = isName ? referenceTo(resolver.resolve(node)) : null;
    if (reference) found.push(reference);
    return reference ? 'past' : 'deeper';
  });
  return found;
}

/** Whether names and keys speak of it, those of the functions themselves left out. */
export function speaksOfBody(
  nodes: readonly TSESTree.Node[],
  handler: TSESTree.Node | undefined,
  file: ScannedFile,
): boolean {
  let speaks = false;
  walkSaid(nodes, handler, file, (node) => {
    speaks = namesBody(node);
    return speaks ? 'enough' : 'deeper';
  });
  return speaks;
}

/**
 * Visits what a registration specifies next to its handler and what its names hold, functions and what is stated about
 * answers left out.
 *
 * @param visit determines whether to go on into a node, past it, or not at all
 */
function walkSaid(
  nodes: readonly TSESTree.Node[],
  handler: TSESTree.Node | undefined,
  file: ScannedFile,
  visit: (node: TSESTree.Node) => 'deeper' | 'past' | 'enough',
): void {
  const stack = [...nodes];
  for (let read = 0; read < MOST_NODES; read++) {
    const node = stack.pop();
    if (!node) return;
    if (node === handler || isFunction(node) || isAnswer(node)) continue;
    const way = visit(node);
    if (way === 'enough') return;
    if (way === 'past') continue;
    pushChildren(node, file.visitorKeys, stack);
    const value = node.type === 'Identifier' && !isKey(node) ? constantOf(node, file) : null;
    if (value && !isFunction(value)) stack.push(value);
  }
}

/** A schema of what is answered may have a member of that name, like any comment or post. */
function isAnswer(node: TSESTree.Node): boolean {
  return node.type === 'Property' && /^responses?$/.test(keyName(node.key, node.computed) ?? '');
}

/** The forms that koa-joi-router reads a body in: `{ validate: { type: 'multipart' } }`. */
const FORMS = new Set<unknown>(['json', 'form', 'multipart', 'stream']);

/**
 * `body`, `Segments.BODY`, `validateBody`; hapi's word is `payload`, which elsewhere is also that of a token, and some
 * tell bodies by their forms.
 */
function namesBody(node: TSESTree.Node): boolean {
  if (node.type === 'CallExpression') return readsForm(node);
  if (node.type === 'Property')
    return (
      keyName(node.key, node.computed) === 'validate' &&
      node.value.type === 'ObjectExpression' &&
      node.value.properties.some(isForm)
    );
  if (node.type === 'Literal')
    return node.value === 'body' || ((node.value === 'json' || node.value === 'form') && isToldValidator(node));
  if (node.type !== 'Identifier') return false;
  return node.name === 'payload' || splitWords(node.name).some(({ text }) => text === 'body');
}

/** Members of multer, by which it reads the files or the fields of a form: `upload.single('photo')`. */
const FORM_READERS = new Set(['single', 'array', 'fields', 'any', 'none']);

function readsForm({ callee }: TSESTree.CallExpression): boolean {
  if (callee.type !== 'MemberExpression' || !FORM_READERS.has(memberName(callee) ?? '')) return false;
  const { object } = callee;
  return /upload|multer/i.test(lastName(object.type === 'CallExpression' ? object.callee : object));
}

function isForm(property: TSESTree.ObjectLiteralElement): boolean {
  return (
    property.type === 'Property' &&
    keyName(property.key, property.computed) === 'type' &&
    property.value.type === 'Literal' &&
    FORMS.has(property.value.value)
  );
}

/** `zValidator('json', Removal)`. */
function isToldValidator({ parent }: TSESTree.Literal): boolean {
  return parent.type === 'CallExpression' && /[vV]alidator$/.test(lastName(parent.callee));
}

/** The `rules` of `schemas.rules` or of `{ rules: 1 }`, which names no variable. */
function isKey(node: TSESTree.Identifier): boolean {
  const { parent } = node;
  const isName =
    (parent.type === 'MemberExpression' && parent.property === node) ||
    (parent.type === 'Property' && parent.key === node);
  return isName && !parent.computed;
}
