import type { FilePlace } from '../model/file-place.ts';
import { refuses, type OriginMethods } from '../routes/guards/cross-origin.ts';
import type { MethodGuard } from '../model/method-guard.ts';
import type { AskedList, MethodList } from '../routes/guards/method-lists.ts';
import { addTo, groupBy } from '../text/grouping.ts';
import type { GuardingFile } from './guarding.ts';

/** A value, and the file that it stands in. */
export interface Placed<Value> {
  readonly file: string;
  readonly value: Value;
}

/**
 * What the files of a project say of methods, taken together: a file may ask for a list, or register a hook, that
 * another one has.
 */
export class ToldMethods {
  readonly #origins: readonly Placed<OriginMethods>[];
  readonly #guards: readonly Placed<MethodGuard>[];

  /**
   * @param files how each file tells requests apart
   * @param plugins where plugins let other origins in
   */
  constructor(files: readonly GuardingFile[], plugins: readonly Placed<OriginMethods>[]) {
    const facts = new Set(files.flatMap(({ guarding }) => guarding.originFacts));
    const isSimple = facts.has('simple-default') || !facts.has('full-default');
    const lists = new Lists(files);
    const origins = [...files.flatMap(({ file, guarding }) => placed(file, guarding.origins)), ...plugins];
    const listed = [...origins.filter(({ value }) => value.where === undefined), ...lists.asked()];
    const counts = ({ value: { where } }: Placed<OriginMethods>): boolean =>
      where === 'unanswered' ? !facts.has('preflight') : isSimple && (where !== 'unlisted' || listed.length === 0);
    this.#origins = [...listed, ...origins.filter((each) => each.value.where !== undefined && counts(each))];
    this.#guards = files.flatMap(({ file, guarding }) => placed(file, guarding.methodGuards));
  }

  /** The lists of allowed methods that refuse a new method in place of an old one. */
  *refusing(method: string, left: string): Generator<FilePlace> {
    for (const each of this.#origins) if (refuses(each.value, method, left)) yield placeOf(each);
  }

  /** The guards that take requests for others. */
  *parting(takes: (guard: MethodGuard) => boolean): Generator<FilePlace> {
    for (const each of this.#guards) if (takes(each.value)) yield placeOf(each);
  }
}

/** The lists of methods that have a name, and who asks for them. */
class Lists {
  readonly #files: readonly GuardingFile[];
  /** By their own names, and by those of the objects that they are members of. */
  readonly #byName: Map<string, Placed<MethodList>[]>;

  constructor(files: readonly GuardingFile[]) {
    this.#files = files;
    const lists = files.flatMap(({ file, guarding }) => placed(file, guarding.methodLists));
    this.#byName = groupBy(lists, ({ value }) => value.name);
    for (const list of lists) if (list.value.within !== null) addTo(this.#byName, list.value.within, list);
  }

  asked(): readonly Placed<MethodList>[] {
    return this.#files.flatMap(({ file, guarding }) =>
      guarding.askedLists.flatMap((asked) => this.#meant(file, asked)),
    );
  }

  /** Those of the file itself, or else all of the project that are called so. */
  #meant(file: string, { name, imported }: AskedList): readonly Placed<MethodList>[] {
    const own = this.#byName.get(name)?.filter((list) => list.file === file) ?? [];
    return own.length > 0 || imported === null ? own : (this.#byName.get(imported) ?? []);
  }
}

function placed<Value>(file: string, values: readonly Value[]): readonly Placed<Value>[] {
  return values.map((value) => ({ file, value }));
}

function placeOf({ file, value }: Placed<{ readonly range: FilePlace['range'] }>): FilePlace {
  return { file, range: value.range };
}
