import { HOLE } from '../paths/dialects.ts';
import { LinkedText } from '../text/source-texts.ts';
import type { Gathering } from '../model/router-links.ts';
import { emptied, placeOn, type RouterInProgress } from '../routes/router-in-progress.ts';
import type { LinkedFiles } from './linked-files.ts';
import { modulePaths } from './module-places.ts';
import { splitOff, type Controller } from './prefix-exceptions.ts';

type Application = Extract<Gathering, { role: 'application' }>;

/** The applications and the classes of one framework in all files. */
interface Gathered {
  readonly applications: { readonly router: RouterInProgress; readonly said: Application }[];
  readonly controllers: Controller[];
}

/**
 * Mounts the classes that decorators declare on the application of their framework, where the project has one and sets
 * its prefix in one place. Of several applications, each gets the classes that its file loads; the prefix of a class
 * that none of them loads stays unknown.
 *
 * @param routers all routers of the project, those of tests left out
 * @returns the routers that this makes: parts of a class, where some of its routes are outside of the prefix
 */
export function gatherControllers(
  routers: readonly RouterInProgress[],
  files: LinkedFiles,
): readonly RouterInProgress[] {
  return [...byFramework(routers).values()].flatMap((gathered) =>
    programsOf(gathered, files).flatMap((program) => gatherProgram(program, files)),
  );
}

/** One application, with its declarations and the classes that belong to it. */
interface Program extends Gathered {
  readonly application: RouterInProgress;
  /** Whether another application has some of these classes too. */
  readonly isShared: boolean;
}

function programsOf({ applications, controllers }: Gathered, files: LinkedFiles): readonly Program[] {
  const made = applications.filter(({ said }) => said.isMade).map(({ router }) => router);
  const [only, ...others] = made;
  if (only && others.length === 0) return [{ application: only, applications, controllers, isShared: false }];
  const isTwice = ({ router }: Controller): boolean =>
    made.filter(({ file }) => files.loadedBy(file).has(router.file)).length > 1;
  return made.map((application) => {
    const isLoaded = ({ router }: { readonly router: RouterInProgress }): boolean =>
      files.loadedBy(application.file).has(router.file);
    const own = controllers.filter(isLoaded);
    return { application, applications: applications.filter(isLoaded), controllers: own, isShared: own.some(isTwice) };
  });
}

/** Mounts the classes of one application, and returns the routers that this makes. */
function gatherProgram(
  { application, applications, controllers, isShared }: Program,
  files: LinkedFiles,
): readonly RouterInProgress[] {
  const prefixed = applications.filter(({ router }) => router.prefix !== null);
  const versioned = applications.filter(({ said }) => said.versionPrefix !== null);
  if (prefixed.length > 1 || versioned.length > 1) return [];
  const exceptions = prefixed[0]?.said.exceptions ?? [];
  const placements = applications.flatMap(({ router: { file }, said }) =>
    said.placements.map((list) => ({ list, file })),
  );
  const paths = modulePaths(placements, controllers, files);
  // Exceptions to the prefix split a class, which another application may need as a whole, and they are compared with
  // the whole path.
  const isWhole = paths !== null && (exceptions.length === 0 || (!isShared && placements.length === 0));
  const outside = isWhole ? splitOff(controllers, exceptions) : null;
  const prefix = outside ? (prefixed[0]?.router.prefix ?? null) : new LinkedText(`/${HOLE}`, [0, 0]);
  application.prefix = null;
  const pages = applications
    .filter(({ router }) => router.entries.length > 0)
    .map(({ router }) =>
      below(application, router, router === application ? router.entries.splice(0) : [...router.entries]),
    );
  const inner = pages.length > 0 || (outside && outside.length > 0) ? below(application, application) : application;
  inner.prefix = prefix;
  const put = (parent: RouterInProgress, controller: Controller): void => {
    const path = paths?.get(controller) ?? (paths?.has(controller) ? `/${HOLE}` : '');
    for (const version of versionSegments(controller.versions, versioned[0]?.said ?? null)) {
      const before = `${version}${path}`;
      placeOn(parent, controller.router, before === '' ? null : new LinkedText(before, [0, 0]));
    }
  };
  for (const controller of controllers) put(inner, controller);
  for (const controller of outside ?? []) put(application, controller);
  return [
    ...pages,
    ...(outside ?? []).flatMap(({ router, parts }) => [router, ...parts]),
    ...(inner === application ? [] : [inner]),
  ];
}

/** Makes a router without a prefix, mounts it on another one, and gives it some entries of a router of its file. */
function below(
  parent: RouterInProgress,
  said: RouterInProgress,
  entries: RouterInProgress['entries'] = [],
): RouterInProgress {
  const child: RouterInProgress = { ...emptied(said), kind: 'router', prefix: null, entries, gathering: null };
  placeOn(parent, child);
  return child;
}

function byFramework(routers: readonly RouterInProgress[]): ReadonlyMap<string, Gathered> {
  const found = new Map<string, Gathered>();
  for (const router of routers) {
    const { gathering, framework } = router;
    if (!gathering) continue;
    const gathered: Gathered = found.get(framework) ?? { applications: [], controllers: [] };
    if (gathering.role === 'application') gathered.applications.push({ router, said: gathering });
    else gathered.controllers.push({ router, versions: gathering.versions });
    found.set(framework, gathered);
  }
  return found;
}

/** What precedes the path of a class for each of its versions: `/v1`, or nothing. */
function versionSegments(versions: readonly string[], said: Application | null): readonly string[] {
  const own = versions.length > 0 ? versions : (said?.defaultVersions ?? []);
  if (!said || own.length === 0) return [''];
  return own.map((version) => (version === '' ? '' : `/${said.versionPrefix ?? ''}${version}`));
}
