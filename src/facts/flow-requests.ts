import { mayHoldVerb } from '../convention/verb-segment.ts';
import type { Method, MethodToken } from '../model/method.ts';
import type { Range } from '../model/text.ts';
import { HOLE } from '../paths/path.ts';
import type { Request } from '../model/request.ts';
import type { AssignEvent, CallEvent, CompareEvent, Listener } from '../values/machine.ts';
import { literalKey, literalPlace } from '../values/place.ts';
import { joined, plainText } from '../values/text-value.ts';
import type { FunctionValue, LiteralPiece, Origin, Place, TextValue, Value } from '../values/value.ts';
import { beginsAsPath, pathIn } from '../requests/url.ts';
import { lastNameOf, type ClientRoles } from './client-role.ts';
import { EvaluatedTexts } from './evaluated-texts.ts';
import { takesOtherNames } from './text-purpose.ts';
import { FlowText, type TextHome } from './flow-text.ts';
import { handedOn, isKept } from './handed-callbacks.ts';
import { LiteralUses } from './literal-uses.ts';
import { RegisteredTexts, useOfRegistration, type FoundPath } from './registered-texts.ts';
import { Registrations, type Registration } from './registrations.ts';
import { readSent, type SentRequest } from './sent-request.ts';
import { liesWithin } from '../text/ranges.ts';

/** A request with one of the texts that its URL may be, and where it is sent. */
interface Found {
  readonly sent: SentRequest;
  readonly url: TextValue;
  readonly place: Place;
  readonly callers: readonly Place[];
  readonly key: string;
  /** All calls that send it. */
  readonly calls: readonly Place[];
}

/** A request, and the literal that says its path, or the end of that. */
export interface FlowRequest {
  readonly request: Request;
  readonly literal: Range;
  /** The calls of the same file that send it. */
  readonly calls: readonly Range[];
  /** Whether its path has a segment that two literals say: no text of the file alone names that. */
  readonly isPutTogether: boolean;
  /** Where the literal stands that says its method; null where none does. */
  readonly saidAt: Place | null;
}

/** What reads the texts that it is given to people, and does nothing else with them. */
const PRINTERS = /^(?:console|log|logger|winston|pino|debug)$/i;

/** Finds the requests whose URLs come from elsewhere: from constants, from other functions and from other files. */
export class FlowRequests implements Listener {
  readonly #roles: ClientRoles;
  readonly #sourceOf: (file: string) => string;
  readonly #uses = new LiteralUses();
  readonly #found = new Map<string, Found>();
  readonly registrations = new Registrations();
  /** The addresses that no text of a file says by itself, besides those of requests that are known. */
  readonly texts: EvaluatedTexts;

  /** @param sourceOf the text of a file, for the places of characters that are written as escapes */
  constructor(roles: ClientRoles, sourceOf: (file: string) => string) {
    this.#roles = roles;
    this.#sourceOf = sourceOf;
    this.texts = new EvaluatedTexts(sourceOf);
  }

