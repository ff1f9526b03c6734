import { allowedEdit, editKey } from '../../text/edits.ts';
import { addTo } from '../../text/grouping.ts';
import type { Edit, SharedEdit } from '../../model/text.ts';
import type { JudgedRoute } from '../../model/plan.ts';
import type { Move, Moves } from '../moves.ts';
import type { Following } from './follower.ts';
import type { Caller } from '../../model/caller.ts';

/** The most readers of one constant that move together: one fix should stay easy to review. */
const MOST_TOGETHER = 50;

/** What reads a constant: a caller by its URL, or a route by its path. */
type Sharer = Caller | JudgedRoute;

/** A caller or a route, and the place at which it reads a constant. */
interface Reader {
  readonly sharer: Sharer;
  readonly at: number;
}

/** What becomes of a caller or a route. */
type SharedChange = Pick<Following, 'edits' | 'shared'>;

/**
 * Finds the callers and the routes of a file that read their addresses from the same constant: its text changes for all
 * of them, or for none.
 */
export class SharedTexts {
  readonly #callers: readonly Caller[];
  readonly #judged: () => readonly JudgedRoute[];
  /** The readers of each constant, by the offset of its declaration. */
  #readers: ReadonlyMap<number, readonly Reader[]> | null = null;

  /** @param judged returns the routes of the file */
  constructor(callers: readonly Caller[], judged: () => readonly JudgedRoute[] = () => []) {
    this.#callers = callers;
    this.#judged = judged;
  }

  /**
   * The change of a caller, with the edits of all that read the same constant: changing one alone would leave the
   * others with an address that their method does not fit.
   *
   * @param follow returns the change of a single caller
   * @param moves the routes that move; left out where no route may change with the caller
   * @returns null where the caller, or what shares its text, cannot be changed, where too many share the text, or where
   * other code reads it
   */
  together(caller: Caller, follow: (caller: Caller) => Following | null, moves?: Moves): Following | null {
    const follows = follow(caller);
    if (!follows?.shared) return follows;
    const edits = this.#agreed(caller, follows.shared, (each) =>
      'route' in each ? (moves?.get(each.route) ?? null) : follow(each),
    );
    return edits && { ...follows, edits };
  }

  /** The edits of a route, with those of all that read the constant of its path, as {@link together}. */
  withRoute(move: Move, follow: (caller: Caller) => Following | null, moves: Moves): readonly Edit[] | null {
    if (!move.shared) return move.edits;
    return this.#agreed(move.judged, move.shared, (each) =>
      'route' in each ? (moves.get(each.route) ?? null) : follow(each),
    );
  }

  #agreed(first: Sharer, shared: SharedEdit, changeOf: (each: Sharer) => SharedChange | null): readonly Edit[] | null {
    const wanted = editKey(shared.edit);
    const edits = new Map<string, Edit>();
    const members = new Set([first]);
    for (const member of members) {
      const change = changeOf(member);
      if (!change?.shared || editKey(change.shared.edit) !== wanted) return null;
      for (const edit of change.edits) edits.set(editKey(edit), edit);
      for (const { constant, readers } of change.shared.reads) {
        const known = this.#readersOf(constant);
        if (known.length > MOST_TOGETHER || new Set(known.map(({ at }) => at)).size !== readers) return null;
        for (const { sharer } of known) members.add(sharer);
      }
    }
    return [...edits.values()];
  }

  #readersOf(constant: number): readonly Reader[] {
    this.#readers ??= readersIn([...this.#callers, ...this.#judged()]);
    return this.#readers.get(constant) ?? [];
  }
}

function readersIn(sharers: readonly Sharer[]): ReadonlyMap<number, readonly Reader[]> {
  const readers = new Map<number, Reader[]>();
  for (const sharer of sharers) for (const [constant, at] of readsOf(sharer)) addTo(readers, constant, { sharer, at });
  return readers;
}

/** The constants from which a caller or a route reads the segments of its address, each with the place of the read. */
function readsOf(sharer: Sharer): ReadonlyMap<number, number> {
  const [text, spans] =
    'route' in sharer
      ? [sharer.route.path, sharer.path.segments]
      : [sharer.url.text, sharer.url.segments.flatMap(({ span }) => span ?? [])];
  const reads = spans.flatMap(({ start, end }) => text?.sharedEdit(start, end, '')?.reads ?? []);
  return new Map(reads.map(({ constant, at }) => [constant, at]));
}

/**
 * The ranges of the segments of a caller's URL in its literal or in shared constants, each with the slash before it.
 */
export function sharedRanges({ url }: Pick<Caller, 'url'>): readonly Edit['range'][] {
  return url.segments.flatMap(({ span }) => {
    if (!span) return [];
    const start = Math.max(span.start - 1, 0);
    const allowed = allowedEdit(url.text, start, span.end, '');
    return allowed ? [allowed.edit.range] : [];
  });
}
