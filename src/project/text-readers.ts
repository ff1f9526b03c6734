import { findMentions } from '../mentions/find-mentions.ts';
import { opaqueMentions } from '../mentions/opaque-texts.ts';
import type { Mention } from '../model/mention.ts';
import { componentParts } from '../text/component-parts.ts';
import type { Range } from '../model/text.ts';
import type { FileKind } from './file-kinds.ts';
import { verbsSaidIn } from './flowing-texts.ts';
import { documentGuarding, guardingOf, GUARDS_NOTHING, type Guarding } from './guarding.ts';
import { documentTelling, pageTelling, tellingOf, TELLS_NOTHING, type Telling } from './telling.ts';

/** How the text of a file is read, whatever its syntax tree is. */
export interface TextReaders {
  /** The texts that name addresses. */
  readonly mentions: (text: string) => readonly Mention[];
  /** The segments of the texts of code that may hold a verb. */
  readonly saidVerbs: (text: string) => readonly string[];
  /** What it says of requests whatever they ask for. */
  readonly telling: (text: string) => Telling;
  /** How it tells requests apart. */
  readonly guarding: (text: string) => Guarding;
}

const OTHERS: Omit<TextReaders, 'mentions'> = {
  saidVerbs: () => [],
  telling: () => TELLS_NOTHING,
  guarding: () => GUARDS_NOTHING,
};

/**
 * How files of a kind are read.
 *
 * @param file the path of the file
 * @param isWritten whether it is source code that a person wrote
 * @param comments where its comments are, as far as that is known
 */
export function textReaders(
  file: string,
  kind: FileKind,
  isWritten: boolean,
  comments: readonly Range[] | null,
): TextReaders {
  if (kind === 'opaque') return { ...OTHERS, mentions: (text) => opaqueMentions(text, 'foreign') };
  const mentions = (text: string): readonly Mention[] => mentionsIn(text, file, kind, comments);
  if (isWritten) {
    return {
      mentions,
      saidVerbs: (text) => verbsSaidIn(codeOf(text, kind), kind === 'code' ? comments : null),
      telling: (text) => tellingOf(file, codeOf(text, kind)),
      guarding: (text) => guardingOf(file, codeOf(text, kind)),
    };
  }
  if (kind === 'document')
    return {
      ...OTHERS,
      mentions,
      telling: (text) => documentTelling(file, text),
      guarding: (text) => documentGuarding(file, text),
    };
  if (kind === 'view') return { ...OTHERS, mentions, telling: pageTelling };
  // Code that a program wrote is read as what it is, too.
  if (kind === 'code' || kind === 'component')
    return { ...OTHERS, mentions: (text) => [...mentions(text), ...opaqueMentions(text, 'foreign')] };
  return { ...OTHERS, mentions };
}

/** What of a text is source code: of a component, its scripts. */
export function codeOf(text: string, kind: FileKind): string {
  return kind === 'component' ? componentParts(text).script : text;
}

/**
 * The texts that name addresses: in a component those of its scripts, which move with their routes as others do, and
 * those of its page.
 */
function mentionsIn(
  text: string,
  file: string,
  kind: Exclude<FileKind, 'opaque'>,
  comments: readonly Range[] | null,
): readonly Mention[] {
  if (kind !== 'component') return findMentions(text, kind, comments, file);
  const { script, page } = componentParts(text);
  return [...findMentions(script, 'code', comments, file), ...findMentions(page, 'view')];
}
