import { startOf, type KeptUrl } from '../requests/kept-urls.ts';
import type { Request } from '../model/request.ts';
import type { ConstantRead, Edit, Range, SharedEdit, Text } from '../model/text.ts';
import type { ModuleRead, ModuleReaders } from './module-readers.ts';

/**
 * The requests whose URLs a file keeps for other files, as that file says them: its text is what changes. Where
 * anything but a request may read a URL, or a request may do so unseen, the URL is nobody's.
 *
 * @param kept what the file keeps
 * @param link what other files tell of a request of a file; null where that makes it none
 */
export function keptRequests(
  file: string,
  kept: readonly KeptUrl[],
  readers: ModuleReaders,
  link: (request: Request, file: string) => Request | null,
): readonly Request[] {
  const reads = kept.length > 0 ? readers.of(file) : null;
  return reads ? kept.flatMap((each) => requestsFor(each, reads, link)) : [];
}

/** The requests that read a URL, those that say the same as one; none where anything else reads it. */
function requestsFor(
  { path, text }: KeptUrl,
  reads: readonly ModuleRead[],
  link: (request: Request, file: string) => Request | null,
): readonly Request[] {
  const touching = reads.filter((read) => path.every((name, at) => at >= read.path.length || read.path[at] === name));
  const asking = new Map<string, Request>();
  for (const { file, path: own, request } of touching) {
    const linked = request?.kind === 'request' && own.length === path.length ? link(request, file) : null;
    if (!linked) return [];
    asking.set(
      JSON.stringify([linked.method?.method, linked.url.value, linked.base, linked.inProcess, linked.mayDefault]),
      linked,
    );
  }
  const constant = startOf(text);
  return [...asking.values()].map((request, at) =>
    asKept(request, new KeptText(text, request.url.value.slice(1), { constant, at, readers: asking.size })),
  );
}

/** A request as the file says it that keeps its URL: no other method can be said there. */
function asKept(
  { kind, client, method, base, mayDefault, match, inProcess, range: call }: Request,
  url: Text,
): Request {
  const range = url.locate(0, url.value.length);
  const isUnsaid = method?.range[0] === call[0] && method.range[1] === call[1];
  const token = method && { ...method, range: isUnsaid ? range : ([range[0], range[0]] as const), edit: () => null };
  return { kind, client, method: token, url, base, mayDefault, match, inProcess, range };
}

/** A URL of which another file says the end. */
class KeptText implements Text {
  readonly value: string;
  readonly #kept: Text;
  readonly #read: ConstantRead;

  /**
   * @param end what the request adds
   * @param read who reads it; the URL changes for all of them
   */
  constructor(kept: Text, end: string, read: ConstantRead) {
    this.value = kept.value + end;
    this.#kept = kept;
    this.#read = read;
  }

  locate(start: number, end: number): Range {
    const { length } = this.#kept.value;
    if (start < length) return this.#kept.locate(start, Math.min(end, length));
    const [, behind] = this.#kept.locate(0, length);
    return [behind, behind];
  }

  edit(): Edit | null {
    return null;
  }

  sharedEdit(start: number, end: number, replacement: string): SharedEdit | null {
    const edit = end <= this.#kept.value.length ? this.#kept.edit(start, end, replacement) : null;
    return edit && { edit, reads: [this.#read] };
  }
}
