/** A string of JSON, or a comment that JSON5 and files of settings have next to it. */
const STRING_OR_COMMENT = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|\/\/[^\n]*|\/\*[^]*?(?:\*\/|$)/g;

/** What a template fills in: of Helm, Jinja and Mustache. */
const TEMPLATE = /\{\{[^{}\n]{0,500}\}\}|\{%[^{}\n]{0,500}%\}/g;

/** A text with blanks in the place of its comments: all else stays where it is. */
export function withoutComments(text: string): string {
  return text.replaceAll(STRING_OR_COMMENT, (found) => (found.startsWith('/') ? blanks(found) : found));
}

/** A text with blanks in the place of what a template fills in. */
export function withoutTemplates(text: string): string {
  return text.replaceAll(TEMPLATE, blanks);
}

function blanks(text: string): string {
  return text.replaceAll(/[^\n]/g, ' ');
}
