import type { VerbSegment, Verdict } from '../../model/verdict.ts';
import { namelessText, segmentText } from '../../paths/dialects.ts';
import type { Path } from '../../model/path.ts';
import { parsePath } from '../../paths/parse-path.ts';
import type { Route, Router } from '../../model/router.ts';
import { lookUp } from '../../words/lexicon.ts';
import type { OwnWords } from '../../model/own-words.ts';
import { singular } from '../../words/inflect.ts';
import { splitWords } from '../../words/split.ts';

/** The noun of what is saved, as in `saved-posts` and `posts/saved`; null where the path does not name it. */
type SavedThing = string | null;

/**
 * Finds CRUD verbs that other paths of the router show to be actions. Next to `/posts/:id/unsave`, `/posts/:id/save`
 * does not update the post but is an action, as `follow` next to `unfollow` is; likewise next to `/posts/saved`, which
 * reads the saved posts, or `DELETE /posts/:id/save`, which undoes it.
 */
export class InverseActions {
  readonly #router: Router;
  readonly #words: OwnWords;
  /** The keys of the paths that may undo something; most routers have none. */
  #undoing: ReadonlySet<string> | null = null;
  #saving: Saving | null = null;

  constructor(router: Router, words: OwnWords) {
    this.#router = router;
    this.#words = words;
  }

  /** The verdict on a path, where verbs are turned into actions if other paths of the router show them to be ones. */
  asSaid(verdict: Verdict, path: Path): Verdict {
    const verbs = verdict.verbs.map((verb) =>
      this.#isAction(verb, path) ? ({ ...verb, kind: 'action', operation: null } as const) : verb,
    );
    if (verbs.every((verb, at) => verb === verdict.verbs[at])) return verdict;
    const isAction = verbs.every(({ kind }) => kind === 'action');
    return {
      ...verdict,
      verbs,
      unsafe: null,
      tunneled: null,
      formName: false,
      rewrite: null,
      suggestion: null,
      open: isAction ? 'action' : 'several-verbs',
    };
  }

  /**
   * Whether a verb is an action. A deletion is not: its method is DELETE, whether or not another route restores the
   * item.
   */
  #isAction({ operation, verb, span, segment }: VerbSegment, path: Path): boolean {
    if (operation === null || operation === 'delete') return false;
    const undoing = (this.#undoing ??= new Set(
      pathsOf(this.#router, (text) => /un/i.test(text)).map((each) => keyOf(each)),
    ));
    if (undoing.size > 0 && undoing.has(keyOf(path, { at: segment, text: textWith('un', path, segment, span.start) })))
      return true;
    return operation === 'save' && this.#isSaved(verb, path, { segment, span });
  }

  #isSaved(verb: string, path: Path, { segment, span }: Pick<VerbSegment, 'segment' | 'span'>): boolean {
    const { deleted, saved } = (this.#saving ??= readSaving(this.#router, this.#words));
    const thing = thingOf(path, segment, span.end);
    if (saved.some((each) => each.verb === verb && (each.thing === null || thing === null || each.thing === thing)))
      return true;
    return path.segments[segment - 1]?.kind === 'parameter' && deleted.has(keyOf(path));
  }
}

/** The keys of the paths with a DELETE, and what the paths of a router show to be saved. */
interface Saving {
  readonly deleted: ReadonlySet<string>;
  readonly saved: readonly { readonly verb: string; readonly thing: SavedThing }[];
}

function readSaving(router: Router, words: OwnWords): Saving {
  const deleted = pathsOf(router, (_, { methods }) => methods.some(({ method }) => method === 'DELETE'));
  return {
    deleted: new Set(deleted.map((path) => keyOf(path))),
    saved: pathsOf(router, () => true).flatMap((path) => savedThings(path, words)),
  };
}

/** The paths of some routes of a router. */
function pathsOf({ entries, dialect }: Router, isAsked: (path: string, route: Route) => boolean): readonly Path[] {
  return entries.flatMap((entry) =>
    entry.kind === 'route' && entry.path && isAsked(entry.path.value, entry)
      ? [parsePath(entry.path.value, dialect)]
      : [],
  );
}

/**
 * A path in lower case without the names of its parameters and the punctuation between words, optionally with one
 * segment replaced.
 */
function keyOf(path: Path, other?: { readonly at: number; readonly text: string }): string {
  return path.segments
    .map((segment, at) =>
      (at === other?.at ? other.text : namelessText(path, segment)).toLowerCase().replaceAll(/[-_.]/g, ''),
    )
    .join('/');
}

/** The text of a segment with something before one of its words: `unsave`, `unsavePost`. */
function textWith(prefix: string, { segments, text }: Path, at: number, start: number): string {
  const segment = segments[at];
  return segment ? text.slice(segment.start, start) + prefix + text.slice(start, segment.end) : '';
}

/** What a verb of a path saves: the noun after it in its segment, or else the collection before it. */
function thingOf(path: Path, at: number, from: number): SavedThing {
  const segment = path.segments[at];
  const noun = segment && splitWords(path.text.slice(from, segment.end)).at(-1);
  return noun ? singular(noun.text) : collectionBefore(path, at);
}

function collectionBefore(path: Path, at: number): SavedThing {
  const segment = path.segments.slice(0, at).findLast(({ kind }) => kind === 'static');
  const noun = segment && splitWords(segmentText(path, segment)).at(-1);
  return noun ? singular(noun.text) : null;
}

/**
 * The things that are saved or stored according to a path: `/posts/saved`, `/saved-posts`, `/posts/:id/unsaved`,
 * `/posts/:id/saves`.
 */
function savedThings(path: Path, own: OwnWords): { verb: string; thing: SavedThing }[] {
  return path.segments.flatMap((segment, at) => {
    if (segment.kind !== 'static') return [];
    return splitWords(segmentText(path, segment), segment.start).flatMap((word, index, words) => {
      const verb = savingVerb(word.text, words.length === 1, own);
      return verb === null ? [] : [{ verb, thing: thingOf(path, at, word.end) }];
    });
  });
}

/** The verb of `saved` and `unsaved`, and of `saves` where it is alone; null for any other word. */
function savingVerb(word: string, isAlone: boolean, own: OwnWords): string | null {
  const participle = /^(?:un)?(.+d)$/.exec(word)?.[1];
  const forms = participle
    ? [participle.slice(0, -1), participle.slice(0, -2)]
    : isAlone && word.endsWith('s')
      ? [word.slice(0, -1)]
      : [];
  return forms.find((form) => isSaving(form, own, participle !== undefined)) ?? null;
}

/**
 * Whether a word is a verb of saving. In other forms than a participle it must be a verb first of all: `stores` are
 * more often shops.
 */
function isSaving(word: string, own: OwnWords, isParticiple: boolean): boolean {
  const entry = lookUp(word, own);
  return entry?.kind === 'crud' && entry.operation === 'save' && (isParticiple || entry.leaning === 'verb');
}
