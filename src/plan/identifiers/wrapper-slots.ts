import type { Carrier } from '../../model/sent-fields.ts';
import type { SendingCall } from '../../model/request.ts';
import type { FilePlace, Range } from '../../model/text.ts';
import type { HandlerCodes, ReadCode } from '../../project/handler-code.ts';
import { liesWithin } from '../../text/ranges.ts';
import { TermWalk, type Role, type TermSite } from '../../values/term-sites.ts';
import type { Argument, Entry, ObjectTerm, Target, Term } from '../../values/terms.ts';
import { CallSites, type CallSite } from './call-sites.ts';
import { entryRange, valueRange, withComma, type Carried, type Slots } from './client-slots.ts';
import { sentObject } from './sent-object.ts';

/**
 * What a call of a function of the project is given that sends a request with it: `api.post('/users/delete', { id })`,
 * `request({ url, method, data: { id } })`.
 *
 * @param said where the path of the request is written
 * @param field the name of the field that leaves the body or the query
 * @returns null where the path or what is sent is not written in the call, or the function reads the field itself
 */
export function wrapperSlots(
  site: CallSite,
  calls: CallSites,
  said: Range,
  { literals, inner }: SendingCall,
  field: string,
  { source }: ReadCode,
  codes: HandlerCodes,
): Slots | null {
  const { args } = site.term;
  const given = args.some(({ isSpread }) => isSpread) ? null : writtenAt(args, said, source);
  if (!given || readsField(inner, field, codes)) return null;
  return {
    url: given.value,
    urlRange: given.range,
    spreadAs: null,
    carried: (carrier: Carrier): readonly Carried[] => {
      const literal = literals[carrier];
      if (literal === 'none') return [];
      const term =
        literal && args.flatMap(({ value }) => objectsIn(value)).find(({ range }) => isAt(range, literal.range));
      if (!term || !isOnlySent(args, term.range, inner, codes)) return [{ object: null, without: null }];
      const last = inner.at(-1);
      const given = last ? givenTo(args, term.range, last, codes) : null;
      const range = given && leftOut(site, given, source);
      const without = range ? { range, text: '' } : { range: term.range, text: '{}' };
      return [{ object: sentObject(term, { call: site, calls, source }), without }];
    },
  };
}

/** An argument, or an entry of one, that is or contains an object; null where the called function needs it. */
function leftOut({ term: { args } }: CallSite, { at, entry, target, calls }: Given, source: string): Range | null {
  if (!entry) return isPassedOn(target, calls) ? withComma(args, at, source) : null;
  const argument = args[at]?.value;
  return argument?.kind === 'object' && isReadByName(target, calls) ? entryRange(argument, entry, source) : null;
}

/** How a function gets an object that a request sends: as a parameter, or as a field of one. */
interface Given {
  readonly at: number;
  /** The entry of the argument with the object; null where it is the argument itself. */
  readonly entry: Entry | null;
  readonly target: Target;
  readonly calls: CallSites;
}

/** How a call passes an expression at a place to a function, by the next call in it; null where that is not known. */
function givenTo(args: readonly Argument[], range: Range, next: FilePlace, codes: HandlerCodes): Given | null {
  const at = args.findIndex((each) => liesWithin(range, each.range));
  const argument = args[at]?.value;
  const read = codes.codeOf(next.file);
  const calls = read && CallSites.of(read.terms);
  const parameter = calls?.at(next.range)?.code?.parameters[at]?.target;
  const target = parameter?.kind === 'default' ? parameter.target : parameter;
  if (!argument || !calls || !target) return null;
  const isWhole = argument.kind !== 'object' || isAt(argument.range, range);
  const entry = isWhole ? null : argument.entries.find((each) => liesWithin(range, each.range));
  if (entry === undefined || (entry && entry.key?.kind !== 'text')) return null;
  const key = entry?.key?.kind === 'text' ? entry.key.value : null;
  if (key === null || target.kind !== 'object') return { at, entry, target, calls };
  const own = target.entries.find((each) => each.key.kind === 'text' && each.key.value === key);
  return own ? { at, entry, target: own.target, calls } : null;
}

