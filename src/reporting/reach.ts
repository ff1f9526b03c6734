import { resolve } from 'node:path';
import type { PlanOptions } from '../model/plan-options.ts';
import { Configurations } from '../project/configurations.ts';
import type { ParsingNeed } from '../project/parse-source.ts';
import { isIn } from '../project/root.ts';
import type { Settings } from '../settings.ts';
import { isComponent } from '../text/component-parts.ts';
import type { NamedFile } from './project-of.ts';

/** Which files are linted with each other. */
export interface Reach {
  /** The same for all that specify the same. */
  readonly key: string;
  /** Whether both files are fixed, as far as one can tell. */
  readonly covers: (file: string, other: string) => boolean;
  /** Whether ESLint parses a file that needs something to be. */
  readonly parses: (file: string, needs: () => readonly ParsingNeed[]) => boolean;
  /** Whether a document is fixed with the routes that it names. */
  readonly fixesDocument: (file: string) => boolean;
}

/**
 * Which files the plan may take for fixed, and for fixed together.
 *
 * @param needsOf what ESLint needs to be told to parse a file
 * @param leftOut the file whose routes no other one knows of, so that no request elsewhere moves with them
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

/** Where nothing specifies what is linted. */
export const EVERYTHING: Reach = {
  key: '',
  covers: () => true,
  parses: () => true,
  fixesDocument: () => false,
};

/** The same where the linter runs in a folder: nothing outside is fixed with what is in it. */
export function reachBelow({ key, covers, parses, fixesDocument }: Reach, folder: string): Reach {
  return {
    key: `${key} ${folder}`,
    covers: (file, other) => isIn(file, folder) && isIn(other, folder) && covers(file, other),
    parses,
    fixesDocument: (file) => isIn(file, folder) && fixesDocument(file),
  };
}

/**
 * The files that are linted with a file: those below the working folder of ESLint that the configurations there speak
 * of. A client next to the folder, or with a configuration of its own without this plugin, may be fixed by no one. Who
 * names the root of the project states that all of it is linted, but for components: these need a parser of their own.
 *
 * @param splitsComponents whether nothing in a component can be fixed
 */
export function reachOf(
  { filename, physicalFilename, cwd }: NamedFile,
  { project }: Settings,
  splitsComponents = false,
): Reach {
  // Of a block of code in a document no one sees what else the document specifies.
  const isPart = filename !== physicalFilename;
  const isNamed = typeof project === 'object' && project.root !== undefined;
  const isAnywhere = isNamed || !isIn(resolve(cwd, filename), cwd);
  const configurations = new Configurations(cwd);
  return {
    key: [isAnywhere, isPart, splitsComponents, cwd].join(' '),
    covers: (file, other) =>
      isAnywhere || file === other || (isIn(file, cwd) && isIn(other, cwd) && configurations.cover(file, other)),
    // How ESLint parsed the file that is linted specifies nothing here: all files have to answer alike.
    parses: (file, needs) =>
      !(isPart && file === filename) &&
      (isComponent(file)
        ? !splitsComponents && configurations.parse(file, needs)
        : isAnywhere || configurations.parse(file, needs)),
    fixesDocument: (file) => isIn(file, cwd) && configurations.fixDocument(file),
  };
}
