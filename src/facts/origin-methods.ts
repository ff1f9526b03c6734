import type { AskedMethods, InFile, NamedMethods, OriginMethods } from '../model/allowed-methods-of-origins.ts';
import { SAFELISTED } from '../text/method-names.ts';
import type { AssignEvent, CallEvent, Listener } from '../values/events.ts';
import { optionsOf, type ObjectValue, type Place, type Value } from '../values/value.ts';
import { AnsweredOptions } from './answered-options.ts';
import type { ClientRoles } from './client-role.ts';
import { keysTo } from './configuration-keys.ts';
import {
  corsPackage,
  DELEGATOR,
  isMethodsOption,
  isNamedCors,
  makesSocket,
  saysCors,
  type DefaultMethods,
} from './cors-packages.ts';
import { KeyedLists } from './keyed-lists.ts';
import type { MadeValues } from './made-values.ts';
import { MethodHeaders } from './method-headers.ts';
import { listingOf } from './method-lists.ts';
import type { Mountings } from './mountings.ts';
import { fastifyOptions } from './nest-origins.ts';
import type { OpenedOrigins } from './opened-origins.ts';
import { OriginRoutes } from './origin-routes.ts';
import { keyOf } from '../values/value-keys.ts';
import {
  madeOf,
  known,
  byDefault,
  allowing,
  inFile,
  spreadIn,
  isOptions,
  isRequest,
  byPlace,
  NOWHERE,
} from './method-allowances.ts';

/** The options of a CORS package; null for none. */
interface Given {
  readonly options: Value | null;
  readonly place: Place;
  readonly otherwise: DefaultMethods;
  /** The key of the middleware that the package returns; left out where the options are passed in another way. */
  readonly made?: string;
  /** Whether they are certainly options of a CORS package. */
  readonly isCertain: boolean;
}

/** What the code of a program decides about requests of pages of other origins. */
export interface OriginFacts {
  readonly origins: readonly InFile<OriginMethods>[];
  /** The keys of configuration by which lists of methods are looked up. */
  readonly asked: readonly InFile<AskedMethods>[];
  /** The lists of methods in configuration, by their keys. */
  readonly named: () => readonly InFile<NamedMethods>[];
  /** Whether the program answers preflight requests. */
  readonly answersPreflight: boolean;
}

/** The fields of an object for a plugin, and those for its options. */
const NAMES = ['name', 'plugin', 'register'];
const CONTENTS = ['options', 'config'];

/**
 * Finds the methods that a server allows pages of other origins: in the options of packages, in headers of responses,
 * and in configuration.
 */
export class AllowedMethods implements Listener {
  readonly #made: MadeValues;
  readonly #opened: OpenedOrigins;
  readonly #headers: MethodHeaders;
  readonly #answered: AnsweredOptions;
  readonly #keyed: KeyedLists;
  readonly #given: Given[] = [];
  readonly #routes: OriginRoutes;
  /** The arguments of servers of sockets. */
  readonly #ofSockets = new Set<Value>();

  /**
   * @param made collects the objects and lists of literals, in the same evaluation
   * @param opened finds the places that allow other origins by a header, in the same evaluation
   * @param roles finds which values are clients, in the same evaluation
   * @param mountings finds where routers are mounted, in the same evaluation
   */
  constructor(made: MadeValues, opened: OpenedOrigins, roles: ClientRoles, mountings: Mountings) {
    this.#made = made;
    this.#routes = new OriginRoutes(mountings);
    this.#opened = opened;
    this.#headers = new MethodHeaders(made, roles);
    this.#answered = new AnsweredOptions(made);
    this.#keyed = new KeyedLists(made, this.#answered);
  }

  called(event: CallEvent): void {
    const { callee, args, site } = event;
    for (const each of [this.#headers, this.#answered, this.#keyed, this.#routes]) each.called(event);
    const objects = args.flatMap(optionsOf).filter(({ kind }) => kind === 'object');
    if (objects.length > 0 && makesSocket(callee)) for (const each of objects) this.#ofSockets.add(each);
    this.#readPackage(event);
    const nest = fastifyOptions(event);
    if (nest)
      this.#given.push({ options: nest.options, place: site.place, otherwise: 'of its version', isCertain: true });
  }

  assigned(event: AssignEvent): void {
    this.#headers.assigned(event);
  }

  facts(): OriginFacts {
    const headers = this.#headers.all();
    const registered = this.#given.filter(({ made }) => made === undefined || !this.#routes.hasOnly(made));
    const given = [...registered, ...[...this.#made.all()].flatMap((object) => this.#configured(object))];
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
        ...this.#routes.all().map(({ of, place: { file, range } }) => ({
          file,
          value: { methods: SAFELISTED, where: 'unanswered' as const, range, ...(of && { of }) },
        })),
      ],
      asked,
      named: () => this.#keyed.all(),
      answersPreflight,
    };
  }

  /** Reads the use of a CORS package: `cors(options)`, `register(cors, options)`. */
  #readPackage({ callee, args, result, site: { place } }: CallEvent): void {
    const own = corsPackage(callee);
    if (own) {
      const options = args.filter((each) => each.kind !== 'constant' && !isRequest(each));
      for (const each of options.length > 0 ? options : [null])
        this.#given.push({ options: each, place, otherwise: own, isCertain: true, made: keyOf(result) });
      return;
    }
    for (const [at, each] of args.entries()) {
      const otherwise = corsPackage(each);
      if (otherwise) this.#given.push({ options: args[at + 1] ?? null, place, otherwise, isCertain: true });
    }
  }

  /** The CORS options in `{ cors: options }`, `{ plugin: cors, options }`, `{ name: 'strapi::cors', config }`. */
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
        const answers = this.#answered.of(option);
        return answers.length === 0
          ? byDefault(otherwise, place)
          : answers.flatMap((each) => this.#readObject(each, place, otherwise));
      }
      case 'opaque': {
        const parts = madeOf(option);
        if (parts.length > 0) return parts.flatMap((each) => this.#readObject(each, place, otherwise));
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

  #listed(value: Value, place: Place, otherwise: DefaultMethods): readonly InFile<OriginMethods | AskedMethods>[] {
    const listing = listingOf(value);
    if (listing.kind === 'lists') return listing.lists.map((list) => allowing(list.methods, list.place ?? place));
    if (listing.kind === 'nothing') return byDefault(otherwise, place);
    if (listing.kind === 'every') return [];
    const keys = optionsOf(value).flatMap(keysTo);
    return keys.length > 0 ? keys.map((name) => inFile(place, { name, isGiven: true })) : [allowing(new Set(), place)];
  }
}
