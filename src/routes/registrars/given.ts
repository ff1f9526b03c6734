import type { Range, Text } from '../../text/text.ts';
import type { Handler } from '../handler.ts';
import type { Reference } from '../model.ts';
import type { Place } from './place.ts';

/** A path that a call hands over. */
export interface GivenPath {
  readonly kind: 'text' | 'regexp' | 'dynamic';
  readonly text: Text | null;
  readonly range: Range;
  /** Where the pieces of it come from that its file does not say. */
  readonly from: readonly (Reference | null)[];
  /** The same for all routes that are made of it. */
  readonly owner: object;
}

/** What one argument of a call is, as far as its file shows it: whatever a route can be made of. No syntax tree. */
export interface Given {
  readonly range: Range;
  /** The paths that it may be; none where it can be no path. */
  readonly paths: readonly GivenPath[];
  /** The texts that it may be: one, or those of a list. */
  readonly words: readonly Text[];
  /** The functions that it may be; null where it can be none. */
  readonly handler: Handler | null;
  /** The members of an object or a list that stands in the file. */
  readonly members: ReadonlyMap<string, Given>;
}

/** A call of a function that may register a route of what it is handed. */
export interface GivenCall {
  readonly arguments: readonly Given[];
  /** The whole call, or the row of a list that a loop runs over. */
  readonly range: Range;
  /** What is called, for what no argument says. */
  readonly callee: Range;
  /** Whether a spread argument may bring more than is told. */
  readonly isOpen: boolean;
}

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
