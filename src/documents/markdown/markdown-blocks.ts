import { createRequire } from 'node:module';
import type { Code, Link, Nodes } from 'mdast';
import type { DocumentComment } from '../../model/documented-api.ts';
import type { Range } from '../../model/text.ts';

interface Libraries {
  readonly fromMarkdown: typeof import('mdast-util-from-markdown').fromMarkdown;
  readonly gfmTable: typeof import('micromark-extension-gfm-table').gfmTable;
  readonly gfmTableFromMarkdown: typeof import('mdast-util-gfm-table').gfmTableFromMarkdown;
}

let libraries: Libraries | undefined;

/** Loads the parser of Markdown with the tables of GitHub, when the first document is read. */
function load(): Libraries {
  const require = createRequire(import.meta.url);
  // `require` is typed as any; the types are in the declarations that the libraries ship.
  libraries ??= {
    ...(require('mdast-util-from-markdown') as Pick<Libraries, 'fromMarkdown'>),
    ...(require('micromark-extension-gfm-table') as Pick<Libraries, 'gfmTable'>),
    ...(require('mdast-util-gfm-table') as Pick<Libraries, 'gfmTableFromMarkdown'>),
  };
  return libraries;
}

/** A paragraph, a heading or a row of a table. */
export interface MarkdownBlock {
  /** Where its texts and its code are written, by the cells of a row; a paragraph is one cell. */
  readonly cells: readonly (readonly Range[])[];
}

/** A block of code. */
export interface MarkdownCode {
  /** The first word after the fence, in lower case; empty where there is none. */
  readonly language: string;
  /** Its lines, without the indentation of the block. */
  readonly lines: readonly Range[];
}

/** The content of a Markdown document. */
export interface ReadMarkdown {
  readonly blocks: readonly MarkdownBlock[];
  readonly codes: readonly MarkdownCode[];
  /** Where the addresses of links are written. */
  readonly links: readonly Range[];
  readonly comments: readonly DocumentComment[];
}

/** Reads a document in Markdown (https://github.github.com/gfm/). */
export function readMarkdown(text: string): ReadMarkdown {
  const { fromMarkdown, gfmTable, gfmTableFromMarkdown } = load();
  const root = fromMarkdown(text, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] });
  const [blocks, codes, links]: [MarkdownBlock[], MarkdownCode[], Range[]] = [[], [], []];
  const comments: DocumentComment[] = [];
  const visit = (node: Nodes): void => {
    if (node.type === 'paragraph' || node.type === 'heading') blocks.push({ cells: [leavesOf(node)] });
    else if (node.type === 'tableRow') blocks.push({ cells: node.children.map(leavesOf) });
    else if (node.type === 'code') codes.push(codeOf(node, text));
    else if (node.type === 'link') links.push(...addressOf(node, text));
    else if (node.type === 'html') comments.push(...commentsIn(rangeOf(node), text));
    if ('children' in node) node.children.forEach(visit);
  };
  visit(root);
  return { blocks, codes, links, comments };
}

const OPENING = '<!--';
const CLOSING = '-->';

/** The comments in a range of HTML. */
function* commentsIn([start, end]: Range, text: string): Generator<DocumentComment> {
  let from = text.indexOf(OPENING, start);
  while (from >= 0) {
    const to = text.indexOf(CLOSING, from + OPENING.length) + CLOSING.length;
    if (to < from || to > end) return;
    yield { value: text.slice(from + OPENING.length, to - CLOSING.length), range: [from, to] };
    from = text.indexOf(OPENING, to);
  }
}

/** A tag without attributes. */
const TAG = /^<[\w.-]+>$/;

function rangeOf({ position }: Nodes): Range {
  return [position?.start.offset ?? 0, position?.end.offset ?? 0];
}

/** The ranges of the text and the code in a node, in their order. */
function leavesOf(node: Nodes): readonly Range[] {
  if (node.type === 'text' || node.type === 'inlineCode') return [rangeOf(node)];
  if (!('children' in node)) return [];
  const leaves: Range[] = [];
  for (const child of node.children) {
    const [last, range] = [leaves.at(-1), rangeOf(child)];
    // What looks like a tag may be a parameter: `/users/<id>`.
    if (child.type === 'html' && TAG.test(child.value) && last?.[1] === range[0]) leaves.push([last[0], range[1]]);
    else leaves.push(...leavesOf(child));
  }
  return leaves.filter(([start], at) => leaves[at + 1]?.[0] !== start);
}

function codeOf(code: Code, text: string): MarkdownCode {
  const [start, end] = rangeOf(code);
  const values = code.value.split(/\r?\n/);
  const lines: Range[] = [];
  let at = start;
  // The text has the same lines as the value of the fence, after an indentation or the markers of a quote.
  for (const line of text.slice(start, end).split('\n')) {
    const value = values[lines.length];
    const written = line.replace(/\r$/, '');
    if (at > start && value !== undefined && written.endsWith(value))
      lines.push([at + written.length - value.length, at + written.length]);
    at += line.length + 1;
  }
  return { language: code.lang?.toLowerCase() ?? '', lines: lines.length === values.length ? lines : [] };
}

/** The range of the address of a link; empty where it is written with escapes. */
function addressOf(link: Link, text: string): readonly Range[] {
  const [start, end] = rangeOf(link);
  const last = link.children.at(-1);
  const from = last ? rangeOf(last)[1] : start;
  const before = /^\]\(\s*<?/.exec(text.slice(from, end))?.[0].length ?? 0;
  const address: Range = [from + before, from + before + link.url.length];
  return before > 0 && text.slice(...address) === link.url ? [address] : [];
}
