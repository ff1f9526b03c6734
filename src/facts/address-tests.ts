import type { AddressGuard } from '../model/address-guard.ts';
import type { Condition } from '../model/method-guard.ts';
import type { FileGuard } from '../model/plan-input.ts';
import type { CallEvent, CompareEvent, Listener } from '../values/machine.ts';
import { knownText, plainText } from '../values/text-value.ts';
import {
  optionsOf,
  type ObjectValue,
  type OpaqueValue,
  type PatternValue,
  type Place,
  type TextValue,
  type Value,
} from '../values/value.ts';
import { ADDRESS_MEMBERS, type Part, type PartNames, type RequestParts } from './request-parts.ts';

type Asks = AddressGuard['asks'];

/** Members of texts that ask for a part of them, and how. */
const ASKING: ReadonlyMap<string, Asks> = new Map([
  ['startsWith', 'starts'],
  ['endsWith', 'ends'],
  ['includes', 'holds'],
  ['indexOf', 'holds'],
  ['lastIndexOf', 'holds'],
  ['localeCompare', 'is'],
]);
/** Members of texts that are given an expression. */
const MATCHING: ReadonlySet<string> = new Set(['match', 'matchAll', 'search', 'replace', 'replaceAll', 'split']);
/** Those that make an expression of a text. */
const EXPECTING_PATTERN: ReadonlySet<string> = new Set(['match', 'matchAll', 'search']);
/** What takes a text apart, so that a part of it is left. */
const PARTING: ReadonlySet<string> = new Set([
  'split',
  'slice',
  'substring',
  'substr',
  'match',
  'exec',
  'pop',
  'shift',
]);
/** What separates an address from its query, which is none of its parts. */
const BEHIND_PATH: ReadonlySet<string> = new Set(['?', '#', '?#']);
/** Functions of packages that match a path with what they are given: `minimatch(path, '/users/**')`. */
const MATCHERS = /^(?:\w*match\w*|isMatch|any|some|every|pathToRegexp|test)$/i;
/** Those that make something that does so. */
const MAKERS = /^(?:\w*match|matcher|pathToRegexp|path-to-regexp|regexparam|URLPattern)$/i;
/** How deep an unknown value is looked into for the texts that it is made of. */
const DEEPEST = 12;
const EQUALITIES: ReadonlySet<string> = new Set(['===', '==', '!==', '!=']);
/** What a question asks of the address of a request. */
type Pattern = Pick<AddressGuard, 'asks' | 'text' | 'ignoresCase'> & { readonly glob?: string };
type Question = Pick<CompareEvent, 'operator' | 'left' | 'right'>;
type Call = Pick<CallEvent, 'callee' | 'args'>;

interface Asked {
  readonly part: Part;
  readonly patterns: readonly Pattern[];
}

const NAMES: PartNames = {
  members: ADDRESS_MEMBERS,
  isTakenApart: (member, [first]) => PARTING.has(member) && !(first && BEHIND_PATH.has(knownText(first) ?? '')),
};

/** Finds where code asks what the address of a request is: the same questions, whatever names stand between. */
export class AddressTests implements Listener {
  readonly #parts: RequestParts;
  readonly #calls: CallEvent[] = [];
  readonly #comparisons: CompareEvent[] = [];

  /** @param parts what tells which values are parts of requests, of the same evaluation */
  constructor(parts: RequestParts) {
    this.#parts = parts;
  }

  called(event: CallEvent): void {
    if (mayAsk(event.callee)) this.#calls.push(event);
  }

  compared(event: CompareEvent): void {
    if (mayBePart(event.left) || mayBePart(event.right)) this.#comparisons.push(event);
  }

