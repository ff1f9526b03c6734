import type { Handler } from '../../model/handler.ts';
import type { Place } from '../../model/registrar.ts';
import type { Given, GivenCall, GivenPath } from '../../model/given-call.ts';

/** What a call hands to a place: nothing, one thing, or all the rest. */
export function givenAt(call: GivenCall, { at, rest, members }: Place): readonly Given[] {
  const from = at < 0 ? call.arguments.length + at : at;
  const found = rest ? call.arguments.slice(from) : call.arguments.slice(from, from + 1);
  return found.flatMap((given) => memberAt(given, members) ?? []);
}

/**
 * Whether a place is a member of something that another file tells, or nobody: `list` of `users`, where `users` is
 * imported.
 */
export function isUntold(call: GivenCall, place: Place): boolean {
  const [whole] = givenAt(call, { ...place, members: [] });
  return (
    call.isOpen ||
    (place.members.length > 0 && whole?.members.size === 0 && whole.paths.some(({ kind }) => kind === 'dynamic'))
  );
}

function memberAt(given: Given, members: readonly string[]): Given | null {
  let current: Given | undefined = given;
  for (const name of members) current = current?.members.get(name);
  return current ?? null;
}

/** All handlers that a call hands over, those of members included. */
export function handlersIn(call: GivenCall): readonly Handler[] {
  return flat(call.arguments).flatMap(({ handler }) => handler ?? []);
}

/** All paths that a call hands over. */
export function pathsIn(call: GivenCall): readonly GivenPath[] {
  return flat(call.arguments).flatMap(({ paths }) => paths);
}

function flat(given: readonly Given[]): readonly Given[] {
  return given.flatMap((each) => [each, ...flat([...each.members.values()])]);
}
