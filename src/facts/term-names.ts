import type { Term } from '../values/terms.ts';
import type { ModuleTerms } from '../values/module-terms.ts';

/**
 * The names in an expression, from the first to the last: `axios` and `get` of `axios.get`, `this`, `http` and `post`
 * of `this.http.post()`; an empty text for each part that has none.
 */
export function namesOf(term: Term, module: ModuleTerms): readonly string[] {
  switch (term.kind) {
    case 'read':
      return [module.bindings[term.binding] ?? ''];
    case 'global':
      return term.name.split('.');
    case 'this':
    case 'super':
      return [term.kind];
    case 'member':
      return [...namesOf(term.object, module), term.key.kind === 'text' ? term.key.value : ''];
    case 'call':
      return namesOf(term.callee, module);
    case 'text':
      return term.quote === '`' ? [term.value] : [''];
    case 'operation':
      return term.operator === 'await' && term.operands[0] ? namesOf(term.operands[0], module) : [''];
    default:
      return [''];
  }
}

/** The last of these names; empty for what has none. */
export function lastNameOf(term: Term, module: ModuleTerms): string {
  return namesOf(term, module).at(-1) ?? '';
}
