import { PASSING_ELEMENTS } from '../catalogue/lookup-members.ts';
import type { Lookup } from '../model/handler.ts';
import type { Range } from '../model/text.ts';
import {
  EQUALITIES,
  type AssignEvent,
  type CallEvent,
  type Caller,
  type CompareEvent,
  type InvokeEvent,
  type Listener,
} from '../values/events.ts';
import { startOf, wholeOf } from '../values/place.ts';
import { knownText } from '../values/text-value.ts';
import {
  memberSource,
  type FunctionValue,
  type ObjectValue,
  type OpaqueValue,
  type Place,
  type Value,
} from '../values/value.ts';
import { nameOfCallee, nameWrittenAt, receiverName } from './called-member.ts';
import { FoundThings, type FoundThing } from './found-things.ts';
import { ListElements, namedField } from './list-elements.ts';
import { columnsOf, conditionsOf, type Asked, type Condition } from './lookup-conditions.ts';
import { isIdentifierField, lookupNamed } from './looking-up.ts';
import { expressedConditions, placedValues } from './placed-values.ts';
import type { RequestValue, RequestValues } from './request-values.ts';
import { isLog, takesUnknown } from './registered-addresses.ts';
import { columnConditions, isStatement, statementIn } from './sql-statements.ts';

/** A lookup by a field of a request, with its place. */
export interface FoundLookup extends Omit<Lookup, 'parameter' | 'isSent' | 'parts'> {
  readonly by: RequestValue;
  readonly place: Place;
  /** The calls of functions of the project within which it is made. */
  readonly callers: readonly Place[];
  /** What is found; null where that is not followed. */
  readonly thing: FoundThing | null;
  /** The parts of the thing that the call itself names. */
  readonly named: readonly string[];
  /** Set where only the name of a function of the project shows the lookup: what its code does says more. */
  readonly isOfName?: true;
}

/** Where something happens: its place, and the calls around it. */
interface Where {
  readonly place: Place;
  readonly callers: readonly Caller[];
}

/** How a variable may be called that contains a statement which is not known. */
const STATEMENT_NAME = /^(?:sql|query|stmt|statement)$|(?:Sql|SQL|Query|Statement)$/;

/**
 * Finds the lookups by fields of requests: `Order.find({ user: req.params.id })`, `getOrdersByShop(id)`, statements of
 * SQL, comparisons with elements of lists, and what texts and names of variables show.
 */
export class RequestLookups implements Listener {
  readonly #values: RequestValues;
  readonly #sourceOf: (file: string) => string;
  readonly #elements = new ListElements();
  readonly #things = new FoundThings();
  readonly #found = new Map<string, FoundLookup>();
  #all: readonly FoundLookup[] = [];
  /** The calls of each function of the project. */
  readonly #calls = new Map<FunctionValue['code'], Map<string, Place>>();
  /** The functions that calls call, by the places of the calls. */
  readonly #called = new Map<string, Set<FunctionValue['code']>>();

  /**
   * @param values finds which values are fields of requests, in the same evaluation
   * @param sourceOf returns the text of a file
   */
  constructor(values: RequestValues, sourceOf: (file: string) => string) {
    this.#values = values;
    this.#sourceOf = sourceOf;
  }

