import { mayHoldVerb } from '../convention/verb-segment.ts';
import { HOLE } from '../paths/dialects.ts';
import { addTo } from '../text/grouping.ts';
import { literalKey, wholeOf } from '../values/place.ts';
import { plainText } from '../values/text-value.ts';
import type { Origin, Place, TextValue } from '../values/value.ts';
import { isMatcher, type Found } from './found-requests.ts';
import type { LiteralUses } from './literal-uses.ts';
import { lastOrigin, pathOrigin } from './path-origins.ts';

/** A request with the literal of its path. */
interface Placed {
  readonly found: Found;
  readonly origin: Origin;
}

/** The requests of one call whose paths are written in one literal, by their keys. */
type Group = Map<string, Placed>;

/**
 * The requests that were found so far, by the files with the literals of their paths. Of the requests of one call, one
 * with unknown parts replaces those that differ only in these parts.
 */
export class RequestsByFile {
  readonly #uses: LiteralUses;
  readonly #groups = new Map<string, Group>();
  readonly #byFile = new Map<string, Group[]>();
  /** The group of each request. */
  readonly #of = new Map<string, Group>();
  /** The groups that got a request since they were last compared. */
  readonly #changed = new Set<Group>();
  /** The keys of the requests that others replace. */
  readonly #covered = new Set<string>();

  constructor(uses: LiteralUses) {
    this.#uses = uses;
  }

  /** Adds a request; it replaces another one with the same key. */
  add(found: Found): void {
    const { key, url, sent, call } = found;
    const origin = pathOrigin(url) ?? (isMatcher(sent.standing) ? lastOrigin(url) : null);
    const group = origin && this.#groupAt(origin, call);
    const before = this.#of.get(key);
    if (before !== group) this.delete(key);
    if (!group) return;
    group.set(key, { found, origin });
    this.#of.set(key, group);
    if (before !== group) this.#changed.add(group);
  }

  delete(key: string): void {
    const group = this.#of.get(key);
    if (!group) return;
    group.delete(key);
    this.#of.delete(key);
    this.#changed.add(group);
  }

  /** The files with the literals of paths. */
  get files(): readonly string[] {
    return [...this.#byFile.keys()].filter((file) => this.in(file).length > 0);
  }

  /** The requests with paths in a file. */
  in(file: string): readonly Placed[] {
    for (const group of this.#changed) this.#compare(group);
    this.#changed.clear();
    const groups = this.#byFile.get(file) ?? [];
    return groups.flatMap((group) => [...group].flatMap(([key, placed]) => (this.#covered.has(key) ? [] : [placed])));
  }

  #groupAt(origin: Origin, call: Place): Group {
    const key = `${literalKey(origin)} ${wholeOf(call)}`;
    const known = this.#groups.get(key);
    if (known) return known;
    const group: Group = new Map();
    this.#groups.set(key, group);
    addTo(this.#byFile, origin.file, group);
    return group;
  }

  /**
   * Records which requests of a group others replace: none where some with a known URL are left, since their literal
   * would then only seem to be that of these.
   */
  #compare(group: Group): void {
    const all = [...group].map(([key, { found }]) => ({
      key,
      open: [...group.values()].find((other) => covers(other.found.url, found.url))?.found.key,
      isKnown: plainText(found.url)?.includes(HOLE) === false,
    }));
    const isLeft = all.some(({ open, isKnown }) => isKnown && open === undefined);
    for (const { key, open } of all) {
      if (open !== undefined && !isLeft) {
        this.#uses.fillsIn(key, open);
        this.#covered.add(key);
      } else this.#covered.delete(key);
    }
  }
}

/** Whether a text is the same as another one, but with holes for its beginning or for some of its segments. */
function covers(open: TextValue, text: TextValue): boolean {
  const [plain = '', other = ''] = [open, text].map((each) => plainText(each) ?? '');
  if (plain === other) return false;
  if (plain.startsWith(`${HOLE}/`) && other.endsWith(plain.slice(1))) return true;
  const [segments, others] = [plain.split('/'), other.split('/')];
  // A segment that may be a verb is not covered: it may be the verb of a route.
  const isFilled = (each: string, at: number): boolean => each === HOLE && !mayHoldVerb(others[at] ?? '');
  return segments.length === others.length && segments.every((each, at) => each === others[at] || isFilled(each, at));
}
