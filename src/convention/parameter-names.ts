import { shapeOfSegment } from '../paths/shape.ts';
import type { ParameterSegment, Path, Segment } from '../model/path.ts';
import { addTo } from '../text/grouping.ts';
import { singular } from '../words/inflect.ts';
import { wordTexts } from '../words/split.ts';
import { nounKey } from './noun-text.ts';

/** A parameter that has another name elsewhere. */
export interface StrayName {
  readonly segment: number;
  readonly name: string;
  /** The name of the same identifier in most of the other paths. */
  readonly usual: string;
}

/** How names are compared. */
export interface NamingOptions {
  /**
   * Whether an identifier may have another name where more segments follow: `/users/:id` next to
   * `/users/:userId/posts`.
   */
  readonly nested: 'own' | 'same';
  /** The name in the required style. */
  written(name: string): string;
}

interface Named {
  readonly path: Path;
  readonly segment: number;
  readonly name: string;
}

/**
 * Finds the parameters that name one identifier in several ways: `/users/:id` next to `/users/:userId`. Compared are
 * the parameters at one place after the same segments, if they are the same identifier beyond doubt: the names differ
 * in capitals and signs only, or one is `id` and the other the noun of its collection with `id`. `:slug` and `:id` are
 * two identifiers, and so are `:productId` and `:couponId`.
 *
 * @param paths the paths of the routes of one router
 * @param mount the path under which the router is mounted; null where there are several
 */
export function findStrayNames(
  paths: readonly Path[],
  mount: Path | null,
  options: NamingOptions,
): ReadonlyMap<Path, readonly StrayName[]> {
  const groups = new Map<string, Named[]>();
  for (const path of paths) {
    let before = '';
    path.segments.forEach((segment, at) => {
      if (segment.kind === 'parameter' && !segment.optional && !segment.repeated) {
        const isApart = options.nested === 'own' && at < path.segments.length - 1;
        addTo(groups, `${String(isApart)} ${before} ${identityOf(segment, path, at, mount)}`, {
          path,
          segment: at,
          name: options.written(segment.name),
        });
      }
      before += `/${shapeOfSegment(segment, path)}`;
    });
  }
  const stray = new Map<Path, StrayName[]>();
  for (const group of groups.values()) {
    const usual = usualOf(group);
    for (const { path, segment, name } of group) {
      if (name === usual || isTaken(usual, path, mount)) continue;
      const known = stray.get(path) ?? [];
      if (known.some((each) => each.segment === segment)) continue;
      stray.set(path, [...known, { segment, name, usual }]);
    }
  }
  return stray;
}

/**
 * The key by which parameters are compared: `id` for an item of the collection before, otherwise the letters of the
 * name.
 */
function identityOf({ name }: ParameterSegment, path: Path, at: number, mount: Path | null): string {
  const letters = name.replaceAll(/[^A-Za-z\d]/g, '').toLowerCase();
  const nouns = nounsOf(collectionBefore(path, at, mount));
  return nouns.some((noun) => letters === `${noun}id`) ? 'id' : letters;
}

function collectionBefore(path: Path, at: number, mount: Path | null): string {
  const last = at > 0 ? path.segments[at - 1] : mount?.segments.at(-1);
  return last?.kind === 'static' ? last.value : '';
}

/** The names for an item of a collection: by the whole name of the collection and by its last word. */
function nounsOf(collection: string): readonly string[] {
  const words = wordTexts(collection);
  const head = words.at(-1);
  if (head === undefined) return [];
  return [nounKey(words), singular(head), words.join('')];
}

/** The name that most of the routes use; the first of those that are used equally often. */
function usualOf(group: readonly Named[]): string {
  const [first] = group;
  if (first && group.every(({ name }) => name === first.name)) return first.name;
  const counts = new Map<string, number>();
  for (const { name } of group) counts.set(name, (counts.get(name) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return [...counts].find(([, count]) => count === most)?.[0] ?? '';
}

/** Whether a path, its mount included, already has a parameter of a name. */
function isTaken(name: string, path: Path, mount: Path | null): boolean {
  return [...path.segments, ...(mount?.segments ?? [])].some((segment) => namesOf(segment).includes(name));
}

/** The names of the parameters of a segment. */
export function namesOf(segment: Segment): readonly (string | null)[] {
  if (segment.kind === 'mixed') return segment.parameters;
  return 'name' in segment ? [segment.name] : [];
}
