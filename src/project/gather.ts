import { HOLE } from '../paths/path.ts';
import { LinkedText } from '../text/linked-text.ts';
import type { Gathering } from '../routes/model.ts';
import { emptied, placeOn, type RouterInProgress } from '../routes/router-in-progress.ts';
import { splitOff, type Controller } from './prefix-exceptions.ts';

type Application = Extract<Gathering, { role: 'application' }>;

/** What all files say of one framework. */
interface Gathered {
  readonly applications: { readonly router: RouterInProgress; readonly said: Application }[];
  readonly controllers: Controller[];
}

/**
 * Places the classes that decorators declare below the application of their framework, where the project makes one and says its prefix
 * in one place. Of several applications each has the classes that its file loads; those that none of them loads keep an unknown prefix.
 *
 * @param routers all routers of the project, those of tests left out
 * @param loadedBy the files that a file loads, itself or by way of others, and the file itself
 * @returns the routers that this makes: parts of a class, where some of its routes stand outside of the prefix
 */
export function gatherControllers(routers: readonly RouterInProgress[], loadedBy: (file: string) => ReadonlySet<string>): readonly RouterInProgress[] {
  return [...byFramework(routers).values()].flatMap((gathered) => programsOf(gathered, loadedBy).flatMap(gatherProgram));
}

/** What is said of one application, and the classes that it has. */
interface Program extends Gathered {
  readonly application: RouterInProgress;
  /** Whether another application has some of these classes too. */
  readonly isShared: boolean;
}

function programsOf({ applications, controllers }: Gathered, loadedBy: (file: string) => ReadonlySet<string>): readonly Program[] {
  const made = applications.filter(({ said }) => said.isMade).map(({ router }) => router);
  const [only, ...others] = made;
  if (only && others.length === 0) return [{ application: only, applications, controllers, isShared: false }];
  const isTwice = ({ router }: Controller): boolean => made.filter(({ file }) => loadedBy(file).has(router.file)).length > 1;
  return made.map((application) => {
    const isLoaded = ({ router }: { readonly router: RouterInProgress }): boolean => loadedBy(application.file).has(router.file);
    const own = controllers.filter(isLoaded);
    return { application, applications: applications.filter(isLoaded), controllers: own, isShared: own.some(isTwice) };
  });
}

/** Places the classes of one application. */
function gatherProgram({ application, applications, controllers, isShared }: Program): readonly RouterInProgress[] {
  const prefixed = applications.filter(({ router }) => router.prefix !== null);
  const versioned = applications.filter(({ said }) => said.versionPrefix !== null);
  if (prefixed.length > 1 || versioned.length > 1) return [];
  const exceptions = prefixed[0]?.said.exceptions ?? [];
  // A class that is taken apart for one application is not whole for another.
  const outside = isShared && exceptions.length > 0 ? null : splitOff(controllers, exceptions);
  const prefix = outside ? (prefixed[0]?.router.prefix ?? null) : new LinkedText(`/${HOLE}`, [0, 0]);
  application.prefix = null;
  const pages = applications.filter(({ router }) => router.entries.length > 0).map(({ router }) => below(application, router, router === application ? router.entries.splice(0) : [...router.entries]));
  const inner = pages.length > 0 || (outside && outside.length > 0) ? below(application, application) : application;
  inner.prefix = prefix;
  const put = (parent: RouterInProgress, { router, versions }: Controller): void => {
    for (const segment of versionSegments(versions, versioned[0]?.said ?? null)) placeOn(parent, router, segment === '' ? null : new LinkedText(segment, [0, 0]));
  };
  for (const controller of controllers) put(inner, controller);
  for (const controller of outside ?? []) put(application, controller);
  return [...pages, ...(outside ?? []).flatMap(({ router, parts }) => [router, ...parts]), ...(inner === application ? [] : [inner])];
}

/** A router that stands on another one, by itself without a prefix, and holds a part of what its file says. */
function below(parent: RouterInProgress, said: RouterInProgress, entries: RouterInProgress['entries'] = []): RouterInProgress {
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

/** What stands before the path of a class for each of its versions: `/v1`, or nothing. */
function versionSegments(versions: readonly string[], said: Application | null): readonly string[] {
  const own = versions.length > 0 ? versions : (said?.defaultVersions ?? []);
  if (!said || own.length === 0) return [''];
  return own.map((version) => (version === '' ? '' : `/${said.versionPrefix ?? ''}${version}`));
}
