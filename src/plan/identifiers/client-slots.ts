import type { Carrier } from '../../model/sent-fields.ts';
import type { Request } from '../../model/request.ts';
import type { Range } from '../../model/text.ts';
import { CLIENTS } from '../../catalogue/clients/all-clients.ts';
import { likelyClient } from '../../catalogue/clients/axios.ts';
import type { Client, Form } from '../../catalogue/clients/client.ts';
import type { Argument, Entry, ObjectTerm, Term } from '../../values/terms.ts';
import { liesWithin } from '../../text/ranges.ts';
import type { TermSite } from '../../values/term-sites.ts';
import type { CallSite, CallSites } from './call-sites.ts';

/** What a request sends in one carrier, where that is an object that is written for it alone. */
export interface Carried {
  /** Null where it is no such object. */
  readonly object: ObjectTerm | null;
  /** What goes where nothing is left in it; null where it has to stay. */
  readonly whole: Range | null;
}

/** What a call of a client is given. */
export interface Slots {
  readonly url: Term;
  readonly urlRange: Range;
  readonly carried: (carrier: Carrier) => readonly Carried[];
}

/** The options of clients that hold a query. */
const QUERIES: Readonly<Record<string, readonly string[] | undefined>> = {
  axios: ['params'],
  client: ['params'],
  angular: ['params'],
  playwright: ['params'],
  ofetch: ['query', 'params'],
  got: ['searchParams'],
  ky: ['searchParams'],
  inject: ['query'],
  request: ['qs'],
  cypress: ['qs'],
};
/** Members of a chain that add fields to the query. */
const QUERY_MEMBERS: ReadonlySet<string> = new Set(['query']);

/** What a call of a client is given as its URL, its body and its query; null where that is not understood. */
export function slotsOf(
  site: CallSite,
  calls: CallSites,
  { client: name, url: { value } }: Request,
  said: Range,
  source: string,
): Slots | null {
  const client = [...CLIENTS, likelyClient].find((each) => each.name === name);
  const { args, callee } = site.term;
  if (!client || args.some(({ isSpread }) => isSpread) || value === '') return null;
  const form = formOf(client, calls.nameOf(callee), args);
  if (!form) return null;
  const at = (slot: Form[number]): Argument | undefined => args[form.indexOf(slot)];
  const options = optionsOf(at('options'), calls);
  if (options === null) return null;
  const own = at('url');
  const entry = own ? undefined : entryOf(options, client.options.url);
  const url = own?.value ?? entry?.value;
  const range = own?.range ?? (entry && valueRange(entry, source));
  if (!url || !range || !liesWithin(said, range)) return null;
  const chain = chainOf(site, source);
  const optional = options && { options, whole: own ? withComma(args, form.indexOf('options'), source) : null };
  return {
    url,
    urlRange: range,
    carried: (carrier) => [
      ...(carrier === 'body' ? bodiesOf(args, form, calls, source) : []),
      ...fieldsOf(optional, carrier === 'body' ? client.options.body : (QUERIES[name] ?? []), calls, source),
      ...chain.flatMap(({ member, args: given, range: link }): readonly Carried[] =>
        (carrier === 'body' ? (client.bodyMembers?.includes(member) ?? false) : QUERY_MEMBERS.has(member))
          ? [{ object: given.length === 1 ? calls.objectOf(given[0]?.value) : null, whole: link }]
          : [],
      ),
    ],
  };
}

function formOf(client: Client, name: string, args: readonly Argument[]): Form | null {
  const roles = Object.values(client.roles);
  const groups = roles.flatMap(({ methods = [] }) => methods);
  const forms = [
    ...groups.flatMap(({ members, forms: own }) => (Object.hasOwn(members, name) ? own : [])),
    ...(groups.some(({ members }) => Object.hasOwn(members, name)) ? [] : roles.flatMap(({ sends = [] }) => sends)),
  ];
  const isOptions = args[0]?.value.kind === 'object';
  const fits = (form: Form): boolean => (isOptions ? form[0] === 'options' : form.includes('url'));
  return forms.find((form) => fits(form) && form.length >= args.length) ?? null;
}

