import type { Mounting } from '../facts/mountings.ts';
import type { RegisteredPassage } from '../facts/passages.ts';
import type { Registration } from '../facts/registrations.ts';
import type { RouterRole } from '../facts/router-role.ts';
import { filesOf, routeName } from './registration-keys.ts';

/** The routes and mounts that a program registers. */
export interface Registered {
  readonly routes: readonly Registration[];
  readonly mounts: readonly Mounting[];
  readonly passages: readonly RegisteredPassage[];
}

/**
 * What a program registers apart from its tests. The routes of a plugin count even if only the server of a test
 * registers it.
 */
export function withoutTests({ routes, mounts, passages }: Registered, isTest: (file: string) => boolean): Registered {
  const written = routes.filter((each) => !isTested(each, isTest));
  const names = new Set(written.filter(({ role }) => !isOfTest(role, isTest)).map(routeName));
  return {
    routes: written.filter((each) => !isOfTest(each.role, isTest) || !names.has(routeName(each))),
    mounts: mounts.filter((each) => !isTested(each, isTest) && !isOfTest(each.role, isTest)),
    passages: passages.filter((each) => !isTested(each, isTest) && !isOfTest(each.role, isTest)),
  };
}

/** Whether code of a test is involved in a registration or a mount. */
function isTested(each: Registration | Mounting | RegisteredPassage, isTest: (file: string) => boolean): boolean {
  const { place, callers, role } = each;
  const ofPath = 'path' in each && each.path && typeof each.path !== 'string' ? filesOf(each.path) : [];
  return [...ofPath, ...[place, role.made, ...callers].map(({ file }) => file)].some(isTest);
}

/** Whether a router belongs to a plugin that a test registers, directly or through other plugins. */
function isOfTest({ on }: RouterRole, isTest: (file: string) => boolean): boolean {
  // The `on` of a plugin that registers itself is the plugin, which would be a cycle.
  const seen = new Set<RouterRole>();
  for (let outer = on; outer && !seen.has(outer); outer = outer.on) {
    if (isTest(outer.made.file)) return true;
    seen.add(outer);
  }
  return false;
}
