import { resolve } from 'node:path';
import type { PlanOptions } from '../model/plan-options.ts';
import { Configurations } from '../project/configurations.ts';
import type { ParsingNeed } from '../project/parse-source.ts';
import { isIn } from '../project/root.ts';
import type { Settings } from '../settings.ts';
import { isComponent } from '../text/component-parts.ts';
import type { NamedFile } from './project-of.ts';

/** Which files are linted together. */
export interface Reach {
  /** A key that is the same for all objects with the same answers. */
  readonly key: string;
  /** Whether both files are fixed, as far as is known. */
  readonly covers: (file: string, other: string) => boolean;
  /** Whether ESLint parses a file. `needs` returns what its configuration needs for that: a parser, JSX. */
  readonly parses: (file: string, needs: () => readonly ParsingNeed[]) => boolean;
  /** Whether a document is fixed with the routes that it names. */
  readonly fixesDocument: (file: string) => boolean;
}

/**
 * The options of a plan on which files are fixed, and which are fixed together.
 *
 * @param needsOf what ESLint needs in its configuration to parse a file
 * @param leftOut the file that the project does not include: no request in another file moves with its routes
 */
export function fixingIn(
  { covers, parses, fixesDocument }: Reach,
  needsOf: (file: string) => readonly ParsingNeed[],
  leftOut?: string,
): Pick<PlanOptions, 'areFixedTogether' | 'isFixed' | 'isFixedDocument'> {
  const isFixed = (file: string): boolean => parses(file, () => needsOf(file));
  return {
    isFixed,
    isFixedDocument: fixesDocument,
    areFixedTogether: (file, other) =>
      file === other || (file !== leftOut && covers(file, other) && isFixed(file) && isFixed(other)),
  };
}

/** The reach where nothing limits what is linted. */
export const EVERYTHING: Reach = {
  key: '',
  covers: () => true,
  parses: () => true,
  fixesDocument: () => false,
};

/** A reach limited to the folder in which the linter runs: no file outside is fixed with one in it. */
export function reachBelow({ key, covers, parses, fixesDocument }: Reach, folder: string): Reach {
  return {
    key: `${key} ${folder}`,
    covers: (file, other) => isIn(file, folder) && isIn(other, folder) && covers(file, other),
    parses,
    fixesDocument: (file) => isIn(file, folder) && fixesDocument(file),
  };
}

/**
 * The files that are linted with a file: those below the working directory of ESLint that its configurations apply to.
 * A client outside of that directory, or with a configuration without this plugin, may never be fixed. A setting that
 * names the root of the project states that all of it is linted, except for components, which need a parser of their
 * own.
 *
 * @param splitsComponents whether nothing in a component can be fixed
 */
export function reachOf(
  { filename, physicalFilename, cwd }: NamedFile,
  { project }: Settings,
  splitsComponents = false,
): Reach {
  // A block of code in a document is linted by itself, without the rest of the document.
  const isPart = filename !== physicalFilename;
  const isNamed = typeof project === 'object' && project.root !== undefined;
  const isAnywhere = isNamed || !isIn(resolve(cwd, filename), cwd);
  const configurations = new Configurations(cwd);
  return {
    key: [isAnywhere, isPart, splitsComponents, cwd].join(' '),
    covers: (file, other) =>
      isAnywhere || file === other || (isIn(file, cwd) && isIn(other, cwd) && configurations.cover(file, other)),
    // That ESLint has parsed the linted file does not count: the answer must be the same whichever file is linted.
    parses: (file, needs) =>
      !(isPart && file === filename) &&
      (isComponent(file)
        ? !splitsComponents && configurations.parse(file, needs)
        : isAnywhere || configurations.parse(file, needs)),
    fixesDocument: (file) => isIn(file, cwd) && configurations.fixDocument(file),
  };
}