  /** What was found, each question once. */
  guards(): readonly FileGuard[] {
    const found = new Map<string, FileGuard>();
    const put = ({ file, range }: Place, asked: Asked | null): void => {
      if (!asked || this.#parts.coveredBy(asked.part.parameter).length === 0) return;
      for (const pattern of asked.patterns)
        found.set([file, range.join(), pattern.asks, pattern.text].join(' '), {
          file,
          guard: {
            ...{ asks: pattern.asks, text: pattern.text, ignoresCase: pattern.ignoresCase, range },
            ...(asked.part.isOfMounts === true && { isOfMounts: true }),
          },
        });
    };
    for (const event of this.#comparisons) put(event.place, this.#compared(event));
    for (const event of this.#calls) put(event.site.place, this.#called(event));
    return [...found.values()];
  }

  /** What a condition asks of the address of a request; null where it asks nothing of one. */
  conditionOf(value: OpaqueValue): Condition | null {
    const { source } = value;
    const [left, right] = source.kind === 'operation' ? source.operands : [];
    const asked =
      source.kind === 'call'
        ? this.#called(source.call)
        : source.kind === 'operation' && left && right
          ? this.#compared({ operator: source.operator, left, right })
          : null;
    if (!asked) return this.#parts.find(value, NAMES) ? unknownOf(value) : null;
    const condition: Condition = {
      kind: 'any',
      of: asked.patterns.map((pattern) => ({ kind: 'address', pattern })),
    };
    const isNegated = source.kind === 'operation' && source.operator.startsWith('!');
    return asked.patterns.length === 0 ? unknownOf(value) : isNegated ? { kind: 'not', of: condition } : condition;
  }

  #called({ callee, args }: Call): Asked | null {
    const made = this.#made({ callee, args });
    if (made || callee.kind !== 'opaque') return made;
    const member = callee.source.kind === 'member' ? callee.source : null;
    const part = member && this.#parts.find(member.object, NAMES);
    if (!part) return MATCHERS.test(nameOf(callee)) ? this.#matched(args, args, member?.object) : null;
    const patterns = args.flatMap(optionsOf).flatMap((value) => askedBy(member.name, value, part));
    return { part, patterns: patterns.filter(saysWord) };
  }

  /** `const fits = match('/users/:id'); fits(req.path)`, `new URLPattern({ pathname }).test({ pathname: req.path })` */
  #made({ callee, args }: Call): Asked | null {
    for (let open: Value = callee; open.kind === 'opaque'; ) {
      const { source }: OpaqueValue = open;
      if (source.kind === 'call' && MAKERS.test(nameOf(source.call.callee))) {
        const asked = this.#matched(args, source.call.args.flatMap(withFields));
        // What is made of a pattern with parameters also says what these are.
        return asked && { ...asked, patterns: asked.patterns.map(taking) };
      }
      if (source.kind !== 'call' && source.kind !== 'member') return null;
      open = source.kind === 'call' ? source.call.callee : source.object;
    }
    return null;
  }

  /** @param on what matches, made of texts that are its pattern */
  #matched(args: readonly Value[], patterns: readonly Value[], on?: Value): Asked | null {
    const part = this.#parts.first(args.flatMap(withFields), NAMES);
    const made = on?.kind === 'opaque' ? madeOf(on) : [];
    return part && { part, patterns: [...patterns.flatMap(optionsOf).flatMap(globsIn), ...made].filter(saysWord) };
  }

  #compared({ operator, left, right }: Question): Asked | null {
    const [asked, other] = this.#parts.find(left, NAMES) ? [left, right] : [right, left];
    const part = this.#parts.find(asked, NAMES);
    if (!part) return null;
    const isText = EQUALITIES.has(operator) || operator.startsWith('text.');
    const asks = part.isWhole ? (ASKING.get(operator.slice('text.'.length)) ?? 'is') : 'holds';
    const patterns = optionsOf(other).flatMap((value) => {
      if (value.kind === 'pattern') return [matching(value)];
      if (value.kind === 'text') return isText ? asking(asks, value) : [];
      if (value.kind === 'opaque') return madeOf(value);
      return value.kind === 'object' ? lookedUp(value, part) : [];
    });
    return { part, patterns: patterns.filter(saysWord) };
  }
}

/** What a member of a text asks for that is called on an address, or on a part of one. */
function askedBy(member: string, value: Value, { isWhole }: Part): readonly Pattern[] {
  const asks = ASKING.get(member);
  if (value.kind === 'text') {
    if (asks) return asking(isWhole ? asks : 'holds', value);
    const source = EXPECTING_PATTERN.has(member) ? knownText(value) : null;
    if (source !== null) return [{ asks: 'matches', text: source, ignoresCase: false }];
    return MATCHING.has(member) ? asking('holds', value) : [];
  }
  return value.kind === 'pattern' && MATCHING.has(member) ? [matching(value)] : [];
}

/** An address that is looked up is compared with all elements of a list, or with all names of fields. */
function lookedUp(value: ObjectValue, { isWhole }: Part): readonly Pattern[] {
  const { fields } = value.state;
  const asks = isWhole ? 'is' : 'holds';
  if (value.shape === 'array' || value.shape === 'set')
    return [...fields.values()].flatMap(optionsOf).flatMap((element) => {
      if (element.kind === 'text') return asking(asks, element);
      return element.kind === 'pattern' ? [matching(element)] : [];
    });
  return value.shape === 'module' ? [] : [...fields.keys()].map((text) => ({ asks, text, ignoresCase: false }));
}

