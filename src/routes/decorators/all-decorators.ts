import { decoratorsExpress } from '../frameworks/decorators-express.ts';
import { expressots } from '../frameworks/expressots.ts';
import { fastifyDecorators } from '../frameworks/fastify-decorators.ts';
import { foal } from '../frameworks/foal.ts';
import { inversify } from '../frameworks/inversify.ts';
import { koaSwaggerDecorator } from '../frameworks/koa-swagger-decorator.ts';
import { loopback } from '../frameworks/loopback.ts';
import { midway } from '../frameworks/midway.ts';
import { namedDecorators } from '../frameworks/named-decorators.ts';
import { nestjs } from '../frameworks/nestjs.ts';
import { overnight } from '../frameworks/overnight.ts';
import { routingControllers } from '../frameworks/routing-controllers.ts';
import { tsed } from '../frameworks/tsed.ts';
import { tsoa } from '../frameworks/tsoa.ts';
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

/** The framework that an export of a module is a decorator of, or null: of any module, where its name says so. */
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

/** All members of an application that state something about the paths of its classes. */
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

/** The last names of what makes an application, places its classes, or serves pages next to them. */
export const MAKER_NAMES: ReadonlySet<string> = new Set(makers.map((maker) => maker.slice(maker.lastIndexOf('.') + 1)));

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

/**
 * A pattern of what is in every file with such classes: scopes or whole names of the modules, or the name of a
 * decorator of classes.
 */
export const DECORATOR_MODULE =
  String.raw`['"\x60](?:${MODULE_WORDS.join('|')})` + String.raw`|@(?:${namedDecorators.controllers.join('|')})\s*\(`;
const MODULE = new RegExp(DECORATOR_MODULE);

/** What a source with routes that are declared by decorators, or with their application, has in its text besides. */
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

/** Whether the text may declare a route by a decorator, or state something about the application that gathers them. */
export function mentionsDecorators(text: string): boolean {
  return MODULE.test(text) && (DECORATION.test(text) || (text.includes(' extends ') && CLASS_DECORATION.test(text)));
}
