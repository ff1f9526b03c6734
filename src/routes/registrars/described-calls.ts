import type { TSESTree } from '@typescript-eslint/utils';
import type { Resolver } from '../values/resolver.ts';
import { configuredCalls } from './configured.ts';
import type { DescribedCall } from './described-call.ts';
import { readInheritedRoute } from './inherited-routes.ts';
import { readPackageRegistration } from './package-routers.ts';

/**
 * The calls of a file that register routes by functions which no file of the project holds: those of routers that a
 * package makes or that a class extends, and those that a user describes.
 */
export function describedCalls(resolver: Resolver): readonly DescribedCall[] {
  const { pathCalls, registrars } = resolver.file;
  const own = pathCalls.flatMap(
    (call) => readPackageRegistration(call, resolver) ?? readInheritedRoute(call, resolver) ?? [],
  );
  const known = new Set<TSESTree.Node>(own.map(({ call }) => call));
  const configured = registrars.flatMap((setting) => configuredCalls(setting, resolver));
  return [...own, ...configured.filter(({ call }) => !known.has(call))];
}
