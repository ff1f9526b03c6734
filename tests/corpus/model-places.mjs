import { summariseParsed } from '../../dist/project/summarise.js';
import { readDirectives } from '../../dist/project/directives.js';
import { createFileViews } from '../../dist/project/view.js';

/** @typedef {readonly [start: number, end: number]} Range */

/**
 * Where a file says something of routes, as the plugin reads it: registrations with their paths and methods, requests,
 * comments that name an endpoint, and comments that switch rules off.
 *
 * @param {import('eslint').SourceCode} sourceCode
 * @param {string} file
 * @returns {readonly Range[]}
 */
export function modelPlaces(sourceCode, file) {
  const { ast, scopeManager, text, visitorKeys } = sourceCode;
  const comments = sourceCode.getAllComments();
  const summary = summariseParsed(file, { ast, scopeManager, text, visitorKeys, comments }, text);
  const routers = summary.module?.routers ?? [];
  const entries = [...routers, ...(summary.module?.exports.lists ?? [])].flatMap((router) => router.entries);
  const { requests, comments: addresses } = createFileViews(summary).evaluated.callersIn(file);
  const directives = readDirectives(comments, (offset) => sourceCode.getLocFromIndex(offset).line);
  return [
    ...entries.map(({ range }) => range),
    ...entries.flatMap((entry) =>
      entry.kind === 'route'
        ? [entry.pathRange, ...placesOf(entry.path), ...entry.methods.map(({ range }) => range)]
        : placesOf(entry.prefix ?? null),
    ),
    ...requests.flatMap(({ range, url }) => [range, ...placesOf(url)]),
    ...addresses.map(({ range }) => range),
    ...directives.map(({ range }) => range),
  ];
}

/** The place of a text, which may stand apart from where it is used. */
function placesOf(text) {
  return text ? [text.locate(0, text.value.length)] : [];
}
