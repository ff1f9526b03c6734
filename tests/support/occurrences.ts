import { commentMentions } from '../../src/documents/find-mentions.ts';
import { occurrencesIn } from '../../src/facts/occurrences.ts';
import type { Mention } from '../../src/model/mention.ts';
import { parseSource } from '../../src/project/parse-source.ts';
import { lowerModule } from '../../src/values/lower.ts';

/** The texts of a piece of TypeScript, or of JavaScript, that name addresses, in the order of the source. */
export function occurrencesOf(source: string): readonly Mention[] {
  const parsed = parseSource('file.tsx', source) ?? parseSource('file.js', source);
  if (!parsed) throw new Error('The source has syntax errors.');
  const comments = parsed.comments.map(({ range }) => range);
  const { mentions } = occurrencesIn(lowerModule(parsed.ast, parsed.text), parsed.text);
  return [...mentions, ...commentMentions(parsed.text, comments)].sort((a, b) => a.range[0] - b.range[0]);
}
