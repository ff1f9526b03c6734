import type { FileMention } from '../mentions/mention-index.ts';
import { names } from '../mentions/mention-index.ts';
import type { Mention } from '../mentions/model.ts';
import type { Path } from '../paths/path.ts';
import { parsePath } from '../paths/parse.ts';
import { join } from '../paths/print.ts';
import type { Entry, Route, Router } from '../routes/model.ts';
import type { Range } from '../text/text.ts';
import { addressesOf } from './addresses.ts';
import { addressRange, type Caller } from './caller.ts';
import type { Move } from './moves.ts';

/** The texts of all files that name addresses, by their segments. */
export interface Mentions {
  naming(segment: string): readonly FileMention[];
}

/** Texts that only people read never hold a rewrite back. */
const HARMLESS: ReadonlySet<Mention['kind']> = new Set(['comment', 'prose']);

/** A text that is known for what it is: the path of a route, the URL of a request. */
interface Account {
  readonly range: Range;
  /** The caller whose URL it is; null for the path of a route or a mount. */
  readonly caller: Caller | null;
}

/** Knows which texts of the files are accounted for. */
export class Accounting {
  readonly #mentions: Mentions;
  readonly #accounts = new Map<string, Account[]>();

  constructor(routers: readonly Router[], callers: readonly Caller[], mentions: Mentions) {
    this.#mentions = mentions;
    for (const { entries, file, prefix } of routers) {
      for (const entry of entries) for (const range of writtenIn(entry)) this.#add(file, { range, caller: null });
      if (prefix) this.#add(file, { range: prefix.locate(0, prefix.value.length), caller: null });
    }
    for (const caller of callers) this.#add(caller.file, { range: addressRange(caller), caller });
  }

  #add(file: string, account: Account): void {
    const known = this.#accounts.get(file);
    if (known) known.push(account);
    else this.#accounts.set(file, [account]);
  }

  /** A text that names the old address of a route, and that nobody would rewrite with it. */
  leftBehind({ judged, candidate }: Move): FileMention | null {
    const { path, methods } = judged;
    const verb = methods.flatMap(({ verdict }) => verdict.verbs).find(({ kind }) => kind === 'crud');
    const segment = verb && path.segments[verb.segment];
    if (!segment) return null;
    const behind = path.segments.length - verb.segment;
    const named = this.#mentions.naming(path.text.slice(segment.start, segment.end).toLowerCase()).filter(({ mention }) => !HARMLESS.has(mention.kind));
    if (named.length === 0) return null;
    const addresses = addressesOf(candidate.route.router).map((mount) => join(mount, path, path.dialect));
    return named.find((each) => addresses.some((address) => names(each.mention, address, address.segments.length - behind)) && !this.#isAccounted(each, candidate.route)) ?? null;
  }

  /** Every text that names the old address of a route and that only people read. */
  prose({ judged, candidate }: Move): readonly FileMention[] {
    const address = addressesOf(candidate.route.router)[0];
    const whole = address ? join(address, judged.path, judged.path.dialect) : judged.path;
    return proseNaming(whole, judged.path, this.#mentions);
  }

  #isAccounted({ file, mention }: FileMention, route: Route): boolean {
    const accounts = this.#accounts.get(file)?.filter(({ range }) => touches(range, mention.range)) ?? [];
    return accounts.some(({ caller }) => caller === null || explains(caller, route));
  }
}

function proseNaming(address: Path, path: Path, mentions: Mentions): readonly FileMention[] {
  const last = path.segments.findLast(({ kind }) => kind === 'static');
  if (!last) return [];
  const at = address.segments.length - (path.segments.length - path.segments.indexOf(last));
  return mentions.naming(path.text.slice(last.start, last.end).toLowerCase()).filter(({ mention }) => mention.kind === 'prose' && names(mention, address, at));
}

/** Whether a caller tells by itself what becomes of its URL: it reaches a route, this one or another, or has another method. */
function explains({ routes, said, isPlain }: Caller, route: Route): boolean {
  if (routes.length > 0) return true;
  if (!isPlain || !said.method) return false;
  const { method } = said.method;
  return !route.methods.some((token) => token.method === method || token.method === 'ALL' || (token.method === 'GET' && method === 'HEAD'));
}

function touches(a: Range, b: Range): boolean {
  return a[0] <= b[1] && b[0] <= a[1];
}

/** Where an entry's own path is written: at the call, and where a constant holds it. */
function writtenIn(entry: Entry): readonly Range[] {
  const text = entry.kind === 'mount' ? entry.prefix : entry.path;
  const range = text ? [text.locate(0, text.value.length)] : [];
  return entry.kind === 'route' ? [...range, entry.pathRange] : range;
}

/** The address of a route under the first mount of its router. */
export function addressOf(router: Router, path: Path): Path {
  const [mount] = addressesOf(router);
  return mount ? join(mount, path, path.dialect) : parsePath(path.text, path.dialect);
}
