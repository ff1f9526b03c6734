import { ELEMENT_PARAMETER, PASSING_ELEMENTS } from '../catalogue/lookup-members.ts';
import type { Range } from '../model/text.ts';
import type { CallEvent, Caller } from '../values/events.ts';
import { startOf } from '../values/place.ts';
import { memberSource, type OpaqueValue, type Value } from '../values/value.ts';
import { singular } from '../words/inflect.ts';
import { nameOfThing } from './called-member.ts';
import { isIdentifierField } from './looking-up.ts';

/** The elements of a list that a value is one of. */
export interface Elements {
  readonly list: Value;
  /** Whether a call finds all that match. */
  readonly many: boolean;
  /** The result of the call that finds some of them; null where a loop goes through all. */
  readonly found: OpaqueValue | null;
}

/** A field of an element of a list: `userId` of `order.userId`; the key is null for the element as a whole. */
export interface ElementField {
  readonly key: string | null;
  readonly of: string;
  readonly elements: Elements;
}

/** How deep lists are nested in elements of lists. */
const DEEPEST = 8;

/** Finds out which values are elements of unknown lists, and which fields of these they are. */
export class ListElements {
  /** The lists whose elements a parameter of a callback gets, by the beginning of the parameter. */
  readonly #passed = new Map<string, Elements>();

  /** Records a call that passes the elements of a list to a function: `orders.filter((order) => ...)`. */
  called({ callee, args, result }: CallEvent, name: string): void {
    const many = PASSING_ELEMENTS.get(name);
    const on = memberSource(callee)?.object;
    const [first] = args;
    if (many === undefined || !first) return;
    // lodash takes the list first.
    const list = first.kind === 'function' ? on : first;
    if (!list) return;
    const found = result.kind === 'opaque' && !many ? result : null;
    for (const each of args) {
      const parameter = each.kind === 'function' ? each.code?.parameters[ELEMENT_PARAMETER.get(name) ?? 0] : undefined;
      if (each.kind === 'function' && parameter)
        this.#passed.set(startOf({ file: each.file, range: parameter.range }), { list, many, found });
    }
  }

  /**
   * The field of an element that a value is: `userId` of `order.userId`, `user_id` of `order.user.id`. A list in an
   * element counts as a field of the element: `tag_id` of `order.tags.some((tag) => tag.id === id)`. Null for a value
   * without an element.
   */
  fieldOf(value: Value, depth = 0): ElementField | null {
    if (value.kind !== 'opaque' || depth > DEEPEST) return null;
    const { source } = value;
    if (source.kind === 'call') {
      const member = source.call.args.length === 0 ? memberSource(source.call.callee) : null;
      return member && this.fieldOf(member.object, depth + 1);
    }
    const elements = this.#elementsIn(value);
    if (elements) {
      const outer = this.fieldOf(elements.list, depth + 1);
      return outer?.key
        ? { ...outer, key: singular(outer.key) }
        : { key: null, of: nameOfThing(elements.list), elements };
    }
    if (source.kind !== 'member') return null;
    const holder = this.fieldOf(source.object, depth + 1);
    return holder && { ...holder, key: joined(holder.key, source.name) };
  }

  /** The list that a value is an element of: of a loop, by an index, or passed to a callback. */
  #elementsIn({ source }: OpaqueValue): Elements | null {
    if (source.kind === 'parameter') return this.#passed.get(startOf(source.place)) ?? null;
    if (source.kind === 'operation' && source.operator === 'each:values' && source.operands[0])
      return { list: source.operands[0], many: false, found: null };
    return source.kind === 'member' && /^\d+$/.test(source.name)
      ? { list: source.object, many: false, found: null }
      : null;
  }
}

function joined(outer: string | null, name: string): string {
  if (outer === null) return name;
  return isIdentifierField(name) ? `${outer}_${name}` : name;
}

/** A side of a comparison. */
interface ComparedSide {
  /** The ranges of its last name and of the one before that. */
  readonly names: readonly Range[];
  readonly file: string;
  /** The call around the comparison; undefined where there is none. */
  readonly caller: Caller | undefined;
  /** Whether it is data of the program, and not an unknown value. */
  readonly isData: boolean;
}

/** A field of an element of a list of the program. */
export interface NamedField extends Pick<Elements, 'many'> {
  readonly key: string;
  readonly of: string;
  /** The element, where a call finds one; null where it does not. */
  readonly element: Value | null;
}

/**
 * The field of an element of a list of the program that a comparison names: `userId` of `order.userId` in
 * `orders.find((order) => order.userId === id)`. The value of a known element does not tell which field it was, so the
 * name does. Null for another comparison.
 *
 * @param sourceOf returns the text of a file
 */
export function namedField(side: ComparedSide, sourceOf: (file: string) => string): NamedField | null {
  const { names, file, caller, isData } = side;
  const [name, holder] = names;
  const finding = caller?.through ?? null;
  const many = finding ? PASSING_ELEMENTS.get(finding.name) : undefined;
  if (!name || (many === undefined && !(isData && holder))) return null;
  const list = finding?.receiver ?? (holder ? { file, range: holder } : null);
  return {
    key: sourceOf(file).slice(...name),
    of: list ? sourceOf(list.file).slice(...list.range) : '',
    many: many ?? false,
    element: many === false ? (caller?.given[0] ?? null) : null,
  };
}
