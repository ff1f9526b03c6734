import type { TSESTree } from '@typescript-eslint/utils';
import { bare, plainString } from '../text/syntax.ts';
import type { Exposure } from './exposure.ts';
import type { Judgement } from './calls/judge-router.ts';
import type { Router } from '../model/router.ts';
import type { Resolver } from './values/resolver.ts';
import type { Attempt } from './calls/route-call.ts';
import type { RouterInProgress } from './router-in-progress.ts';

/** Whether an application has a view engine, as far as this file configures it. */
export function ownViews(judgement: Judgement, exposure: Exposure, resolver: Resolver): Router['views'] {
  const { receiver, attempts } = judgement;
  if (exposure.views || attempts.some((attempt) => setsViews(attempt, judgement, resolver))) return 'views';
  return receiver.creation && receiver.proof?.kind === 'application' && !exposure.handed ? 'none' : 'unknown';
}

function setsViews({ call, member }: Attempt, { framework }: Judgement, resolver: Resolver): boolean {
  const [first] = call.arguments;
  if (!first) return false;
  if (member === framework.viewMember) return true;
  if (member === 'set' && framework.viewSetting !== null) return plainString(bare(first)) === framework.viewSetting;
  return member === framework.mount?.member && call.arguments.some((argument) => isViewModule(argument, resolver));
}

function isViewModule(node: TSESTree.Node, resolver: Resolver): boolean {
  const expression = bare(node);
  const value = resolver.resolve(expression.type === 'CallExpression' ? expression.callee : expression);
  if (value.kind === 'export') return value.module.table.views === true;
  // `require('@fastify/view')` is a call itself.
  const module = resolver.resolve(expression);
  return module.kind === 'export' && module.module.table.views === true;
}

/** A router that is mounted in this file has the views of what it is mounted on. */
export function inheritViews(routers: readonly RouterInProgress[]): void {
  const done = new Set<RouterInProgress>();
  const inProgress = new Map<Router, RouterInProgress>(routers.map((each) => [each, each]));
  for (const router of routers) inherit(router, done, inProgress);
}

function inherit(
  router: RouterInProgress,
  done: Set<RouterInProgress>,
  inProgress: ReadonlyMap<Router, RouterInProgress>,
): Router['views'] {
  if (done.has(router)) return router.views;
  done.add(router);
  if (router.views !== 'unknown') return router.views;
  const parents = router.mountedBy.flatMap(({ parent }) => inProgress.get(parent) ?? []);
  const views = parents.map((parent) => inherit(parent, done, inProgress));
  if (views.includes('views')) router.views = 'views';
  else if (views.length > 0 && views.every((each) => each === 'none')) router.views = 'none';
  return router.views;
}