  /** The lookups that were found so far. */
  all(): readonly FoundLookup[] {
    if (this.#all.length !== this.#found.size) this.#all = [...this.#found.values()];
    return this.#all;
  }

  /** The places of all calls of the functions that a call calls. */
  callsLike(call: Place): readonly Place[] {
    return [...(this.#called.get(wholeOf(call)) ?? [])].flatMap((code) => [...(this.#calls.get(code)?.values() ?? [])]);
  }

  called(event: CallEvent): void {
    const { args, site } = event;
    if (isLog(event.callee)) return;
    const asked = this.#askedBy(event);
    this.#elements.called(event, asked.name);
    // Its callback runs later, when parts of what is found may have been read.
    if (PASSING_ELEMENTS.has(asked.name)) this.#things.found(event.result, []);
    this.#things.called(event);
    if (args.length === 0 || !takesUnknown(event)) return;
    const where = { place: site.place, callers: event.callers };
    for (const { part, ...placed } of placedValues(args))
      this.#add({ ...placed, many: false, ...(part !== null && { parts: [part] }) }, where);
    for (const each of args.flatMap(expressedConditions)) this.#add({ ...each, of: '', many: true }, where);
    const member = memberSource(event.callee);
    const [first] = args;
    if (member?.name === 'includes' && first) this.#compare(member.object, first, where);
    const statement = statementIn(event);
    const isSql =
      statement !== null && (statement.text === null ? this.#isNamedStatement(event) : isStatement(statement.text));
    for (const { column, value, table, changes, columns } of statement ? columnConditions(statement) : [])
      this.#add({ key: column, value, of: table, many: false, parts: columns, ...(changes && { changes }) }, where);
    if (!isSql && !this.#isOfRequest(member?.object)) this.#ask(event, asked, where);
  }

  #ask(event: CallEvent, asked: Asked, where: Where): void {
    const columns = columnsOf(event, asked);
    const conditions = columns.length > 0 ? columns : conditionsOf(asked, (value) => this.#byOf(value) !== null);
    if (conditions.length === 0) return;
    const isFinding = columns.length === 0 && lookupNamed(asked.name) !== null;
    const thing =
      isFinding && conditions.some(({ value }) => this.#byOf(value))
        ? this.#things.found(event.result, event.args)
        : null;
    for (const condition of conditions) this.#add(condition, where, thing);
  }

  /** A call of a function of the project: only its name counts, as long as its code does not show more. */
  invoked({ called, args, site, callers }: InvokeEvent): void {
    const call = wholeOf(site.place);
    const { code } = called;
    const calls = this.#calls.get(code) ?? new Map<string, Place>();
    this.#calls.set(code, calls.set(call, site.place));
    this.#called.set(call, (this.#called.get(call) ?? new Set()).add(code));
    const asked = this.#askedBy({ callee: called, args, site });
    const where = { place: site.place, callers };
    for (const condition of conditionsOf(asked, (value) => this.#byOf(value) !== null))
      this.#add(condition, where, null, true);
  }

  compared({ operator, left, right, place, names, callers }: CompareEvent): void {
    if (!EQUALITIES.has(operator)) return;
    const where = { place, callers: callers?.() ?? [] };
    for (const [at, [field, value]] of [[left, right] as const, [right, left] as const].entries())
      if (this.#byOf(value)) {
        const isKnown = this.#compareKnown(field, value, names?.[at] ?? [], where);
        if (!isKnown) this.#compare(field, value, where);
      }
  }

  /** @returns whether a field of an element of a list of the program is compared with a value */
  #compareKnown(field: Value, value: Value, names: readonly Range[], where: Where): boolean {
    const isData = field.kind !== 'opaque' || this.#isOfOtherRequest(field, value);
    const [caller] = where.callers;
    const found = namedField({ names, file: where.place.file, caller, isData }, this.#sourceOf);
    if (!found) return false;
    const { key, of, many, element } = found;
    this.#add({ key, of, many, value }, where, element && this.#things.foundElement(element));
    return true;
  }

  /** Whether a value was stored by another handler, and comes of what that was sent. */
  #isOfOtherRequest(field: Value, value: Value): boolean {
    const [stored, by] = [this.#values.of(field), this.#byOf(value)];
    return stored !== null && by !== null && startOf(stored.root) !== startOf(by.root);
  }

  readField(object: ObjectValue, name: string): void {
    this.#things.readField(object, name);
  }

  #compare(field: Value, value: Value, where: Where): void {
    if (!this.#byOf(value)) return;
    const found = this.#elements.fieldOf(field);
    if (!found?.key) return;
    const { key, of, elements } = found;
    const thing = elements.found ? this.#things.found(elements.found, []) : null;
    this.#add({ key, of, many: elements.many, value }, where, thing);
  }

  read(object: OpaqueValue, name: string): void {
    this.#things.read(object, name);
  }

  assigned({ object, key }: AssignEvent): void {
    const name = knownText(key);
    if (object.kind === 'opaque' && name !== null) this.#things.read(object, name);
  }

  /** A variable is named after an identifier: `const companyId = req.params.id`. */
  bound(value: Value, place: Place): void {
    const by = this.#values.of(value);
    if (by?.part !== 'params' || by.field === null) return;
    const name = nameWrittenAt(place, this.#sourceOf);
    if (name === '' || name === by.field) return;
    this.#put({ by, key: name, of: '', many: false, isName: true, place, callers: [], thing: null, named: [] });
  }

  #add(condition: Condition, { place, callers }: Where, thing: FoundThing | null = null, isOfName = false): void {
    const { value, key, many, changes, changesFound, isGiven, parts: named = [] } = condition;
    const by = this.#values.of(value) ?? (key === null ? null : this.#things.foundBy(value));
    if (!by || by.field === null || (isGiven && by.part !== 'params')) return;
    // A decorated method gets what it asks by the service of its controller, whose name says little.
    const of = key === null && this.#values.decoratedAt(by.root) ? '' : condition.of;
    if (thing && by.part === 'params' && (key === null || isIdentifierField(key))) thing.by = by;
    this.#put({
      ...{ by, key, of, many, place, callers, thing, named },
      ...(changes && { changes }),
      ...(changesFound && { changesFound }),
      ...(isOfName && { isOfName }),
    });
  }

  #put(found: FoundLookup): void {
    const { by, key, of, place, callers, isName, isOfName } = found;
    const [caller] = callers;
    const id = [
      ...[wholeOf(place), caller ? wholeOf(caller) : '', wholeOf(by.root), by.part, by.field, key, of],
      ...[isName, isOfName].map(String),
    ].join(' ');
    if (!this.#found.has(id)) this.#found.set(id, found);
  }

  #byOf(value: Value): RequestValue | null {
    return this.#values.of(value) ?? this.#things.foundBy(value);
  }

  #askedBy(event: Pick<CallEvent, 'callee' | 'args' | 'site'>): Asked {
    const { callee, args, site } = event;
    const written = site.key ? '' : nameWrittenAt(site.calleePlace, this.#sourceOf);
    const name = written === '' ? nameOfCallee(callee) : written;
    return { name, of: receiverName(event, this.#sourceOf), args };
  }

  /** Whether a member is called on a request, a response or a context itself: `req.get(name)`. */
  #isOfRequest(object: Value | undefined): boolean {
    return object?.kind === 'opaque' && object.source.kind === 'parameter' && this.#values.isGiven(object.source.place);
  }

  #isNamedStatement({ site: { argumentPlaces } }: CallEvent): boolean {
    const [first] = argumentPlaces;
    const [name] = first?.names ?? [];
    return first !== undefined && name !== undefined && STATEMENT_NAME.test(this.#sourceOf(first.file).slice(...name));
  }
}
