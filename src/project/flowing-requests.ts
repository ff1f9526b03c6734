import { AddressTests } from '../facts/address-tests.ts';
import { FlowRequests, type FlowRequest } from '../facts/flow-requests.ts';
import { Program } from '../link/program.ts';
import { MentionIndex } from '../mentions/mention-index.ts';
import type { FileMention, Mention } from '../model/mention.ts';
import type { FileGuard } from '../model/plan-input.ts';
import type { Segment } from '../model/path.ts';
import { HOLE } from '../paths/path.ts';
import type { Request } from '../model/request.ts';
import { isComponent } from '../text/component-parts.ts';
import type { LinkedFiles } from './linked-files.ts';
import type { Summaries } from './summaries.ts';
import { pathIn } from '../requests/url.ts';
import { isSameRange, overlaps } from '../text/ranges.ts';

/**
 * The requests of a project whose URLs come from elsewhere than the call that sends them, by the files that say the
 * URLs. The program is evaluated when somebody asks for the first time.
 */
export class FlowingRequests {
  readonly #summaries: Summaries;
  readonly #files: LinkedFiles | null;
  #found: ReadonlyMap<string, readonly FlowRequest[]> | null = null;
  #mentions: MentionIndex | null = null;
  readonly #tests = new AddressTests();

  /** @param files how the files reach one another; null where only one is known */
  constructor(summaries: Summaries, files: LinkedFiles | null) {
    this.#summaries = summaries;
    this.#files = files;
  }

  /**
   * The requests of a file: those that its calls show by themselves, and those that only an evaluation finds. Where a
   * call shows a part of its URL, what the evaluation knows of it goes first.
   *
   * @param shown what the calls of the file show by themselves
   */
  of(file: string, shown: readonly Request[]): readonly Request[] {
    const found = (this.#found ??= this.#evaluate()).get(file) ?? [];
    if (found.length === 0) return shown;
    const { kept, others } = beside(found, shown);
    return [...kept, ...others.map((each) => asShown(each, shown))];
  }

  /** What asks for the addresses of requests. */
  guards(): readonly FileGuard[] {
    this.#found ??= this.#evaluate();
    return this.#tests.guards();
  }

  /** The texts that hold a segment of requests which no call shows: no text of the file alone names these. */
  naming(segment: string, before: readonly Segment[], next?: Segment): readonly FileMention[] {
    if (!this.#mentions) {
      this.#mentions = new MentionIndex();
      for (const [file, found] of (this.#found ??= this.#evaluate())) {
        const { others } = beside(found, this.#summaries.get(file)?.callers.requests ?? []);
        this.#mentions.add(
          file,
          others.map(({ request }) => mentionOf(request)),
        );
      }
    }
    return this.#mentions.naming(segment, before, next);
  }

  /**
   * Evaluates what may give a request a text that names a verb: the files that say such a text and that load, or are
   * loaded by, one which sends requests, and all that load these, as they may read it too.
   */
  #evaluate(): ReadonlyMap<string, readonly FlowRequest[]> {
    const all = this.#summaries.all();
    const sending = all.flatMap(({ file, sends }) => (sends ? [file] : []));
    const files = this.#files;
    const reached = new Set(
      sending.flatMap((file) => (files ? [...files.loadedBy(file), ...files.loadersOf(file)] : [file])),
    );
    const giving = all.flatMap(({ file, mayFlow }) => (mayFlow && reached.has(file) ? [file] : []));
    const components = giving.length > 0 ? all.flatMap(({ file }) => (isComponent(file) ? [file] : [])) : [];
    const serving = all.flatMap(({ file, declares }) => (declares ? [file] : []));
    const roots = new Set([
      ...serving,
      ...components,
      ...giving.flatMap((file) => [...(files?.loadersOf(file) ?? [file])]),
    ]);
    const listener = new FlowRequests(
      (file) => new Set(this.#summaries.get(file)?.terms?.specifiers),
      (file) => this.#summaries.get(file)?.source ?? '',
    );
    const program = new Program(
      {
        termsOf: (file) => this.#summaries.get(file)?.terms ?? null,
        resolve: (from, specifier) => this.#files?.resolve(from, specifier) ?? null,
      },
      [listener, this.#tests],
    );
    program.evaluate(
      [...roots].toSorted(),
      all.flatMap(({ file, specifiers }) =>
        specifiers.split('\n').flatMap((specifier) => (specifier === '' ? [] : [{ file, specifier }])),
      ),
    );
    return listener.byFile();
  }
}

/** The requests that calls show by themselves, and those of an evaluation that they do not. */
function beside(
  found: readonly FlowRequest[],
  shown: readonly Request[],
): { readonly kept: readonly Request[]; readonly others: readonly FlowRequest[] } {
  const kept = shown.filter(
    (one) => !found.some((each) => each.calls.some((call) => isSameRange(call, one.range)) && saysMore(each, one)),
  );
  const ranges = kept.flatMap(({ url, range }) => [url.locate(0, url.value.length), range]);
  const others = found.filter(({ literal, calls }) => {
    const isShown = ranges.some((each) => overlaps(each, literal));
    return !isShown && !kept.some(({ range }) => calls.some((call) => isSameRange(call, range)));
  });
  return { kept, others };
}

/** What the URL of a request names, wherever its parts are written. */
function mentionOf({ url }: Request): Mention {
  const path = pathIn(url.value);
  const segments = path.split('/').filter((segment) => segment !== '');
  return {
    ...{ kind: 'code', written: url.value, range: url.locate(0, url.value.length) },
    ...{ opensBefore: !path.startsWith('/'), opensBehind: path.endsWith(HOLE) },
    segments: segments.map((segment) => (segment.includes(HOLE) ? HOLE : segment.toLowerCase())),
  };
}

/** A request with what its call shows of it: the method that its member says can be changed there. */
function asShown({ request, calls }: FlowRequest, shown: readonly Request[]): Request {
  const same = shown.find(({ range }) => calls.length === 1 && calls.some((call) => isSameRange(call, range)));
  if (!same?.method || same.method.method !== request.method?.method) return request;
  const method = isSameRange(same.method.range, same.range) ? { ...same.method, range: request.range } : same.method;
  return { ...request, method, ...(same.own && { own: same.own }) };
}

const HOLES = new RegExp(HOLE, 'g');

/** Whether a call shows a part of its URL only, and not the text that matters. */
function saysMore({ request, literal }: FlowRequest, { url }: Request): boolean {
  if (!url.value.includes(HOLE) || url.value === request.url.value) return false;
  if (!overlaps(url.locate(0, url.value.length), literal)) return true;
  const holes = [...url.value.matchAll(HOLES)].map(({ index }) => url.locate(index, index + 1));
  return holes.some((hole) => overlaps(hole, literal));
}
