/** How a container makes what is asked for: as an instance, by a function, as another token says, or as a value. */
export type ProvidedBy = 'class' | 'function' | 'token' | 'value';

/** A package of containers, which make what is registered in them. Names that a package has none of are left out. */
export interface ContainerPackage {
  readonly module: string;
  /** The exports that are containers themselves, which all files share; an empty name is the module. */
  readonly shared?: readonly string[];
  /** The exports that make containers. */
  readonly makers?: readonly string[];
  /** Members of a container that return a container with the same contents. */
  readonly parts: readonly string[];
  /** Members of a container that register what their arguments say: `register(token, provider)`. */
  readonly registering?: readonly string[];
  /** Members of what `bind(token)` returns, with how the token is made. */
  readonly bindings?: Readonly<Record<string, ProvidedBy>>;
  /** The exports that say how something is made: `asClass(Users)`. */
  readonly resolvers?: Readonly<Record<string, ProvidedBy>>;
  /** The options of a provider that say how it is made: `{ useClass: Users }`. */
  readonly options?: Readonly<Record<string, ProvidedBy>>;
  /** Members of a container that return what is registered under a token, the last one. */
  readonly one: readonly string[];
  /** Those that return all of it. */
  readonly all?: readonly string[];
  /** Decorators of parameters that name the token. */
  readonly injected?: readonly string[];
  /** Those for all that is registered under the token. */
  readonly injectedAll?: readonly string[];
}

/** https://github.com/jeffijoe/awilix#api */
const awilix: ContainerPackage = {
  module: 'awilix',
  makers: ['createContainer'],
  parts: ['createScope'],
  registering: ['register'],
  resolvers: { asClass: 'class', asFunction: 'function', asValue: 'value', aliasTo: 'token' },
  one: ['resolve', 'build'],
};

/** https://inversify.io/docs/api/container */
const inversify: ContainerPackage = {
  module: 'inversify',
  makers: ['Container'],
  parts: ['createChild'],
  bindings: { to: 'class', toSelf: 'class', toConstantValue: 'value', toDynamicValue: 'function', toService: 'token' },
  one: ['get', 'getAsync', 'resolve'],
  all: ['getAll', 'getAllAsync'],
  injected: ['inject'],
  injectedAll: ['multiInject'],
};

/** https://github.com/microsoft/tsyringe#container */
const tsyringe: ContainerPackage = {
  module: 'tsyringe',
  shared: ['container'],
  parts: ['createChildContainer'],
  registering: ['register', 'registerSingleton', 'registerInstance', 'registerType'],
  options: { useClass: 'class', useFactory: 'function', useValue: 'value', useToken: 'token' },
  one: ['resolve'],
  all: ['resolveAll'],
  injected: ['inject'],
  injectedAll: ['injectAll'],
};

/** https://docs.typestack.community/typedi */
const typedi: ContainerPackage = {
  module: 'typedi',
  shared: ['', 'Container'],
  parts: ['of'],
  registering: ['set'],
  options: { type: 'class', factory: 'function', value: 'value' },
  one: ['get'],
  all: ['getMany'],
  injected: ['Inject'],
  injectedAll: ['InjectMany'],
};

export const CONTAINER_PACKAGES: readonly ContainerPackage[] = [awilix, inversify, tsyringe, typedi];
