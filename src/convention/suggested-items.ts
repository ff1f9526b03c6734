import type { Path } from '../model/path.ts';
import { parameterText } from '../paths/print.ts';
import { singular } from '../words/inflect.ts';
import type { Word } from '../words/split.ts';
import { nounChange } from './changes.ts';
import type { PathChange } from '../model/path-change.ts';
import { identifies } from './identifiers.ts';
import { nounText } from './noun-text.ts';
import { isAttribute, isSingleton } from './site.ts';
import type { Site } from './verb-site.ts';

/** The change that also asks for an identifier behind the collection, for a person to choose. */
export function toItem({ path, finding }: Site, change: PathChange, collection: readonly string[]): PathChange | null {
  const isLast = finding.segment === path.segments.length - 1;
  if (!isLast) return null;
  const slash = change.text === '' && path.text[change.start - 1] === '/' ? '' : '/';
  return { ...change, text: `${change.text}${slash}${parameterText(freeName(path, collection), path.dialect)}` };
}

/** `/users/updateRole/:id` and `/orders/updateStatus` may mean `/users/:id/role` and `/orders/:id/status`. */
export function ofItem(site: Site): PathChange | null {
  const { path, finding, resource, before } = site;
  const head = resource.noun.at(-1)?.text ?? '';
  const change = nounChange(site, 'kept');
  const item = path.segments[finding.segment + 1];
  const isEnd = finding.segment + (item ? 2 : 1) === path.segments.length;
  if (
    before.kind !== 'collection' ||
    finding.entry.operation === 'read' ||
    !isEnd ||
    resource.noun.length > 1 ||
    !(isSingleton(head) || isAttribute(head))
  )
    return null;
  if (item?.kind === 'parameter')
    return identifies(item.name, before.words)
      ? { start: change.start, end: item.end, text: `${parameterText(item.name, path.dialect)}/${change.text}` }
      : null;
  return { ...change, text: `${parameterText(freeName(path, before.words), path.dialect)}/${change.text}` };
}

/**
 * `/removeUserFromGroup/:userId/:groupId` is `/groups/:groupId/users/:userId`, where the parameters say which is which.
 */
export function twoResources({ path, finding, resource, parameters }: Site): PathChange | null {
  const [one, two, ...others] = parameters;
  const isEnd = finding.segment + 1 + parameters.length === path.segments.length;
  if (!one || !two || others.length > 0 || !isEnd || finding.entry.operation !== 'delete') return null;
  const inner = resource.noun.map((word) => word.text);
  const outer = resource.behind.map((word) => word.text);
  const [innerId, outerId] = namesItem(one, inner) ? [one, two] : [two, one];
  if (!namesItem(innerId, inner) || !namesItem(outerId, outer)) return null;
  const nounOf = (words: readonly Word[]): string => nounText(path.text, words, finding.word, 'plural');
  const start = path.segments[finding.segment]?.start ?? 0;
  const [outerItem, innerItem] = [parameterText(outerId, path.dialect), parameterText(innerId, path.dialect)];
  return {
    start,
    end: path.text.length,
    text: `${nounOf(resource.behind)}/${outerItem}/${nounOf(resource.noun)}/${innerItem}`,
  };
}

/** `id`, or `postId` where the path has an `:id` already. */
function freeName({ segments }: Path, collection: readonly string[]): string {
  const isTaken = segments.some((segment) => segment.kind === 'parameter' && segment.name === 'id');
  return isTaken ? `${singular(collection.at(-1) ?? 'item')}Id` : 'id';
}

function namesItem(parameter: string, noun: readonly string[]): boolean {
  return parameter.toLowerCase().startsWith(singular(noun.at(-1) ?? '')) && noun.length > 0;
}
