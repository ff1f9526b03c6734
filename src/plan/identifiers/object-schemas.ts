import type { HandlerCodes, ReadCode } from '../../project/handler-code.ts';
import type { CallTerm, MemberTerm, ObjectTerm, Term } from '../../values/terms.ts';
import { CallSites } from './call-sites.ts';

/** What a validator makes of a field: a text alone is valid, a number alone, or a number that it makes of a text. */
export type FieldType = 'text' | 'number' | 'converted';

/** A library of validators. */
interface Library {
  readonly packages: readonly string[];
  /** The members of a schema that check a value. */
  readonly checking: readonly string[];
  readonly types: Readonly<Record<string, FieldType | undefined>>;
  /** Members of a schema of an object that leave its fields as they are. */
  readonly plain: readonly string[];
  /** Members of a field that give it another type, or let it be missing. */
  readonly changing: readonly string[];
}

const LIBRARIES: readonly Library[] = [
  {
    packages: ['zod', 'zod/v3', 'zod/v4'],
    checking: ['parse', 'safeParse', 'parseAsync', 'safeParseAsync'],
    types: {
      ...{ string: 'text', uuid: 'text', uuidv4: 'text', cuid: 'text', cuid2: 'text', ulid: 'text', nanoid: 'text' },
      ...{ number: 'number', int: 'number' },
    },
    plain: ['strict', 'strip', 'describe', 'refine', 'superRefine', 'brand', 'readonly'],
    changing: [
      ...['optional', 'nullish', 'nullable', 'default', 'prefault', 'catch', 'transform', 'pipe', 'or', 'and'],
      ...['array', 'preprocess', 'overwrite'],
    ],
  },
  {
    packages: ['joi', '@hapi/joi'],
    checking: ['validate', 'validateAsync'],
    types: { string: 'text', number: 'converted' },
    plain: ['required', 'label', 'messages', 'description'],
    changing: ['optional', 'allow', 'empty', 'default', 'failover', 'when', 'strict', 'raw', 'external', 'custom'],
  },
];

/** The fields of the objects that a schema accepts. */
export interface ObjectSchema {
  /** The names of all fields. */
  readonly fields: readonly string[];
  /** The type of a field; null where it is not understood, or the field may be missing. */
  readonly typeOf: (field: string) => FieldType | null;
}

/**
 * The schema by which a call checks its argument: of `z.object({ id: z.string() }).parse(req.body)`, in one expression
 * or in variables of any file.
 *
 * @returns null where the call checks nothing, or fields of the schema are not in sight
 */
export function schemaOfCall({ callee, args }: CallTerm, code: ReadCode, codes: HandlerCodes): ObjectSchema | null {
  if (callee.kind !== 'member' || args.length > 2) return null;
  const found = valueOf(callee.object, code, codes);
  if (!found) return null;
  const calls = CallSites.of(found.code.terms);
  const chain = chainOf(found.term, calls);
  const library = chain && libraryOf(chain.root, calls);
  if (!chain || !library?.checking.includes(calls.nameOf(callee)) || setsConversion(args[1]?.value)) return null;
  const [first, ...others] = chain.calls;
  const fields = first?.args[0]?.value;
  const isObject = first && calls.nameOf(first.callee) === 'object' && first.args.length === 1;
  if (!isObject || fields?.kind !== 'object' || !isListed(fields)) return null;
  if (!others.every((each) => library.plain.includes(calls.nameOf(each.callee)))) return null;
  return {
    fields: fields.entries.map(({ key }) => (key?.kind === 'text' ? key.value : '')),
    typeOf: (field) => {
      const value = fields.entries.find(({ key }) => key?.kind === 'text' && key.value === field)?.value;
      return value ? typeOf(value, library, calls) : null;
    },
  };
}

/** Whether options may switch conversion off: `{ convert: false }`. */
function setsConversion(options: Term | undefined): boolean {
  if (!options) return false;
  if (options.kind !== 'object') return true;
  return options.entries.some(({ key }) => key?.kind !== 'text' || key.value === 'convert');
}

function isListed({ entries }: ObjectTerm): boolean {
  return entries.every(({ key, accessor }) => key?.kind === 'text' && accessor === null);
}

/** The value of a variable, of this file or of one that it imports; the expression itself where it is no variable. */
export function valueOf(
  term: Term,
  code: ReadCode,
  codes: HandlerCodes,
): { readonly term: Term; readonly code: ReadCode } | null {
  if (term.kind !== 'read') return { term, code };
  const own = CallSites.of(code.terms).valueOf(term.binding);
  if (own) return { term: own, code };
  const imported = code.terms.imports.find(({ binding }) => binding === term.binding);
  const other = imported && codes.namedBy(code.file, imported.specifier);
  const exported = other?.terms.exports.find(({ name }) => name === imported?.name)?.binding;
  const value = other && exported !== undefined ? CallSites.of(other.terms).valueOf(exported) : undefined;
  return other && value ? { term: value, code: other } : null;
}

/** A chain of calls with what it begins with: `z`, `object(...)` and `strict()` of `z.object({}).strict()`. */
interface Chain {
  readonly root: Term;
  readonly calls: readonly CallTerm[];
}

function chainOf(term: Term, calls: CallSites): Chain | null {
  if (term.kind !== 'call' || term.callee.kind !== 'member') return null;
  const before: MemberTerm = term.callee;
  if (before.object.kind !== 'call') return { root: before.object, calls: [term] };
  const inner = chainOf(before.object, calls);
  return inner && { root: inner.root, calls: [...inner.calls, term] };
}

/** The library that an expression is: `z`, `Joi`, `zod.z`. */
function libraryOf(term: Term, calls: CallSites): Library | null {
  const object = term.kind === 'member' ? term.object : term;
  const specifier = object.kind === 'read' ? packageOf(object.binding, calls) : null;
  return LIBRARIES.find(({ packages }) => specifier !== null && packages.includes(specifier)) ?? null;
}

function packageOf(binding: number, calls: CallSites): string | null {
  const imported = calls.imports.find((each) => each.binding === binding);
  if (imported) return imported.specifier;
  const value = calls.valueOf(binding);
  const required = value?.kind === 'member' ? value.object : value;
  const [name] = required?.kind === 'call' && calls.nameOf(required.callee) === 'require' ? required.args : [];
  return name?.value.kind === 'text' ? name.value.value : null;
}

function typeOf(term: Term, { types, changing }: Library, calls: CallSites): FieldType | null {
  const chain = chainOf(term, calls);
  const [first, ...others] = chain?.calls ?? [];
  if (!chain || !first || others.some((each) => changing.includes(calls.nameOf(each.callee)))) return null;
  const isConverted = chain.root.kind === 'member' && calls.nameOf(chain.root) === 'coerce';
  const type = types[calls.nameOf(first.callee)] ?? null;
  return isConverted && type === 'number' ? 'converted' : type;
}
