import { entriesOf, noteKey } from './execute-lists.ts';
import { nameOf, reportKey } from './evaluate-keys.ts';
import { iterableOf } from './iteration.ts';
import type { Context, Machine } from './machine.ts';
import { choiceOf, operation } from './new-values.ts';
import type { ArrayTerm, ObjectTerm } from './terms.ts';
import { optionsOf, type Value } from './value.ts';

/** In a longer list that is made by spreading, the elements are no longer distinguished. */
const LONGEST_LIST = 2000;

/** The object that a literal makes; listeners get it once its fields are known. */
export function objectOf({ entries, range }: ObjectTerm, context: Context, machine: Machine): Value {
  const { heap } = machine;
  const object = heap.plain([], { file: context.file, range });
  const fields = new Map<string, Value>();
  let rest: Value | null = null;
  for (const entry of entries) {
    const value = machine.evaluate(entry.value, context);
    if (!entry.key) {
      rest = spread(value, fields, rest);
      object.spread = new Set([...(object.spread ?? []), ...fields.keys()]);
    } else {
      const made: Value = entry.accessor === 'get' ? { kind: 'native', name: 'getter', self: value } : value;
      if (entry.accessor === 'set') continue;
      const written = machine.evaluate(entry.key, context);
      if (entry.key.kind !== 'text') reportKey(object, written, { file: context.file, range: entry.range }, machine);
      for (const key of optionsOf(written)) {
        const name = nameOf(key);
        if (name === null) {
          rest = rest ? choiceOf([rest, made]) : made;
          noteKey(object, key, heap);
        } else {
          if (key.kind === 'text' && name.includes('/')) (object.texts ??= new Map()).set(name, key);
          fields.set(name, made);
        }
      }
    }
  }
  heap.replace(object, { fields, rest });
  for (const listener of machine.listeners.made) listener.made(object);
  return object;
}

/** Copies the fields of a spread value into `fields`; returns the value of the unknown fields, null for none. */
function spread(value: Value, fields: Map<string, Value>, rest: Value | null): Value | null {
  let others = rest;
  const options = optionsOf(value);
  for (const option of options) {
    if (option.kind === 'object') {
      for (const [name, field] of option.state.fields) {
        const known = fields.get(name);
        fields.set(name, options.length > 1 && known ? choiceOf([known, field]) : field);
      }
      if (option.state.rest) others = mayReplace(fields, others, option.state.rest);
    } else if (option.kind === 'opaque') others = mayReplace(fields, others, operation('spread', [option]));
  }
  return others;
}

/** An unknown value that is spread after some fields may overwrite each of them. */
function mayReplace(fields: Map<string, Value>, others: Value | null, any: Value): Value {
  for (const [name, field] of fields) fields.set(name, choiceOf([field, any]));
  return others ? choiceOf([others, any]) : any;
}

/** The list that a literal makes. */
export function listOf({ items, range }: ArrayTerm, context: Context, machine: Machine): Value {
  const elements: Value[] = [];
  let rest: Value | null = null;
  for (const { value: term, isSpread } of items) {
    const value = machine.evaluate(term, context);
    if (!isSpread) elements.push(value);
    else rest = spreadElements(iterableOf(value, machine, { file: context.file, range }), elements, rest);
  }
  const list = machine.heap.array(elements, { file: context.file, range }, rest);
  for (const listener of machine.listeners.made) listener.made(list);
  return list;
}

function spreadElements(value: Value, elements: Value[], rest: Value | null): Value | null {
  let others = rest;
  for (const option of optionsOf(value)) {
    if (option.kind === 'object') {
      const more = entriesOf(option);
      if (elements.length + more.length > LONGEST_LIST) others = choiceOf([...(others ? [others] : []), option]);
      else for (const element of more) elements.push(element);
      if (option.state.rest) others = others ? choiceOf([others, option.state.rest]) : option.state.rest;
    } else if (option.kind !== 'constant') {
      const any = operation('spread', [option]);
      others = others ? choiceOf([others, any]) : any;
    }
  }
  return others;
}
