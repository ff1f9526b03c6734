import type { TSESTree } from '@typescript-eslint/utils';
import type { Reference } from '../model/reference.ts';
import { initialValue } from '../text/constants.ts';
import { beginningOf, importedBy } from '../text/imported.ts';
import { variableOf, type TextSource } from '../text/scope.ts';
import { bare, memberName } from '../text/syntax.ts';

/** How many constants may stand between a URL and what it begins with. */
const MOST_STEPS = 8;

/**
 * Where what a URL begins with is imported from: `API` of `` `${API}/users` ``, `config.api` of
 * `config.api + '/users'`; null where it is not imported.
 */
export function urlStart(url: TSESTree.Node, source: TextSource): Reference | null {
  let start = beginningOf(url);
  for (let steps = 0; steps < MOST_STEPS; steps += 1) {
    const known = referenceOf(start, source);
    if (known) return known;
    const variable = start.type === 'Identifier' ? variableOf(start, source) : null;
    const value = variable && initialValue(variable, source);
    if (!value) return null;
    start = beginningOf(value);
  }
  return null;
}

function referenceOf(expression: TSESTree.Node, source: TextSource): Reference | null {
  const keys: string[] = [];
  let root = expression;
  while (root.type === 'MemberExpression') {
    const name = memberName(root);
    if (name === null) return null;
    keys.unshift(name);
    root = bare(root.object);
  }
  const variable = root.type === 'Identifier' ? variableOf(root, source) : null;
  const from = variable && importedBy(variable);
  return from && { specifier: from.specifier, path: from.name === '' ? keys : [from.name, ...keys], unwrapped: false };
}
