import { type Given, type RequestMethod, unknownAt, type DroppedBody } from './method-source.ts';
import type { Method } from '../model/method.ts';
import { memberOfMethod } from '../requests/method-members.ts';
import type { Form, MethodGroup } from '../catalogue/clients/client.ts';
import { fieldOf } from './options.ts';
import type { Value, Place, TextValue } from '../values/value.ts';
import { isOverridden, carriesMethod } from './carried-method.ts';

/** The method of a called member: DELETE for `axios.delete`. */
export function ofMember(called: Called, given: Given): RequestMethod {
  const { args, site } = given.event;
  const { name, place } = called;
  const method = name === null ? undefined : called.group.members[name];
  if (isOverridden(args) || name === null || method === undefined) return unknownAt(site.calleePlace);
  const found = (target: Method): FoundMember | null =>
    carriesMethod(method, target, given) ? memberWith(target, name, called, given) : null;
  return {
    method: method === 'ALL' ? null : method,
    methodSource: {
      ...{ kind: 'member', place },
      memberFor: (target) => found(target)?.name ?? null,
      dropped: (target) => found(target)?.dropped ?? null,
    },
  };
}

interface FoundMember {
  readonly name: string;
  /** The empty body to remove; null where the arguments stay. */
  readonly dropped: DroppedBody | null;
}

/** The member for another method that takes the same arguments, or those without an empty body; null for none. */
function memberWith(target: Method, current: string, { group: own, groups }: Called, given: Given): FoundMember | null {
  const dropped = emptyBody(given);
  for (const group of [own, ...groups]) {
    const name = memberOfMethod(target, group, current);
    if (name === null) continue;
    if (group === own || group.forms.some((form) => takes(form, given))) return { name, dropped: null };
    if (dropped && group.forms.some((form) => takesAll(form, given.form.toSpliced(given.form.indexOf('body'), 1))))
      return { name, dropped };
  }
  return null;
}

/** Whether the arguments of a call have the same meaning in another form. */
function takes(form: Form, { event: { args }, form: own }: Given): boolean {
  return args.every((argument, index) => {
    const slot = form[index];
    if (slot === own[index]) return slot !== undefined;
    // An empty object has no effect, neither as a body nor as options.
    return own[index] === 'body' && slot === 'options' && args.length === index + 1 && isEmpty(argument);
  });
}

function takesAll(form: Form, slots: Form): boolean {
  return slots.length === form.length && slots.every((slot, at) => slot === form[at]);
}

/** An empty body before options without a body; null where there is no body, or it is not empty. */
function emptyBody({ event: { args, site }, form, body, options, standing }: Given): DroppedBody | null {
  const at = form.indexOf('body');
  const isLast = form[at + 1] === 'options' && args.length === at + 2 && form.length === args.length;
  const [place, behind] = [site.argumentPlaces[at], site.argumentPlaces[at + 1]];
  if (at < 0 || !isLast || !body || !options || !place || !behind) return null;
  const isNothing = body.kind === 'constant' ? body.value === null || body.value === undefined : isEmpty(body);
  // The argument for the body overrides the body in the options.
  return isNothing && fieldOf(options, standing.client.options.body).kind === 'absent'
    ? { body: place, options: behind }
    : null;
}

function isEmpty(value: Value): boolean {
  return value.kind === 'object' && value.shape === 'plain' && value.state.fields.size === 0 && !value.state.rest;
}

/** A called member of a client that sends requests of one method. */
export interface Called {
  readonly groups: readonly MethodGroup[];
  readonly group: MethodGroup;
  /** Null where the name of the member is not known. */
  readonly name: string | null;
  readonly place: Place | TextValue | null;
}
