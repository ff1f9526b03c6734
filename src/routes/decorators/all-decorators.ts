import {
  decoratorsExpress,
  expressots,
  fastifyDecorators,
  inversify,
  koaSwaggerDecorator,
  overnight,
  routingControllers,
} from '../frameworks/decorator-packages.ts';
import { foal, loopback, midway, nestjs, tsed, tsoa } from '../frameworks/controller-frameworks.ts';
import { namedDecorators } from '../frameworks/named-decorators.ts';
import { isForeignModule } from '../values/foreign-names.ts';
import type { DecoratorFramework } from './decorator-framework.ts';

/** Every framework whose routes are declared by decorators. */
const DECORATOR_FRAMEWORKS: readonly DecoratorFramework[] = [
  ...[nestjs, routingControllers, tsoa, loopback, tsed, inversify, midway],
  ...[fastifyDecorators, overnight, decoratorsExpress, expressots, foal, koaSwaggerDecorator],
];

const MODULES = new Map(
  DECORATOR_FRAMEWORKS.flatMap((framework) => framework.modules.map((module) => [module, framework] as const)),
);

/** The framework whose decorators a module exports, or null. */
export function decoratorFramework(specifier: string): DecoratorFramework | null {
  return MODULES.get(specifier) ?? null;
}

/**
 * The framework of a decorator, or null. From an unknown module, a decorator with a well-known name counts as one of
 * `namedDecorators`.
 */
export function frameworkOf({
  specifier,
  name,
}: {
  readonly specifier: string;
  readonly name: string;
}): DecoratorFramework | null {
  const isNamed = Object.hasOwn(namedDecorators.methods, name) || namedDecorators.controllers.includes(name);
  return decoratorFramework(specifier) ?? (isNamed && !isForeignModule(specifier) ? namedDecorators : null);
}

const applications = DECORATOR_FRAMEWORKS.flatMap(({ application }) => application ?? []);

/** All members of an application that set a prefix, versions or a folder of files for it. */
export const SETTING_MEMBERS: ReadonlySet<string> = new Set(
  applications
    .flatMap(({ prefixMember, versioningMember, filesMember }) => [prefixMember, versioningMember, filesMember ?? null])
    .filter((member) => member !== null),
);

const makers = applications.flatMap(({ makes, placers, pages }) => [
  ...Object.keys(makes),
  ...placers,
  ...(pages ? [pages.maker] : []),
]);

/** The last part of each name that makes an application, places its classes, or serves pages next to them. */
export const MAKER_NAMES: ReadonlySet<string> = new Set(makers.map((maker) => maker.slice(maker.lastIndexOf('.') + 1)));

/** What methods return to show a page, or to redirect, by the names of their packages: `@foal/core.render`. */
export const ANSWER_MAKERS: ReadonlyMap<string, 'page' | 'redirect'> = new Map(
  DECORATOR_FRAMEWORKS.flatMap(({ modules, makers: { pages = [], redirects = [] } = {} }) =>
    modules.flatMap((module) => [
      ...pages.map((name) => [`${module}.${name}`, 'page'] as const),
      ...redirects.map((name) => [`${module}.${name}`, 'redirect'] as const),
    ]),
  ),
);

const DECORATORS = [
  ...new Set(
    [...DECORATOR_FRAMEWORKS, namedDecorators].flatMap(({ methods, methodArguments }) => [
      ...Object.keys(methods),
      ...methodArguments,
    ]),
  ),
].join('|');

const MODULE_WORDS = [
  ...new Set(
    [...MODULES.keys()].map((module) => (module.startsWith('@') ? module.slice(0, module.indexOf('/') + 1) : module)),
  ),
];

/** A pattern that matches in every file with such classes: the scope or the name of a module, or a class decorator. */
export const DECORATOR_MODULE =
  String.raw`['"\x60](?:${MODULE_WORDS.join('|')})` + String.raw`|@(?:${namedDecorators.controllers.join('|')})\s*\(`;
const MODULE = new RegExp(DECORATOR_MODULE);

/** What the text of a file with decorated routes, or with their application, contains as well. */
const DECORATION = new RegExp(
  String.raw`@(?:\w{1,40}\.)?(?:${DECORATORS})\s*\(|\b(?:${DECORATORS})\s+as\b` +
    String.raw`|\b(?:${[...SETTING_MEMBERS, ...makers.map((maker) => maker.replace(/\..*/, ''))].join('|')}` +
    String.raw`)\b`,
);

/** The decorator of a class, which may inherit the routes of another one. */
const CLASS_DECORATION = new RegExp(
  String.raw`@(?:\w{1,40}\.)?` +
    String.raw`(?:${[...new Set(DECORATOR_FRAMEWORKS.flatMap(({ controllers }) => controllers))].join('|')}` +
    String.raw`)\s*\(`,
);

/** Whether a text may declare a route by a decorator, or set up the application of decorated classes. */
export function mentionsDecorators(text: string): boolean {
  return MODULE.test(text) && (DECORATION.test(text) || (text.includes(' extends ') && CLASS_DECORATION.test(text)));
}
