import type { Cell, ObjectValue, Value, ObjectState } from './value.ts';
import { keyOf } from './value-keys.ts';
import { choiceOf, UNDEFINED_VALUE, operation } from './new-values.ts';

export type Target = Cell | ObjectValue;

export type Content = Value | ObjectState;

function isObject(target: Target): target is ObjectValue {
  return 'state' in target;
}

function isState(content: Content): content is ObjectState {
  return 'fields' in content;
}

export function contentOf(target: Target): Content {
  return isObject(target) ? target.state : target.value;
}

export function restore(target: Target, content: Content): void {
  if (isObject(target)) {
    if (isState(content)) target.state = content;
  } else if (!isState(content)) target.value = content;
}

export function joinedContents(target: Target, contents: readonly Content[]): Content {
  return isObject(target)
    ? contents.filter(isState).reduce(joinedStates)
    : choiceOf(contents.filter((content): content is Value => !isState(content)));
}

function joinedStates(one: ObjectState, other: ObjectState): ObjectState {
  if (one === other) return one;
  const fields = new Map<string, Value>();
  for (const [name, value] of one.fields) {
    const beside = other.fields.get(name);
    fields.set(name, beside && beside !== value ? choiceOf([value, beside]) : value);
  }
  for (const [name, value] of other.fields) if (!fields.has(name)) fields.set(name, value);
  // The elements of the longer list beyond the end of the shorter one may exist or not.
  const length = Math.min(one.length, other.length);
  const doubtful = [...fields.keys()].filter((name) => one.length !== other.length && Number(name) >= length);
  const rests = [...doubtful.map((name) => fields.get(name) ?? null), one.rest, other.rest].filter(
    (each) => each !== null,
  );
  for (const name of doubtful) fields.delete(name);
  return { fields, length, rest: rests.length > 0 ? choiceOf(rests) : null };
}

export function isSame(one: Content, other: Content): boolean {
  if (isState(one) !== isState(other)) return false;
  if (!isState(one) && !isState(other)) return keyOf(one) === keyOf(other);
  if (!isState(one) || !isState(other)) return false;
  if (one.fields.size !== other.fields.size) return false;
  return [...one.fields].every(([name, value]) => keyOf(other.fields.get(name) ?? UNDEFINED_VALUE) === keyOf(value));
}

/** The content of a target that changes from round to round: an unknown value made of both contents. */
export function widened(target: Target, before: Content, after: Content): Content {
  if (!isObject(target)) {
    const values = [before, after].filter((content): content is Value => !isState(content));
    const [first] = values;
    const isGrowing = values.some(({ kind }) => kind === 'text' || kind === 'opaque' || kind === 'constant');
    return isGrowing || !first ? operation('repeat', values) : choiceOf(values);
  }
  const states = [before, after].filter(isState);
  const state = states.reduce(joinedStates);
  return { ...state, rest: choiceOf([...state.fields.values(), ...(state.rest ? [state.rest] : [])]) };
}
