import type { MethodToken } from '../model/method.ts';
import type { Range, Text } from '../model/text.ts';
import { liesWithin } from '../text/ranges.ts';
import type { CallEvent, Caller } from '../values/events.ts';
import { partsOf } from '../values/text-value.ts';
import type { ObjectValue, Origin, Place, TextValue, Value } from '../values/value.ts';
import { FlowText, type TextHome } from './flow-text.ts';
import type { LiteralUses } from './literal-uses.ts';
import { rowName, type Registration, type Registrations } from './registrations.ts';
import type { SaidMethod, WrittenRoute } from './route-rows.ts';

/** The path of a route in a file, with the code there that registers or contains it. */
export interface FoundPath {
  readonly file: string;
  readonly text: Text;
  readonly range: Range;
  /** The object that describes the route; the literal where there is none. */
  readonly place: Range;
  readonly literal: Range;
}

/** Maps the paths and the methods of routes to their places in the source, and to the edits of them. */
export class RegisteredTexts {
  readonly #uses: LiteralUses;
  readonly #registrations: Registrations;
  readonly #sourceOf: (file: string) => string;
  /** Evaluates all that may use the texts of a file. */
  readonly #follow: (file: string) => void;

  constructor(
    uses: LiteralUses,
    registrations: Registrations,
    sourceOf: (file: string) => string,
    follow: (file: string) => void,
  ) {
    this.#uses = uses;
    this.#registrations = registrations;
    this.#sourceOf = sourceOf;
    this.#follow = follow;
  }

  /**
   * The text of the path of a route, where it is written.
   *
   * @param origin the literal that it is in
   */
  pathOf(registration: WrittenRoute, path: TextValue, origin: Origin): FoundPath {
    const { file } = origin;
    const literal: Range = [origin.literal.start, origin.literal.end];
    const { object } = registration;
    const place = object?.file === file && liesWithin(literal, object.range) ? object.range : literal;
    const range = this.#callOf(registration, origin)?.range ?? place;
    return { file, text: this.#textOf(registration, path, { file, range }), range, place, literal };
  }

  /** The method tokens of a route: one can be edited where it is a text that belongs to this route alone. */
  methodsOf(registration: Registration, path: FoundPath): readonly MethodToken[] {
    return registration.methods.map((said) => this.#token(registration, said, path));
  }

  #token(registration: Registration, { method, text: said }: SaidMethod, path: FoundPath): MethodToken {
    const { file, literal, range } = path;
    const [piece, ...others] = said?.pieces ?? [];
    const origin = piece && 'text' in piece && others.length === 0 ? piece.origin : null;
    if (!said || origin?.file !== file) return { method, range: literal, edit: () => null };
    const { methods } = registration.role.framework;
    const { value } = origin.literal;
    const text = this.#textOf(registration, said, { file, range });
    return {
      method,
      range: text.locate(0, text.value.length),
      edit: (target) =>
        target !== 'ALL' && Object.hasOwn(methods, target.toLowerCase())
          ? text.edit(0, text.value.length, value === value.toLowerCase() ? target.toLowerCase() : target)
          : null,
    };
  }

  #textOf(registration: WrittenRoute, text: TextValue, { file, range }: Pick<TextHome, 'file' | 'range'>): FlowText {
    const uses: TextHome['uses'] = {
      of: (origin) => {
        this.#follow(origin.file);
        return this.#uses.of(origin);
      },
      isDecisive: (edit) => {
        this.#follow(edit.origin.file);
        return this.#uses.isDecisive(edit);
      },
    };
    return new FlowText(text, { file, source: this.#sourceOf(file), range, request: rowName(registration), uses });
  }

  /** The innermost call around the literal of a path; else one with it in an argument that registers no other route. */
  #callOf({ place, callers }: WrittenRoute, { file, literal }: Origin): Place | undefined {
    const calls = callers.filter((call) => call.file === file);
    const isSaid = ({ range }: Place): boolean => liesWithin([literal.start, literal.end], range);
    if (place.file === file && isSaid(place)) return place;
    const isGiven = (call: Caller): boolean =>
      call.isWritten && call.given.some((each) => holds(each, literal)) && this.#registrations.countAt(call) === 1;
    return calls.find(isSaid) ?? calls.find(isGiven);
  }
}

/** Whether a literal is a part of a text, or of a field of an object. */
function holds(value: Value, literal: Origin['literal']): boolean {
  switch (value.kind) {
    case 'text':
      return value.pieces.some((piece) => 'text' in piece && piece.origin?.literal === literal);
    case 'choice':
      return value.options.some((option) => holds(option, literal));
    case 'object':
      return (
        value.shape === 'plain' &&
        [...value.state.fields.values()].some((field) => field.kind === 'text' && holds(field, literal))
      );
    default:
      return false;
  }
}

/**
 * Records how the arguments of a registration are used: the path and the methods for the route, and all other values
 * for an unknown purpose.
 */
export function useOfRegistration(registered: readonly Registration[], { args }: CallEvent, uses: LiteralUses): void {
  const said = new Set<Value>();
  for (const each of registered)
    for (const text of [each.path, ...each.methods.map((method) => method.text)]) {
      if (!text) continue;
      said.add(text);
      uses.sent(text, rowName(each));
    }
  const open = new Set(args);
  for (const value of open) {
    if (said.has(value)) continue;
    const parts = value.kind === 'object' && isPlainOrList(value) ? partsOf(value) : [];
    if (parts.length > 0) for (const part of parts) open.add(part);
    else uses.used(value);
  }
}

function isPlainOrList({ shape }: ObjectValue): boolean {
  return shape === 'plain' || shape === 'array';
}
