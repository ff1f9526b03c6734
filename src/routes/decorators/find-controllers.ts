import type { TSESTree } from '@typescript-eslint/utils';
import { HOLE } from '../../paths/dialects.ts';
import { LinkedText, SlashedText } from '../../text/source-texts.ts';
import { objectOf, propertyValue } from '../../text/objects.ts';
import { readText } from '../../text/read-text.ts';
import { bare, type ClassNode, keyName, lastName, nameOf } from '../../text/syntax.ts';
import type { Extended } from '../../model/router-links.ts';
import type { Mount, Router } from '../../model/router.ts';
import { prefixReference } from '../mount-prefixes.ts';
import { type PathArgument, readPaths } from '../calls/path-argument.ts';
import { referenceTo } from '../values/reference-to.ts';
import type { Resolver } from '../values/resolver.ts';
import { functionAround } from '../scan.ts';
import type { ScannedFile } from '../scanned-file.ts';
import { newRouter, type RouterInProgress } from '../router-in-progress.ts';
import type { DecoratorFramework } from './decorator-framework.ts';
import { type Decorator, decoratorsOf } from './decorator.ts';
import { type Declaration, fixedText, routesOf } from './controller-routes.ts';

/**
 * Finds the classes of a file whose decorators declare routes. Each gives a router, and a parent that mounts it at the
 * paths of the class.
 */
export function findControllers(resolver: Resolver): readonly Router[] {
  return resolver.file.classes.flatMap((node) => {
    const declarations = certainOf(declarationsOf(node, resolver.file), node, resolver.file);
    const framework = declarations[0]?.decorator.framework ?? inheriting(node, resolver.file);
    return framework
      ? readController(
          node,
          framework,
          declarations.filter(({ decorator }) => decorator.framework === framework),
          resolver,
        )
      : [];
  });
}

/**
 * The framework of a class that declares no routes, where it may inherit them:
 * `@Controller('users') class Users extends Resource {}`.
 */
function inheriting(node: ClassNode, file: ScannedFile): DecoratorFramework | undefined {
  return node.superClass
    ? decoratorsOf(node, file).find(({ framework, name }) => !framework.isGuess && framework.controllers.includes(name))
        ?.framework
    : undefined;
}

function declarationsOf(node: ClassNode, file: ScannedFile): readonly Declaration[] {
  return node.body.body.flatMap((member) => {
    if (member.type !== 'MethodDefinition' && member.type !== 'PropertyDefinition') return [];
    const all = decoratorsOf(member, file);
    return all
      .filter(
        ({ framework, name }) => Object.hasOwn(framework.methods, name) || framework.methodArguments.includes(name),
      )
      .map((decorator) => ({ member, decorator, all }));
  });
}

/**
 * The declarations by decorators of known modules. Those recognised by name alone count only where there are no others
 * and the class has such a decorator too.
 */
function certainOf(declarations: readonly Declaration[], node: ClassNode, file: ScannedFile): readonly Declaration[] {
  const certain = declarations.filter(({ decorator }) => !decorator.framework.isGuess);
  const isController = decoratorsOf(node, file).some(
    ({ framework, name }) => framework.isGuess && framework.controllers.includes(name),
  );
  return certain.length > 0 || !isController ? certain : declarations;
}

/** The routers of a class: one for each set of versions among its methods. */
function readController(
  node: ClassNode,
  framework: DecoratorFramework,
  declarations: readonly Declaration[],
  resolver: Resolver,
): readonly Router[] {
  const controller = decoratorsOf(node, resolver.file).find(
    ({ name, framework: own }) => own === framework && framework.controllers.includes(name),
  );
  const said = controller?.arguments[0];
  const own = said ? versionsOf(said, framework, resolver) : [];
  const groups = new Map<string, { versions: readonly string[]; members: Declaration[] }>();
  for (const declaration of declarations) {
    const decorated = declaration.all.find(({ name }) => name === framework.version?.decorator)?.arguments[0];
    const versions = decorated ? versionTexts(decorated, resolver) : own;
    const key = JSON.stringify(versions);
    const group = groups.get(key) ?? { versions, members: [] };
    group.members.push(declaration);
    groups.set(key, group);
  }
  if (groups.size === 0) groups.set('', { versions: own, members: [] });
  return [...groups.values()].flatMap(({ versions, members }) => {
    const place: RouterInProgress = {
      ...blank(node, framework, resolver),
      prefix: new LinkedText('/', node.id?.range ?? [node.range[0], node.range[0]]),
      gathering: { role: 'controller', versions, hasPath: controller !== undefined || framework.bareControllers },
    };
    const router = newRouter({ ...blank(node, framework, resolver), extends: extendedBy(node, resolver) });
    for (const mount of mountsOf(controller, router, node, framework, resolver)) {
      place.entries.push(mount);
      router.mountedBy.push({ parent: place, mount });
    }
    const owners = new Map<TSESTree.Node, object>();
    for (const member of members)
      router.entries.push(...routesOf(member, router, owners, versions.length > 0, resolver));
    return [place, router];
  });
}

