import { keyNamed, nameInMap, noteKey, unknownKey } from './execute-lists.ts';
import type { Native } from './natives-call.ts';
import { forEach, includes, onReceiver } from './natives-list.ts';
import { isPrototype } from './metadata.ts';
import { choiceOf, constant, operation, UNDEFINED_VALUE } from './new-values.ts';
import { urlText } from './text-value.ts';

const mapGet = onReceiver((self, { args: [key] }) => {
  const name = key ? nameInMap(self, key) : null;
  // What is stored under unknown keys may be stored under this one.
  if (name === null) return key && self.state.rest ? choiceOf([self.state.rest, operation('[]', [self, key])]) : null;
  // Two objects may be one: an instance that a container makes is made anew where the program asks for it.
  const isCertain = key?.kind === 'text' || key?.kind === 'function' || (key?.kind === 'object' && isPrototype(key));
  return self.state.fields.get(name) ?? self.state.rest ?? (isCertain ? UNDEFINED_VALUE : null);
});

const mapSet = onReceiver((self, { args, machine }) => {
  const [key, value] = args;
  const name = key ? nameInMap(self, key) : null;
  if (name !== null && key?.kind === 'text' && name.includes('/')) (self.texts ??= new Map()).set(name, key);
  if (name !== null && value) machine.heap.setField(self, name, value);
  else if (value && key) {
    noteKey(self, key, machine.heap);
    machine.heap.replace(self, { rest: self.state.rest ? choiceOf([self.state.rest, value]) : value });
  }
  return self;
});

const setAdd = onReceiver((self, { args: [value], machine }) => {
  if (value) machine.heap.setField(self, String(self.state.fields.size), value);
  return self;
});

/** The members of maps, sets and plain objects. */
export const MAP_MEMBERS: Readonly<Record<string, Native>> = {
  'map.get': mapGet,
  'map.set': mapSet,
  'map.has': onReceiver((self, { args: [key] }) => {
    const name = key ? nameInMap(self, key) : null;
    return name !== null && self.state.fields.has(name) ? constant(true) : null;
  }),
  'map.delete': () => null,
  'map.forEach': onReceiver((self, { args: [callback], machine, site, context }) => {
    if (!callback) return null;
    for (const [name, value] of self.state.fields)
      machine.call(callback, null, [value, keyNamed(self, name), self], site, context);
    const key = unknownKey(self, machine.heap);
    if (key) machine.call(callback, null, [self.state.rest ?? operation('value', [key]), key, self], site, context);
    return UNDEFINED_VALUE;
  }),
  'map.values': onReceiver((self, { machine }) =>
    machine.heap.array([...self.state.fields.values()], null, self.state.rest),
  ),
  'map.keys': onReceiver((self, { machine }) =>
    machine.heap.array(
      [...self.state.fields.keys()].map((name) => keyNamed(self, name)),
      null,
      unknownKey(self, machine.heap),
    ),
  ),
  'map.entries': onReceiver((self) => self),
  'set.add': setAdd,
  'set.has': includes,
  'set.delete': () => null,
  'set.forEach': forEach,
  'set.values': onReceiver((self, { machine }) =>
    machine.heap.array([...self.state.fields.values()], null, self.state.rest),
  ),
  'object.hasOwnProperty': () => null,
  'object.toString': onReceiver((self) => urlText(self) ?? self.state.fields.get('href') ?? null),
};
