import type { DocumentComment } from '../../model/documented-api.ts';
import { isCommentedJson, STRING_OR_COMMENT, yaml } from './yaml.ts';

/** The tokens of the YAML lexer without a text of their own: a document, the end of a flow map, a plain scalar. */
const MARKS: ReadonlySet<string> = new Set(['\u0002', '\u0018', '\u001F']);
const SCALAR = '\u001F';

/** The comments of a text in YAML, or in JSON with comments, in their order. */
export function dataComments(text: string): readonly DocumentComment[] {
  if (isCommentedJson(text)) return jsonComments(text);
  return text.includes('#') ? yamlComments(text) : [];
}

function yamlComments(text: string): readonly DocumentComment[] {
  const { Lexer } = yaml();
  const found: DocumentComment[] = [];
  let at = 0;
  let last = '';
  for (const token of new Lexer().lex(text)) {
    if (!MARKS.has(token)) {
      // A plain scalar and the lines of a block may begin with the same character.
      if (last !== SCALAR && token.startsWith('#'))
        found.push({ value: token.slice(1), range: [at, at + token.length] });
      at += token.length;
    }
    last = token;
  }
  return found;
}

function jsonComments(text: string): readonly DocumentComment[] {
  return [...text.matchAll(STRING_OR_COMMENT)].flatMap(({ index, 0: written }) =>
    written.startsWith('/')
      ? [{ value: written.slice(2).replace(/\*\/$/, ''), range: [index, index + written.length] as const }]
      : [],
  );
}
