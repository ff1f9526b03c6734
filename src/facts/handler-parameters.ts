import { REQUEST_DECORATORS, REQUEST_TOKENS, type RequestPartName } from '../catalogue/request-readers.ts';
import { partOfDecorator } from '../routes/decorators/parameter-decorators.ts';
import type { CallEvent } from '../values/events.ts';
import type { ImportTerms } from '../values/module-terms.ts';
import { startOf } from '../values/place.ts';
import type { FunctionCode, Term } from '../values/terms.ts';
import { memberSource, type FunctionValue, type Place } from '../values/value.ts';
import { givesRequests } from './registered-addresses.ts';
import { RouterRoles } from './router-role.ts';

/** A parameter of a handler. */
interface GivenParameter {
  readonly index: number;
  /** Whether it is a context, whose body is the answer. */
  readonly isContext: boolean;
  /** Whether its handler answers by a parameter `res`: its `payload` is then the content of a token. */
  readonly hasResponse: boolean;
}

/** The parameters of the functions that calls register as handlers. */
export class GivenParameters {
  readonly #roles = new RouterRoles();
  readonly #found = new Map<string, GivenParameter>();

  /** What is known of a parameter; undefined where it is not that of a handler. */
  at(parameter: Place): GivenParameter | undefined {
    return this.#found.get(startOf(parameter));
  }

  /** Takes the parameters of a function that a call gets, if it is a handler there. */
  take(event: CallEvent, { parameters }: FunctionCode, file: string): void {
    if (!givesRequests(event, this.#roles)) return;
    const on = memberSource(event.callee);
    const isContext = on !== null && this.#roles.of(on.object)?.framework.signature.required === 1;
    const hasResponse = parameters[1]?.name === 'res';
    for (const [index, { range }] of parameters.entries())
      this.#found.set(startOf({ file, range }), { index, isContext, hasResponse });
  }
}

/** What a decorator gives a parameter: a field of a part of the request, or with null the whole part. */
interface Decorated {
  readonly part: RequestPartName;
  readonly field: string | null;
}

/** An export of a module, with the members that are read of it. */
interface ImportedName {
  readonly specifier: string;
  readonly name: string;
}

/** The parameters that decorators give parts of requests: `@Param('id') id`. */
export class DecoratedParameters {
  readonly #importsOf: (file: string) => readonly ImportTerms[];
  readonly #found = new Map<string, Decorated>();
  readonly #requests = new Set<string>();

  /** @param importsOf returns the imports of a file */
  constructor(importsOf: (file: string) => readonly ImportTerms[]) {
    this.#importsOf = importsOf;
  }

  /** What a parameter is given; undefined for another parameter. */
  at(parameter: Place): Decorated | undefined {
    return this.#found.get(startOf(parameter));
  }

  /** Whether a parameter or a field is a whole request, or what contains it, by a decorator: `@Req() incoming`. */
  isRequest(parameter: Place): boolean {
    return this.#requests.has(startOf(parameter));
  }

  /** Takes the parameters of a function, and the fields of a class. */
  take({ code, classCode, file }: FunctionValue): void {
    for (const { decorators, name, range } of code?.parameters ?? [])
      for (const decorator of decorators) {
        if (this.#givesRequest(decorator, file)) this.#requests.add(startOf({ file, range }));
        const imported = decorator.kind === 'call' ? this.#importedAs(decorator.callee, file) : null;
        const found = this.#decoratedBy(decorator, imported, name);
        if (found) this.#found.set(startOf({ file, range }), found);
      }
    for (const { decorators, range } of classCode?.members ?? [])
      if (decorators.some((each) => this.#givesRequest(each, file))) this.#requests.add(startOf({ file, range }));
  }

  /** Whether a decorator gives the request: `@Req()`, or `@Inject(REQUEST)`, which names it as the token. */
  #givesRequest(decorator: Term, file: string): boolean {
    if (decorator.kind !== 'call') return false;
    const [token] = decorator.args;
    const names = [decorator.callee, ...(token ? [token.value] : [])].map((term) => this.#importedAs(term, file)?.name);
    return names.some((name, at) => (at === 0 ? REQUEST_DECORATORS : REQUEST_TOKENS).has(name ?? ''));
  }

  #decoratedBy(term: Term, imported: ImportedName | null, parameter: string): Decorated | null {
    const found = imported && partOfDecorator(imported.specifier, imported.name);
    if (term.kind !== 'call' || !found) return null;
    const [first] = term.args;
    const field = first?.value.kind === 'text' ? first.value.value : found.isNamedAsWritten ? parameter : null;
    return { part: found.part, field };
  }

  /** The export of a module that a term reads, with the members that are read of it: `param.query`. */
  #importedAs(term: Term, file: string): ImportedName | null {
    if (term.kind === 'read') {
      const found = this.#importsOf(file).find(({ binding }) => binding === term.binding);
      return found ?? null;
    }
    if (term.kind !== 'member' || term.key.kind !== 'text') return null;
    const outer = this.#importedAs(term.object, file);
    const { value } = term.key;
    if (!outer) return null;
    return { ...outer, name: outer.name === '' || outer.name === '*' ? value : `${outer.name}.${value}` };
  }
}
