import type { FoundPath } from '../facts/registered-texts.ts';
import { mayHoldVerb } from '../convention/verb-segment.ts';
import type { Entry, Route } from '../model/router.ts';
import type { Edit, Range, SharedEdit, Text } from '../model/text.ts';
import { HOLE } from '../paths/dialects.ts';
import type { RouterInProgress } from '../routes/router-in-progress.ts';
import { allowedEdit } from '../text/edits.ts';
import { liesWithin } from '../text/ranges.ts';
import { SlashedText } from '../text/source-texts.ts';
import type { EvaluatedRegistrations } from './evaluated-registrations.ts';
import type { Replacements } from './evaluated-mounts.ts';
import type { PartialRoute } from './partial-routes.ts';
import type { RouterParts } from './router-parts.ts';

/**
 * The routes whose paths are known, but have a verb in a text that the syntax alone does not allow to edit: a constant
 * of another file, an entry of a table. Evaluation shows where that text is, and what else reads it.
 */
export function borrowedRoutes(routers: readonly RouterInProgress[]): readonly PartialRoute[] {
  return routers.flatMap((router) =>
    router.entries.flatMap((entry) => (entry.kind === 'route' && isBorrowed(entry) ? [{ router, entry }] : [])),
  );
}

function isBorrowed({ path, isConfigured, renaming }: Route): boolean {
  if (!path || isConfigured || renaming || path.value.includes(HOLE)) return false;
  let end = 0;
  return path.value.split('/').some((segment) => {
    const start = end;
    end = start + segment.length + 1;
    return mayHoldVerb(segment.toLowerCase()) && path.edit(start, start + segment.length, segment) === null;
  });
}

/**
 * Gives routes the texts that evaluation finds for their paths, and moves them to the files of these texts. A route
 * stays as it is where a comment is about its registration, or where only code outside of the project may read the
 * constant.
 *
 * @returns the routes that were replaced
 */
export function replaceBorrowed(
  borrowed: readonly PartialRoute[],
  registering: EvaluatedRegistrations,
  parts: RouterParts,
  replacements: Replacements,
): readonly PartialRoute[] {
  const open = borrowed.filter(({ entry }) => !replacements.has(entry));
  for (const each of open) replaceOne(each, registering, parts, replacements);
  return open.filter(({ entry }) => replacements.has(entry));
}

function replaceOne(
  { router, entry }: PartialRoute,
  registering: EvaluatedRegistrations,
  parts: RouterParts,
  replacements: Replacements,
): void {
  const found = registering.writtenAt({ file: router.file, range: entry.range });
  const path = found && textOf(found, entry);
  if (!path) return;
  const { file, literal, range, place } = found;
  if (file === router.file) {
    const isInCall = liesWithin(literal, entry.range);
    const isExported = entry.path?.sharedEdit(0, path.value.length, path.value) === null;
    if (isInCall || !isExported || registering.isLoaded(file))
      replacements.set(entry, [
        { ...entry, path: isInCall || !entry.path ? path : new BorrowedText(entry.path, path) },
      ]);
  } else if (!registering.isDirected(router.file, [entry.range[0], entry.pathRange[0]])) {
    const list: Entry[] = [];
    replacements.set(entry, list);
    const part = parts.partFor(router, file, list, entry.range);
    const methods = entry.methods.map((token) => ({ ...token, range: literal, edit: () => null }));
    part.entries.push({ ...entry, router: part, path, range, pathRange: literal, place, methods });
  }
}

/** The text of a path, with the slash that its framework puts before it; null where it is another path. */
function textOf({ text }: FoundPath, { path }: Route): Text | null {
  if (!path) return null;
  return text.value === path.value ? text : `/${text.value}` === path.value ? new SlashedText(text, null) : null;
}

/** A path in a constant: it is reported at the name of the constant, unless it can be edited there. */
class BorrowedText implements Text {
  readonly value: string;
  readonly #named: Text;
  readonly #text: Text;

  constructor(named: Text, text: Text) {
    this.value = named.value;
    this.#named = named;
    this.#text = text;
  }

  locate(start: number, end: number): Range {
    const isOwn = allowedEdit(this.#text, start, end, '') !== null;
    return (isOwn ? this.#text : this.#named).locate(start, end);
  }

  edit(start: number, end: number, replacement: string): Edit | null {
    return this.#text.edit(start, end, replacement);
  }

  sharedEdit(start: number, end: number, replacement: string): SharedEdit | null {
    return this.#text.sharedEdit(start, end, replacement);
  }
}
