import type { Answer, Look } from './answer.ts';
import type { Command, Format } from './arguments.ts';
import { listCsv, planCsv } from './csv.ts';
import { listJson, planJson } from './json.ts';
import { listMarkdown, planMarkdown } from './markdown.ts';
import { listTable, planTable } from './table.ts';

/** The writers of the formats: each returns the whole text. */
export const FORMATTERS: Readonly<Record<Format, Readonly<Record<Command, (answer: Answer, look: Look) => string>>>> = {
  table: { list: listTable, plan: planTable },
  json: { list: listJson, plan: planJson },
  markdown: { list: listMarkdown, plan: planMarkdown },
  csv: { list: listCsv, plan: planCsv },
};