/** Whether functions only pass an object on, from call to call, to the client. */
function isOnlySent(
  args: readonly Argument[],
  range: Range,
  inner: SendingCall['inner'],
  codes: HandlerCodes,
): boolean {
  const [next, ...others] = inner.toReversed();
  if (!next) return true;
  const given = givenTo(args, range, next, codes);
  if (given?.target.kind !== 'binding') return false;
  const { target, calls } = given;
  const sites = calls.sitesOf(target.binding);
  const isSent = (site: TermSite): boolean => isCarried(site, next, calls);
  if (calls.isWritten(target.binding) || !sites.every((site) => isSent(site) || isHarmless(site, calls))) return false;
  const inside = calls.at(next.range)?.term.args ?? [];
  return sites
    .filter(isSent)
    .every(({ term }) => 'range' in term && isOnlySent(inside, term.range, others.toReversed(), codes));
}

/** Whether a value is an argument of a call, in an object or as a text at most. */
function isCarried(site: TermSite, { range }: FilePlace, calls: CallSites): boolean {
  for (let open = site.within; open; open = open.within) {
    const { term } = open;
    if (term.kind === 'call' && isAt(term.range, range)) return true;
    const isText = term.kind === 'call' && calls.nameOf(term.callee) === 'stringify';
    if (!isText && term.kind !== 'object' && term.kind !== 'logical' && term.kind !== 'conditional') return false;
  }
  return false;
}

/** Whether a value is only tested, printed or made a text, or its fields are copied. */
function isHarmless({ role, within }: TermSite, calls: CallSites): boolean {
  if (role === 'test' || role === 'left' || role === 'spread') return true;
  if (role === 'object' && within?.term.kind === 'member')
    return within.term.key.kind === 'text' && within.role !== 'callee';
  const callee = role === 'argument' && within?.term.kind === 'call' ? within.term.callee : null;
  if (callee?.kind !== 'member') return false;
  return calls.nameOf(callee) === 'stringify' || calls.nameOf(callee.object) === 'console';
}

/** Whether a parameter is passed on once, to where nothing may be: `body` of `axios.post(url, body)`. */
function isPassedOn(target: Target, calls: CallSites): boolean {
  const [only, ...others] = target.kind === 'binding' ? calls.sitesOf(target.binding) : [];
  return only !== undefined && others.length === 0 && PASSING.has(only.role);
}

const PASSING: ReadonlySet<Role> = new Set(['argument', 'entry', 'spread']);

/** Whether a parameter is passed on, or its fields are: `...options`, `body: options.body`. */
function isReadByName(target: Target, calls: CallSites): boolean {
  const sites = target.kind === 'binding' ? calls.sitesOf(target.binding) : [];
  return sites.every(({ role, within }) => {
    const member = role === 'object' && within?.term.kind === 'member' ? within : null;
    return PASSING.has(member?.role ?? role);
  });
}

/** The expression that contains the path, in an argument or in a field of one. */
function writtenAt(
  args: readonly Argument[],
  said: Range,
  source: string,
): { readonly value: Term; readonly range: Range } | null {
  const own = args.find(({ range }) => liesWithin(said, range));
  if (own?.value.kind !== 'object') return own ? { value: own.value, range: own.range } : null;
  const entry = own.value.entries.find(({ range }) => liesWithin(said, range));
  if (entry?.key?.kind !== 'text' || entry.value.kind === 'object') return null;
  return { value: entry.value, range: valueRange(entry, source) };
}

/** The literals of objects in an argument: itself, those in its fields, and those that are made a text. */
function objectsIn(term: Term): readonly ObjectTerm[] {
  if (term.kind === 'object') return [term, ...term.entries.flatMap(({ value }) => objectsIn(value))];
  return term.kind === 'call' ? term.args.flatMap(({ value }) => objectsIn(value)) : [];
}

function isAt(one: Range, other: Range): boolean {
  return one[0] === other[0] && one[1] === other[1];
}

/** Whether one of the functions around some calls reads a field of this name, and so might miss it. */
function readsField(calls: SendingCall['inner'], field: string, codes: HandlerCodes): boolean {
  return calls.some(({ file, range }) => {
    const read = codes.codeOf(file);
    const code = read && CallSites.of(read.terms).at(range)?.code;
    let isRead = !code;
    const take = (target: Target): void => {
      if (target.kind === 'default') take(target.target);
      if (target.kind === 'object')
        for (const { key, target: inner } of target.entries) {
          isRead ||= key.kind === 'text' && key.value === field;
          take(inner);
        }
    };
    for (const { target } of code?.parameters ?? []) take(target);
    const walk = new TermWalk(({ term, statement }) => {
      if (term.kind === 'member') isRead ||= term.key.kind === 'text' && term.key.value === field;
      if (statement?.kind === 'declare') take(statement.target);
    });
    if (code) walk.function(code);
    return isRead;
  });
}
