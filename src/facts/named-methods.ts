import type { MethodToken } from '../model/method.ts';
import type { Range } from '../model/text.ts';
import { LISTED_METHODS } from '../text/method-names.ts';
import { liesWithin } from '../text/ranges.ts';
import { literalKey, literalPlace } from '../values/place.ts';
import { knownText } from '../values/text-value.ts';
import type { ObjectValue, Place, TextValue, Value } from '../values/value.ts';
import type { Method } from '../model/method.ts';

/** A literal that is the value of a field with the name of a method: `POST: 'POST'`, `Verb.Post = 'POST'`. */
interface Named {
  readonly object: ObjectValue;
  /** Where the field is read. */
  readonly reads: Place[];
}

/**
 * Finds the methods that an object or an enum lists under their names. Such a literal stays as it is; a request with
 * another method reads another field: `METHODS.DELETE` instead of `METHODS.POST`.
 */
export class NamedMethods {
  readonly #named = new Map<string, Named>();

  /** Records the fields of an object that are named by their methods. */
  made(object: ObjectValue): void {
    for (const [name, value] of object.state.fields) {
      const key = keyOfMethod(name, value);
      if (key !== null && !this.#named.has(key)) this.#named.set(key, { object, reads: [] });
    }
  }

  /** Records where such a field is read. */
  readField({ state: { fields } }: ObjectValue, name: string, place: Place): void {
    const value = LISTED_METHODS.has(name.toUpperCase()) ? fields.get(name) : undefined;
    const key = value ? keyOfMethod(name, value) : null;
    if (key !== null) this.#named.get(key)?.reads.push(place);
  }

  /**
   * The method of a request that reads a field named by it, as the name of that field; null where its literal is
   * written otherwise.
   *
   * @param range the call that sends the request, or that leads there
   */
  tokenOf(method: Method, said: TextValue, { file, range, source }: Placed): MethodToken | null {
    const place = literalPlace(said);
    const [piece] = said.pieces;
    const named = piece && 'text' in piece && piece.origin ? this.#named.get(literalKey(piece.origin)) : undefined;
    if (!place || !named) return null;
    const reads = new Map(
      named.reads
        .filter((each) => each.file === file && liesWithin(each.range, range))
        .map((each) => [each.range.join(), each.range] as const),
    );
    const [read, ...others] = reads.values();
    const own = read && others.length === 0 ? nameAt(read, knownText(said) ?? '', source) : null;
    return {
      ...{ method, range: own ?? [range[0], range[0]], saidAt: place },
      edit: (target) => {
        const name = own && fieldWith(target, named.object, source.slice(...own));
        return name ? { range: own, text: name } : null;
      },
    };
  }
}

/** A call in a file with its text. */
interface Placed {
  readonly file: string;
  readonly range: Range;
  readonly source: string;
}

/** The key of the literal of a field that is named by its method; null for another field. */
function keyOfMethod(name: string, value: Value): string | null {
  const method = name.toUpperCase();
  if (!LISTED_METHODS.has(method) || value.kind !== 'text' || knownText(value)?.toUpperCase() !== method) return null;
  const [piece] = value.pieces;
  return piece && 'text' in piece && piece.origin ? literalKey(piece.origin) : null;
}

/** The range of the name of a field at the end of an expression that reads it: `POST` of `METHODS.POST`. */
function nameAt([, end]: Range, method: string, source: string): Range | null {
  const own: Range = [end - method.length, end];
  return source.slice(...own).toUpperCase() === method.toUpperCase() ? own : null;
}

/** The field of an object for another method, with the name and the value in the case of this one; null for none. */
function fieldWith(target: Method, { state: { fields } }: ObjectValue, name: string): string | null {
  const before = fields.get(name);
  const isUpper = before !== undefined && /^[A-Z]+$/.test(knownText(before) ?? '');
  const wanted = isUpper ? target : target.toLowerCase();
  const found = [...fields].find(([each, value]) => each.toUpperCase() === target && knownText(value) === wanted);
  return found ? found[0] : null;
}
