import type { Carrier } from '../model/sent-fields.ts';
import type { Range } from '../model/text.ts';
import { declaredBy, TermWalk, type TermSite } from '../values/term-sites.ts';
import type { DeclareStatement, FunctionCode, MemberTerm, ObjectTarget, Target, TargetEntry } from '../values/terms.ts';
import type { BindingId } from '../values/leaf-terms.ts';

/**
 * Where the request of a framework has its body, query and path parameters, as members of the first parameter of a
 * handler.
 */
export interface RequestMembers {
  /** The paths of members to each carrier: `body` in Express, `request.body` in Koa. */
  readonly carriers: Readonly<Record<Carrier, readonly (readonly string[])[]>>;
  /** The member with the path parameters. */
  readonly parameters: string;
}

/** The frameworks whose handlers can be read, by their names. */
export const REQUEST_MEMBERS: Readonly<Record<string, RequestMembers | undefined>> = {
  express: { carriers: { body: [['body']], query: [['query']] }, parameters: 'params' },
  fastify: { carriers: { body: [['body']], query: [['query']] }, parameters: 'params' },
  koa: {
    carriers: { body: [['request', 'body']], query: [['query'], ['request', 'query']] },
    parameters: 'params',
  },
};

/** A read of a field of the body or the query. */
export type FieldRead = { readonly carrier: Carrier; readonly field: string } & (MemberRead | PatternRead);

/** A read as a member: `req.body.id`, or `body.id` after `const { body } = req`. */
export interface MemberRead {
  readonly kind: 'member';
  readonly site: TermSite;
  readonly range: Range;
}

/** A read by destructuring: `{ id }` of `const { id, name } = req.body`. */
export interface PatternRead {
  readonly kind: 'pattern';
  readonly entry: TargetEntry;
  readonly pattern: ObjectTarget;
  /** Whether the pattern is within another one: `{ body: { id } }`. */
  readonly isInner: boolean;
  /** The place of the value that is destructured. */
  readonly value: Range;
  /** The place of the whole declaration. */
  readonly declaration: Range;
  readonly range: Range;
}

/** A use of a carrier other than a read of one field by its name. */
export interface WholeUse {
  /** Null for a use of the request itself. */
  readonly carrier: Carrier | null;
  /** `rest`: a rest element of a pattern; `use`: anything else. */
  readonly kind: 'rest' | 'use';
  readonly range: Range;
  /** The term; left out for a declaration. */
  readonly site?: TermSite;
}

/** A write of a field: `req.body.id = value`. */
export interface FieldWrite {
  readonly carrier: Carrier;
  readonly field: string;
  readonly range: Range;
}

/** The uses of the bodies and the queries of its requests by a handler. */
export interface HandlerFields {
  /** The name of the parameter that is the request. */
  readonly request: string;
  readonly reads: readonly FieldRead[];
  readonly wholes: readonly WholeUse[];
  readonly writes: readonly FieldWrite[];
  /** The places in the function that read a binding. */
  readonly sitesOf: (binding: BindingId) => readonly TermSite[];
  /** Whether a binding is assigned after its declaration. */
  readonly isWritten: (binding: BindingId) => boolean;
  readonly nameOf: (binding: BindingId) => string;
}

/**
 * Finds the uses of the bodies and the queries of its requests by a handler. Any use that is not understood counts as
 * one of the whole carrier.
 *
 * @param names the names of the bindings of its module
 * @returns null where its first parameter is no plain name, is written to, or is hidden by another binding of the same
 * name
 */
export function handlerFields(
  code: FunctionCode,
  names: readonly string[],
  members: RequestMembers,
): HandlerFields | null {
  const [parameter] = code.parameters;
  if (parameter?.target.kind !== 'binding' || parameter.isRest) return null;
  const { binding } = parameter.target;
  const sites = new Map<BindingId, TermSite[]>();
  const written = new Set<BindingId>();
  const declared = new Set<BindingId>();
  const declare = (target: Target): void => {
    for (const each of declaredBy(target)) declared.add(each);
  };
  new TermWalk(
    (site) => {
      const { term } = site;
      if (term.kind === 'function') for (const { target } of term.code.parameters) declare(target);
      if (site.statement?.kind === 'declare') declare(site.statement.target);
      if (term.kind === 'read') sites.set(term.binding, [...(sites.get(term.binding) ?? []), site]);
    },
    (target) => written.add(target),
  ).function(code);
  const request = names[binding] ?? '';
  const isHidden = [...declared].some((each) => each !== binding && names[each] === request);
  if (written.has(binding) || isHidden) return null;
  const sitesOf = (each: BindingId): readonly TermSite[] => sites.get(each) ?? [];
  const isWritten = (each: BindingId): boolean => written.has(each);
  const { reads, wholes, writes } = new FieldReader(members, sitesOf, isWritten).read(binding);
  return { request, reads, wholes, writes, sitesOf, isWritten, nameOf: (each) => names[each] ?? '' };
}

