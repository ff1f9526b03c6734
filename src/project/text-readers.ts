import { commentMentions, findMentions } from '../documents/find-mentions.ts';
import { opaqueMentions } from '../documents/opaque-texts.ts';
import { NAMES_NOTHING, occurrencesIn, type Occurrences } from '../facts/occurrences.ts';
import type { Mention } from '../model/mention.ts';
import { componentParts } from '../text/component-parts.ts';
import type { Range } from '../model/text.ts';
import type { ModuleTerms } from '../values/terms.ts';
import type { FileKind } from './file-kinds.ts';
import { documentGuarding, GUARDS_NOTHING, type Guarding } from './guarding.ts';
import { documentTelling, pageTelling, tellingOf, TELLS_NOTHING, type Telling } from './telling.ts';

/** How the text of a file is read, whatever its syntax tree is. */
export interface TextReaders {
  /** What its texts are to addresses; of source code that was parsed as its terms specify them. */
  readonly texts: (text: string, code: LoweredCode | null) => Occurrences;
  /** What it states about requests whatever they ask for. */
  readonly telling: (text: string) => Telling;
  /** How it tells requests apart. */
  readonly guarding: (text: string) => Guarding;
}

/** Source code that was parsed and lowered. */
export interface LoweredCode {
  readonly terms: ModuleTerms;
  readonly text: string;
  readonly comments: readonly Range[];
}

const OTHERS: Omit<TextReaders, 'texts'> = {
  telling: () => TELLS_NOTHING,
  guarding: () => GUARDS_NOTHING,
};

/**
 * How files of a kind are read.
 *
 * @param file the path of the file
 * @param isWritten whether it is source code that a person wrote
 */
export function textReaders(file: string, kind: FileKind, isWritten: boolean): TextReaders {
  if (kind === 'opaque') return { ...OTHERS, texts: (text) => named(opaqueMentions(text, 'foreign')) };
  if (isWritten) {
    return {
      texts: (text, code) => codeTexts(text, kind, code),
      telling: (text) => tellingOf(file, codeOf(text, kind)),
      guarding: OTHERS.guarding,
    };
  }
  // Code that a program wrote is a document of an unknown format.
  if (kind === 'code' || kind === 'component')
    return { ...OTHERS, texts: (text) => named(opaqueMentions(text, 'foreign')) };
  const texts = (text: string): Occurrences => named(findMentions(text, kind, file));
  // Lists of addresses for programs state nothing about what is done with these.
  if (kind === 'document' && !file.endsWith('.txt'))
    return {
      ...OTHERS,
      texts,
      telling: (text) => documentTelling(file, text),
      guarding: (text) => documentGuarding(file, text),
    };
  if (kind === 'view') return { ...OTHERS, texts, telling: pageTelling };
  return { ...OTHERS, texts };
}

/** What of a text is source code: of a component, its scripts. */
export function codeOf(text: string, kind: FileKind): string {
  return kind === 'component' ? componentParts(text).script : text;
}

/**
 * The texts of source code that name addresses: in a component those of its scripts, which move with their routes as
 * others do, and those of its page. What cannot be parsed is a document of an unknown format.
 */
function codeTexts(text: string, kind: FileKind, code: LoweredCode | null): Occurrences {
  if (!code) return named(opaqueMentions(text, 'foreign'));
  const own = occurrencesIn(code.terms, code.text);
  const page = kind === 'component' ? findMentions(componentParts(text).page, 'view') : [];
  return { ...own, mentions: [...own.mentions, ...commentMentions(code.text, code.comments), ...page] };
}

/** A document with nothing but what it names. */
function named(mentions: readonly Mention[]): Occurrences {
  return { ...NAMES_NOTHING, mentions };
}
