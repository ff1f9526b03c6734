import { posix } from 'node:path';
import type { FileGuard } from '../model/plan-input.ts';
import type { NameInFolder } from '../model/sent-folder.ts';
import type { CallEvent, Listener, LoadEvent } from '../values/events.ts';
import { accessPath } from '../values/access-path.ts';
import { memberSource, optionsOf, type Place, type TextValue, type Value } from '../values/value.ts';
import type { Pattern } from './address-patterns.ts';
import type { ArrivingRequests, AskedAddress } from './address-source.ts';
import type { FileMethodGuard } from './method-conditions.ts';
import { type RequestParts } from './request-parts.ts';
import { METHODS } from './request-names.ts';
import { keyOf } from '../values/value-keys.ts';

/** Functions of Node, and of packages that replace its `fs`, that get the path of a file. */
const FILE_SYSTEM = /^(?:fs|fs-extra|graceful-fs|fs\/promises)\.(?:promises\.)?\w+$/;
/** Members of a response that send a file by its path. */
const SENDING: ReadonlySet<string> = new Set(['sendFile', 'sendfile', 'download', 'render']);
/** How many files of a folder are considered: larger folders are not written by hand for the addresses of requests. */
const MOST_FILES = 500;
const DEEPEST = 5;

/** Finds the modules and files that the address or method of a request chooses: `require('./actions' + req.path)`. */
export class ChosenFiles implements Listener {
  readonly #source: ArrivingRequests;
  readonly #parts: RequestParts;
  readonly #namesIn: (folder: string) => readonly NameInFolder[];
  readonly #paths: { readonly path: Value; readonly place: Place }[] = [];

  /**
   * @param source finds the requests whose addresses choose files, of the same evaluation
   * @param parts finds the values that are parts of requests, of the same evaluation
   * @param namesIn returns the entries of a folder of the project
   */
  constructor(source: ArrivingRequests, parts: RequestParts, namesIn: (folder: string) => readonly NameInFolder[]) {
    this.#source = source;
    this.#parts = parts;
    this.#namesIn = namesIn;
  }

  loaded({ specifier, place }: LoadEvent): void {
    this.#paths.push({ path: specifier, place });
  }

  called({ callee, args: [path], site: { place } }: CallEvent): void {
    if (!path || !optionsOf(path).some((option) => option.kind === 'text' && hasHole(option))) return;
    const isGiven = SENDING.has(memberSource(callee)?.name ?? '') || FILE_SYSTEM.test(accessPath(callee) ?? '');
    if (isGiven) this.#paths.push({ path, place });
  }

  guards(): readonly FileGuard[] {
    return this.#paths.flatMap(({ path, place }) =>
      optionsOf(path).flatMap((option) => (option.kind === 'text' ? this.#ofPath(option, place) : [])),
    );
  }

  /** The guards of files that the method of a request chooses: `require('./handlers/' + req.method)`. */
  methodGuards(): readonly FileMethodGuard[] {
    return this.#paths.flatMap(({ path, place: { file, range } }) => {
      const part = this.#parts.find(path, METHODS);
      const condition = { kind: 'method', methods: null, key: keyOf(path) } as const;
      return (part ? this.#parts.coveredBy(part) : []).map((of) => ({
        file,
        guard: { methods: new Set<string>(), condition, range, ...(of && { of }) },
      }));
    });
  }

  #ofPath({ pieces }: TextValue, { file, range }: Place): readonly FileGuard[] {
    const at = pieces.findIndex((piece) => 'hole' in piece && this.#source.find(piece.hole) !== null);
    const piece = pieces[at];
    const of = piece && 'hole' in piece ? this.#source.find(piece.hole) : null;
    const before = pieces.slice(0, at).map((each) => ('text' in each ? each.text : null));
    if (!of || before.includes(null)) return [];
    const start = posix.resolve(posix.dirname(file), before.join(''));
    const folder = posix.dirname(posix.resolve(posix.dirname(file), `${before.join('')}x`));
    return this.#filesBelow(folder)
      .map((name) => posix.join(folder, name))
      .filter((path) => path.startsWith(start))
      .flatMap((path) => this.#asked(path.slice(start.length), of))
      .flatMap((pattern) => this.#source.guardsOf(of, pattern).map((guard) => ({ file, guard: { ...guard, range } })));
  }

  /** The pattern of the address, or of the part of one, that chooses a file. */
  #asked(name: string, { isWhole }: AskedAddress): readonly Pattern[] {
    const text = `/${name.replace(/^\//, '').replace(/(?:\/index)?\.\w+$/, '')}`;
    return [{ asks: isWhole ? 'is' : 'holds', text, ignoresCase: false }];
  }

  #filesBelow(folder: string, above = '', depth = 0): readonly string[] {
    if (depth > DEEPEST) return [];
    const found = this.#namesIn(folder).flatMap(({ name, isFolder }) =>
      isFolder ? this.#filesBelow(`${folder}/${name}`, `${above}${name}/`, depth + 1) : [above + name],
    );
    return found.slice(0, MOST_FILES);
  }
}

function hasHole({ pieces }: TextValue): boolean {
  return pieces.some((piece) => 'hole' in piece);
}
