import type { TSESTree } from '@typescript-eslint/utils';
import { quasiText, stringText } from '../text/literal.ts';
import type { TextTerm } from './leaf-terms.ts';

const TYPES: ReadonlySet<string> = new Set(['TSInterfaceDeclaration', 'TSTypeAliasDeclaration']);

/**
 * The string literals in the types of a module: `type Path = '/users/list'`, the keys of a generated interface, the
 * texts of a template (`` `/users/${string}` ``).
 *
 * @param annotations the types of its variables, parameters and fields
 */
export function typeTexts(
  { body }: TSESTree.Program,
  annotations: readonly TSESTree.Node[],
  source: string,
): readonly TextTerm[] {
  const found: TextTerm[] = [];
  for (const annotation of annotations) collect(annotation, source, found);
  for (const statement of body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? (statement.declaration ?? statement) : statement;
    if (TYPES.has(declared.type) || ('declare' in declared && declared.declare)) collect(declared, source, found);
  }
  return found;
}

/** Adds the string literals below a node to `found`. */
function collect(first: TSESTree.Node, source: string, found: TextTerm[]): void {
  const open: unknown[] = [first];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (isList(next)) open.push(...next);
    else if (isNode(next)) {
      const text = next.type === 'Literal' ? stringText(next, source) : null;
      if (text) found.push({ kind: 'text', ...text });
      else if (next.type === 'TSTemplateLiteralType' || next.type === 'TemplateLiteral') {
        const template = next;
        const texts = template.quasis.map((_, at) => quasiText(template, at)).filter((each) => each !== null);
        found.push(...texts.map((each) => ({ kind: 'text', ...each }) as const));
      } else if (next.type === 'TSModuleDeclaration') open.push(next.body);
      else for (const [key, value] of Object.entries(next)) if (key !== 'parent') open.push(value);
    }
  }
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

function isNode(value: unknown): value is TSESTree.Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'range' in value;
}
