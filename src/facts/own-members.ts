import { foreignPart, inheritedFrom } from '../values/members.ts';
import { optionsOf, type FunctionValue, type Value } from '../values/value.ts';
import type { ClientRoles } from './client-role.ts';
import { takesOthers, workOf } from './member-work.ts';
import { opaque } from '../values/new-values.ts';

/** A member that is read from an object. */
interface Asked {
  readonly object: Value;
  readonly name: string;
}

/** Whether an object may have more members than are known: by a spread, or from a superclass of a package. */
export function isOpen(object: Value): boolean {
  return optionsOf(object).some(
    (each) => each.kind === 'object' && (each.state.rest !== null || foreignPart(each) !== null),
  );
}

/**
 * Whether a call of a client of the project may name another member instead: one that takes the same arguments and does
 * the same with another method.
 *
 * @param name the other member
 */
export function mayName(name: string, { object, name: current }: Asked, roles: ClientRoles): boolean {
  return optionsOf(object).every((each) => {
    const [wanted, given] = [name, current].map((one) => memberOf(each, one));
    if (!wanted || !given) return false;
    if (wanted.kind === 'function' && given.kind === 'function') return doesTheSame(wanted, given);
    return [wanted, given].every((one) => sendsRequests(one, roles));
  });
}

/** A member of an object or an instance; null where it has none. */
function memberOf(object: Value, name: string): Value | null {
  if (object.kind === 'opaque') return opaque({ kind: 'member', object, name });
  const own = object.kind === 'object' ? object.state : object.kind === 'function' ? object.members.state : null;
  const found =
    own?.fields.get(name) ?? (object.kind === 'object' && object.of ? inheritedFrom(object.of, name) : null);
  if (found) return found;
  const foreign = object.kind === 'object' ? foreignPart(object) : null;
  return foreign && opaque({ kind: 'member', object: foreign, name });
}

/** Whether a value is a member of a library's client that sends requests of one method: `axios.get`. */
function sendsRequests(value: Value, roles: ClientRoles): boolean {
  if (value.kind !== 'opaque' || value.source.kind !== 'member') return false;
  const { object, name } = value.source;
  return roles.of(object)?.role.methods?.some(({ members }) => Object.hasOwn(members, name)) === true;
}

function doesTheSame({ code: wanted }: FunctionValue, { code: given }: FunctionValue): boolean {
  if (!wanted || !given || takesOthers(wanted, given)) return false;
  const common = Math.min(wanted.parameters.length, given.parameters.length);
  return workOf(wanted, common) === workOf(given, common);
}
