import type { Method, MethodToken } from '../model/method.ts';
import type { Range } from '../model/text.ts';
import { HOLE } from '../paths/path.ts';
import type { Request } from '../model/request.ts';
import type { AssignEvent, CallEvent, CompareEvent, Listener } from '../values/machine.ts';
import { joined, plainText } from '../values/text-value.ts';
import type { LiteralPiece, Origin, Place, TextValue, Value } from '../values/value.ts';
import { ClientRoles, lastNameOf } from './client-role.ts';
import { FlowText, type TextHome } from './flow-text.ts';
import { LiteralUses } from './literal-uses.ts';
import { readSent, type SentRequest } from './sent-request.ts';

/** A request with one of the texts that its URL may be, and where it is sent. */
interface Found {
  readonly sent: SentRequest;
  readonly url: TextValue;
  readonly place: Place;
  readonly callers: readonly Place[];
  readonly key: string;
}

/** What reads the texts that it is given to people, and does nothing else with them. */
const PRINTERS = /^(?:console|log|logger|winston|pino|debug)$/i;

/** Finds the requests whose URLs come from elsewhere: from constants, from other functions and from other files. */
export class FlowRequests implements Listener {
  readonly #roles: ClientRoles;
  readonly #sourceOf: (file: string) => string;
  readonly #uses = new LiteralUses();
  readonly #found = new Map<string, Found>();

  /** @param sourceOf the text of a file, for the places of characters that are written as escapes */
  constructor(specifiersOf: (file: string) => ReadonlySet<string>, sourceOf: (file: string) => string) {
    this.#roles = new ClientRoles(specifiersOf);
    this.#sourceOf = sourceOf;
  }

  called(event: CallEvent): void {
    const sent = readSent(event, this.#roles);
    const { place } = event.site;
    if (!sent) {
      if (!isPrinter(event)) for (const value of event.args) this.#uses.used(value);
      return;
    }
    this.#uses.answered(event.result);
    for (const url of joined([sent.url])) {
      if (url.kind !== 'text') {
        this.#uses.used(url);
        continue;
      }
      const key = [
        place.file,
        place.range.join(),
        sent.method,
        sent.base,
        plainText(url),
        pathOrigin(url)?.literal.start,
      ].join(' ');
      this.#uses.sent(url, key);
      this.#found.set(key, { sent, url, place, callers: event.callers, key });
    }
    for (const value of event.args)
      if (value !== sent.url && value.kind === 'text' && value !== sent.methodText) this.#uses.used(value);
  }

  compared({ left, right }: CompareEvent): void {
    if (left.kind !== 'opaque' && right.kind !== 'opaque') return;
    this.#uses.used(left);
    this.#uses.used(right);
  }

  assigned({ value }: AssignEvent): void {
    this.#uses.used(value);
  }

  escaped(value: Value): void {
    this.#uses.used(value);
  }

  /** The requests by the files whose literals say their paths. */
  byFile(): ReadonlyMap<string, readonly Request[]> {
    const found = new Map<string, Request[]>();
    for (const each of this.#found.values()) {
      const origin = pathOrigin(each.url);
      if (!origin) continue;
      const request = this.#requestAt(each, origin);
      found.set(origin.file, [...(found.get(origin.file) ?? []), request]);
    }
    return found;
  }

  #requestAt({ sent, url, place, callers, key }: Found, origin: Origin): Request {
    const { standing, base, method, saysBodyType } = sent;
    const { client, role } = standing;
    const literal: Range = [origin.literal.start, origin.literal.end];
    const around = [place, ...callers].find((each) => holds(each, origin));
    const range = around?.range ?? (place.file === origin.file ? place.range : literal);
    const home = { file: origin.file, source: this.#sourceOf(origin.file), range, request: key, uses: this.#uses };
    const text = new FlowText(url, home);
    return {
      ...{ kind: role.kind ?? client.kind, client: client.name, url: text, match: 'whole', range, saysBodyType },
      method: method === null ? null : this.#token(sent, method, home),
      base: /^(?:[a-z][a-z\d+.-]*:)?\/\//i.test(text.value) ? '' : base,
      mayDefault: !standing.isKnown || client.alwaysGets !== true,
      inProcess: standing.inProcess,
      ...(method === null && role.anyMethod !== 'expects' && { answersAll: true }),
    };
  }

  /** The method of a request: it can be changed where a text of the same file says it, for this request alone. */
  #token({ methodText, carries }: SentRequest, method: Method, home: TextHome): MethodToken {
    const [piece] = methodText?.pieces ?? [];
    const isHere = piece && 'text' in piece && piece.origin?.file === home.file && methodText?.pieces.length === 1;
    if (!isHere) return { method, range: [home.range[0], home.range[0]], edit: () => null };
    const text = new FlowText(methodText, home);
    const written = text.value;
    return {
      ...{ method, range: text.locate(0, written.length) },
      edit: (target) =>
        METHOD_NAME.test(target) && carries(target)
          ? text.edit(0, written.length, written === method ? target : target.toLowerCase())
          : null,
    };
  }
}

const METHOD_NAME = /^[A-Z]+$/;

function isPrinter({ callee }: CallEvent): boolean {
  if (callee.kind !== 'opaque' || callee.source.kind !== 'member') return false;
  return PRINTERS.test(lastNameOf(callee.source.object));
}

/** The last literal that says a part of the path of a URL; null where none does. */
function pathOrigin({ pieces }: TextValue): Origin | null {
  const said = pieces.filter(
    (piece): piece is LiteralPiece => 'text' in piece && piece.origin !== null && /\w/.test(withoutHost(piece.text)),
  );
  return said.at(-1)?.origin ?? null;
}

function withoutHost(text: string): string {
  return text
    .replace(/^(?:\w+:)?\/\/[^/]*/, '')
    .replace(/[?#].*$/s, '')
    .replaceAll(HOLE, '');
}

function holds({ file, range }: Place, { file: of, literal }: Origin): boolean {
  return file === of && range[0] <= literal.start && literal.end <= range[1];
}
