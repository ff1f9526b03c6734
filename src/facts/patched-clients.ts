import type { Form, Slot } from '../catalogue/clients/client.ts';
import { memberOfGlobal } from '../values/globals.ts';
import type { AssignEvent } from '../values/events.ts';
import { knownText } from '../values/text-value.ts';
import { optionsOf, type FunctionValue, type Value } from '../values/value.ts';
import type { ClientRoles } from './client-role.ts';
import { opaque } from '../values/new-values.ts';

/** A function that replaces one of a client, with the forms of its arguments: `window.fetch = (url) => ...`. */
export interface PatchedClient {
  readonly called: FunctionValue;
  readonly forms: readonly Form[];
}

/** How deep the calls that make a function are searched: `jest.fn(send)`, `stub().callsFake(send)`. */
const DEEPEST = 4;

/** The functions by which an assignment replaces one that sends requests. */
export function patchedBy({ object, key, value }: AssignEvent, roles: ClientRoles): readonly PatchedClient[] {
  const functions = functionsIn(value);
  const name = functions.length > 0 ? knownText(key) : null;
  if (name === null) return [];
  const replaced = roles.of(memberOfGlobal(object, name) ?? opaque({ kind: 'member', object, name }));
  const group = roles.of(object)?.role.methods?.find(({ members }) => Object.hasOwn(members, name));
  const forms = replaced?.role.sends ?? group?.forms ?? [];
  return forms.length === 0 ? [] : functions.map((called) => ({ called, forms }));
}

/** The slots that the argument at an index may have in some forms. */
export function slotsAt(forms: readonly Form[], index: number): readonly Slot[] {
  return forms.flatMap((form) => form[index] ?? []);
}

/** The functions of the project that a value is, or is made with by a call. */
function functionsIn(value: Value, depth = 0): readonly FunctionValue[] {
  return optionsOf(value).flatMap((option): readonly FunctionValue[] => {
    if (option.kind === 'function') return option.code ? [option] : [];
    if (option.kind !== 'opaque' || depth > DEEPEST) return [];
    const { source } = option;
    if (source.kind === 'member') return functionsIn(source.object, depth + 1);
    return source.kind === 'call'
      ? [source.call.callee, ...source.call.args].flatMap((each) => functionsIn(each, depth + 1))
      : [];
  });
}
