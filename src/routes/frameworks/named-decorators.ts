import { PLAIN_DECORATORS, type DecoratorFramework } from '../decorators/decorator-framework.ts';

const METHODS = PLAIN_DECORATORS.methods;
const [UPPER, HTTP, LOWER, MAPPING] = [
  (name: string) => name.toUpperCase(),
  (name: string) => `Http${name}`,
  (name: string) => `http${name}`,
  (name: string) => `${name}Mapping`,
];

/**
 * The decorators of a project's own, and of packages that have no table, by the names that all of them have. Both have
 * to be there: that of the class and that of its methods, which clients are declared with as well. What they make of
 * their paths is not known.
 */
export const namedDecorators: DecoratorFramework = {
  ...PLAIN_DECORATORS,
  name: 'decorators',
  modules: [],
  isGuess: true,
  namedParameters: 'own',
  controllers: [
    'Controller',
    'controller',
    'RestController',
    'JsonController',
    'HttpController',
    'ApiController',
    'HTTPController',
  ],
  pathOptions: ['path', 'prefix'],
  methodPathOptions: ['path', 'url'],
  methods: {
    ...METHODS,
    ...Object.fromEntries(
      [UPPER, HTTP, LOWER, MAPPING].flatMap((say) =>
        Object.entries(METHODS).map(([name, method]) => [say(name), method]),
      ),
    ),
    Del: 'DELETE',
  },
};
