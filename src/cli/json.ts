import type { Address, ListedRoute, MovingCaller } from './inventory.ts';
import type { Answer } from './formats.ts';

/** The routes as JSON, for programs. */
export function listJson({ inventory }: Answer): string {
  return print(inventory.routes.map(listed));
}

/** The routes as JSON, each with what becomes of it. */
export function planJson({ inventory }: Answer): string {
  return print(inventory.routes.map(planned));
}

function planned(route: ListedRoute) {
  const { rewrite, suggestion, withheld, callers } = route;
  return {
    ...listed(route),
    rewrite: rewrite && addressed(rewrite),
    suggestion: suggestion && addressed(suggestion),
    withheld,
    callers: callers.map(calling),
  };
}

function listed(route: ListedRoute) {
  const { file, line, column, framework, violations } = route;
  return { file, line, column, framework, ...addressed(route), violations };
}

function addressed({ method, path, addresses }: Address) {
  return { method, path, address: addresses[0] ?? null, addresses };
}

function calling({ file, line, method, url }: MovingCaller) {
  return { file, line, method, url };
}

function print(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
