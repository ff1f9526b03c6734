import type { Caller, UrlPath, UrlSegment } from '../../model/caller.ts';
import type { DocumentedApi, Operation } from '../../model/documented-api.ts';
import type { PlanOptions } from '../../model/plan-options.ts';
import { isForeign, readUrl } from '../addresses/request-path.ts';
import type { Target, Targets } from '../addresses/targets.ts';
import { asksAny, blanked, isSame, isSwallowed, routesOf } from './find-callers.ts';
import { staleRewrites } from './stale-rewrites.ts';
import { movedUrl } from './other-names.ts';

/** What is needed to read documents. */
export interface ReadingSources {
  readonly documentIn: (file: string) => DocumentedApi | null;
  readonly targets: Targets;
  /** The routes at the addresses that their rewrites would give them. */
  readonly proposed: Targets;
  readonly options: PlanOptions;
}

/** An operation of a document, and the routes that answer it. */
export interface Described {
  readonly operation: Operation;
  readonly caller: Caller;
}

/** A document that was read. */
export interface ReadDocument {
  readonly api: DocumentedApi;
  readonly described: readonly Described[];
  /**
   * Whether it describes this project, and not another server: of a list, the project has to answer most operations.
   */
  readonly isOwn: boolean;
}

/** Reads documents, and finds the routes that answer their operations. */
export class DocumentReader {
  readonly #sources: ReadingSources;
  readonly #byFile = new Map<string, ReadDocument | null>();

  constructor(sources: ReadingSources) {
    this.#sources = sources;
  }

  /** The document in a file; null where it has none. */
  in(file: string): ReadDocument | null {
    const known = this.#byFile.get(file);
    if (known !== undefined) return known;
    const api = this.#sources.documentIn(file);
    const described = (api?.operations ?? []).map((operation) => ({
      operation,
      caller: this.#callerOf(file, operation, api?.bases ?? ['']),
    }));
    const document = api && { api, described, isOwn: api.role !== 'list' || this.#answersMost(described) };
    this.#byFile.set(file, document);
    return document;
  }

  /**
   * Whether routes answer most of some operations, or would do so if the operations had been rewritten with them, or
   * the routes with the operations: ESLint may write a document before its routes.
   */
  #answersMost(described: readonly Described[]): boolean {
    const own = described.filter(
      ({ caller }) => caller.routes.length > 0 || this.#isLate(caller) || this.#isEarly(caller),
    );
    return 2 * own.length > described.length;
  }

  /** Whether a route would answer an operation once it moves. */
  #isEarly({ url, said }: Caller): boolean {
    const whole = { ...url, segments: blanked(url) };
    const reached = this.#sources.proposed.of(whole, said.method?.method ?? '');
    return !url.isForeign && reached.some(({ address }) => isSame(whole, address));
  }

  /** Whether a route answers the rewritten URL of an operation, because it has moved before the operation. */
  #isLate(caller: Caller): boolean {
    const { targets, options } = this.#sources;
    for (const { follows, method } of staleRewrites(caller.said.method?.method ?? '', caller, options)) {
      const moved = movedUrl(caller.url, [follows.change]);
      const whole = { ...moved, segments: blanked(moved) };
      if (targets.of(whole, method).some(({ address }) => isSame(whole, address))) return true;
    }
    return false;
  }

  /** The URL of a request, which may be one to another host. */
  #asked(url: ReturnType<typeof readUrl>): UrlPath {
    const isOurs = url.host === null || this.#sources.options.hosts.has(url.host.toLowerCase());
    return { ...url, segments: blanked(url), isForeign: !isOurs && isForeign(url.host) };
  }

  /** The routes that certainly answer an operation. */
  #reached(url: UrlPath, { method, isRequest }: Operation): readonly Target[] {
    if (url.isForeign) return [];
    const reached = this.#sources.targets.of(url, method);
    if (!isRequest) return reached.filter(({ address }) => isSame(url, address));
    return isSwallowed(url, reached) ? [] : reached;
  }

  #callerOf(file: string, operation: Operation, bases: readonly string[]): Caller {
    const { method, methodRange, address, isRequest } = operation;
    const own = readUrl(address);
    const urls = isRequest ? [this.#asked(own)] : bases.map((base) => below(base, own));
    const reached = urls.map((url) => this.#reached(url, operation));
    const at = Math.max(
      reached.findIndex(({ length }) => length > 0),
      0,
    );
    return {
      kind: 'comment',
      file,
      said: {
        style: 'openapi',
        method: {
          method,
          range: methodRange,
          edit: (other) => ({ range: methodRange, text: isRequest ? other : other.toLowerCase() }),
        },
        path: address,
        keys: [],
        range: address.locate(0, address.value.length),
        ahead: methodRange[1],
      },
      url: urls[at] ?? own,
      routes: routesOf(reached.flat()),
      swallowed: false,
      guessed: false,
      expectsNothing: false,
      isPlain: true,
      asks: asksAny,
    };
  }
}

function below(base: string, url: UrlPath): UrlPath {
  return { ...url, segments: [...segmentsOf(base), ...blanked(url)] };
}

/** The segments of a base path, without spans, since an operation does not contain them. */
function segmentsOf(base: string): readonly UrlSegment[] {
  const texts = base.split('/').filter((text) => text !== '');
  return texts.map((text) => ({ text, span: null, isGlued: false }));
}
