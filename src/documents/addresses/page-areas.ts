import type { Range } from '../../model/text.ts';
import { HoledText } from '../../text/source-texts.ts';
import { templateTags, type TemplateTag } from '../pages/template-tags.ts';
import { splitAddresses, type Area } from './split-addresses.ts';

/**
 * Splits text that is not parsed as code (a page, a document, a comment) into the areas in which addresses are looked
 * for. The content of a hole is an area of its own (`{{ url('/users') }}`), and so is each address that statements of a
 * template split.
 *
 * @returns an empty list where the text has no slash
 */
export function pageAreas(text: string, [start, end]: Range): readonly Area[] {
  const page = text.slice(start, end);
  if (!page.includes('/')) return [];
  const areas: HoledText[] = [];
  const inside: HoledText[] = [];
  const tags: TemplateTag[] = [];
  let pieces: Range[] = [];
  let from = start;
  for (const { range, text: tag, isBranch } of templateTags(page)) {
    const own: Range = [start + range[0], start + range[1]];
    tags.push({ range: own, text: tag, isBranch });
    pieces.push([from, own[0]]);
    from = own[1];
    if (isBranch) {
      areas.push(new HoledText(text, pieces));
      pieces = [];
    }
    if (tag.includes('/')) inside.push(new HoledText(text, [[own[0] + 2, from - 1]]));
  }
  pieces.push([from, end]);
  return [...areas, new HoledText(text, pieces), ...inside, ...splitAddresses(text, tags, [start, end])];
}
