import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { readSettings, type Settings, SETTINGS_KEY } from '../settings.ts';

/**
 * Reads a property of the context that ESLint passes to a rule. ESLint makes one object a file the prototype of all
 * contexts, so that each of them is new to the engine, which looks up what is read by name in its slowest way; a
 * reflected read costs as little as one of any object.
 *
 * @returns what `context[key]` is
 */
export function readContext<Context extends object, Key extends keyof Context>(
  context: Context,
  key: Key,
): Context[Key] {
  return Reflect.get(context, key);
}

/** The roots that were found to be folders: files of several configurations take turns. */
const found = new Set<string>();

/** The settings of the last rule: a configuration passes the same object to all rules and files. */
let last: { readonly all: object; readonly cwd: string; readonly settings: Settings } | null = null;

/**
 * The settings that ESLint passes to a rule.
 *
 * @throws TypeError for what is wrong in them, and for a root of the project that is no folder
 */
export function settingsOf(context: {
  readonly settings: Readonly<Record<string, unknown>>;
  readonly cwd: string;
}): Settings {
  const all = readContext(context, 'settings');
  const cwd = readContext(context, 'cwd');
  if (last?.all === all && last.cwd === cwd) return last.settings;
  const settings = readSettings(all);
  checkRoot(settings, cwd);
  last = { all, cwd, settings };
  return settings;
}

/**
 * Makes sure that the root of the project is a folder where the user names one: without its files nothing would prevent
 * the rewrite of a route.
 *
 * @param cwd the folder that the root is relative to
 */
function checkRoot({ project }: Settings, cwd: string): void {
  if (typeof project !== 'object' || project.root === undefined) return;
  const root = resolve(cwd, project.root);
  if (found.has(root)) return;
  if (!statSync(root, { throwIfNoEntry: false })?.isDirectory())
    throw new TypeError(`settings['${SETTINGS_KEY}'].project.root must be a folder, and '${root}' is none.`);
  found.add(root);
}
