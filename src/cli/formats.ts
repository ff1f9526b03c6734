import type { Answer, Appearance } from './command-answer.ts';
import type { Format, ShowingCommand } from './arguments.ts';
import { explainTable } from './explain.ts';
import { listCsv, planCsv } from './csv.ts';
import { listJson, planJson } from './json.ts';
import { listMarkdown, planMarkdown } from './markdown.ts';
import { planHtml } from './page/page.ts';
import { listTable, planTable } from './text-tables.ts';

/** Writes an answer: the whole text. */
type Writer = (answer: Answer, look: Appearance) => string;

/** The writers of the formats; null where a format does not show a command. */
export const FORMATTERS: Readonly<Record<Format, Readonly<Record<ShowingCommand, Writer | null>>>> = {
  table: { list: listTable, plan: planTable, explain: explainTable },
  json: { list: listJson, plan: planJson, explain: null },
  markdown: { list: listMarkdown, plan: planMarkdown, explain: null },
  csv: { list: listCsv, plan: planCsv, explain: null },
  html: { list: null, plan: planHtml, explain: null },
};
