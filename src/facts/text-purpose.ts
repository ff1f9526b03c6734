import type { Term } from '../values/terms.ts';
import type { CodeText, Purpose } from './code-text.ts';
import { setOf } from './name-sets.ts';
import { namesOf } from './term-names.ts';
import type { ModuleTerms } from '../values/module-terms.ts';

/** Functions that load or mock modules, by the first or the last name in their access path: `vi` of `vi.mock`. */
const LOADERS = setOf('require import jest vi vitest proxyquire esmock rewire importActual importOriginal');

/** What takes names of files: functions, by their name, its beginning and end, or their module; and keys of options. */
const FILE_FUNCTIONS = setOf(
  'unlink pathExists mkdir mkdirp rimraf watch openAsBlob glob globby fork spawn exec static mock mockModule Worker',
);
const FILE_BEGINNINGS = ['read', 'write', 'append', 'copy', 'createRead', 'createWrite', 'load', 'require', 'glob'];
const FILE_ENDS = ['File', 'Dir', 'dir', 'Json', 'Yaml', 'Text', 'Sync', 'Stream', 'Module', 'Config', 'Schema', 'Env'];
const FILE_MODULES = setOf('path posix win32 fs fsp fse fsPromises promises');
const FILE_KEYS = setOf(
  'entry entries entities migration migrations main module types typings file files filename dir dirs directory ' +
    'folder root rootDir outDir outFile cwd include exclude input output schema script preset plugin plugins config ' +
    'configFile tsconfig project extends loadChildren component glob alias',
);
/** Expressions for the place of a file or of the package. */
const FILE_PLACES = setOf(
  '__dirname __filename import.meta.dirname import.meta.filename import.meta.url process.cwd workspaceRoot',
);

/** Functions that take the name of a view, an action or a key, and an address only with a slash at its beginning. */
const NAMING_FUNCTIONS = setOf(
  'render renderFile view include partial layout extends sendFile block createAction createAsyncThunk ' +
    'createSelector dispatch commit getItem setItem t env resolve join',
);
const NAMING_KEYS = setOf('type layout name template view templateUrl');
/** Keys of texts that users see. */
const SHOWN_KEYS = setOf('title label alt placeholder tooltip caption heading');

/** Functions that take the title of a test, and names of loggers. */
const TEST_FUNCTIONS = setOf('describe context suite it test specify');
const LOGS = setOf('console log logger');

/** Finds out the purposes of the texts of a file. */
export class Purposes {
  readonly module: ModuleTerms;

  constructor(module: ModuleTerms) {
    this.module = module;
  }

  /** Whether a text is the name of a module or a file that is loaded. */
  isLoaded(purpose: Purpose): boolean {
    if (purpose.kind !== 'argument' || isOfCall(purpose.call.callee)) return false;
    const names = this.#givenTo(purpose);
    return names.some((name, at) => LOADERS.has(name) && (at === 0 || at === names.length - 1));
  }

  /** Whether a text is the name of a file, or a part of one. */
  isFile({ purpose, holes }: CodeText): boolean {
    return holes.some((hole) => this.#isFilePlace(hole)) || this.isLoaded(purpose) || this.#isGivenToFiles(purpose);
  }

  #isGivenToFiles(purpose: Purpose): boolean {
    switch (purpose.kind) {
      case 'item':
        return this.#isGivenToFiles(purpose.around);
      case 'value':
        return FILE_KEYS.has(purpose.key);
      case 'declared':
        return FILE_KEYS.has(purpose.name);
      case 'part':
        return this.isFile(purpose.text);
      case 'argument': {
        const names = namesOf(purpose.call.callee, this.module);
        return (
          names.slice(0, -1).some((name) => FILE_MODULES.has(name)) ||
          takesFiles(names.at(-1) ?? '') ||
          purpose.call.args.some(({ value }) => this.#isFilePlace(value))
        );
      }
      default:
        return false;
    }
  }

  /** Whether a text without a slash before it names a view, an action or a key. */
  isName(purpose: Purpose): boolean {
    if (purpose.kind === 'value') return NAMING_KEYS.has(purpose.key);
    if (purpose.kind === 'declared') return NAMING_KEYS.has(purpose.name);
    if (purpose.kind === 'argument') return NAMING_FUNCTIONS.has(this.#givenTo(purpose).at(-1) ?? '');
    return purpose.kind === 'compared' && purpose.isCase;
  }

  /** Whether a text is shown to users. */
  isShown(purpose: Purpose): boolean {
    return (
      (purpose.kind === 'value' && SHOWN_KEYS.has(purpose.key)) ||
      (purpose.kind === 'declared' && SHOWN_KEYS.has(purpose.name))
    );
  }

  /** Whether a text is read by people only: the title of a test, a log message. */
  isSpoken(purpose: Purpose): boolean {
    const spoken = purpose.kind === 'part' ? purpose.around : purpose;
    if (spoken.kind !== 'argument' || spoken.call.form === 'element') return false;
    const [first = '', second] = this.#givenTo(spoken);
    return LOGS.has(first) ? second !== undefined : spoken.index === 0 && TEST_FUNCTIONS.has(first);
  }

  /** The access path of the function that a text is an argument of, as names; empty for another purpose. */
  #givenTo(purpose: Purpose): readonly string[] {
    return purpose.kind === 'argument' ? namesOf(purpose.call.callee, this.module) : [];
  }

  /** Whether a term is an expression for the place of a file or of the package. */
  #isFilePlace(term: Term): boolean {
    return FILE_PLACES.has(namesOf(term, this.module).join('.'));
  }
}

/** Whether a term is a call, or a member of its result. */
function isOfCall(term: Term): boolean {
  return term.kind === 'call' || (term.kind === 'member' && isOfCall(term.object));
}

/** Whether a function with these names takes names of modules, files, views or actions, and no addresses. */
export function takesOtherNames(names: readonly string[]): boolean {
  const last = names.at(-1) ?? '';
  return (
    takesFiles(last) ||
    (NAMING_FUNCTIONS.has(last) && last !== 'resolve' && last !== 'join') ||
    names.slice(0, -1).some((name) => FILE_MODULES.has(name))
  );
}

function takesFiles(name: string): boolean {
  return (
    FILE_FUNCTIONS.has(name) ||
    LOADERS.has(name) ||
    (FILE_BEGINNINGS.some((each) => name.startsWith(each)) && FILE_ENDS.some((each) => name.includes(each))) ||
    name.endsWith('Sync')
  );
}
