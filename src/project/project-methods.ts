import type { OriginFacts } from '../facts/origin-methods.ts';
import type { FilePlace } from '../model/text.ts';
import type { AddressPattern, MethodGuard } from '../model/guards.ts';
import type { AskedMethods, InFile, NamedMethods, OriginMethods } from '../model/allowed-methods-of-origins.ts';
import { groupBy } from '../text/grouping.ts';
import { SAFELISTED } from '../text/method-names.ts';
import type { GuardingFile } from './guarding.ts';

/** The methods that the files of a project allow, taken together. */
export class ProjectMethods {
  readonly #origins: readonly InFile<OriginMethods>[];
  readonly #guards: readonly InFile<MethodGuard>[];

  /**
   * @param files what each document allows
   * @param code what the code of each part of the project decides about other origins
   */
  constructor(files: readonly GuardingFile[], code: readonly OriginFacts[]) {
    const facts = new Set(files.flatMap(({ guarding }) => guarding.originFacts));
    const isSimple = facts.has('simple-default') || !facts.has('full-default');
    const answersPreflight = facts.has('preflight') || code.some((each) => each.answersPreflight);
    const asked = askedLists(
      code.flatMap((each) => each.asked),
      () => [...inFiles(files, ({ namedMethods }) => namedMethods), ...code.flatMap((each) => each.named())],
    );
    const origins = [...inFiles(files, (guarding) => guarding.origins), ...code.flatMap((each) => each.origins)];
    const listed = [...origins.filter(({ value }) => value.where === undefined), ...asked];
    const counts = ({ value: { where } }: InFile<OriginMethods>): boolean =>
      where === 'unanswered' ? !answersPreflight : isSimple && (where !== 'unlisted' || listed.length === 0);
    this.#origins = [...listed, ...origins.filter((each) => each.value.where !== undefined && counts(each))];
    this.#guards = inFiles(files, ({ methodGuards }) => methodGuards);
  }

  /**
   * The lists of allowed methods that refuse a new method in place of an old one.
   *
   * @param isOf whether addresses are those of the route
   */
  *refusing(method: string, left: string, isOf: (of: AddressPattern) => boolean): Generator<FilePlace> {
    for (const each of this.#origins) {
      const { of } = each.value;
      if (refuses(each.value, method, left) && (!of || isOf(of))) yield placeOf(each);
    }
  }

  /** The guards that would mistake requests for others, by the given check. */
  *parting(takes: (guard: MethodGuard) => boolean): Generator<FilePlace> {
    for (const each of this.#guards) if (takes(each.value)) yield placeOf(each);
  }
}

/**
 * Whether a list refuses the new method of a request. A limit that also lacks the old method applies to other requests.
 */
function refuses({ methods, isLimit = false }: OriginMethods, next: string, left: string): boolean {
  return !methods.has(next) && (isLimit ? methods.has(left) : !SAFELISTED.has(next));
}

/** The lists that are looked up by name: all of the project with that name, or an empty one where there is none. */
function askedLists(
  asked: readonly InFile<AskedMethods>[],
  named: () => readonly InFile<NamedMethods>[],
): readonly InFile<OriginMethods>[] {
  if (asked.length === 0) return [];
  const byName = groupBy(named(), ({ value }) => value.name);
  return asked.flatMap(({ file, value: { name, isGiven, range } }): readonly InFile<OriginMethods>[] => {
    const found = byName.get(name) ?? [];
    return found.length > 0 || !isGiven ? found : [{ file, value: { methods: new Set(), range } }];
  });
}

function inFiles<Fact>(
  files: readonly GuardingFile[],
  read: (guarding: GuardingFile['guarding']) => readonly Fact[],
): readonly InFile<Fact>[] {
  return files.flatMap(({ file, guarding }) => read(guarding).map((value) => ({ file, value })));
}

function placeOf({ file, value: { range } }: InFile<{ readonly range: FilePlace['range'] }>): FilePlace {
  return { file, range };
}
