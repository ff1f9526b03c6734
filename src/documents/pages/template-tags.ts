import type { Range } from '../../model/text.ts';
import { firstIndex } from '../../text/sorted.ts';

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

/**
 * The beginnings and ends of comments: of EJS, Handlebars, Edge, Nunjucks and Twig, Liquid. They may contain tags. A
 * blank tells some from what else pages contain: `{{--count}}` of Vue, `@media print {#menu { … }}` of CSS.
 */
const COMMENTS = [
  { open: '<%#', close: /%>/g },
  { open: String.raw`\{\{~?!--|\{\{--\s`, close: /--~?\}\}/g },
  { open: String.raw`\{\{~?!`, close: /\}\}/g },
  { open: String.raw`(?<!\{)\{#-?\s`, close: /#\}/g },
  { open: String.raw`\{%-?\s{0,9}comment\s{0,9}-?%\}`, close: /\{%-?\s{0,9}endcomment\s{0,9}-?%\}/g },
] as const;
const OPENING = new RegExp(COMMENTS.map(({ open }) => `(${open})`).join('|'), 'g');

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

/** Finds the comments of template languages in a text, in time in proportion to it. */
export function* templateComments(text: string): Generator<TemplateTag> {
  const openings = [...text.matchAll(OPENING)];
  if (openings.length === 0) return;
  const ends = COMMENTS.map(({ close }) => [...text.matchAll(close)]);
  let at = 0;
  for (const { index, 0: mark, ...groups } of openings) {
    if (index < at) continue;
    const own = ends[COMMENTS.findIndex((_each, kind) => groups[kind + 1] !== undefined)] ?? [];
    const last = own[firstIndex(own, (each) => each.index >= index + mark.length)];
    if (!last) continue;
    at = last.index + last[0].length;
    yield { range: [index, at], text: text.slice(index, at), isBranch: false };
  }
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
