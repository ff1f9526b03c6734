import type { Carrier } from '../../model/sent-fields.ts';
import type { Request } from '../../model/request.ts';
import type { Edit, Range } from '../../model/text.ts';
import { CLIENTS } from '../../catalogue/clients/all-clients.ts';
import { likelyClient } from '../../catalogue/clients/axios.ts';
import type { Client, Form } from '../../catalogue/clients/client.ts';
import type { Argument, Entry, ObjectTerm, Term } from '../../values/terms.ts';
import { liesWithin } from '../../text/ranges.ts';
import { chainOf, type CallSite, type CallSites } from './call-sites.ts';
import type { SentObject } from './sent-field.ts';
import { sentObject } from './sent-object.ts';

/** What a request sends in one carrier. */
export interface Carried {
  /** Null where its fields are not in sight. */
  readonly object: SentObject | null;
  /** The edit where nothing is left in it; null where it stays. */
  readonly without: Edit | null;
}

/** What a call of a client is given. */
export interface Slots {
  /** The URL; the object that contains it, where that is spread into the options. */
  readonly url: Term;
  readonly urlRange: Range;
  /** The name of the URL in an object that is spread into the options; null where the call names the URL itself. */
  readonly spreadAs: string | null;
  readonly carried: (carrier: Carrier) => readonly Carried[];
}

/** Members of a chain that add fields to the query. */
const QUERY_MEMBERS: ReadonlySet<string> = new Set(['query']);

/**
 * What a call of a client is given as its URL, its body and its query; null where that is not understood.
 *
 * @param said where the path of the request is written; null where it is not in the call
 * @param spread the names of what is spread into its options; null where they are not known
 */
export function slotsOf(
  site: CallSite,
  calls: CallSites,
  { client: name, url: { value }, method }: Request,
  said: Range | null,
  spread: readonly string[] | null,
  source: string,
): Slots | null {
  const client = [...CLIENTS, likelyClient].find((each) => each.name === name);
  const { args, callee } = site.term;
  if (!client || args.some(({ isSpread }) => isSpread) || value === '') return null;
  const form = formOf(client, calls.nameOf(callee), args);
  if (!form) return null;
  const at = (slot: Form[number]): Argument | undefined => args[form.indexOf(slot)];
  const options = optionsOf(at('options'), calls, source, spread, client);
  const own = at('url');
  const entry = own ? undefined : urlEntry(options?.object, client.options.url);
  const url = own?.value ?? entry?.value;
  const range = own?.range ?? (entry && (entry.key ? valueRange(entry, source) : entry.range));
  const spreadAs = entry && !entry.key ? (client.options.url.find((each) => spread?.includes(each)) ?? '') : null;
  if (!url || !range || spreadAs === '' || (said && !liesWithin(said, range))) return null;
  const whole = own ? withComma(args, form.indexOf('options'), source) : null;
  const given: Given = { site, calls, source, form, client, options: options && { ...options, whole } };
  const isQuery = client.queriesData === true && method?.method === 'GET';
  return { url, urlRange: range, spreadAs, carried: (carrier) => carriedBy(given, carrier, isQuery) };
}

/** A call of a client with the form of its arguments. */
interface Given {
  readonly site: CallSite;
  readonly calls: CallSites;
  readonly source: string;
  readonly form: Form;
  readonly client: Client;
  /** Its options, with the argument that they are where they can be left out. */
  readonly options: (Options & { readonly whole: Range | null }) | undefined;
}

/**
 * What a call sends in one carrier.
 *
 * @param isQuery whether its body is sent as a query
 */
function carriedBy(given: Given, carrier: Carrier, isQuery: boolean): readonly Carried[] {
  const { site, source, form, client, options } = given;
  const hasSlot = (carrier === 'query') === isQuery;
  const names = hasSlot ? client.options.body : carrier === 'query' ? (client.options.query ?? []) : [];
  const hasBody = site.term.args[form.indexOf('body')] !== undefined;
  const isText = client.queriesData === true;
  return [
    ...(hasSlot ? bodiesOf(given, isText) : []),
    ...(hasSlot && hasBody ? [] : fieldsOf(options, names, given, isText)),
    ...chainOf(site, source).flatMap(({ member, args, range }): readonly Carried[] =>
      (carrier === 'body' ? (client.bodyMembers?.includes(member) ?? false) : QUERY_MEMBERS.has(member))
        ? [{ object: linkedObject(args, given), without: { range, text: '' } }]
        : [],
    ),
  ];
}

