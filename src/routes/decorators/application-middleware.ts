import { moduleBehind } from '../handlers/outgoing.ts';
import { readMiddlewareCall } from '../middleware-calls.ts';
import type { Middleware } from '../../model/router.ts';
import type { Resolver } from '../values/resolver.ts';
import type { ApplicationTable, DecoratorFramework } from './decorator-framework.ts';

/**
 * The middleware that a file registers before all classes, under a path, on the application that it makes:
 * `app.use('/users', requireLogin)`. Middleware without a path is left out, since it runs before all classes wherever
 * they move; so is one with an unknown path, which is seldom that of a class.
 */
export function middlewareOf(
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
        mounted.map((each) => ({
          ...each,
          path: text,
          pathKind: kind,
          pathFrom: null,
          wordRange: callee.property.range,
          range: call.range,
        })),
      );
  });
}
