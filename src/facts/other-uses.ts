import type { CallEvent } from '../values/events.ts';
import { literalKey } from '../values/place.ts';
import { optionsOf, type Value } from '../values/value.ts';
import { EvaluatedTexts } from './evaluated-texts.ts';
import { isStored } from './passed-callbacks.ts';
import { LiteralUses } from './literal-uses.ts';
import { lastNameOf } from './client-role.ts';
import { takesOtherNames } from './text-purpose.ts';

/** Follows the values that reach something else than a request: texts with such a use are not edited for a request. */
export class OtherUses {
  readonly #uses: LiteralUses;
  readonly #texts: EvaluatedTexts;

  constructor(uses: LiteralUses, texts: EvaluatedTexts) {
    this.#uses = uses;
    this.#texts = texts;
  }

  /** Records the result of a request: it is made of the URL, but is no other use of it. */
  answered(value: Value): void {
    this.#uses.answered(value);
    this.#texts.answered(value);
  }

  /** Records that a value reaches something that is no request. */
  used(value: Value): void {
    this.#uses.used(value, (text) => {
      this.#texts.used(text);
    });
  }

  /**
   * Records the arguments of a call that sends no request: they reach something else. Where it is known what text the
   * call returns, the literals of that text go where it goes: `generatePath('/users/:id', { id })`.
   */
  passed(event: CallEvent): void {
    if (isPrinter(event)) return;
    const namesNone = namesOther(event);
    const returned = literalsIn(event.result);
    for (const [at, value] of event.args.entries()) {
      if (isStored(event, at)) continue;
      if (returned.size > 0 && areAmong(literalsIn(value), returned)) {
        this.#uses.given(value);
        continue;
      }
      if (namesNone) this.#uses.used(value);
      else this.used(value);
    }
  }
}

/** The literals of a known text, of the texts that a value may be, or of those among the fields of an object. */
function literalsIn(value: Value): ReadonlySet<string> {
  const texts = optionsOf(value).flatMap((option) => {
    if (option.kind === 'native') return option.self ? [option.self] : [];
    return option.kind === 'object' && option.shape === 'plain' ? [...option.state.fields.values()] : [option];
  });
  const pieces = texts.flatMap((text) => (text.kind === 'text' ? text.pieces : []));
  return new Set(pieces.flatMap((piece) => ('text' in piece && piece.origin ? [literalKey(piece.origin)] : [])));
}

/** Whether there are literals, and all of them are among others. */
function areAmong(literals: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return literals.size > 0 && [...literals].every((each) => others.has(each));
}

/** Names of objects that print texts for people, and do nothing else with them. */
const PRINTERS = /^(?:console|log|logger|winston|pino|debug)$/i;

/** Functions that print their arguments. */
const PRINTING: ReadonlySet<string> = new Set(['log', 'print', 'debug', 'warn', 'info']);

/** Whether the texts in the arguments of a call are names of modules, files, views or actions. */
function namesOther({ callee }: CallEvent): boolean {
  return callee.kind === 'opaque' && takesOtherNames(namesOfValue(callee));
}

/** Names of classes of errors, whose messages people read. */
const ERRORS = /(?:Error|Exception)$/;

function isPrinter({ callee, site: { form } }: CallEvent): boolean {
  const [last = '', object = ''] = callee.kind === 'opaque' ? namesOfValue(callee).toReversed() : [];
  if (form === 'new' && ERRORS.test(last)) return true;
  return PRINTERS.test(object) || (object === '' && PRINTING.has(last));
}

/** The names in the expression of a value, from the first to the last: `console`, `log` of `console.log`. */
function namesOfValue(value: Value): readonly string[] {
  if (value.kind !== 'opaque' || value.source.kind !== 'member') return [lastNameOf(value)];
  return [...namesOfValue(value.source.object), value.source.name];
}
