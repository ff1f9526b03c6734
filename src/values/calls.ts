import { nameOf, reportLookup } from './evaluate-keys.ts';
import { iterated } from './iteration.ts';
import { foreignPart, ofItself } from './members.ts';
import type { Context, Machine } from './machine.ts';
import type { CallEvent, CallSite } from './events.ts';
import { callNative } from './natives.ts';
import type { PackageCall } from './packages-files.ts';
import { trapOf, type Trapped } from './proxies.ts';
import type { CallTerm, MemberTerm } from './terms.ts';
import { knownText } from './text-value.ts';
import { namesIn, receiverIn } from './written-name.ts';
import { memberSource, optionsOf, type ChoiceValue, type FunctionValue, type Place, type Value } from './value.ts';
import { listsIn, callbacksIn } from './callbacks.ts';
import { choiceOf, opaque, operation, UNDEFINED_VALUE } from './new-values.ts';

/** Evaluates calls: of functions of the project, of built-in functions, and of unknown values. */
export class Calls {
  readonly #machine: Machine;
  /** Evaluates `super(...)`. */
  readonly #superclass: (args: readonly Value[], context: Context, place: Place) => Value;
  /** The places of the calls that were evaluated: a call may be evaluated many times. */
  readonly #places = new WeakMap<CallTerm, CallPlaces>();
  readonly #modelled: (callee: Value, call: PackageCall) => Value | null;

  /** @param modelled returns the result of a call of a package's function that has a model; null for another call */
  constructor(
    machine: Machine,
    superclass: (args: readonly Value[], context: Context, place: Place) => Value,
    modelled: (callee: Value, call: PackageCall) => Value | null,
  ) {
    this.#machine = machine;
    this.#superclass = superclass;
    this.#modelled = modelled;
  }

  evaluate(term: CallTerm, context: Context): Value {
    const { callee, form, use, typeArgument } = term;
    const { place, calleePlace, receiver, argumentPlaces } = this.#placesOf(term, context.file);
    if (callee.kind === 'super') return this.#superclass(this.#arguments(term, context), context, place);
    const self = callee.kind === 'member' ? this.#machine.evaluate(callee.object, context) : null;
    const key = callee.kind === 'member' ? this.#machine.evaluate(callee.key, context) : null;
    const called =
      callee.kind === 'member' && self && key
        ? this.#member(self, key, callee, context, place)
        : this.#machine.evaluate(callee, context);
    const args = this.#arguments(term, context);
    const isNamed = callee.kind === 'member' && !callee.isComputed && self !== null && key !== null;
    const site: CallSite = {
      form,
      place,
      typeArgument,
      use,
      calleePlace,
      argumentPlaces,
      member: isNamed ? { object: self, name: nameOf(key) ?? '', place: calleePlace, receiver } : null,
      receiver,
      key: callee.kind === 'member' && callee.isComputed ? key : null,
      activation: context.activation,
    };
    const target = callee.kind === 'member' && callee.object.kind === 'super' ? context.frame.self : self;
    return this.call(called, target, args, site, context);
  }

