import type { IdentifierObstacle } from '../../model/identifier-move.ts';
import type { Range } from '../../model/text.ts';
import type { HandlerCodes } from '../../project/handler-code.ts';
import type { BindingId } from '../../values/leaf-terms.ts';
import type { ModuleTerms } from '../../values/module-terms.ts';
import { TermWalk, type TermSite } from '../../values/term-sites.ts';
import type { Target, Term } from '../../values/terms.ts';
import type { CarriedField } from './identifier-field.ts';

/**
 * The obstacle where code anywhere in the project reads the field from a body or query, or may do so, as a guard or an
 * interceptor does; null where none does.
 *
 * @param parameter the name of the field in the path
 */
export function readerOf(of: CarriedField, parameter: string, codes: HandlerCodes): IdentifierObstacle | null {
  for (const { terms, file } of codes.all()) {
    const range = new FieldReader(of).readIn(terms) ?? parameterIn(terms, file, parameter, codes);
    if (range) return { reason: 'middleware', place: { file, range } };
  }
  return null;
}

/**
 * The read of a parameter of the path in a module that a guard may use: once the field has moved, it would get that.
 * Null where none is, and in controllers, whose methods answer other requests.
 */
function parameterIn(terms: ModuleTerms, file: string, parameter: string, codes: HandlerCodes): Range | null {
  const isNest = ({ imports }: ModuleTerms): boolean =>
    imports.some(({ specifier }) => specifier.startsWith('@nestjs/'));
  if (terms.imports.some(({ name }) => name === 'Controller') || terms.specifiers.includes('@nestjs/testing'))
    return null;
  const range = new FieldReader({ carrier: 'params', field: parameter }).readIn(terms);
  return range && codes.callersOf(file).some((each) => isNest(each.terms)) ? range : null;
}

/** A field of a body or query, or a parameter of the path. */
interface ReadField {
  readonly carrier: CarriedField['carrier'] | 'params';
  readonly field: string;
}

/** Finds a read of a field of a body or query, or of a parameter, in a module. */
class FieldReader {
  readonly #of: ReadField;
  /** The variables that contain a body or query. */
  readonly #bindings = new Set<BindingId>();
  #found: Range | null = null;

  constructor(of: ReadField) {
    this.#of = of;
  }

  readIn(terms: ModuleTerms): Range | null {
    const isRunBefore = runsBefore(terms);
    new TermWalk((site) => {
      const { term, role, within, statement } = site;
      if (term.kind === 'function') for (const { target } of term.code.parameters) this.#take(target, false, [0, 0]);
      if (role === 'assigned' && !within && statement?.kind === 'declare')
        this.#take(statement.target, this.#isCarrier(term), 'range' in term ? term.range : [0, 0]);
      else if (term.kind === 'member' && textOf(term.key) === this.#of.field && this.#isCarrier(term.object))
        this.#found ??= term.range;
      else if (isRunBefore && this.#isCarrier(term) && !isNamed(site))
        this.#found ??= 'range' in term ? term.range : null;
    }).statements(terms.body);
    return this.#found;
  }

  #isCarrier(term: Term): boolean {
    if (term.kind === 'read') return this.#bindings.has(term.binding);
    return term.kind === 'member' && textOf(term.key) === this.#of.carrier;
  }

  /** @param isCarrier whether the target gets a body or query */
  #take(target: Target, isCarrier: boolean, range: Range): void {
    if (target.kind === 'default') this.#take(target.target, isCarrier, range);
    if (target.kind === 'binding' && isCarrier) this.#bindings.add(target.binding);
    if (target.kind !== 'object') return;
    const names = target.entries.map(({ key }) => textOf(key));
    if (isCarrier && (target.rest || names.includes(this.#of.field) || names.includes(null))) this.#found ??= range;
    for (const each of target.entries)
      this.#take(each.target, !isCarrier && textOf(each.key) === this.#of.carrier, each.range);
  }
}

/** Whether a module may contain guards, interceptors, pipes or middleware, and no test and no controller. */
function runsBefore({ imports, specifiers }: ModuleTerms): boolean {
  const names = imports.flatMap(({ specifier, name }) => (specifier === '@nestjs/common' ? [name] : []));
  return names.length > 0 && !names.includes('Controller') && !specifiers.includes('@nestjs/testing');
}

/** Whether a member is read by its name, or the term is a function that is called: `repository.query(statement)`. */
function isNamed({ role, within }: TermSite): boolean {
  if (role === 'callee') return true;
  return role === 'object' && within?.term.kind === 'member' && within.term.key.kind === 'text';
}

function textOf(term: Term): string | null {
  return term.kind === 'text' ? term.value : null;
}
