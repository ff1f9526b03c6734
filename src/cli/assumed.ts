import { resolve } from 'node:path';
import { EVERYTHING, reachOf } from '../reporting/lint-coverage.ts';
import { isComponent } from '../text/component-parts.ts';
import type { AroundFolder } from './command-answer.ts';
import type { Choice } from './choice.ts';
import type { Inventory } from './listed-route.ts';
import { shown, type Around } from './target.ts';

/** The project that a folder is a part of, as messages name it. */
export function aroundFolder({ root, runsIn }: Around): AroundFolder {
  return { folder: shown(root), runsIn: runsIn === root ? null : shown(runsIn) };
}

/**
 * The files whose requests move although, as far as can be seen, no configuration of ESLint lints them together with
 * the routes that they call. Where no configuration is named, all files count as linted.
 *
 * @param folder what the files are named from
 * @param runsIn where ESLint is assumed to run
 */
export function assumedFiles(
  { routes }: Inventory,
  { reach, settings }: Pick<Choice, 'reach' | 'settings'>,
  folder: string,
  runsIn: string,
): readonly string[] {
  if (reach !== EVERYTHING) return [];
  const here = reachOf({ filename: folder, physicalFilename: folder, cwd: runsIn }, settings);
  const isLinted = (file: string, route: string): boolean =>
    here.covers(route, file) && (!isComponent(file) || here.parses(file, () => []));
  const calls = routes.flatMap((route) => route.callers.map(({ file }) => ({ file, route: route.file })));
  const files = calls.filter(({ file, route }) => !isLinted(resolve(folder, file), resolve(folder, route)));
  return [...new Set(files.map(({ file }) => file))].sort();
}
