import type { Range } from '../../model/text.ts';
import { HoledText } from '../../text/holed-text.ts';
import { templateTags } from '../pages/template-tags.ts';

/**
 * Reads a stretch of text that is no code as a whole: a page, a document, a comment. What its holes hold is read too,
 * each by itself: `{{ url('/users') }}`.
 *
 * @returns nothing where no slash stands
 */
export function pageAreas(text: string, [start, end]: Range): readonly HoledText[] {
  const page = text.slice(start, end);
  if (!page.includes('/')) return [];
  const areas: HoledText[] = [];
  const inside: HoledText[] = [];
  let pieces: Range[] = [];
  let from = start;
  for (const { range, text: tag, isBranch } of templateTags(page)) {
    pieces.push([from, start + range[0]]);
    from = start + range[1];
    if (isBranch) {
      areas.push(new HoledText(text, pieces));
      pieces = [];
    }
    if (tag.includes('/')) inside.push(new HoledText(text, [[start + range[0] + 2, from - 1]]));
  }
  pieces.push([from, end]);
  return [...areas, new HoledText(text, pieces), ...inside];
}
