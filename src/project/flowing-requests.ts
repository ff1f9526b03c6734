import { FlowRequests } from '../facts/flow-requests.ts';
import { Program } from '../link/program.ts';
import { MentionIndex } from '../mentions/mention-index.ts';
import type { FileMention, Mention } from '../model/mention.ts';
import type { Segment } from '../model/path.ts';
import type { Range } from '../model/text.ts';
import { HOLE } from '../paths/path.ts';
import type { Request } from '../model/request.ts';
import type { LinkedFiles } from './linked-files.ts';
import type { Summaries } from './summaries.ts';

/**
 * The requests of a project whose URLs come from elsewhere than the call that sends them, by the files that say the
 * URLs. The program is evaluated when somebody asks for the first time.
 */
export class FlowingRequests {
  readonly #summaries: Summaries;
  readonly #files: LinkedFiles | null;
  #found: ReadonlyMap<string, readonly Request[]> | null = null;
  #mentions: MentionIndex | null = null;

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
    const kept = shown.filter(
      (request) => !found.some((each) => isSame(each.range, request.range) && saysMore(each, request)),
    );
    const ranges = kept.flatMap(({ url, range }) => [url.locate(0, url.value.length), range]);
    const others = found.filter(({ url, range }) => {
      const own = url.locate(0, url.value.length);
      return !ranges.some((each) => overlaps(each, own) || isSame(each, range));
    });
    return [...kept, ...others];
  }

  /** The texts of these requests that hold a segment: what is put together is named by no text of the file alone. */
  naming(segment: string, before: readonly Segment[], next?: Segment): readonly FileMention[] {
    if (!this.#mentions) {
      this.#mentions = new MentionIndex();
      for (const [file, requests] of (this.#found ??= this.#evaluate()))
        this.#mentions.add(file, requests.map(mentionOf));
    }
    return this.#mentions.naming(segment, before, next);
  }

  /** Evaluates the files that may send requests, and those that load them and may call what they export. */
  #evaluate(): ReadonlyMap<string, readonly Request[]> {
    const sending = this.#summaries.all().filter(({ sends }) => sends);
    const roots = new Set(sending.flatMap(({ file }) => [...(this.#files?.loadersOf(file) ?? [file])]));
    const listener = new FlowRequests(
      (file) => new Set(this.#summaries.get(file)?.terms?.specifiers),
      (file) => this.#summaries.get(file)?.source ?? '',
    );
    const program = new Program(
      {
        termsOf: (file) => this.#summaries.get(file)?.terms ?? null,
        resolve: (from, specifier) => this.#files?.resolve(from, specifier) ?? null,
      },
      [listener],
    );
    program.evaluate([...roots].sort());
    return listener.byFile();
  }
}

/** What the URL of a request names, wherever its parts are written. */
function mentionOf({ url }: Request): Mention {
  const path = url.value.replace(/^(?:\w+:)?\/\/[^/]*/, '').replace(/[?#].*$/s, '');
  const segments = path.split('/').filter((segment) => segment !== '');
  return {
    ...{ kind: 'code', written: url.value, range: url.locate(0, url.value.length) },
    ...{ opensBefore: !path.startsWith('/'), opensBehind: path.endsWith(HOLE) },
    segments: segments.map((segment) => (segment.includes(HOLE) ? HOLE : segment.toLowerCase())),
  };
}

/** Whether a URL is known where another one of the same call has a value of run time. */
function saysMore({ url }: Request, other: Request): boolean {
  return other.url.value.includes(HOLE) && url.value !== other.url.value;
}

function overlaps([start, end]: Range, [from, to]: Range): boolean {
  return start < to && from < end;
}

function isSame([start, end]: Range, [from, to]: Range): boolean {
  return start === from && end === to;
}
