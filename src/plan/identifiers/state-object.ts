import type { BindingId } from '../../values/leaf-terms.ts';
import type { TermSite } from '../../values/term-sites.ts';
import type { ObjectTerm, Term } from '../../values/terms.ts';
import type { CallSites } from './call-sites.ts';

/** A state of a component: `data` of `const [data, setData] = useState({ id, name })`. */
export interface ComponentState {
  /** The object that it begins with. */
  readonly initial: ObjectTerm;
  /** Whether all that it becomes has a field, too. */
  readonly retains: (field: string) => boolean;
}

/** The packages with the function that makes states. */
const PACKAGES: readonly string[] = ['react', 'preact/hooks', 'preact/compat'];

/** The state that a variable contains; null where it is no state of an object, or other code may set it. */
export function stateOf(binding: BindingId, calls: CallSites): ComponentState | null {
  const { target, value } = calls.declarationOf(binding)?.statement ?? {};
  const isMade = value?.kind === 'call' && calls.nameOf(value.callee) === 'useState';
  if (target?.kind !== 'array' || !isMade || !calls.imports.some((each) => PACKAGES.includes(each.specifier)))
    return null;
  const [state, setter] = target.items;
  const initial = value.args[0]?.value;
  if (state?.kind !== 'binding' || state.binding !== binding || initial?.kind !== 'object') return null;
  const sites = setter?.kind === 'binding' ? calls.sitesOf(setter.binding) : [];
  const values = sites.map(argumentOf);
  if (values.includes(null)) return null;
  const set = values.flatMap((each) => each ?? []);
  return { initial, retains: (field) => set.every((each) => hasField(each, field, binding)) };
}

/** The one argument of a call of a function; null for another use of it. */
function argumentOf({ role, within }: TermSite): Term | null {
  const [first, ...others] = role === 'callee' && within?.term.kind === 'call' ? within.term.args : [];
  return first && others.length === 0 && !first.isSpread ? first.value : null;
}

/**
 * Whether a state has a field after it is set to a value: to an object that names it or contains the state before,
 * `{ ...data, name }`, or to what a function makes of that, `(data) => ({ ...data, name })`.
 */
function hasField(value: Term, field: string, before: BindingId): boolean {
  if (value.kind === 'object')
    return value.entries.some(({ key, value: part }) =>
      key ? key.kind === 'text' && key.value === field : part.kind === 'read' && part.binding === before,
    );
  if (value.kind !== 'function') return false;
  const { body, parameters } = value.code;
  const [given] = parameters;
  const last = body.at(-1);
  const isStraight = body.slice(0, -1).every(({ kind }) => kind === 'declare' || kind === 'evaluate');
  const made = last?.kind === 'return' && isStraight ? last.term : null;
  return made?.kind === 'object' && given?.target.kind === 'binding' && hasField(made, field, given.target.binding);
}
