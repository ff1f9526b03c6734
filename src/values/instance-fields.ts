import type { Assignments } from './assign.ts';
import { nameOf } from './evaluate-keys.ts';
import { valueIn } from './frames.ts';
import { opaque } from './new-values.ts';
import type { Context, Machine } from './machine.ts';
import type { ClassCode, ClassMember, FunctionCode } from './terms.ts';
import type { Frame, FunctionValue, ObjectValue, Value } from './value.ts';

/** Sets the fields of the instances of classes. */
export class InstanceFields {
  readonly #machine: Machine;
  readonly #assignments: Assignments;

  constructor(machine: Machine, assignments: Assignments) {
    this.#machine = machine;
    this.#assignments = assignments;
  }

  /** Sets the fields that `constructor(private path = '/users')` declares, before the body of the constructor runs. */
  ofParameters(code: FunctionCode, frame: Frame): void {
    if (frame.self.kind !== 'object') return;
    for (const { isField, name, target } of code.parameters) {
      const bound = target.kind === 'default' ? target.target : target;
      const value = isField && bound.kind === 'binding' ? valueIn(frame, bound.binding) : null;
      if (value) this.#machine.heap.setField(frame.self, name, value);
    }
  }

  /** Evaluates the fields of a class for an instance of it. */
  define(code: ClassCode, called: FunctionValue, instance: ObjectValue): void {
    const frame: Frame = { cells: new Map(), parent: called.frame, self: instance, args: null, owner: called };
    const activation = `instance ${String(instance.id)}`;
    const context: Context = { file: called.file, frame, returns: [], yields: [], activation };
    for (const member of code.members)
      if (member.kind === 'field' && !member.isStatic) this.#field(member, instance, context);
  }

  #field(member: ClassMember, instance: ObjectValue, context: Context): void {
    const name = nameOf(this.#machine.evaluate(member.key, context));
    // `@Inject() ctx` names what it asks for by the field itself.
    const asksFor = member.decorators.some((each) => each.kind === 'call' && each.args.length > 0);
    const isInjected = member.type !== null || asksFor;
    if (name === null || (!member.value && !isInjected)) return;
    const value = member.value ? this.#machine.evaluate(member.value, context) : this.#injected(name, member, context);
    this.#machine.heap.setField(instance, name, value);
  }

  /**
   * A field with a type or a decorator and no initializer: a container or a framework injects an instance of that type,
   * or what the decorator asks for, as it does for a parameter of the constructor.
   */
  #injected(name: string, { type, range, decorators }: ClassMember, { file }: Context): Value {
    const made = type === null ? null : this.#machine.classNamed(type, file);
    if (made) return this.#machine.instanceOf(made);
    if (decorators.length === 0) return this.#assignments.typed(name, type, file, range);
    return opaque({ kind: 'parameter', name, type, index: -1, place: { file, range } });
  }
}
