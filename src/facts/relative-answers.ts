import type { FileGuard } from '../model/plan-input.ts';
import { HOLE } from '../paths/dialects.ts';
import type { CallEvent, Listener } from '../values/events.ts';
import { joined, knownText, plainText } from '../values/text-value.ts';
import { optionsOf, type Place, type Value } from '../values/value.ts';
import type { AddressSource } from './address-source.ts';
import type { RequestParameters } from './request-parameters.ts';
import { parameterOf } from './member-paths.ts';

/** Members of a response that set its location, and those that set a header by its name. */
const LOCATING: ReadonlySet<string> = new Set(['location', 'redirect']);
const SETTING: ReadonlySet<string> = new Set(['set', 'header', 'setHeader', 'append', 'writeHead', 'headers']);
/** A location that is not relative: a URL, a path from the root, a query or fragment, and Express' `back`. */
const ABSOLUTE = /^(?:[a-z][a-z\d+.-]*:|[/#?]|back$)/i;

/** What is relative to an address reads all of its segments but the last one. */
const FOLDER = { asks: 'part', part: [0, -1], ignoresCase: false } as const;

/** A location in a response that is relative to the address of the request. */
interface Relative {
  readonly parameter: string;
  readonly text: string;
  readonly place: Place;
}

/** A URL that is relative to another one. */
interface Resolved {
  readonly base: Value;
  readonly text: string;
  readonly place: Place;
}

/**
 * Finds what is relative to the address of a request, and means another place once the segments before the last one
 * change: the location of a response, as `res.location('7')`, and a URL, as `new URL('7', response.url)`.
 */
export class RelativeAnswers implements Listener {
  readonly #parameters: RequestParameters;
  readonly #addresses: AddressSource;
  readonly #found: Relative[] = [];
  readonly #resolved: Resolved[] = [];

  /**
   * @param parameters finds which parameters are requests, in the same evaluation
   * @param addresses finds the addresses of requests in values
   */
  constructor(parameters: RequestParameters, addresses: AddressSource) {
    this.#parameters = parameters;
    this.#addresses = addresses;
  }

  resolved(base: Value, reference: Value, place: Place): void {
    if (this.#addresses.mayBe(base))
      for (const text of relativeIn(reference)) this.#resolved.push({ base, text, place });
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
    const answers = this.#found.flatMap(({ parameter, text, place: { file, range } }) =>
      this.#parameters.coveredBy(parameter).map((of) => ({
        file,
        guard: { ...FOLDER, text, range, ...(of && { of }) },
      })),
    );
    const urls = this.#resolved.flatMap(({ base, text, place: { file, range } }) => {
      const asked = this.#addresses.find(base);
      const guards = asked ? this.#addresses.guardsOf(asked, { ...FOLDER, text }) : [];
      return guards.map((guard) => ({ file, guard: { ...guard, range } }));
    });
    return [...answers, ...urls];
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