/** What a path of members of the request is: `above` a carrier, a carrier, a field of one, or something `other`. */
type Part =
  | { readonly kind: 'above' | 'other' }
  | { readonly kind: 'carrier' | 'field'; readonly carrier: Carrier; readonly field: string };

class FieldReader {
  readonly reads: FieldRead[] = [];
  readonly wholes: WholeUse[] = [];
  readonly writes: FieldWrite[] = [];
  readonly #members: RequestMembers;
  readonly #sitesOf: (binding: BindingId) => readonly TermSite[];
  readonly #isWritten: (binding: BindingId) => boolean;

  constructor(
    members: RequestMembers,
    sitesOf: (binding: BindingId) => readonly TermSite[],
    isWritten: (binding: BindingId) => boolean,
  ) {
    this.#members = members;
    this.#sitesOf = sitesOf;
    this.#isWritten = isWritten;
  }

  read(binding: BindingId): this {
    this.#alias(binding, []);
    return this;
  }

  /** Reads the uses of a binding whose value is at a path of members of the request. */
  #alias(binding: BindingId, way: readonly string[]): void {
    for (const site of this.#sitesOf(binding)) this.#use(site, way);
  }

  #use(site: TermSite, way: readonly string[]): void {
    const part = this.#partAt(way);
    if (part.kind === 'other') return;
    const { within, role, term } = site;
    if (part.kind === 'field') {
      if (term.kind === 'member')
        this.reads.push({ ...{ kind: 'member', carrier: part.carrier, field: part.field }, site, range: term.range });
      else this.#whole(part, site);
      return;
    }
    const member = role === 'object' && within?.term.kind === 'member' ? within.term : null;
    const name = member && nameOf(member);
    const next = name === null ? null : [...way, name];
    const reached = next && this.#partAt(next);
    if (within && next && (within.role !== 'written' || reached?.kind === 'other')) this.#use(within, next);
    else if (within && member && reached?.kind === 'field')
      this.writes.push({ carrier: reached.carrier, field: reached.field, range: member.range });
    else if (role === 'assigned' && !within && site.statement?.kind === 'declare')
      this.#declare(site.statement, site.statement.target, way);
    else this.#whole(part, site);
  }

  #declare(statement: DeclareStatement, target: Target, way: readonly string[]): void {
    const part = this.#partAt(way);
    if (part.kind === 'other') return;
    if (target.kind === 'binding' && part.kind !== 'field' && !this.#isWritten(target.binding))
      this.#alias(target.binding, way);
    else if (target.kind === 'object' && part.kind !== 'field') {
      for (const entry of target.entries) this.#entry(statement, target, entry, way);
      if (target.rest && part.kind === 'carrier')
        this.wholes.push({ carrier: part.carrier, kind: 'rest', range: target.range });
      else if (target.rest) this.wholes.push({ carrier: null, kind: 'use', range: target.range });
    } else this.wholes.push({ carrier: carrierOf(part), kind: 'use', range: statement.declaration ?? [0, 0] });
  }

  #entry(statement: DeclareStatement, pattern: ObjectTarget, entry: TargetEntry, way: readonly string[]): void {
    const { key, target, range } = entry;
    const { declaration, value } = statement;
    if (key.kind !== 'text' || !declaration || !value || !('range' in value)) {
      this.wholes.push({ carrier: carrierOf(this.#partAt(way)), kind: 'use', range });
      return;
    }
    const part = this.#partAt([...way, key.value]);
    if (part.kind === 'field')
      this.reads.push({
        ...{ kind: 'pattern', carrier: part.carrier, field: part.field },
        ...{ entry, pattern, declaration, range, value: value.range, isInner: statement.target !== pattern },
      });
    else this.#declare(statement, target, [...way, key.value]);
  }

  #whole(part: Part, site: TermSite): void {
    const range: Range = 'range' in site.term ? site.term.range : [0, 0];
    this.wholes.push({ carrier: carrierOf(part), kind: 'use', range, site });
  }

  #partAt(way: readonly string[]): Part {
    if (way.length === 0) return { kind: 'above' };
    for (const carrier of ['body', 'query'] as const)
      for (const path of this.#members.carriers[carrier]) {
        if (path.slice(0, way.length).join('.') === way.join('.') && way.length <= path.length)
          return way.length === path.length ? { kind: 'carrier', carrier, field: '' } : { kind: 'above' };
        if (path.join('.') === way.slice(0, path.length).join('.'))
          return { kind: 'field', carrier, field: way[path.length] ?? '' };
      }
    return { kind: 'other' };
  }
}

function carrierOf(part: Part): Carrier | null {
  return 'carrier' in part ? part.carrier : null;
}

function nameOf({ key }: MemberTerm): string | null {
  return key.kind === 'text' ? key.value : null;
}
