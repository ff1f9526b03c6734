import type { TSESLint, TSESTree } from '@typescript-eslint/utils';
import type { Edit } from '../../src/model/text.ts';
import { parseSource } from '../../src/project/parse-source.ts';

export type Node = TSESTree.Node;

/** A file that is transformed. */
export interface Source {
  readonly file: string;
  readonly text: string;
  readonly isModule: boolean;
  readonly ast: TSESTree.Program;
  /** All nodes, each before those in it, with what it stands in. */
  readonly nodes: readonly Node[];
  readonly variables: readonly TSESLint.Scope.Variable[];
}

/** A place where a transformation can be applied, by some edits that belong together. */
export interface Site {
  readonly edits: readonly Edit[];
  /** A file that it adds. */
  readonly added?: readonly [file: string, text: string];
}

/**
 * Reads a file.
 *
 * @throws where it cannot be parsed
 */
export function readSource(file: string, text: string): Source {
  const parsed = parseSource(file, text);
  if (!parsed?.scopeManager) throw new Error(`${file} cannot be parsed:\n${text}`);
  const nodes: Node[] = [];
  const visit = (node: Node, parent: Node | null): void => {
    if (parent) Object.assign(node, { parent });
    nodes.push(node);
    for (const key of parsed.visitorKeys[node.type] ?? [])
      for (const child of [Reflect.get(node, key)].flat()) if (isNode(child)) visit(child, node);
  };
  visit(parsed.ast, null);
  const variables = parsed.scopeManager.scopes
    .flatMap((scope) => scope.variables)
    .filter(({ defs }) => defs.length === 1);
  return { file, text, isModule: parsed.ast.sourceType === 'module', ast: parsed.ast, nodes, variables };
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'range' in value;
}

/** The source of a node. */
export function textOf({ text }: Source, { range }: Node): string {
  return text.slice(...range);
}

/** Puts a text before a place. */
export function insertion(at: number, text: string): Edit {
  return { range: [at, at], text };
}

/** Puts a text in the place of a node. */
export function replacement({ range }: Node, text: string): Edit {
  return { range: [...range], text };
}

/** The statement of a list of statements that a node is in, or is. */
export function statementOf(node: Node): Node | null {
  let found: Node | undefined = node;
  while (found && found.parent?.type !== 'Program' && found.parent?.type !== 'BlockStatement') found = found.parent;
  return found ?? null;
}

/** The literals of a file that say texts, where any other expression may stand. */
export function textsIn({ nodes }: Source): readonly TSESTree.StringLiteral[] {
  return nodes.filter(
    (node): node is TSESTree.StringLiteral =>
      node.type === 'Literal' && typeof node.value === 'string' && mayBeOther(node),
  );
}

function mayBeOther(node: Node): boolean {
  const { parent } = node;
  if (parent?.type.startsWith('TS')) return false;
  switch (parent?.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExpressionStatement':
      return false;
    case 'Property':
      return parent.value === node;
    case 'CallExpression':
      return parent.callee.type !== 'Identifier' || parent.callee.name !== 'require';
    default:
      return true;
  }
}

/** A file with the edits of some sites made; a site that meets one before it is left out. */
export function withSites(
  text: string,
  sites: readonly Site[],
): { readonly text: string; readonly used: readonly Site[] } {
  const used: Site[] = [];
  const edits: Edit[] = [];
  for (const site of sites) {
    if (site.edits.some((edit) => edits.some((other) => meet(edit, other)))) continue;
    used.push(site);
    edits.push(...site.edits);
  }
  // Backwards; what is put before a place goes before what replaces it.
  const isInsertion = ({ range: [from, to] }: Edit): number => Number(from === to);
  const backwards = edits
    .map((edit, at) => ({ edit, at }))
    .toSorted((a, b) => b.edit.range[0] - a.edit.range[0] || isInsertion(a.edit) - isInsertion(b.edit) || b.at - a.at);
  return {
    used,
    text: backwards.reduce(
      (made, { edit: { range, text: by } }) => made.slice(0, range[0]) + by + made.slice(range[1]),
      text,
    ),
  };
}

/** Whether two edits are in each other's way; two insertions at one place are not. */
function meet({ range: [from, to] }: Edit, { range: [start, end] }: Edit): boolean {
  return from === to && start === end ? false : from < end && start < to;
}
