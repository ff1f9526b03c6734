import type { Edit, Range } from '../../model/text.ts';
import type { HandlerCodes } from '../../project/handler-code.ts';
import { TermWalk } from '../../values/term-sites.ts';
import type { Argument, Entry, ObjectTerm, Term } from '../../values/terms.ts';
import { entryRange } from './client-slots.ts';
import type { CarriedField } from './identifier-field.ts';

/** What the schemas of a route make of a field that moves into the path. */
export interface SchemaChange {
  readonly edits: readonly Edit[];
  /** Whether a schema converts the field to its type, in the body or the query as in the path. */
  readonly isConverted: boolean;
}

const UNCHANGED: SchemaChange = { edits: [], isConverted: false };

/** The keys of the schemas for each carrier. */
const KEYS = { body: ['body'], query: ['querystring', 'query'] } as const;
/** Other keys of a schema of a route: none of them checks what a request sends. */
const DESCRIBING: ReadonlySet<string> = new Set([
  ...['response', 'tags', 'summary', 'description', 'operationId', 'security', 'hide', 'deprecated'],
]);
/** The keys of a schema of an object that are understood. */
const OBJECT_KEYS: ReadonlySet<string> = new Set([
  'type',
  'required',
  'properties',
  'additionalProperties',
  'description',
]);
/**
 * The types that Fastify converts texts and numbers to
 * (https://fastify.dev/docs/latest/Reference/Validation-and-Serialization/).
 */
const CONVERTED: ReadonlySet<string> = new Set(['string', 'number', 'integer']);

/**
 * The edits by which the options of a route of Fastify describe a field as a parameter of the path: `schema: { body }`
 * becomes `schema: { params }`, where nothing else is in it.
 *
 * @returns null where the options check more, or in a way that is not understood
 */
export function changedSchema(
  { value: options }: Argument,
  { carrier, field }: CarriedField,
  parameter: string,
  source: string,
): SchemaChange | null {
  const [only, ...others] = options.kind === 'object' ? options.entries : [];
  if (!only || others.length > 0 || nameOf(only.key) !== 'schema' || only.value.kind !== 'object') return null;
  const schema = only.value;
  const keys: readonly string[] = KEYS[carrier];
  const isKnown = schema.entries.every(({ key }) => {
    const name = nameOf(key);
    return DESCRIBING.has(name) || [...KEYS.body, ...KEYS.query].some((each) => each === name);
  });
  if (!isKnown) return null;
  const own = schema.entries.find(({ key }) => keys.includes(nameOf(key)));
  if (!own) return UNCHANGED;
  return own.value.kind === 'object' ? ofObject(own, own.value, field, parameter, source) : null;
}

function ofObject(
  own: Entry,
  object: ObjectTerm,
  field: string,
  parameter: string,
  source: string,
): SchemaChange | null {
  const { properties, required } = partsOf(object);
  const entry = properties?.entries.find(({ key }) => nameOf(key) === field);
  const type =
    entry?.value.kind === 'object' ? entry.value.entries.find(({ key }) => nameOf(key) === 'type') : undefined;
  const isConverted = CONVERTED.has(nameOf(type?.value));
  const isSimple = properties?.entries.every(({ key }) => key?.kind === 'text');
  if (!properties || !entry || !isConverted || !isSimple || required === null || own.key?.kind !== 'text') return null;
  const item = required?.items.find(({ value }) => nameOf(value) === field);
  if (properties.entries.length === 1) {
    const names = [entry.key, item?.value].flatMap((term) =>
      term && field !== parameter ? named(term, parameter) : [],
    );
    return { isConverted, edits: [...named(own.key, 'params'), ...names] };
  }
  if (!('range' in entry.value)) return null;
  const declared = source.slice(...entry.value.range);
  const moved = `params: { type: 'object', properties: { ${parameter}: ${declared} }, required: ['${parameter}'] }, `;
  return {
    isConverted,
    edits: [
      { range: [own.range[0], own.range[0]], text: moved },
      { range: entryRange(properties, entry, source), text: '' },
      ...(required && item ? [{ range: itemRange(required.items, item), text: '' }] : []),
    ],
  };
}

const known = new WeakMap<HandlerCodes, boolean>();

/** Whether the project sets how Fastify checks and converts what requests send. */
export function setsValidation(codes: HandlerCodes): boolean {
  const found = known.get(codes) ?? codes.all().some(({ terms }) => namesValidation(terms.body));
  known.set(codes, found);
  return found;
}

const VALIDATION: ReadonlySet<string> = new Set([
  'coerceTypes',
  'setValidatorCompiler',
  'setSchemaController',
  'schemaController',
]);

function namesValidation(body: Parameters<TermWalk['statements']>[0]): boolean {
  let found = false;
  new TermWalk(({ term }) => {
    if (term.kind === 'member') found ||= VALIDATION.has(nameOf(term.key));
    if (term.kind === 'object') found ||= term.entries.some(({ key }) => VALIDATION.has(nameOf(key)));
  }).statements(body);
  return found;
}

interface Parts {
  readonly properties: ObjectTerm | null;
  /** Undefined where it is left out; null where it is not understood. */
  readonly required: Extract<Term, { kind: 'array' }> | undefined | null;
}

function partsOf({ entries }: ObjectTerm): Parts {
  const valueOf = (name: string): Term | undefined => entries.find(({ key }) => nameOf(key) === name)?.value;
  const [properties, required] = [valueOf('properties'), valueOf('required')];
  const isKnown = entries.every(({ key }) => OBJECT_KEYS.has(nameOf(key)));
  const isListed = required?.kind === 'array' && required.items.every(({ value }) => value.kind === 'text');
  return {
    properties: isKnown && properties?.kind === 'object' ? properties : null,
    required: required === undefined ? undefined : isListed ? required : null,
  };
}

function nameOf(term: Term | null | undefined): string {
  return term?.kind === 'text' ? term.value : '';
}

function named(term: Term, name: string): readonly Edit[] {
  return term.kind === 'text' ? [{ range: [term.start, term.end], text: name }] : [];
}

/** An item of a list with the comma that goes with it. */
function itemRange(items: readonly Argument[], item: Argument): Range {
  const at = items.indexOf(item);
  const [before, behind] = [items[at - 1], items[at + 1]];
  if (behind) return [item.range[0], behind.range[0]];
  return before ? [before.range[1], item.range[1]] : item.range;
}