/** The options of a call; undefined where it has none, null where they are no literal. */
function optionsOf(argument: Argument | undefined, calls: CallSites): ObjectTerm | undefined | null {
  if (!argument) return undefined;
  const object = calls.objectOf(argument.value);
  // What is spread into options may be a body.
  return object && !object.entries.some(({ key }) => key?.kind !== 'text') ? object : null;
}

function entryOf(object: ObjectTerm | undefined, names: readonly string[]): Entry | undefined {
  return object?.entries.find(({ key }) => key?.kind === 'text' && names.includes(key.value));
}

/** The argument for the body: without others after it, it goes with the comma before it. */
function bodiesOf(args: readonly Argument[], form: Form, calls: CallSites, source: string): readonly Carried[] {
  const at = form.indexOf('body');
  const argument = args[at];
  if (!argument) return [];
  const { value } = argument;
  if (value.kind === 'constant') return [];
  return [{ object: calls.objectOf(value), whole: withComma(args, at, source) }];
}

/** An argument with the comma before it; null where others follow it, or it is the first one. */
function withComma(args: readonly Argument[], at: number, source: string): Range | null {
  const [before, argument, behind] = [args[at - 1], args[at], args[at + 1]];
  if (!before || !argument || behind) return null;
  const isPlain = source.slice(before.range[1], argument.range[0]).trim() === ',';
  return isPlain ? [before.range[1], argument.range[1]] : null;
}

function fieldsOf(
  given: { readonly options: ObjectTerm; readonly whole: Range | null } | undefined,
  names: readonly string[],
  calls: CallSites,
  source: string,
): readonly Carried[] {
  const entry = entryOf(given?.options, names);
  if (!given || !entry) return [];
  const { options, whole } = given;
  const isOnly = options.entries.length === 1 && whole !== null;
  const object = calls.objectOf(jsonOf(entry.value, calls));
  return [{ object, whole: isOnly ? whole : entryRange(options, entry, source) }];
}

/** What `JSON.stringify` is given; another value itself. */
function jsonOf(term: Term, calls: CallSites): Term {
  if (term.kind !== 'call' || term.args.length !== 1 || calls.nameOf(term.callee) !== 'stringify') return term;
  return term.args[0]?.value ?? term;
}

/** An entry of an object with the comma that goes with it. */
export function entryRange({ entries, range }: ObjectTerm, entry: Entry, source: string): Range {
  const at = entries.indexOf(entry);
  const [before, behind] = [entries[at - 1], entries[at + 1]];
  if (behind) return [entry.range[0], behind.range[0]];
  if (before) return [before.range[1], entry.range[1]];
  const rest = source.slice(entry.range[1], range[1] - 1);
  return [entry.range[0], rest.trim() === ',' ? entry.range[1] + rest.indexOf(',') + 1 : entry.range[1]];
}

/** Where the value of an entry is written. */
export function valueRange({ key, range }: Entry, source: string): Range {
  if (key?.kind !== 'text') return range;
  const behind = key.end + (source[key.start - 1] === key.quote ? 1 : 0);
  const colon = source.indexOf(':', behind);
  if (colon < 0 || colon >= range[1]) return range;
  const value = source.slice(colon + 1, range[1]);
  return [colon + 1 + (value.length - value.trimStart().length), range[1]];
}

interface Link {
  readonly member: string;
  readonly args: readonly Argument[];
  readonly range: Range;
}

/** The calls of members after a call: `.send(...)` and `.expect(...)` of a test. */
function chainOf(site: CallSite, source: string): readonly Link[] {
  const links: Link[] = [];
  let open: TermSite = site;
  for (;;) {
    const member: TermSite | null = open.role === 'object' ? open.within : null;
    const call: TermSite | null = member?.role === 'callee' ? member.within : null;
    if (member?.term.kind !== 'member' || call?.term.kind !== 'call' || !('range' in open.term)) break;
    const { key, keyRange } = member.term;
    const start = open.term.range[1];
    const isPlain = key.kind === 'text' && source.slice(start, keyRange[0]).trim() === '.';
    links.push({
      member: isPlain ? key.value : '',
      args: call.term.args,
      range: [start, call.term.range[1]],
    });
    open = call;
  }
  return links;
}
