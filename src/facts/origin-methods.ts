import type { AskedMethods, NamedMethods, OriginMethods } from '../model/origin-methods.ts';
import { SAFELISTED } from '../text/method-names.ts';
import { groupBy } from '../text/grouping.ts';
import { liesWithin } from '../text/ranges.ts';
import type { AssignEvent, CallEvent, Listener } from '../values/machine.ts';
import { endOf, startOf } from '../values/place.ts';
import { knownText } from '../values/text-value.ts';
import { optionsOf, type FunctionValue, type ObjectValue, type Place, type Value } from '../values/value.ts';
import { corsPackage, DELEGATOR, isMethodsOption, isNamedCors, makesSocket, saysCors } from './cors-packages.ts';
import type { DefaultMethods } from './cors-packages.ts';
import type { ClientRoles } from './client-role.ts';
import { keysTo } from './configuration-keys.ts';
import type { MadeValues } from './made-values.ts';
import { listingOf } from './method-lists.ts';
import { fastifyOptions } from './nest-origins.ts';
import { SentHeaders } from './sent-headers.ts';
import { OpenedOrigins } from './opened-origins.ts';

/** Something and the file that it stands in. */
export interface InFile<Fact> {
  readonly file: string;
  readonly value: Fact;
}

/** The options that what answers other origins is given; null for none. */
interface Given {
  readonly options: Value | null;
  readonly place: Place;
  readonly otherwise: DefaultMethods;
  /** Whether it certainly is given to what answers other origins. */
  readonly isCertain: boolean;
}

/** What the code of a program decides about requests of pages of other origins. */
export interface OriginFacts {
  readonly origins: readonly InFile<OriginMethods>[];
  /** The keys of configuration that lists are looked up by. */
  readonly asked: readonly InFile<AskedMethods>[];
  /** The lists that have keys. */
  readonly named: () => readonly InFile<NamedMethods>[];
  /** Whether anything answers a browser that asks for the methods. */
  readonly answersPreflight: boolean;
}

const HEADER = 'access-control-allow-methods';
/** The fields of an object that name a header, or a plugin, and those that say what it is given. */
const NAMES = ['key', 'name', 'plugin', 'register', 'header'];
const CONTENTS = ['value', 'options', 'config'];

/**
 * Finds which methods a server lets pages of other origins use: the options of packages, the headers of its answers,
 * and configuration.
 */
export class AllowedMethods implements Listener {
  readonly #made: MadeValues;
  readonly #opened: OpenedOrigins;
  readonly #sent: SentHeaders;
  readonly #given: Given[] = [];
  readonly #headers: { readonly value: Value; readonly place: Place }[] = [];
  /** What servers of sockets are given. */
  readonly #ofSockets = new Set<Value>();
  /** The calls of what is not known with options: a function that answers options may call it so. */
  readonly #calls: CallEvent[] = [];

  /**
   * @param made what literals make, of the same evaluation
   * @param opened what finds where other origins are let in, of the same evaluation
   * @param roles what tells clients from servers, of the same evaluation
   */
  constructor(made: MadeValues, opened: OpenedOrigins, roles: ClientRoles) {
    this.#made = made;
    this.#opened = opened;
    this.#sent = new SentHeaders(roles);
  }

  called(event: CallEvent): void {
    const { callee, args, site } = event;
    this.#sent.called(event);
    const at = args.findIndex((each) => isHeader(each));
    const value = at === -1 ? undefined : args[at + 1];
    if (value) this.#headers.push({ value, place: site.place });
    if (makesSocket(callee)) for (const each of args.flatMap(optionsOf)) this.#ofSockets.add(each);
    this.#readPackage(event);
    const nest = fastifyOptions(event);
    if (nest)
      this.#given.push({ options: nest.options, place: site.place, otherwise: 'of its version', isCertain: true });
    if (callee.kind === 'opaque' && callee.source.kind === 'parameter') this.#calls.push(event);
  }

  assigned({ key, value, place }: AssignEvent): void {
    if (isHeader(key)) this.#headers.push({ value, place });
  }

