import type { TSESTree } from '@typescript-eslint/utils';
import { objectOf, propertyValue } from '../text/objects.ts';
import { bare, isFunction, keyName } from '../text/syntax.ts';
import type { Framework } from './frameworks/framework.ts';
import type { Judgement } from './calls/judge-router.ts';
import type { Resolver } from './values/resolver.ts';
import type { Exposure } from './exposure.ts';
import type { Tolerance } from '../model/matching.ts';

/**
 * Whether a registration may restrict its requests by more than method and path: by a version, a host.
 *
 * @param object the route object, where the call registers several
 */
export function isConstrainedRoute(
  call: TSESTree.CallExpression,
  object: TSESTree.Node | null,
  framework: Framework,
  resolver: Resolver,
): boolean {
  const { constraintOptions } = framework;
  if (!constraintOptions) return false;
  if (object) return mayHold(object, constraintOptions, resolver);
  return call.arguments.some((argument, at) => {
    const node = bare(argument);
    if (isFunction(node) || (at === call.arguments.length - 1 && at > 0 && !objectOf(node, resolver.file)))
      return false;
    const isPath = at === 0 && call.arguments.length > 1 && !objectOf(node, resolver.file);
    return !isPath && mayHold(node, constraintOptions, resolver);
  });
}

/** Whether the options of a router may change how it matches: case-sensitively, for one host, the last route first. */
export function isConstrainedRouter({ receiver, framework }: Judgement, resolver: Resolver): boolean {
  const { matchingOptions } = framework;
  const [options] = receiver.creation?.arguments ?? [];
  return options !== undefined && matchingOptions !== undefined && mayHold(options, matchingOptions, resolver);
}

/** Whether a router is made with the option to add the parameters of its prefixes to those of its paths. */
export function mergesParameters({ receiver, framework }: Judgement, resolver: Resolver): boolean {
  const { mergingOption } = framework;
  const [options] = receiver.creation?.arguments ?? [];
  const object = options && mergingOption !== undefined ? objectOf(options, resolver.file) : null;
  const value = object && propertyValue(object, mergingOption ?? '');
  return value?.type === 'Literal' && value.value === true;
}

/** Whether an object may have one of these properties; one that is not in this file may have all of them. */
export function mayHold(node: TSESTree.Node, names: readonly string[], resolver: Resolver): boolean {
  const object = objectOf(node, resolver.file);
  if (!object) return node.type !== 'Literal' && node.type !== 'TemplateLiteral';
  return object.properties.some((property) => {
    if (property.type !== 'Property') return true;
    const name = keyName(property.key, property.computed);
    return name === null || names.includes(name);
  });
}

/**
 * Which paths a router that this file makes treats as the same; undefined where an option or a setting may change that.
 */
export function toleranceOf(judgement: Judgement, { handed }: Exposure, resolver: Resolver): Tolerance | undefined {
  const { receiver, framework } = judgement;
  const { tolerance } = framework;
  if (!tolerance || !receiver.creation || isConstrainedRouter(judgement, resolver)) return undefined;
  const isApplication = receiver.proof?.kind === 'application';
  if (isApplication && (handed || tolerance.unless.some((setting) => resolver.file.text.includes(setting))))
    return undefined;
  return tolerance;
}
