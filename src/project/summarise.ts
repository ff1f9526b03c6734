import { isPending } from '../documents/word-mentions.ts';
import type { Mention } from '../model/mention.ts';
import type { RegistrarSetting } from '../model/registrar-setting.ts';
import { isComponent } from '../text/component-parts.ts';
import type { DocumentFileKind, FileKind } from './file-kinds.ts';
import { textAgain } from './file-text.ts';
import { parseSource } from './parse-source.ts';
import type { Parsed } from './source-module.ts';
import { overlaps } from '../text/ranges.ts';
import { FileSummary } from './summary.ts';

/** Whether one of the mentions names the same address at the same place as a given one. */
export function isAmong({ range, segments }: Mention, mentions: readonly Mention[]): boolean {
  const path = segments.join('/');
  return mentions.some((each) => !isPending(each) && overlaps(each.range, range) && each.segments.join('/') === path);
}

/** Summarises a file that is read from the disk. */
export function summarise(
  file: string,
  kind: FileKind,
  text: string,
  registrars: readonly RegistrarSetting[] = [],
): FileSummary {
  const again = (): Parsed | null => reread(file, summary.digest, registrars);
  const summary: FileSummary = new FileSummary(file, kind, text, again, registrars);
  if (summary.declares) summary.readRoutes(parsedWith(parseSource(file, text), registrars));
  else summary.settle();
  return summary;
}

/**
 * Summarises a file that is parsed already.
 *
 * @param text the whole text: of a component, only the scripts were parsed
 */
export function summariseParsed(file: string, parsed: Parsed, text: string): FileSummary {
  return new FileSummary(
    file,
    isComponent(file) ? 'component' : 'code',
    text,
    () => parsed,
    parsed.registrars,
    parsed.needs,
  );
}

/** Summarises a document whose text differs from the disk: the summary stores it. */
export function summariseDocument(file: string, kind: DocumentFileKind, text: string): FileSummary {
  return new FileSummary(file, kind, text, () => null);
}

/** Parses a file of the disk again; null where its text has changed. */
export function reread(file: string, digest: string, registrars: readonly RegistrarSetting[]): Parsed | null {
  const text = textAgain(file, digest);
  return text === null ? null : parsedWith(parseSource(file, text), registrars);
}

function parsedWith(parsed: Parsed | null, registrars: readonly RegistrarSetting[]): Parsed | null {
  return parsed && { ...parsed, registrars };
}
