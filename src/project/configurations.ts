import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isIn } from './root.ts';

/** What ESLint takes for a configuration: https://eslint.org/docs/latest/use/configure/configuration-files */
const NAMES = ['js', 'mjs', 'cjs', 'ts', 'mts', 'cts'].map((extension) => `eslint.config.${extension}`);

/** The part of the plugin's name that every configuration says which runs it and does not take it from elsewhere. */
const PLUGIN = 'restful-routes';

/** The configurations of ESLint below a folder, where folders have some of their own. ESLint 10 takes the nearest one above a file. */
export class Configurations {
  readonly #top: string;
  readonly #nearest = new Map<string, string | null>();

  /** @param top an absolute path: what stands above it holds for all files below */
  constructor(top: string) {
    this.#top = top;
  }

  /** Whether one configuration holds for two files, or both of theirs run this plugin. */
  agreeOn(file: string, other: string): boolean {
    const [one, two] = [this.#nearestTo(dirname(file)), this.#nearestTo(dirname(other))];
    return one === two || [one, two].every((path) => path === null || runsPlugin(path));
  }

  #nearestTo(folder: string): string | null {
    if (!isIn(folder, this.#top)) return null;
    const known = this.#nearest.get(folder);
    if (known !== undefined) return known;
    const found = NAMES.map((name) => join(folder, name)).find((path) => existsSync(path)) ?? this.#nearestTo(dirname(folder));
    this.#nearest.set(folder, found);
    return found;
  }
}

function runsPlugin(path: string): boolean {
  try {
    return readFileSync(path, 'utf8').includes(PLUGIN);
  } catch {
    return false;
  }
}
