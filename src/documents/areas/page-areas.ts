import type { Range } from '../../model/text.ts';
import { Area } from './area.ts';

/**
 * What the template languages put a value in with: ejs, nunjucks, handlebars, vue and Postman, workflows of GitHub,
 * pug, template literals; and what Swift does.
 */
const HOLES =
  /<%[^%]{0,300}%>|\{%[^%]{0,200}%\}|\$?\{\{\{?[^{}]{0,200}\}\}\}?|[#$]\{[^{}]{0,200}\}|\\\([^()\n]{0,200}\)/g;
/** Those that end what a page says under a condition: what follows stands in its place, or behind it. */
const BRANCH = /^(?:<%[-_]?\s*\}|\{%[-+]?\s*(?:else|els?e?if|end)|\{\{~?\s*(?:else\b|\/))/;

/**
 * Reads a stretch of text that is no code as a whole: a page, a document, a comment. What its holes hold is read too,
 * each by itself: `{{ url('/users') }}`.
 *
 * @returns nothing where no slash stands
 */
export function pageAreas(text: string, [start, end]: Range): readonly Area[] {
  const page = text.slice(start, end);
  if (!page.includes('/')) return [];
  const areas: Area[] = [];
  const inside: Area[] = [];
  let pieces: Range[] = [];
  let from = start;
  for (const { index, 0: hole } of page.matchAll(HOLES)) {
    const at = start + index;
    pieces.push([from, at]);
    from = at + hole.length;
    if (BRANCH.test(hole)) {
      areas.push(new Area(text, pieces));
      pieces = [];
    }
    if (hole.includes('/')) inside.push(new Area(text, [[at + 2, from - 1]]));
  }
  pieces.push([from, end]);
  return [...areas, new Area(text, pieces), ...inside];
}