  /** Says what a request answers. */
  #answered(value: Value): void {
    this.#uses.answered(value);
    this.texts.answered(value);
  }

  /** Says that a value reaches something that is no request. */
  #used(value: Value): void {
    this.#uses.used(value, (text) => {
      this.texts.used(text);
    });
  }

  called(event: CallEvent): void {
    const registered = this.registrations.take(event);
    if (registered.length > 0) {
      useOfRegistration(registered, event, this.#uses);
      return;
    }
    const sent = readSent(event, this.#roles);
    const { place } = event.site;
    if (!sent) {
      if (handedOn(event)) this.#answered(event.result);
      this.texts.called(event);
      this.#handOver(event);
      return;
    }
    this.#answered(event.result);
    for (const url of joined([sent.url])) {
      if (url.kind !== 'text' || !saysAddress(plainText(url) ?? '', sent)) {
        this.#used(url);
        continue;
      }
      const key = keyOf(sent, url);
      this.#uses.sent(url, key);
      this.texts.sent(url);
      const calls = [...(this.#found.get(key)?.calls ?? []), place];
      this.#found.set(key, { sent, url, place, callers: event.callers, key, calls });
    }
    for (const value of event.args)
      if (value !== sent.url && value.kind === 'text' && value !== sent.methodText) this.#uses.used(value);
  }

  /** What a call is given that is no request. */
  #handOver(event: CallEvent): void {
    if (isPrinter(event)) return;
    const namesNone = namesOther(event);
    for (const [at, value] of event.args.entries()) {
      if (isKept(event, at)) continue;
      if (namesNone) this.#uses.used(value);
      else this.#used(value);
    }
  }

  /** The path of a route, where it is written; null where no literal says it. */
  pathOf(registration: Registration, texts: RegisteredTexts): FoundPath | null {
    const { path } = registration;
    const origin = path && (pathOrigin(path) ?? lastOrigin(path));
    return path && origin ? texts.pathOf(registration, path, origin) : null;
  }

  /** @param follow evaluates all that may use the texts of a file: edits need that */
  registeredTexts(follow: (file: string) => void): RegisteredTexts {
    return new RegisteredTexts(this.#uses, this.registrations, this.#sourceOf, follow);
  }

  /** Whether a literal says the URL of a request, or a part of it. */
  isSent(origin: Origin): boolean {
    return this.#uses.isSent(origin);
  }

  takesHandlers(event: CallEvent): boolean {
    return this.registrations.takesHandlers(event);
  }

  parametersOf(event: CallEvent, at: number, callback: FunctionValue): readonly Value[] | null {
    const handed = handedOn(event);
    return handed?.callback === at ? [handed.value] : this.registrations.parametersOf(event, callback);
  }

  compared({ left, right }: CompareEvent): void {
    if (left.kind !== 'opaque' && right.kind !== 'opaque') return;
    this.#used(left);
    this.#used(right);
  }

  tested(value: Value): void {
    this.#uses.tested(value);
  }

  assigned({ value }: AssignEvent): void {
    this.#used(value);
  }

  unfinished(file: string): void {
    this.#uses.unread(file);
  }

  escaped(value: Value): void {
    this.#used(value);
  }

  /** The requests by the files whose literals say their paths. */
  byFile(): ReadonlyMap<string, readonly FlowRequest[]> {
    const found = new Map<string, FlowRequest[]>();
    for (const each of this.#found.values()) {
      const origin = pathOrigin(each.url);
      if (!origin) continue;
      const { start, end } = origin.literal;
      const calls = each.calls.flatMap((call) => (call.file === origin.file ? [call.range] : []));
      const request = this.#requestAt(each, origin);
      const isPutTogether = hasSeam(each.url);
      const saidAt = methodPlace(each.sent);
      const flow: FlowRequest = { request, literal: [start, end], calls, isPutTogether, saidAt };
      found.set(origin.file, [...(found.get(origin.file) ?? []), flow]);
    }
    return found;
  }

  #requestAt({ sent, url, place, callers, key }: Found, origin: Origin): Request {
    const { standing, base, method, saysBodyType } = sent;
    const { client, role } = standing;
    const literal: Range = [origin.literal.start, origin.literal.end];
    const around = [place, ...callers].find((each) => holds(each, origin));
    const range = around?.range ?? literal;
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
  #token({ methodText, saysMethod, carries }: SentRequest, method: Method, home: TextHome): MethodToken {
    if (!saysMethod) return { method, range: home.range, edit: () => null };
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

/** Where the literal stands that says the method of a request; null where none says it alone. */
function methodPlace({ methodText }: SentRequest): Place | null {
  return methodText?.pieces.length === 1 ? literalPlace(methodText) : null;
}

/** Whether a text is a URL: it begins as a path or with what is not known, or stands behind the base of a client. */
function saysAddress(text: string, { base, standing }: SentRequest): boolean {
  if (beginsAsPath(text)) return true;
  return (
    standing.role.pathOnly !== true && (text.startsWith(HOLE) || (base !== null && /^[\w-]*(?:[/?#]|$)/.test(text)))
  );
}

/** The same for requests that one edit of one text changes in the same way. */
function keyOf({ standing, method, methodText, base }: SentRequest, url: TextValue): string {
  const path = pathOrigin(url);
  const [said] = methodText?.pieces ?? [];
  const saying = said && 'text' in said ? said.origin : null;
  return [
    ...[standing.client.name, standing.inProcess, standing.isKnown, method, base, plainText(url)],
    ...[path, saying].map((origin) => origin && literalKey(origin)),
  ].join(' ');
}

const METHOD_NAME = /^[A-Z]+$/;

/** Functions that print what they are given. */
const PRINTING: ReadonlySet<string> = new Set(['log', 'print', 'debug', 'warn', 'info']);

/** Whether the texts that a call is given name modules, files, views or actions. */
function namesOther({ callee }: CallEvent): boolean {
  return callee.kind === 'opaque' && takesOtherNames(namesOfValue(callee));
}

function isPrinter({ callee }: CallEvent): boolean {
  const [last = '', object = ''] = callee.kind === 'opaque' ? namesOfValue(callee).toReversed() : [];
  return PRINTERS.test(object) || (object === '' && PRINTING.has(last));
}

/** The names by which a value says what it is, from the first to the last. */
function namesOfValue(value: Value): readonly string[] {
  if (value.kind !== 'opaque' || value.source.kind !== 'member') return [lastNameOf(value)];
  return [...namesOfValue(value.source.object), value.source.name];
}

/**
 * The last literal that says a verb in the path of a URL, or else a part of that path, or else one that is in the URL
 * where the path is said by no literal, as names of members are; null where nothing is said.
 */
function pathOrigin(url: TextValue): Origin | null {
  const { pieces } = url;
  const said = pieces.filter(
    (piece): piece is LiteralPiece => 'text' in piece && piece.origin !== null && /\w/.test(saidPath(piece.text)),
  );
  const naming = said.findLast(({ text }) => saidPath(text).split('/').some(mayHoldVerb));
  const isSaid = /\w/.test(saidPath(plainText(url) ?? ''));
  return (naming ?? said.at(-1))?.origin ?? (isSaid ? lastOrigin(url) : null);
}

/** The last literal that says a part of a text; null where none does. */
function lastOrigin({ pieces }: TextValue): Origin | null {
  return pieces.flatMap((piece) => ('text' in piece && piece.origin ? [piece.origin] : [])).at(-1) ?? null;
}

/** Whether two literals meet within a segment of a text. */
function hasSeam({ pieces }: TextValue): boolean {
  return pieces.some((piece, at) => {
    const before = pieces[at - 1];
    return before && 'text' in before && 'text' in piece && /\w$/.test(before.text) && /^\w/.test(piece.text);
  });
}

/** The path of a URL, without what only run time tells. */
function saidPath(url: string): string {
  return pathIn(url).replaceAll(HOLE, '');
}

function holds({ file, range }: Place, { file: of, literal }: Origin): boolean {
  return file === of && liesWithin([literal.start, literal.end], range);
}
