import { STANDING_IN } from '../catalogue/test-doubles.ts';
import type { Form, Slot } from '../catalogue/clients/client.ts';
import type { ClientValue } from '../requests/client-value.ts';
import type { CallEvent } from '../values/events.ts';
import { knownText } from '../values/text-value.ts';
import { memberSource, optionsOf, type Value } from '../values/value.ts';
import type { ClientRoles } from './client-role.ts';
import { isMethodText } from './method-source.ts';
import { fieldOf } from './options.ts';

/** What such a function is given: most functions that send something get the URL first. */
const SENDING: readonly Form[] = [
  ['url', 'options'],
  ['options', 'rest'],
];

/**
 * How a function is given a request that a test gives to what takes the place of a client, or to a client that matches
 * requests; nothing for another one.
 *
 * @param at which argument it is
 */
export function formsOfMock(event: CallEvent, at: number, roles: ClientRoles): readonly Form[] {
  const { callee, args } = event;
  const last = callee.kind === 'opaque' && callee.source.kind === 'member' ? callee.source.name : '';
  if (STANDING_IN.has(last)) return at === 0 ? SENDING : [];
  const argument = args[at];
  const isMatching = argument !== undefined && matchedBy(event, roles).some((value) => value === argument);
  return isMatching || (argument?.kind === 'object' && matchedBy(event, roles).length > 0) ? SENDING : [];
}

/** What a client that matches requests compares their URLs with. */
export function matchedBy({ callee, args }: CallEvent, roles: ClientRoles): readonly Value[] {
  const member = memberSource(callee);
  const on = member && roles.of(member.object);
  const group = member && on?.role.methods?.find(({ members }) => Object.hasOwn(members, member.name));
  if (on && group) return isMatcher(on) ? urlsIn(args, group.forms, on) : [];
  const standing = roles.of(callee);
  return standing?.role.sends && isMatcher(standing) ? urlsIn(args, standing.role.sends, standing) : [];
}

/**
 * The method of the requests that a call of a client matches where no text is their URL: `nock(HOST).get(/users/)`,
 * `pool.intercept({ path: isUser, method: 'GET' })`. Null for another call.
 */
export function methodMatched(event: CallEvent, roles: ClientRoles): string | null {
  const { callee, args } = event;
  const urls = matchedBy(event, roles);
  const isText = urls.some((url) => optionsOf(url).some((each) => each.kind === 'text' && !isMethodText(each)));
  if (isText || args.length === 0) return null;
  const member = memberSource(callee);
  const on = member && roles.of(member.object);
  const group = on?.role.methods?.find(({ members }) => Object.hasOwn(members, member?.name ?? ''));
  if (on && group) return isMatcher(on) ? (group.members[member.name] ?? null) : null;
  const standing = urls.length > 0 ? roles.of(callee) : null;
  const forms = standing?.role.sends ?? [];
  const said = forms.flatMap((form) => args[form.indexOf('method')] ?? []);
  const options = forms.flatMap((form) => args[form.indexOf('options')] ?? []);
  const field = options.flatMap((each) => {
    const found = fieldOf(each, standing?.client.options.method ?? []);
    return found.kind === 'value' ? [found.value] : [];
  });
  return [...said, ...field].map(knownText).find((text) => text !== null) ?? null;
}

function isMatcher({ client, role }: ClientValue): boolean {
  return (role.kind ?? client.kind) === 'matcher';
}

function urlsIn(args: readonly Value[], forms: readonly Form[], { client }: ClientValue): readonly Value[] {
  const at = (form: Form, slot: Slot): readonly Value[] =>
    args.slice(form.indexOf(slot)).slice(0, form.includes(slot) ? 1 : 0);
  return forms.flatMap((form) => [
    ...at(form, 'url'),
    ...at(form, 'options').flatMap((options) => {
      const field = fieldOf(options, [...client.options.url, 'pathname']);
      return field.kind === 'value' ? [field.value] : [];
    }),
  ]);
}
