import type { Share } from '../values/budget.ts';
import type { Machine } from '../values/machine.ts';
import { optionsOf, type Frame, type ObjectValue, type Value } from '../values/value.ts';
import type { ImportTerms, ModuleTerms } from '../values/module-terms.ts';
import { rootModule } from '../values/packages-modules.ts';
import { madeText, opaque, operation, UNDEFINED_VALUE } from '../values/new-values.ts';

/** A file of a program as it is evaluated. */
export interface Module {
  readonly file: string;
  readonly terms: ModuleTerms;
  readonly frame: Frame;
  /** The `module` of CommonJS. */
  readonly module: ObjectValue;
  readonly imports: ReadonlyMap<number, ImportTerms>;
  isRunning: boolean;
  namespace: ObjectValue | null;
  readonly share: Share;
}

/** The exports of modules, as seen by the modules that import them. */
export class Exports {
  /** The exports that were imported, each as its file and its name. */
  readonly #taken = new Set<string>();
  readonly #machine: Machine;
  readonly #resolved: (from: string, specifier: string) => Module | null;

  /** @param resolved returns the module that a specifier refers to in a file; null for a package */
  constructor(machine: Machine, resolved: (from: string, specifier: string) => Module | null) {
    this.#machine = machine;
    this.#resolved = resolved;
  }

  /** Records that an export of a module is imported; without a name, all of them. */
  take({ file }: Module, name = '*'): void {
    this.#taken.add(`${file} ${name}`);
  }

  /** The texts that a module exports and nothing in the program imports: code outside of the program may use them. */
  unimported(module: Module): readonly Value[] {
    if (this.#taken.has(`${module.file} *`)) return [];
    const exported = exportsOf(module);
    const fields = exported.kind === 'object' ? [...exported.state.fields] : [];
    const bound = module.terms.exports.flatMap(({ name, binding }): readonly (readonly [string, Value])[] => {
      const value = binding === undefined ? undefined : module.frame.cells.get(binding)?.value;
      return value ? [[name, value]] : [];
    });
    return [...fields, ...bound].flatMap(([name, value]) =>
      this.#taken.has(`${module.file} ${name}`) ? [] : optionsOf(value).filter(({ kind }) => kind === 'text'),
    );
  }

  /**
   * The value of an import of a file; an unknown value where the module is a package or has no such export.
   *
   * @param visited the modules in which the name was looked up already
   */
  importedFrom(
    file: string,
    { specifier, name }: Pick<ImportTerms, 'specifier' | 'name'>,
    visited: ReadonlySet<Module> = new Set(),
  ): Value {
    const module = this.#resolved(file, specifier);
    if (module) this.take(module, name === '' ? (module.terms.exports.length === 0 ? '*' : 'default') : name);
    if (module)
      return this.#exportOf(module, name, new Set(visited)) ?? operation(`missing:${module.file}:${name}`, []);
    const whole = this.unresolved(file, specifier);
    if (name === '' || name === '*' || (name === 'default' && whole.kind === 'object')) return whole;
    return whole.kind === 'object'
      ? this.#machine.read(whole, madeText(name), { file, range: [0, 0] })
      : opaque({ kind: 'member', object: whole, name });
  }

  /** The value of a module that is no file of the project. */
  unresolved(file: string, specifier: string): Value {
    const whole = opaque({ kind: 'module', specifier, file });
    return rootModule(whole, specifier, file, this.#machine) ?? whole;
  }

  /**
   * The value that a module exports under a name; null where there is none.
   *
   * @param visited the modules in which the name was looked up already
   */
  #exportOf(module: Module, name: string, visited: Set<Module>): Value | null {
    if (name === '*') return this.namespaceOf(module);
    const { exports } = module.terms;
    if (exports.length === 0) {
      const value = exportsOf(module);
      if (name === '') return value;
      const member = this.#machine.read(value, madeText(name), { file: module.file, range: [0, 0] });
      return name === 'default' && member === UNDEFINED_VALUE ? value : member;
    }
    if (name === '') return this.#exportOf(module, 'default', visited) ?? this.namespaceOf(module);
    if (visited.has(module)) return null;
    visited.add(module);
    for (const each of exports) {
      if (each.name === name && each.binding !== undefined)
        return module.frame.cells.get(each.binding)?.value ?? this.#imported(module, each.binding);
      if (each.name === name && each.from) return this.importedFrom(module.file, each.from, visited);
    }
    for (const { name: all, from } of exports) {
      const target = all === '*' && from ? this.#resolved(module.file, from.specifier) : null;
      const found = target && name !== 'default' ? this.#exportOf(target, name, visited) : null;
      if (target && found) this.take(target, name);
      if (found) return found;
    }
    const unseen = name === 'default' ? null : this.#unseenIn(module);
    return unseen && opaque({ kind: 'member', object: unseen, name });
  }

  /** The unknown module whose exports a module exports again with `export *`; null where there is none. */
  #unseenIn({ file, terms }: Module): Value | null {
    const unseen = terms.exports.find(
      ({ name, from }) => name === '*' && from && !this.#resolved(file, from.specifier),
    )?.from;
    return unseen ? opaque({ kind: 'module', specifier: unseen.specifier, file }) : null;
  }

  /** The namespace object of a module, with all of its exports. */
  namespaceOf(module: Module): Value {
    if (module.namespace) return module.namespace;
    const names = this.#exportNames(module, new Set());
    const fields = new Map(
      [...names].flatMap((name) => {
        const value = this.#exportOf(module, name, new Set());
        return value ? [[name, value] as const] : [];
      }),
    );
    if (module.terms.exports.length === 0) fields.set('default', exportsOf(module));
    const unseen = this.#unseenIn(module);
    const rest = unseen && operation('spread', [unseen]);
    const namespace = this.#machine.heap.object('module', { fields, rest }, { file: module.file, range: [0, 0] });
    if (!module.isRunning) module.namespace = namespace;
    return namespace;
  }

  #exportNames(module: Module, visited: Set<Module>): ReadonlySet<string> {
    const names = new Set<string>();
    if (visited.has(module)) return names;
    visited.add(module);
    if (module.terms.exports.length === 0) {
      const value = exportsOf(module);
      if (value.kind === 'object') for (const name of value.state.fields.keys()) names.add(name);
    }
    for (const { name, from } of module.terms.exports) {
      const target = name === '*' && from ? this.#resolved(module.file, from.specifier) : null;
      if (target) for (const each of this.#exportNames(target, visited)) names.add(each);
      else if (name !== '*') names.add(name);
    }
    return names;
  }

  /** The value of a binding that a module imports and exports again; null where the binding is not an import. */
  #imported(module: Module, binding: number): Value | null {
    const imported = module.imports.get(binding);
    return imported ? this.importedFrom(module.file, imported) : null;
  }
}

/** The `module.exports` of a CommonJS module. */
export function exportsOf({ module }: Module): Value {
  return module.state.fields.get('exports') ?? UNDEFINED_VALUE;
}
