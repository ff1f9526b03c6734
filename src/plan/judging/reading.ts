import type { Rewrite } from '../../model/verdict.ts';
import { neighbourBefore } from '../../convention/neighbours.ts';
import type { Path } from '../../model/path.ts';
import { parsePath } from '../../paths/parse-path.ts';
import type { Handler } from '../../model/handler.ts';
import type { JudgedRoute } from '../../model/plan.ts';

/** What a route would be rewritten to. */
export interface Reading {
  readonly handler: Handler;
  /** The path under which the router is. */
  readonly mount: Path;
  readonly rewrite: Rewrite;
  /** What the handler does with fields of its requests. */
  readonly uses: JudgedRoute['uses'];
}

/** An item that the last parameter of a path identifies. */
export interface Item {
  readonly parameter: string;
  /** The words of its collection; null where something else precedes it. */
  readonly collection: readonly string[] | null;
  /** The words of the collection before that one, in the path of the route or its mount; null where there is none. */
  readonly above: readonly string[] | null;
}

/** The item that a route would be rewritten to; null where it would be to something else. */
export function itemOf({ mount, rewrite }: Reading): Item | null {
  const path = parsePath(rewrite.path, mount.dialect);
  const last = path.segments.at(-1);
  if (last?.kind !== 'parameter') return null;
  const at = path.segments.length - 1;
  return {
    parameter: last.name,
    collection: wordsBefore(path, at, mount),
    above: path.segments[at - 1]?.kind === 'static' ? wordsBefore(path, at - 1, mount) : null,
  };
}

/**
 * The words of the collection that a route would be rewritten to, or of what is at its end; null where that is an item.
 */
export function collectionOf({ mount, rewrite }: Reading): readonly string[] | null {
  const path = parsePath(rewrite.path, mount.dialect);
  return wordsBefore(path, path.segments.length, mount);
}

function wordsBefore(path: Path, at: number, mount: Path): readonly string[] | null {
  const before = neighbourBefore(path, at, mount);
  return before.kind === 'collection' ? before.words : null;
}