/** What a package matches with a path that it is given: patterns, globs, and lists of them. */
function globsIn(value: Value): readonly Pattern[] {
  const texts = value.kind === 'object' && value.shape === 'array' ? [...value.state.fields.values()] : [value];
  return texts.flatMap((text) => {
    if (text.kind === 'pattern') return [matching(text)];
    const glob = knownText(text);
    return glob?.includes('/') ? [{ ...askedByGlob(glob), glob, ignoresCase: false }] : [];
  });
}

/** A pattern that is asked for what its parameters are, where it has any. */
function taking({ glob, ...pattern }: Pattern): Pattern {
  const hasParameters = glob !== undefined && /\/:\w/.test(glob) && pattern.asks === 'matches';
  return hasParameters ? { ...pattern, asks: 'takes', text: glob } : pattern;
}

/** A value, and those of an object of options. */
function withFields(value: Value): readonly Value[] {
  return value.kind === 'object' && value.shape === 'plain' ? [value, ...value.state.fields.values()] : [value];
}

/** The name of what is called; that of its package for a default export. */
function nameOf(callee: Value): string {
  if (callee.kind !== 'opaque') return '';
  const { source } = callee;
  if (source.kind === 'member') return source.name === 'default' ? nameOf(source.object) : source.name;
  if (source.kind === 'module') return source.specifier.split('/').at(-1) ?? '';
  return source.kind === 'global' ? source.name : '';
}

function matching({ source, flags }: PatternValue): Pattern {
  return { asks: 'matches', text: source, ignoresCase: flags.includes('i') };
}

function asking(asks: Asks, value: TextValue): readonly Pattern[] {
  const text = plainText(value) ?? '';
  // `GET /users` is a method with an address.
  const said = text.replace(/^[A-Z]+[\s:]+(?=\/)/, '');
  return [{ asks: said === text ? asks : 'is', text: said, ignoresCase: false }];
}

function saysWord({ text, glob = text }: Pattern): boolean {
  return /\w/.test(glob);
}

/** What an unknown value may ask for that is made of texts: each of them, and what they ask for as patterns. */
function madeOf(value: OpaqueValue): readonly Pattern[] {
  return textsIn(value).flatMap((text) => {
    const glob = knownText(text);
    return [...asking('holds', text), ...(glob?.includes('/') ? globsIn(text) : [])];
  });
}

/** The texts that an unknown value is made of. */
function textsIn(value: Value, depth = 0): readonly TextValue[] {
  if (value.kind === 'text') return [value];
  if (value.kind === 'choice') return value.options.flatMap((option) => textsIn(option, depth));
  if (value.kind !== 'opaque' || value.source.kind !== 'operation' || depth > DEEPEST) return [];
  return value.source.operands.flatMap((operand) => textsIn(operand, depth + 1));
}

function unknownOf({ key }: OpaqueValue): Condition {
  return { kind: 'unknown', key, asksAddress: true };
}

function mayAsk(callee: Value): boolean {
  if (callee.kind !== 'opaque') return false;
  const { source } = callee;
  if (source.kind !== 'member') return source.kind === 'call' || source.kind === 'module';
  const { name } = source;
  return ASKING.has(name) || MATCHING.has(name) || MATCHERS.test(name) || name === 'default' || name === 'exec';
}

/** Whether a value may be a part of a request, or made of one. */
export function mayBePart(value: Value): boolean {
  if (value.kind === 'text') return value.pieces.some((piece) => 'hole' in piece);
  return value.kind === 'opaque' || (value.kind === 'choice' && value.options.some(mayBePart));
}

/**
 * What a glob or a pattern of a path asks for: `/users/*` and `/users/:id` for an address with one segment more. One
 * with groups, which each package reads in its own way, asks for the number of segments.
 */
function askedByGlob(glob: string): Pick<AddressGuard, 'asks' | 'text'> {
  if (/[{}()[\]!+@]/.test(glob)) return { asks: 'depth', text: glob };
  const source = glob
    .replace(/[.^$|\\]/g, String.raw`\$&`)
    .replace(/\*\*|\*|\?|:\w+/g, (found) => (found === '**' ? '.*' : found === '?' ? '[^/]' : '[^/]+'));
  return { asks: 'matches', text: `^${source}$` };
}
