import type { Range } from '../../model/text.ts';

/**
 * The tags of template languages: ejs, nunjucks, handlebars, vue and Postman, workflows of GitHub, pug, template
 * literals; and the interpolation of Swift.
 */
const TAGS = new RegExp(
  [
    String.raw`<%(?:[^%]|%(?!>)){0,300}%>|\{%[^%]{0,200}%\}|\$?\{\{\{?[^{}]{0,200}\}\}\}?`,
    String.raw`[#$]\{[^{}]{0,200}\}|\\\([^()\n]{0,200}\)`,
  ].join('|'),
  'g',
);

/** Tags that end a conditional part of a page, or begin its alternative. */
const BRANCH = /^(?:<%[-_]?\s*\}|\{%[-+]?\s*(?:else|els?e?if|end)|\{\{~?\s*(?:else\b|\/))/;

/** Tags that insert a value, and are no condition, no loop, no partial and no comment. */
const VALUE = /^(?:<%[-=]|\{\{(?!~?\s*(?:[#/^>!]|else\b))|[#$]\{)/;

/** The delimiters of a tag. */
const MARKS = /^(?:<%[-=]|\$?\{\{\{?[~&-]?|[#$]\{)\s*|\s*(?:[-_]?%>|[~-]?\}\}?\}?)$/g;

/** Tags without output of their own: conditions, loops, assignments and comments. */
const STATEMENT = /^(?:<%(?![-=~])|\{%|\{\{(?:~?\s*(?:[#/^]|else\b)|!))/;

/** A name with members, an index or a call, and filters after it: `user.id`, `String(user._id)`, `id | safe`. */
const PLAIN = /^(?:[\w$@.[\]()/]|\?\.)+(?:\s*\|\s*\w+)*;?$/;

/** A tag of a template language in a page. */
export interface TemplateTag {
  readonly range: Range;
  readonly text: string;
  /** Whether the tag ends a conditional part or begins its alternative. */
  readonly isBranch: boolean;
}

/** Finds the tags of template languages in a text. */
export function* templateTags(text: string): Generator<TemplateTag> {
  for (const { index, 0: tag } of text.matchAll(TAGS))
    yield { range: [index, index + tag.length], text: tag, isBranch: BRANCH.test(tag) };
}

/**
 * Whether a tag inserts one value, and no text of the template: `<%= user.id %>`, and not `<%= isNew ? 'a' : 'b' %>`.
 */
export function isPlainValue({ text }: TemplateTag): boolean {
  return VALUE.test(text) && PLAIN.test(text.replaceAll(MARKS, ''));
}

/** Whether a tag has no output of its own: `<% if (all) { %>`, `{{#if all}}`, `{% endif %}`. */
export function isStatement({ text }: TemplateTag): boolean {
  return STATEMENT.test(text);
}