  facts(): OriginFacts {
    const made = [...this.#made.all()];
    const answered = made.filter((object) => !this.#sent.has(object));
    const headers = [...this.#headers, ...answered.flatMap(headersIn)];
    const given = [...this.#given, ...made.flatMap((object) => this.#configured(object))];
    const read = [
      ...byPlace(headers).flatMap((all) => known(all.flatMap((each) => this.#listed(each.value, each.place, 'every')))),
      ...byPlace(given).flatMap((all) => known(all.flatMap((each) => this.#read(each)))),
    ];
    const answersPreflight = headers.length > 0 || given.some(({ isCertain }) => isCertain);
    const asked = read.flatMap((each) => ('name' in each.value ? [{ file: each.file, value: each.value }] : []));
    return {
      origins: [
        ...read.flatMap((each) => ('name' in each.value ? [] : [{ file: each.file, value: each.value }])),
        ...this.#opened.places().map(({ file, range }) => allowing(SAFELISTED, { file, range }, 'unanswered')),
      ],
      asked,
      named: () => made.flatMap(namedIn),
      answersPreflight,
    };
  }

  /** `cors(options)`, `register(cors, options)` */
  #readPackage({ callee, args, site: { place } }: CallEvent): void {
    const own = corsPackage(callee);
    if (own) {
      const options = args.filter((each) => each.kind !== 'constant' && !isRequest(each));
      for (const each of options.length > 0 ? options : [null])
        this.#given.push({ options: each, place, otherwise: own, isCertain: true });
      return;
    }
    for (const [at, each] of args.entries()) {
      const otherwise = corsPackage(each);
      if (otherwise) this.#given.push({ options: args[at + 1] ?? null, place, otherwise, isCertain: true });
    }
  }

  /** `{ cors: options }`, `{ plugin: cors, options }`, `{ name: 'strapi::cors', config }` */
  #configured(object: ObjectValue): readonly Given[] {
    const { fields } = object.state;
    if (object.shape !== 'plain' || this.#ofSockets.has(object)) return [];
    const place = object.place ?? NOWHERE;
    const own = [...fields].flatMap(([name, options]) =>
      saysCors(name) && optionsOf(options).some(isOptions)
        ? [{ options, place, otherwise: 'every' as const, isCertain: options.kind !== 'opaque' }]
        : [],
    );
    const named = NAMES.flatMap((name) => fields.get(name) ?? []);
    const plugins = named.flatMap((plugin) => {
      const otherwise = corsPackage(plugin) ?? (isNamedCors(plugin) ? 'every' : null);
      const options = CONTENTS.flatMap((content) => fields.get(content) ?? [])[0] ?? null;
      return otherwise ? [{ options, place, otherwise, isCertain: true }] : [];
    });
    return [...own, ...plugins];
  }

  #read({ options, place, otherwise }: Omit<Given, 'isCertain'>): readonly InFile<OriginMethods | AskedMethods>[] {
    if (!options) return byDefault(otherwise, place);
    return optionsOf(options).flatMap((option) => this.#readOne(option, place, otherwise));
  }

  #readOne(option: Value, place: Place, otherwise: DefaultMethods): readonly InFile<OriginMethods | AskedMethods>[] {
    switch (option.kind) {
      case 'object':
        return this.#readObject(option, place, otherwise);
      case 'function': {
        const answers = this.#answersOf(option);
        return answers.length === 0
          ? byDefault(otherwise, place)
          : answers.flatMap((each) => this.#readObject(each, place, otherwise));
      }
      case 'opaque': {
        const asked = keysTo(option).map((key) => inFile(place, { name: `${key}.methods`, isGiven: false }));
        return [...asked, ...(otherwise === 'of its version' ? [allowing(SAFELISTED, place, 'unlisted')] : [])];
      }
      default:
        return byDefault(otherwise, place);
    }
  }

  #readObject(
    { state: { fields, rest } }: ObjectValue,
    place: Place,
    otherwise: DefaultMethods,
  ): readonly InFile<OriginMethods | AskedMethods>[] {
    const lists = [...fields].filter(([name]) => isMethodsOption(name));
    if (lists.length > 0) return lists.flatMap(([, list]) => this.#listed(list, place, otherwise));
    const delegator = fields.get(DELEGATOR);
    if (delegator) return this.#read({ options: delegator, place, otherwise });
    return rest
      ? optionsOf(rest).flatMap((each) => this.#readOne(spreadIn(each), place, otherwise))
      : byDefault(otherwise, place);
  }

  /** The options that a function answers, or calls what it is given with. */
  #answersOf(delegate: FunctionValue): readonly ObjectValue[] {
    const { code, file } = delegate;
    const calls = this.#calls.filter(
      ({ site: { place } }) => code && place.file === file && liesWithin(place.range, code.range),
    );
    const objects = [...this.#made.within(delegate), ...calls.flatMap(({ args }) => args.flatMap(optionsOf))];
    return objects.flatMap((each) =>
      each.kind === 'object' && [...each.state.fields.keys()].some(isMethodsOption) ? [each] : [],
    );
  }

  #listed(value: Value, place: Place, otherwise: DefaultMethods): readonly InFile<OriginMethods | AskedMethods>[] {
    const listing = listingOf(value);
    if (listing.kind === 'lists') return listing.lists.map((list) => allowing(list.methods, list.place ?? place));
    if (listing.kind === 'nothing') return byDefault(otherwise, place);
    if (listing.kind === 'every') return [];
    const keys = optionsOf(value).flatMap(keysTo);
    return keys.length > 0 ? keys.map((name) => inFile(place, { name, isGiven: true })) : [allowing(new Set(), place)];
  }
}

const NOWHERE: Place = { file: '', range: [0, 0] };

function byPlace<Fact extends { readonly place: Place }>(facts: readonly Fact[]): readonly (readonly Fact[])[] {
  return [...groupBy(facts, ({ place }) => `${startOf(place)} ${endOf(place)}`).values()];
}

/** What a call lists, without what is not known where others call the same function with lists that are. */
function known(read: readonly InFile<OriginMethods | AskedMethods>[]): readonly InFile<OriginMethods | AskedMethods>[] {
  const lists = read.filter(({ value }) => 'methods' in value && value.methods.size > 0);
  return lists.length > 0 ? lists : read;
}

/** What a package allows where nobody lists the methods. */
function byDefault(otherwise: DefaultMethods, place: Place): readonly InFile<OriginMethods>[] {
  if (otherwise === 'every') return [];
  return [otherwise === 'safelisted' ? allowing(SAFELISTED, place) : allowing(SAFELISTED, place, 'simple-default')];
}

function allowing(
  methods: ReadonlySet<string>,
  { file, range }: Place,
  where?: OriginMethods['where'],
): InFile<OriginMethods> {
  return { file, value: { methods, range, ...(where && { where }) } };
}

function inFile({ file, range }: Place, asked: Omit<AskedMethods, 'range'>): InFile<AskedMethods> {
  return { file, value: { ...asked, range } };
}

function isHeader(value: Value): boolean {
  return knownText(value)?.toLowerCase() === HEADER;
}

/** What a package is given beside its options: a request, a response, an event. */
function isRequest(value: Value): boolean {
  return value.kind === 'opaque' && value.source.kind === 'parameter';
}

/** Options, or `true` for those that are the default. */
function isOptions(value: Value): boolean {
  if (value.kind === 'constant') return value.value === true;
  return value.kind === 'opaque' || (value.kind === 'object' && value.shape === 'plain');
}

/** What is spread into an object, of which it takes what is not known. */
function spreadIn(value: Value): Value {
  const { source } = value.kind === 'opaque' ? value : { source: null };
  return source?.kind === 'operation' && source.operator === 'spread' ? (source.operands[0] ?? value) : value;
}

/** The headers of an object: `{ [header]: list }`, `{ key: header, value: list }`, `[header, list]`. */
function headersIn({ shape, state: { fields }, place }: ObjectValue): readonly { value: Value; place: Place }[] {
  const at = place ?? NOWHERE;
  if (shape === 'array') {
    const [name, value, ...others] = fields.values();
    return name && value && others.length === 0 && isHeader(name) ? [{ value, place: at }] : [];
  }
  const own = [...fields].flatMap(([name, value]) => (name.toLowerCase() === HEADER ? [{ value, place: at }] : []));
  const isNamed = NAMES.some((name) => isHeader(fields.get(name) ?? NOTHING));
  const value = fields.get('value');
  return isNamed && value ? [...own, { value, place: at }] : own;
}

const NOTHING: Value = { kind: 'constant', value: undefined };

/** The lists in an object that have a key there. */
function namedIn({ shape, state: { fields }, place }: ObjectValue): readonly InFile<NamedMethods>[] {
  if (shape !== 'plain') return [];
  return [...fields].flatMap(([key, value]) =>
    optionsOf(value).flatMap((option) => {
      const inner = option.kind === 'object' ? [...option.state.fields].filter(([name]) => isMethodsOption(name)) : [];
      const lists = [...inner.map(([, list]) => ({ name: `${key}.methods`, list })), { name: key, list: option }];
      return lists.flatMap(({ name, list }) => {
        const listing = listingOf(list);
        return listing.kind === 'lists'
          ? listing.lists.map(({ methods, place: own }) => {
              const { file, range } = own ?? place ?? NOWHERE;
              return { file, value: { name, methods, range } };
            })
          : [];
      });
    }),
  );
}
