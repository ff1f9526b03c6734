import { elementsIn, type Listed } from './execute-lists.ts';
import type { Machine } from './machine.ts';
import { choiceOf, opaque } from './new-values.ts';
import { optionsOf, type Place, type Value } from './value.ts';

const SYMBOL: Value = opaque({ kind: 'global', name: 'Symbol' });
/** The members that make an object iterable. */
const ITERATORS = ['iterator', 'asyncIterator'].map((name) => opaque({ kind: 'member', object: SYMBOL, name }));

/** Whether the name of a member is that of the function that makes an iterator. */
export function isIterator(name: string): boolean {
  return ITERATORS.some(({ key }) => key === name);
}

/** The elements that iteration over a value gives, also by an iterator of its own; null where they are not known. */
export function iterated(source: Value, machine: Machine, place: Place): Listed | null {
  return elementsIn(iterableOf(source, machine, place), machine.heap);
}

/** A value as a list where an iterator of the project makes its elements; any other value as it is. */
export function iterableOf(source: Value, machine: Machine, place: Place): Value {
  if (!mayIterate(source)) return source;
  return choiceOf(optionsOf(source).map((option) => listOf(option, machine, place)));
}

function mayIterate(source: Value): boolean {
  return optionsOf(source).some(
    (option) =>
      option.kind === 'function' ||
      (option.kind === 'object' && (option.shape === 'instance' || option.shape === 'plain')),
  );
}

function listOf(source: Value, machine: Machine, place: Place): Value {
  if (!mayIterate(source)) return source;
  for (const key of ITERATORS) {
    const member = machine.read(source, key, place);
    if (member.kind === 'function') return machine.invoke(member, source, [], { place, activation: '' });
    if (member.kind === 'native' && member.self) return member.self;
  }
  return source;
}

/** The known elements of an iterable, and one unknown element where there may be more. */
export function yieldedBy(source: Value, machine: Machine, place: Place): readonly Value[] {
  const listed = iterated(source, machine, place);
  if (!listed) return [opaque({ kind: 'operation', operator: 'each:values', operands: [source] })];
  return listed.rest ? [...listed.elements, listed.rest] : listed.elements;
}
