import type { Rewrite } from '../../convention/endpoint.ts';
import { neighbourBefore, sameResource } from '../../convention/neighbours.ts';
import { resourceWords, type ResourceWords } from '../../convention/resource-words.ts';
import { isSafe } from '../../convention/methods.ts';
import { isSingleton } from '../../convention/site.ts';
import type { Path } from '../../paths/path.ts';
import { parsePath } from '../../paths/parse.ts';
import type { Handler } from '../../routes/model.ts';
import { ANSWERERS, IDENTIFIERS } from '../../words/data/particles.ts';
import { isPlural } from '../../words/inflect.ts';
import { lookUp, type OwnWords } from '../../words/lexicon.ts';
import { splitWords, type Word } from '../../words/split.ts';

/** What a route would read. */
export interface Reading {
  readonly handler: Handler;
  /** The path under which the router stands. */
  readonly mount: Path;
  readonly rewrite: Rewrite;
}

/**
 * Whether a handler says by its name that it reads something else than the item that a route would be rewritten to: `findUsers` and `searchUser` of
 * `/users/find/:id` search, and `getItemsOfList` of `/items/get/:id` wants the identifier of a list.
 */
export function readsOther({ handler, mount, rewrite }: Reading, own: OwnWords): boolean {
  const path = parsePath(rewrite.path, mount.dialect);
  const last = path.segments.at(-1);
  if (!isSafe(rewrite.method) || last?.kind !== 'parameter') return false;
  const [verb, ...beside] = saidBy(handler.names.at(-1)?.split('.').at(-1) ?? '');
  const entry = verb && lookUp(verb.text, own);
  if (entry?.kind === 'action') return verb?.text === 'search';
  if (entry?.operation !== 'read') return false;
  const before = neighbourBefore(path, path.segments.length - 1, mount);
  return isOther(resourceWords(beside), before.kind === 'collection' ? before.words : [], last.name);
}

/** The words of a handler's name without those that say that it is one: `get users` of `getUsersHandler` and `handleGetUsers`. */
function saidBy(name: string): readonly Word[] {
  const words = splitWords(name);
  const from = words.length > 1 && ANSWERERS.has(words[0]?.text ?? '') ? 1 : 0;
  const isNamedSo = words.length > from + 1 && ANSWERERS.has(words.at(-1)?.text ?? '');
  return words.slice(from, isNamedSo ? -1 : undefined);
}

/** `all users`, `users`, `items of list`, `item by list id`; a handler `getUsersById` reads one of them. */
function isOther({ noun, whole, many, listed, clause, behind }: ResourceWords, collection: readonly string[], parameter: string): boolean {
  const criterion = behind.map(({ text }) => text);
  if (clause === 'identifier') return false;
  // A list is an action too, and `findOrCreate` does more than read.
  if (clause === 'criterion' || clause === 'verb') return !isItsOwn(criterion, collection, parameter);
  const head = noun.at(-1)?.text ?? '';
  return whole || many || listed || (isPlural(head) && !isSingleton(head));
}

/** `by user id` of users, and `by username` of `/users/:username`. */
function isItsOwn(criterion: readonly string[], collection: readonly string[], parameter: string): boolean {
  const isId = IDENTIFIERS.has(criterion.at(-1) ?? '') && sameResource(collection, criterion.slice(0, -1));
  return isId || criterion.join('') === splitWords(parameter).map(({ text }) => text).join('');
}
