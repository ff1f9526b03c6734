import { isDeepStrictEqual } from 'node:util';
import type { Document, YAMLMap } from 'yaml';
import type { Destination, DocumentComment, DocumentedApi, Operation } from '../../model/documented-api.ts';
import type { Edit, Range } from '../../model/text.ts';
import { edited } from '../../text/edits.ts';
import { overlaps } from '../../text/ranges.ts';
import { PlainText } from '../../text/source-texts.ts';
import { arrange, type Arrangement, type MovedOperation } from './arrangement.ts';
import { editsOf } from './arrangement-edits.ts';
import type { PlacedPair } from './pairs.ts';
import { renamed } from './parameter-renames.ts';
import { readPaths, type PathItem, type Paths } from './path-items.ts';
import { redirected, referencesIn, withPointers, type Redirected, type Reference } from './references.ts';
import { dataComments } from '../data/data-comments.ts';
import { isPlainMap, parseYaml, yaml } from '../data/yaml.ts';

const VERSIONS = /(?:^|[{,])\s{0,9}["']?(?:openapi|swagger)["']?\s{0,9}:/m;

/** Whether a text may be an OpenAPI document: it names a version and has paths. */
export function mayBeOpenApi(file: string, text: string): boolean {
  return /\.(?:ya?ml|json)$/i.test(file) && text.includes('paths') && VERSIONS.test(text);
}

/**
 * Reads an OpenAPI document of version 2 or 3, in YAML or JSON (https://spec.openapis.org/oas/latest.html).
 *
 * @returns null where it is none, or where the notation of its paths is not supported
 */
export function readOpenApi(text: string): DocumentedApi | null {
  const document = parseYaml(text);
  const root = document?.contents;
  if (!document || !isPlainMap(root)) return null;
  const version = root.get('openapi') ?? root.get('swagger');
  const isKnown = (typeof version === 'string' || typeof version === 'number') && /^[23]\b/.test(String(version));
  const bases = isKnown ? basesOf(root) : null;
  const paths = bases && readPaths(root, text);
  return paths && new OpenApiDocument(text, document, root, paths, bases);
}

/** Keys whose values are written for people. */
const FOR_PEOPLE: ReadonlySet<unknown> = new Set(['description', 'summary', 'title']);

class OpenApiDocument implements DocumentedApi {
  readonly role = 'list';
  readonly bases: readonly string[];
  readonly operations: readonly Operation[];
  readonly #text: string;
  readonly #document: Document;
  readonly #root: YAMLMap;
  readonly #paths: Paths;
  readonly #references: readonly Reference[];
  readonly #placed = new Map<Operation, { readonly item: PathItem; readonly pair: PlacedPair }>();
  #prose: readonly Range[] | undefined;
  #comments: readonly DocumentComment[] | undefined;

  constructor(text: string, document: Document, root: YAMLMap, paths: Paths, bases: readonly string[]) {
    this.#text = text;
    this.#document = document;
    this.#root = root;
    this.#paths = paths;
    this.bases = bases;
    const references = referencesIn(root, text);
    this.#references = references;
    for (const item of paths.items)
      for (const pair of item.operations)
        this.#placed.set(
          {
            method: pair.key.toUpperCase(),
            methodRange: pair.keyRange,
            address: new PlainText(item.key, item.keyRange[0]),
            otherRanges: references.flatMap(({ path, range }) => (path === item.key ? [range] : [])),
            isRequest: false,
          },
          { item, pair },
        );
    this.operations = [...this.#placed.keys()];
  }

  get comments(): readonly DocumentComment[] {
    this.#comments ??= dataComments(this.#text);
    return this.#comments;
  }

  isProse([start, end]: Range): boolean {
    this.#prose ??= proseIn(this.#root);
    return this.#prose.some((range) => range[0] <= start && end <= range[1]);
  }

  /** Whether an operation may move, by itself or together with the other operations of its path. */
  mayMove(operation: Operation, to: Destination): boolean {
    const item = this.#placed.get(operation)?.item;
    if (!item) return false;
    const own = new Map([[operation, to]]);
    const all = this.operations
      .filter((each) => this.#placed.get(each)?.item === item)
      .map((each) => [each, { method: each.method, path: to.path }] as const);
    return this.#canArrange(own) || this.#canArrange(new Map([...all, ...own]));
  }

  /** The result is parsed again to check it: it has to describe the same operations, each in its new place. */
  edits(moves: ReadonlyMap<Operation, Destination>): readonly Edit[] | null {
    const arranged = this.#arrange(moves);
    const edits = arranged && this.#editsOf(arranged);
    if (!edits) return null;
    const after = parseYaml(edited(this.#text, [0, this.#text.length], edits));
    const wanted = withPointers(this.#arranged(arranged.arrangement), arranged.pointers);
    return after && isDeepStrictEqual(after.toJS(), wanted) ? edits : null;
  }

  #canArrange(moves: ReadonlyMap<Operation, Destination>): boolean {
    const arranged = this.#arrange(moves);
    return arranged !== null && this.#editsOf(arranged) !== null;
  }

  #editsOf({ arrangement, edits }: Redirected): readonly Edit[] | null {
    const arranging = editsOf(this.#paths, arrangement, this.#text);
    const all = arranging && [...arranging, ...edits];
    return all && this.comments.every((comment) => isKept(comment, all)) ? all : null;
  }

  #arrange(moves: ReadonlyMap<Operation, Destination>): Redirected | null {
    const byPair = new Map<PlacedPair, Destination>();
    for (const [operation, to] of moves) {
      const placed = this.#placed.get(operation);
      // A path begins with a slash (https://spec.openapis.org/oas/v3.1.1#paths-object): the base itself has none.
      if (!placed || !to.path.startsWith('/')) return null;
      byPair.set(placed.pair, to);
    }
    const arrangement = arrange(this.#paths, byPair, this.#text);
    return arrangement && redirected(this.#references, arrangement);
  }

  /** The content that the document should have after the arrangement, as plain values. */
  #arranged({ items, made }: Arrangement): unknown {
    const whole = recordOf(this.#document.toJS());
    const before = recordOf(whole.paths);
    const sharedOf = ({ key, shared }: PathItem): readonly Entry[] =>
      shared.map((pair) => [pair.key, recordOf(before[key])[pair.key]]);
    const moved = (operations: readonly MovedOperation[]): readonly Entry[] =>
      operations.map(({ operation, from, method, renames }) => [
        method,
        renamed(recordOf(before[from.key])[operation.key], renames),
      ]);
    const paths: readonly Entry[] = [
      ...this.#paths.others.map(({ key }): Entry => [key, before[key]]),
      ...[...items].flatMap(([item, { key, staying, arriving }]): readonly Entry[] =>
        key === null ? [] : [[key, Object.fromEntries([...sharedOf(item), ...moved([...staying, ...arriving])])]],
      ),
      ...[...made].map(([key, operations]): Entry => {
        const [first] = operations;
        return [key, Object.fromEntries([...(first ? sharedOf(first.from) : []), ...moved(operations)])];
      }),
    ];
    return { ...whole, paths: Object.fromEntries(paths) };
  }
}

/** Whether edits leave a comment where it is, or write it somewhere else. */
function isKept({ value, range }: DocumentComment, edits: readonly Edit[]): boolean {
  return !edits.some((edit) => overlaps(edit.range, range)) || edits.some(({ text }) => text.includes(value.trimEnd()));
}

/** A key and its value. */
type Entry = readonly [key: string, value: unknown];

/** The ranges of texts for people. */
function proseIn(root: YAMLMap): readonly Range[] {
  const found: Range[] = [];
  yaml().visit(root, {
    Pair: (_key, { key, value }) => {
      const isForPeople = yaml().isScalar(key) && FOR_PEOPLE.has(key.value);
      if (isForPeople && yaml().isScalar(value) && value.range) found.push([value.range[0], value.range[1]]);
    },
  });
  return found;
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  // Any object may be asked for any key.
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

/**
 * The base paths of a document: `basePath` of version 2, the paths of the servers of version 3. A `host` may have a
 * path as well (`localhost:3000/api`), which clients put before the base path.
 *
 * @returns null where one of them is not known
 */
function basesOf(root: YAMLMap): readonly string[] | null {
  const servers = root.get('servers', true);
  if (servers === undefined || root.has('basePath')) {
    const [host, own] = [root.get('host') ?? '', root.get('basePath') ?? ''];
    if (typeof host !== 'string' || typeof own !== 'string') return null;
    return [asBase(HOST_PATH.exec(host)?.[1] ?? '') + asBase(own)];
  }
  if (!yaml().isSeq(servers)) return null;
  const bases = servers.items.map((server) => (yaml().isMap(server) ? baseOf(server) : null));
  if (!bases.every((base) => base !== null)) return null;
  return bases.length === 0 ? [''] : [...new Set(bases)];
}

/** The path in a host: `/api` of `localhost:3000/api`, of `http://localhost:3000/api`. */
const HOST_PATH = /^(?:[a-z]+:\/\/)?[^/]*(\/.*)/i;

/** Of URLs that begin with a path. */
const ORIGIN = 'http://localhost/';

/** The path of a server: variables have their default values. */
function baseOf(server: YAMLMap): string | null {
  const url = server.get('url');
  if (typeof url !== 'string') return null;
  const filled = url.replaceAll(/\{([^{}]*)\}/g, (whole, name: string) => {
    const value = server.getIn(['variables', name, 'default']);
    return typeof value === 'string' ? value : whole;
  });
  if (filled.includes('{') || !URL.canParse(filled, ORIGIN)) return null;
  return asBase(new URL(filled, ORIGIN).pathname);
}

/** A base path without a slash at its end, and with one at its beginning unless it is empty. */
function asBase(path: string): string {
  const bare = path.replaceAll(/^\/+|\/+$/g, '');
  return bare === '' ? '' : `/${bare}`;
}
