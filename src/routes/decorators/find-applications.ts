import { HOLE } from '../../paths/dialects.ts';
import { LinkedText } from '../../text/source-texts.ts';
import { memberName } from '../../text/syntax.ts';
import type { Middleware, Router } from '../../model/router.ts';
import type { Reference } from '../../model/reference.ts';
import { OWN_FILE } from '../values/reference-to.ts';
import type { Resolver } from '../values/resolver.ts';
import { branchesOf } from '../branches.ts';
import { newRouter } from '../router-in-progress.ts';
import { decoratorFramework } from './all-decorators.ts';
import type { ApplicationTable, DecoratorFramework } from './decorator-framework.ts';
import { mentionedBy } from './decorator.ts';
import { filesOf, pagesOf } from './page-modules.ts';
import {
  memberPrefix,
  optionPrefix,
  versioningOf,
  type Application,
  type ApplicationPrefix,
  type Call,
} from './application-settings.ts';
import { UNSEEN_PASSAGE } from '../unseen-handler.ts';
import { moduleBehind } from '../handlers/module-behind.ts';
import { readMiddlewareCall } from '../middleware-calls.ts';

/**
 * The applications that a file makes or sets up for decorated classes: whether it makes them, and what all of their
 * paths begin with.
 */
export function findApplications(resolver: Resolver): readonly Router[] {
  const { file } = resolver;
  const frameworks = new Set([...file.specifiers].flatMap((specifier) => decoratorFramework(specifier) ?? []));
  return [...frameworks].flatMap((framework) => {
    const { application } = framework;
    if (!application) return [];
    const reader = new ApplicationReader(application, resolver);
    let isSet = false;
    for (const call of file.settingCalls) {
      const mentioned = mentionedBy(call.callee, file);
      if (reader.read(call, mentioned?.framework === framework ? mentioned.name : null)) isSet = true;
    }
    if (!isSet) return [];
    const { name, dialect, precedence } = framework;
    const { prefix, gathering } = reader;
    const router = newRouter({
      framework: name,
      ...{ dialect, precedence, name, kind: 'application', file: file.file, gathering },
      ...(prefix && { prefix: prefix.text, prefixFrom: prefix.from }),
    });
    router.entries.push(...reader.middleware, ...middlewareOf(application, framework, resolver));
    return [router];
  });
}

/** What the calls of a file set for an application, each read with `read`. */
class ApplicationReader {
  readonly #application: ApplicationTable;
  readonly #resolver: Resolver;
  readonly #prefixes: ApplicationPrefix[] = [];
  readonly middleware: Middleware[] = [];
  gathering: Application = {
    role: 'application',
    isMade: false,
    versionPrefix: null,
    defaultVersions: [],
    exceptions: [],
    placements: [],
  };

  constructor(application: ApplicationTable, resolver: Resolver) {
    this.#application = application;
    this.#resolver = resolver;
  }

  /** The prefix of all paths; unknown where several calls set one, and null where none does. */
  get prefix(): ApplicationPrefix | null {
    const [prefix = null, ...others] = this.#prefixes;
    return others.length > 0 ? { text: new LinkedText(`/${HOLE}`, [0, 0]), from: null } : prefix;
  }

  /**
   * Reads a call; returns whether it makes the application, or sets something for it.
   *
   * @param name the called function of the framework; null for any other one
   */
  read(call: Call, name: string | null): boolean {
    const member = call.callee.type === 'MemberExpression' ? memberName(call.callee) : null;
    return (name !== null && this.#called(call, name)) || (member !== null && this.#memberCalled(call, member));
  }

  #called(call: Call, name: string): boolean {
    const { makes, placers, pages } = this.#application;
    if (Object.hasOwn(makes, name)) {
      const option = makes[name] ?? null;
      this.gathering = { ...this.gathering, isMade: true };
      if (option) this.#prefixes.push(...optionPrefix(call.arguments[option.argument], option.option, this.#resolver));
    } else if (placers.includes(name)) {
      const placements = [...this.gathering.placements, placementOf(call, this.#resolver)];
      this.gathering = { ...this.gathering, placements };
    } else if (pages && name === pages.maker) this.middleware.push(...pagesOf(call, pages, this.#resolver));
    else return false;
    return true;
  }

  #memberCalled(call: Call, member: string): boolean {
    const { filesMember, prefixMember, versioningMember } = this.#application;
    if (member === filesMember) this.middleware.push(...filesOf(call, this.#resolver));
    else if (member === prefixMember) {
      const { prefix, exceptions } = memberPrefix(call, this.#application, this.#resolver);
      this.#prefixes.push(prefix);
      this.gathering = { ...this.gathering, exceptions };
    } else if (member === versioningMember)
      this.gathering = { ...this.gathering, ...versioningOf(call, this.#resolver) };
    else return false;
    return true;
  }
}

/**
 * The list in `RouterModule.register([...])`; null where there is none, or where the call runs only under a condition.
 */
function placementOf(call: Call, { file, unnamed }: Resolver): Reference | null {
  const [list] = call.arguments;
  if (!list || branchesOf(call, file).length > 0) return null;
  const name = `placements ${String(list.range[0])}`;
  unnamed.set(name, list);
  return { specifier: OWN_FILE, path: [name], unwrapped: false };
}

/**
 * The middleware that a file registers before all classes, under a path, on the application that it makes:
 * `app.use('/users', requireLogin)`. Middleware without a path is left out, since it runs before all classes wherever
 * they move; so is one with an unknown path, which is seldom that of a class.
 */
function middlewareOf(
  { middlewareMember }: ApplicationTable,
  { modules }: DecoratorFramework,
  resolver: Resolver,
): readonly Middleware[] {
  if (middlewareMember === undefined) return [];
  return resolver.file.callsNamed(middlewareMember).flatMap((call) => {
    const { callee } = call;
    if (callee.type !== 'MemberExpression' || !modules.includes(moduleBehind(callee.object, resolver.file) ?? ''))
      return [];
    const { paths, mounted } = readMiddlewareCall(call.arguments, resolver);
    return paths
      .filter(({ kind }) => kind !== 'dynamic')
      .flatMap(({ kind, text }) =>
        mounted.map(({ kind: entry, places, from }) => ({
          ...{ kind: entry, passage: UNSEEN_PASSAGE, places, from },
          path: text,
          pathKind: kind,
          pathFrom: null,
          wordRange: callee.property.range,
          range: call.range,
        })),
      );
  });
}
