import { commentMentions, findMentions } from '../documents/find-mentions.ts';
import { opaqueMentions } from '../documents/opaque-texts.ts';
import { NAMES_NOTHING, occurrencesIn, type Occurrences } from '../facts/occurrences.ts';
import type { Mention } from '../model/mention.ts';
import { componentParts } from '../text/component-parts.ts';
import type { Range } from '../model/text.ts';
import type { FileKind } from './file-kinds.ts';
import { documentGuarding, GUARDS_NOTHING, type Guarding } from './guarding.ts';
import { documentSignals, pageSignals, sourceSignals, NO_SIGNALS, type RequestSignals } from './request-signals.ts';
import type { ModuleTerms } from '../values/module-terms.ts';

/** The functions that read the text of a file of some kind. */
export interface TextReaders {
  /** Reads the texts that name addresses or are parts of them; from the terms where source code was parsed. */
  readonly texts: (text: string, code: LoweredCode | null) => Occurrences;
  /** Reads what the file shows about requests in general, whatever their addresses. */
  readonly telling: (text: string) => RequestSignals;
  /** Reads how the file distinguishes requests. */
  readonly guarding: (text: string) => Guarding;
}

/** Source code that was parsed and lowered. */
export interface LoweredCode {
  readonly terms: ModuleTerms;
  readonly text: string;
  readonly comments: readonly Range[];
}

const OTHERS: Omit<TextReaders, 'texts'> = {
  telling: () => NO_SIGNALS,
  guarding: () => GUARDS_NOTHING,
};

/**
 * Returns the readers for a file.
 *
 * @param file the path of the file
 * @param isWritten whether it is source code that the project's authors wrote
 */
export function textReaders(file: string, kind: FileKind, isWritten: boolean): TextReaders {
  if (kind === 'opaque') return { ...OTHERS, texts: (text) => named(opaqueMentions(text, 'foreign')) };
  if (isWritten) {
    return {
      texts: (text, code) => codeTexts(text, kind, code),
      telling: (text) => sourceSignals(file, codeOf(text, kind)),
      guarding: OTHERS.guarding,
    };
  }
  // Code that a program wrote, or the authors of a library, is a document of an unknown format.
  if (kind === 'code' || kind === 'component')
    return { ...OTHERS, texts: (text) => named(opaqueMentions(text, 'foreign')) };
  const texts = (text: string): Occurrences => named(findMentions(text, kind, file));
  // A text file may list addresses for programs, but does not show how requests are treated.
  if (kind === 'document' && !file.endsWith('.txt'))
    return {
      ...OTHERS,
      texts,
      telling: (text) => documentSignals(file, text),
      guarding: (text) => documentGuarding(file, text),
    };
  if (kind === 'view') return { ...OTHERS, texts, telling: pageSignals };
  return { ...OTHERS, texts };
}

/** The source code in a text: of a component, its scripts. */
export function codeOf(text: string, kind: FileKind): string {
  return kind === 'component' ? componentParts(text).script : text;
}

/**
 * The texts of source code that name addresses: in a component those of its scripts, which move with their routes as
 * others do, and those of its page. Code that cannot be parsed is read like a document of an unknown format.
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