function linkedObject(args: readonly Argument[], { site, calls, source }: Given): SentObject | null {
  const [only, ...others] = args;
  return only && others.length === 0 ? sentObject(only.value, { call: site, calls, source }) : null;
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

/** The options of a call. */
interface Options {
  /** Null where they are not in sight. */
  readonly object: ObjectTerm | null;
  /** The variable that contains them; null where they are written in the call. */
  readonly variable: string | null;
}

/**
 * The options of a call; undefined where it has none.
 *
 * @param spread the names of what is spread into them; null where they are not known
 */
function optionsOf(
  argument: Argument | undefined,
  calls: CallSites,
  source: string,
  spread: readonly string[] | null,
  client: Client,
): Options | undefined {
  if (!argument) return undefined;
  const { value } = argument;
  const object = value.kind === 'object' ? value : calls.literalOf(value);
  const isSeen = object && areSeen(object, value.kind === 'object' ? spread : null, client);
  const variable = value.kind === 'read' ? source.slice(...value.range) : null;
  return { object: isSeen ? object : null, variable };
}

/** Whether nothing is spread into options but, at their beginning, an object without a body and a query. */
function areSeen({ entries }: ObjectTerm, spread: readonly string[] | null, { options }: Client): boolean {
  const [first, ...others] = entries;
  const isNamed = ({ key }: Entry): boolean => key?.kind === 'text';
  if (!others.every(isNamed)) return false;
  if (first?.key !== null) return !first || isNamed(first);
  const sent = [...options.body, ...(options.query ?? [])];
  return spread !== null && !spread.some((each) => sent.includes(each));
}

/** The entry with the URL: that of the URL itself, or what is spread into the options before all others. */
function urlEntry(options: ObjectTerm | null | undefined, names: readonly string[]): Entry | undefined {
  const [first] = options?.entries ?? [];
  return entryOf(options, names) ?? (first?.key === null ? first : undefined);
}

function entryOf(object: ObjectTerm | null | undefined, names: readonly string[]): Entry | undefined {
  return object?.entries.find(({ key }) => key?.kind === 'text' && names.includes(key.value));
}

/** The argument for the body: without others after it, it goes with the comma before it. */
function bodiesOf({ site, calls, source, form }: Given, isText: boolean): readonly Carried[] {
  const { args } = site.term;
  const at = form.indexOf('body');
  const argument = args[at];
  if (!argument || argument.value.kind === 'constant') return [];
  const range = withComma(args, at, source);
  const object = sentObject(argument.value, { call: site, calls, source, isText });
  const without = range
    ? { range, text: '' }
    : argument.value.kind === 'read'
      ? { range: argument.range, text: '{}' }
      : null;
  return [{ object, without }];
}

/** An argument with the comma before it; null where others follow it, or it is the first one. */
export function withComma(args: readonly Argument[], at: number, source: string): Range | null {
  const [before, argument, behind] = [args[at - 1], args[at], args[at + 1]];
  if (!before || !argument || behind) return null;
  const isPlain = source.slice(before.range[1], argument.range[0]).trim() === ',';
  return isPlain ? [before.range[1], argument.range[1]] : null;
}

/** What the options of a call contain under some names; unknown where the options are. */
function fieldsOf(
  given: (Options & { readonly whole: Range | null }) | undefined,
  names: readonly string[],
  { site, calls, source }: Given,
  isText: boolean,
): readonly Carried[] {
  if (!given || names.length === 0) return [];
  const { object: options, variable, whole } = given;
  if (!options) return [{ object: null, without: null }];
  const entry = entryOf(options, names);
  if (!entry) return [];
  const key = entry.key?.kind === 'text' ? entry.key.value : '';
  const prefix = variable === null ? null : `${variable}.${key}`;
  const object = sentObject(entry.value, { call: site, calls, source, isText, prefix });
  const range = options.entries.length === 1 && whole ? whole : entryRange(options, entry, source);
  return [{ object, without: variable === null ? { range, text: '' } : null }];
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
