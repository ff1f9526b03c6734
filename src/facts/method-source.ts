import type { Method } from '../model/method.ts';
import type { Form } from '../catalogue/clients/client.ts';
import type { ClientValue } from '../requests/client-value.ts';
import type { CallEvent } from '../values/events.ts';
import { plainText } from '../values/text-value.ts';
import type { Place, TextValue, Value } from '../values/value.ts';

/** The source of the method of a request. */
export type MethodSource =
  /** A text: an argument or an option. */
  | { readonly kind: 'text'; readonly text: TextValue }
  /** A member, with its place at the call or its name as a text; null for one that was read elsewhere. */
  | {
      readonly kind: 'member';
      readonly place: Place | TextValue | null;
      readonly memberFor: (target: Method) => string | null;
      /** The empty body to remove where the member for another method takes none; null where none is removed. */
      readonly dropped: (target: Method) => DroppedBody | null;
    }
  /** The default method, with the place where an option for another one can be added; null where it cannot. */
  | { readonly kind: 'default'; readonly open: OpenOptions | null }
  /** A value that is not known. */
  | { readonly kind: 'unknown'; readonly place: Place };

/** A call to which an option can be added. */
export interface OpenOptions {
  readonly call: Place;
  /** The argument that is the URL, or has it among its options. */
  readonly url: Place;
  /** The object of options; null where there is none yet. */
  readonly options: Place | null;
}

/** The places of an empty body and of the options after it. */
export interface DroppedBody {
  readonly body: Place;
  readonly options: Place;
}

export const METHOD = /^(?:get|head|post|put|patch|delete|options|trace|connect)$/i;

/** A call with its arguments assigned to the slots of a form. */
export interface Given {
  readonly event: CallEvent;
  readonly form: Form;
  readonly standing: ClientValue;
  readonly method: Value | undefined;
  readonly options: Value | undefined;
  readonly body: Value | undefined;
}

/** The method of a request, and its source; the method is null where the call matches all methods. */
export interface RequestMethod {
  readonly method: Method | null;
  readonly methodSource: MethodSource;
}

export function unknownAt(place: Place): RequestMethod {
  return { method: 'UNKNOWN', methodSource: { kind: 'unknown', place } };
}

/** Whether a value is a text with the name of a method: `'POST'`. */
export function isMethodText(value: Value): boolean {
  const text = plainText(value);
  return text !== null && METHOD.test(text);
}

/** Whether a value may be the name of a method. */
export function mayBeMethod(value: Value): boolean {
  const text = plainText(value);
  return text === null ? value.kind === 'opaque' || value.kind === 'choice' : METHOD.test(text);
}