  #placesOf(term: CallTerm, file: string): CallPlaces {
    const known = this.#places.get(term);
    if (known) return known;
    const places = placesOf(term, file);
    this.#places.set(term, places);
    return places;
  }

  #member(self: Value, key: Value, { isComputed, object }: MemberTerm, context: Context, place: Place): Value {
    const { owner } = context.frame;
    const on = object.kind;
    if (isComputed) reportLookup(self, key, place, this.#machine);
    const above = on === 'super' && owner?.superclass ? aboveOf(owner.superclass, self) : null;
    const member = this.#machine.read(above ?? self, key, place);
    return on === 'this' ? ofItself(member, self, key) : member;
  }

  #arguments(term: CallTerm, context: Context): readonly Value[] {
    return term.args.flatMap(({ value: argument, isSpread }) => {
      const value = this.#machine.evaluate(argument, context);
      if (!isSpread) return [value];
      const list = iterated(value, this.#machine, { file: context.file, range: term.range });
      return list && !list.rest ? list.elements : [operation('spread', [value])];
    });
  }

  call(callee: Value, self: Value | null, args: readonly Value[], site: CallSite, context: Context): Value {
    const options = optionsOf(callee);
    const [only] = options;
    if (options.length === 1 && only) return this.#callOne(only, self, args, site, context);
    const answers: Value[] = [];
    this.#machine.heap.branches(
      options.map((option) => () => {
        answers.push(this.#callOne(option, self, args, site, context));
        return 'normal';
      }),
    );
    return choiceOf(answers);
  }

  #callOne(
    callee: Exclude<Value, ChoiceValue>,
    self: Value | null,
    args: readonly Value[],
    site: CallSite,
    context: Context,
  ): Value {
    if (callee.kind === 'function') {
      this.#invoking(callee, args, site);
      return site.form === 'new'
        ? this.#machine.construct(callee, args, site)
        : this.#machine.invoke(callee, self, args, site);
    }
    if (callee.kind === 'native') return this.#native(callee, self, args, site, context);
    const trapped = trapOf(callee, 'apply');
    if (trapped) return this.#trapped(trapped, self, args, site, context);
    const { form, place, typeArgument, activation } = site;
    const modelled = this.#modelled(callee, { args, machine: this.#machine, place, site, context });
    const result = modelled ?? opaque({ kind: 'call', call: { callee, args, form, place, typeArgument, activation } });
    const event: CallEvent = {
      callee,
      self,
      args,
      result,
      site,
      callers: this.#machine.callers(),
      branches: this.#machine.heap.open,
      tests: this.#machine.heap.tests,
    };
    for (const listener of this.#machine.listeners.called) listener.called(event);
    if (modelled) return modelled;
    this.#schedule(event);
    return result;
  }

  /** Calls the callbacks among the arguments of an unknown function later on, as that function may do. */
  #schedule(event: CallEvent): void {
    const { args, callee } = event;
    const { parametersOf, takesHandlers } = this.#machine.listeners;
    for (const [at, argument] of args.entries())
      for (const callback of this.#callbacksIn(argument)) {
        const given = parametersOf
          .map((listener) => listener.parametersOf(event, at, callback))
          .find((each) => each !== null);
        const isHandler = takesHandlers.some((listener) => listener.takesHandlers(event));
        const among = argument === callback ? listsIn(callee, args) : [];
        const resolved = at === 0 ? resolvedBy(callee) : null;
        this.#machine.schedule({ callback, args: given ?? (resolved && [resolved]), among, isHandler });
      }
  }

  /** Reports a call of a function of the project. */
  #invoking(called: FunctionValue, args: readonly Value[], site: CallSite): void {
    const callers = this.#machine.callers();
    for (const listener of this.#machine.listeners.invoked) listener.invoked({ called, args, site, callers });
  }

  #callbacksIn(value: Value): readonly FunctionValue[] {
    const { kind } = value;
    if (kind !== 'function' && kind !== 'object' && kind !== 'choice') return [];
    return callbacksIn(value, (made) => this.#machine.instanceOf(made));
  }

  #trapped(
    { target, handler, trap }: Trapped,
    self: Value | null,
    args: readonly Value[],
    site: CallSite,
    context: Context,
  ): Value {
    if (!trap) return this.call(target, self, args, site, context);
    const list = this.#machine.heap.array(args);
    return this.#machine.invoke(trap, handler, [target, self ?? UNDEFINED_VALUE, list], site);
  }

  #native(
    callee: Extract<Value, { kind: 'native' }>,
    self: Value | null,
    args: readonly Value[],
    site: CallSite,
    context: Context,
  ): Value {
    if (callee.name === 'require' || callee.name === 'import') {
      const [specifier] = args;
      if (specifier && knownText(specifier) === null)
        for (const listener of this.#machine.listeners.loaded) listener.loaded({ specifier, place: site.place });
      return specifier ? this.#machine.loadAny(context.file, specifier, callee.name === 'require') : UNDEFINED_VALUE;
    }
    const answer = callNative(callee, { machine: this.#machine, self: self ?? UNDEFINED_VALUE, args, site, context });
    if (answer.kind === 'opaque' && answer.source.kind === 'operation' && !trapOf(answer, 'get'))
      for (const callback of args.flatMap((argument) => this.#callbacksIn(argument)))
        this.#machine.schedule({ callback, args: null, among: [], isHandler: false });
    return answer;
  }
}

/**
 * What a promise gives its callback, where it is made of a value that a function gets, or is the result of a call: a
 * promise is evaluated as the value that it resolves to. Null for other calls.
 */
function resolvedBy(callee: Value): Value | null {
  const member = memberSource(callee);
  if (member?.name !== 'then') return null;
  let root: Value = member.object;
  for (let next = memberSource(root); next; next = memberSource(root)) root = next.object;
  const isResolved = root.kind === 'opaque' && (root.source.kind === 'parameter' || root.source.kind === 'call');
  return isResolved ? member.object : null;
}

/** Where the parts of a call are written. */
interface CallPlaces extends Pick<CallSite, 'argumentPlaces' | 'calleePlace' | 'receiver'> {
  readonly place: Place;
}

function placesOf({ callee, range, args }: CallTerm, file: string): CallPlaces {
  const named = receiverIn(callee);
  const called = callee.kind === 'member' ? callee.keyRange : 'range' in callee ? callee.range : range;
  return {
    place: { file, range },
    calleePlace: { file, range: called },
    receiver: named && { file, range: named },
    argumentPlaces: args.map((each) => ({ file, range: each.range, names: namesIn(each.value) })),
  };
}

/** What `super` is in a method of an instance: what a superclass of the project declares, or one from elsewhere. */
function aboveOf(superclass: Value, self: Value): Value | null {
  if (superclass.kind === 'function') return superclass.members.state.fields.get('prototype') ?? null;
  return self.kind === 'object' && self.shape === 'instance' ? foreignPart(self) : null;
}
