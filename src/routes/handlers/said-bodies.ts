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

/** How many nodes of a registration are read; one with more contains data. */
const MOST_NODES = 1_000;

/**
 * Whether a registration, apart from its handler, reads or checks the body of a request:
 * `{ schema: { body: Removal } }`, `body('reason').notEmpty()`, `validateBody(Removal)`, a function that is written
 * there. A named function may serve other routes too, and look elsewhere as well, as for a token; it counts only where
 * it needs the body.
 *
 * @param nodes the arguments of the registration
 * @param handler the function that answers, which is skipped
 * @param before the functions that receive a request before it
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
 * Where those arguments of a registration come from that are in other files, apart from its handler: the `removal` of
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

/** Whether names and keys mention the body; those within functions do not count. */
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
 * Visits the arguments of a registration and the constants that they name, without the handler, other functions, and
 * what describes responses.
 *
 * @param visit returns whether to go on into a node (`deeper`), to skip what is in it (`past`), or to stop (`enough`)
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

/** The schema of a response may have a member of that name too, like any comment or post. */
function isAnswer(node: TSESTree.Node): boolean {
  return node.type === 'Property' && /^responses?$/.test(keyName(node.key, node.computed) ?? '');
}

/** The forms in which koa-joi-router reads a body: `{ validate: { type: 'multipart' } }`. */
const FORMS = new Set<unknown>(['json', 'form', 'multipart', 'stream']);

/**
 * Whether a node names a body: `body`, `Segments.BODY`, `validateBody`. In hapi it is called `payload`, as that of a
 * token is elsewhere, and some validators name the form of the body.
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

/** Members of multer that read the files or the fields of a form: `upload.single('photo')`. */
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

/** Whether a text is passed to a validator: `zValidator('json', Removal)`. */
function isToldValidator({ parent }: TSESTree.Literal): boolean {
  return parent.type === 'CallExpression' && /[vV]alidator$/.test(lastName(parent.callee));
}

/** Whether an identifier is a key and no variable: the `rules` of `schemas.rules` or of `{ rules: 1 }`. */
function isKey(node: TSESTree.Identifier): boolean {
  const { parent } = node;
  const isName =
    (parent.type === 'MemberExpression' && parent.property === node) ||
    (parent.type === 'Property' && parent.key === node);
  return isName && !parent.computed;
}