function blank(node: ClassNode, framework: DecoratorFramework, { file }: Resolver): RouterInProgress {
  const { name, dialect, precedence, namedParameters } = framework;
  return newRouter({
    framework: name,
    dialect,
    precedence,
    namedParameters,
    name: makerOf(node, file) ?? node.id?.name ?? 'class',
    file: file.file,
  });
}

/** The name of the function that returns a class, since other classes extend what it returns; otherwise null. */
function makerOf(node: ClassNode, file: ScannedFile): string | null {
  const maker = functionAround(node);
  if (!maker) return null;
  const isIt = (answer: TSESTree.Node): boolean =>
    answer === node || (answer.type === 'Identifier' && answer.name === node.id?.name);
  return file.returnsOf(maker).some((each) => isIt(bare(each))) ? (nameOf(maker)?.name ?? null) : null;
}

/**
 * The class that another one extends, by its name or by that of the function that returns it: `extends Resource`,
 * `extends Resource(User)`.
 */
function extendedBy({ superClass, body }: ClassNode, resolver: Resolver): Extended | undefined {
  const said = superClass && bare(superClass);
  const parent = said?.type === 'CallExpression' ? bare(said.callee) : said;
  if (parent?.type !== 'Identifier') return undefined;
  const from = referenceTo(resolver.resolve(parent));
  const [name] = from?.path.slice(-1) ?? [];
  const members = body.body.flatMap((member) =>
    member.type === 'MethodDefinition' || member.type === 'PropertyDefinition'
      ? (keyName(member.key, member.computed) ?? [])
      : [],
  );
  return { name: name === undefined || name === 'default' ? parent.name : name, from, members };
}

/** Mounts the routes of a class under each path that its decorator gives. */
function mountsOf(
  controller: Decorator | undefined,
  child: Router,
  node: ClassNode,
  framework: DecoratorFramework,
  resolver: Resolver,
): readonly Mount[] {
  const blankMount = {
    kind: 'mount',
    child,
    from: null,
    parameter: null,
    folder: null,
    range: controller?.decorator.range ?? node.range,
  } as const;
  const said = controller
    ? controllerPaths(controller, framework, resolver)
    : framework.bareControllers
      ? [null]
      : 'unknown';
  if (said === 'unknown') return [{ ...blankMount, prefix: null, prefixKnown: false, prefixFrom: null }];
  return said.map((path) => ({
    ...blankMount,
    prefix: path?.text ? (framework.isGuess ? fixedText(path.text) : new SlashedText(path.text, null)) : null,
    prefixKnown: !path || path.kind === 'text',
    prefixFrom: path ? prefixReference(path.node, resolver) : null,
  }));
}

/** The paths of a class; null for none, and `unknown` where this file does not show them. */
function controllerPaths(
  controller: Decorator,
  framework: DecoratorFramework,
  resolver: Resolver,
): readonly (PathArgument | null)[] | 'unknown' {
  const [said] = controller.arguments;
  if (!said) return [null];
  if (said.type === 'SpreadElement') return 'unknown';
  const options = framework.pathOptions.length > 0 ? objectOf(said, resolver.file) : null;
  const value = options
    ? (framework.pathOptions.map((option) => propertyValue(options, option)).find((each) => each !== null) ?? null)
    : said;
  // A spread object may contain a path.
  if (!value) return options?.properties.some(({ type }) => type === 'SpreadElement') ? 'unknown' : [null];
  const paths = readPaths(value, resolver.file);
  return paths.length > 0 ? paths : 'unknown';
}

function versionsOf(said: TSESTree.Node, { version }: DecoratorFramework, resolver: Resolver): readonly string[] {
  const options = version && objectOf(said, resolver.file);
  const value = version && options ? propertyValue(options, version.option) : null;
  return value ? versionTexts(value, resolver) : [];
}

/** The versions that an expression gives; an empty text for `VERSION_NEUTRAL`. */
function versionTexts(node: TSESTree.Node, { file }: Resolver): readonly string[] {
  const expression = bare(node);
  const nodes =
    expression.type === 'ArrayExpression' ? expression.elements.filter((element) => element !== null) : [expression];
  return nodes.map((each) => (lastName(each) === 'VERSION_NEUTRAL' ? '' : (readText(each, file)?.value ?? HOLE)));
}
