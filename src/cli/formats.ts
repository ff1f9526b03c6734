import type { Command, Format } from './arguments.ts';
import { listJson, planJson } from './json.ts';
import { listMarkdown, planMarkdown } from './markdown.ts';
import { listTable, planTable } from './table.ts';
import type { Answer, Look } from './answer.ts';

/** Who writes what: each answers the whole text. */
export const FORMATTERS: Readonly<Record<Format, Readonly<Record<Command, (answer: Answer, look: Look) => string>>>> = {
  table: { list: listTable, plan: planTable },
  json: { list: listJson, plan: planJson },
  markdown: { list: listMarkdown, plan: planMarkdown },
};
