import type { Range } from '../../model/text.ts';

/**
 * What the template languages put a value in with: ejs, nunjucks, handlebars, vue and Postman, workflows of GitHub,
 * pug, template literals; and what Swift does.
 */
const TAGS = new RegExp(
  [
    String.raw`<%(?:[^%]|%(?!>)){0,300}%>|\{%[^%]{0,200}%\}|\$?\{\{\{?[^{}]{0,200}\}\}\}?`,
    String.raw`[#$]\{[^{}]{0,200}\}|\\\([^()\n]{0,200}\)`,
  ].join('|'),
  'g',
);

/** Tags that end what a page specifies under a condition: what follows is specified instead, or after it. */
const BRANCH = /^(?:<%[-_]?\s*\}|\{%[-+]?\s*(?:else|els?e?if|end)|\{\{~?\s*(?:else\b|\/))/;

/** Tags that put a value in, and are no condition, no loop, no part and no comment. */
const VALUE = /^(?:<%[-=]|\{\{(?!~?\s*(?:[#/^>!]|else\b))|[#$]\{)/;

/** The marks around what a tag holds. */
const MARKS = /^(?:<%[-=]|\$?\{\{\{?[~&-]?|[#$]\{)\s*|\s*(?:[-_]?%>|[~-]?\}\}?\}?)$/g;

/** Tags that write nothing themselves: conditions, loops, assignments and comments. */
const STATEMENT = /^(?:<%(?![-=~])|\{%|\{\{(?:~?\s*(?:[#/^]|else\b)|!))/;

/**
 * A name with members, an index or a call, which filters may be applied to: `user.id`, `String(user._id)`, `id | safe`.
 */
const PLAIN = /^(?:[\w$@.[\]()/]|\?\.)+(?:\s*\|\s*\w+)*;?$/;

/** A tag of a template language in a page. */
export interface TemplateTag {
  readonly range: Range;
  readonly text: string;
  /** Whether what follows is specified instead of what is before it, or after that. */
  readonly isBranch: boolean;
}

/** Finds the tags of template languages in a text. */
export function* templateTags(text: string): Generator<TemplateTag> {
  for (const { index, 0: tag } of text.matchAll(TAGS))
    yield { range: [index, index + tag.length], text: tag, isBranch: BRANCH.test(tag) };
}

/**
 * Whether a tag puts one value in that is no text of the page: `<%= user.id %>`, and not `<%= isNew ? 'a' : 'b' %>`.
 */
export function isPlainValue({ text }: TemplateTag): boolean {
  return VALUE.test(text) && PLAIN.test(text.replaceAll(MARKS, ''));
}

/** Whether a tag writes nothing itself: `<% if (all) { %>`, `{{#if all}}`, `{% endif %}`. */
export function isStatement({ text }: TemplateTag): boolean {
  return STATEMENT.test(text);
}
