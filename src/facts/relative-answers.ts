import type { FileGuard } from '../model/plan-input.ts';
import { HOLE } from '../paths/dialects.ts';
import type { CallEvent, Listener } from '../values/events.ts';
import { joined, knownText, plainText } from '../values/text-value.ts';
import { optionsOf, type Place, type Value } from '../values/value.ts';
import type { RequestParameters } from './request-parameters.ts';
import { parameterOf } from './member-paths.ts';

/** Members of a response that set its location, and those that set a header by its name. */
const LOCATING: ReadonlySet<string> = new Set(['location', 'redirect']);
const SETTING: ReadonlySet<string> = new Set(['set', 'header', 'setHeader', 'append', 'writeHead', 'headers']);
/** A location that is not relative: a URL, a path from the root, a query or fragment, and Express' `back`. */
const ABSOLUTE = /^(?:[a-z][a-z\d+.-]*:|[/#?]|back$)/i;

/** A location in a response that is relative to the address of the request. */
interface Relative {
  readonly parameter: string;
  readonly text: string;
  readonly place: Place;
}

/**
 * Finds responses with a location that is relative to the address of the request: `res.location('7')` means another
 * place once the segments before the last one change.
 */
export class RelativeAnswers implements Listener {
  readonly #parameters: RequestParameters;
  readonly #found: Relative[] = [];

  /** @param parameters finds which parameters are requests, in the same evaluation */
  constructor(parameters: RequestParameters) {
    this.#parameters = parameters;
  }

  called({ callee, args, site: { place } }: CallEvent): void {
    if (callee.kind !== 'opaque' || callee.source.kind !== 'member') return;
    const { object, name } = callee.source;
    if (!LOCATING.has(name) && !SETTING.has(name)) return;
    const parameter = parameterOf(object);
    if (parameter === null) return;
    for (const value of LOCATING.has(name) ? args : args.flatMap((_, at) => locationsIn(args, at)))
      for (const text of relativeIn(value)) this.#found.push({ parameter, text, place });
  }

  /** A guard for each such response: it reads all segments of the address but the last one. */
  guards(): readonly FileGuard[] {
    return this.#found.flatMap(({ parameter, text, place: { file, range } }) =>
      this.#parameters.coveredBy(parameter).map((of) => ({
        file,
        guard: { asks: 'part' as const, part: [0, -1] as const, text, ignoresCase: false, range, ...(of && { of }) },
      })),
    );
  }
}

/** The values that an argument sets the header `Location` to: `set('Location', value)`, `set({ Location: value })`. */
function locationsIn(args: readonly Value[], at: number): readonly Value[] {
  const value = args[at];
  const before = args[at - 1];
  if (!value) return [];
  if (before && isLocation(knownText(before) ?? '')) return [value];
  return optionsOf(value).flatMap((option) =>
    option.kind === 'object'
      ? [...option.state.fields].flatMap(([name, field]) => (isLocation(name) ? [field] : []))
      : [],
  );
}

function isLocation(name: string): boolean {
  return name.toLowerCase() === 'location';
}

/** The texts of a value that are certainly relative. */
function relativeIn(value: Value): readonly string[] {
  const written = optionsOf(value).filter(({ kind }) => kind !== 'constant');
  return written
    .flatMap((each) => joined([each]))
    .flatMap((option) => {
      const text = plainText(option) ?? '';
      return text === '' || text.startsWith(HOLE) || ABSOLUTE.test(text) ? [] : [text.replaceAll(HOLE, '')];
    });
}
