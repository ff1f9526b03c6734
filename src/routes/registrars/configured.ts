import type { TSESTree } from '@typescript-eslint/utils';
import { objectOf, propertyValue } from '../../text/objects.ts';
import { bare } from '../../text/syntax.ts';
import { FRAMEWORKS } from '../frameworks/all-frameworks.ts';
import type { Framework } from '../frameworks/framework.ts';
import type { Receiver } from '../values/abstract-value.ts';
import type { Resolver } from '../values/resolver.ts';
import { nameOf } from './registrar-signs.ts';
import type { DescribedCall } from './described-call.ts';
import { wordMethod } from './words.ts';
import type { ArgumentSetting, RegistrarSetting } from '../../model/registrar-setting.ts';

/** The calls in a file of a function that the user's settings describe. */
export function configuredCalls(setting: RegistrarSetting, resolver: Resolver): readonly DescribedCall[] {
  const { file } = resolver;
  return file.callsNamed(nameOf(setting.callee)).flatMap((call) => {
    const callee = bare(call.callee);
    const isAny = setting.callee.startsWith('*.') && callee.type === 'MemberExpression';
    if (!isAny && file.text.slice(...callee.range).replace(/\s+/g, '') !== setting.callee) return [];
    return describe(call, setting, resolver) ?? [];
  });
}

function describe(call: TSESTree.CallExpression, setting: RegistrarSetting, resolver: Resolver): DescribedCall | null {
  const { method, path, router, prefix = '' } = setting;
  const framework = frameworkOf(setting, resolver);
  const said = typeof method === 'string' ? wordMethod(method) : argumentAt(call, method, resolver);
  const on = router ? argumentAt(call, router, resolver) : null;
  const given = on && resolver.receiverOf(on);
  const receiver = router ? (given && !('call' in given) ? given : null) : routerOf(call, framework, resolver);
  if (!said || !receiver) return null;
  const last = Math.max(...[method, path, router].map((each) => (typeof each === 'object' ? each.argument : -1)));
  const own = path.property === undefined ? null : argumentAt(call, { ...path, property: 'handler' }, resolver);
  return {
    ...{ isConfigured: true, call, receiver, framework, prefix, method: said, path: argumentAt(call, path, resolver) },
    handlers: [...(own ? [own] : []), ...call.arguments.slice(last + 1)],
  };
}

/** An argument of a call, or a property of it; null where this file does not show it. */
function argumentAt(
  call: TSESTree.CallExpression,
  { argument, property }: ArgumentSetting,
  resolver: Resolver,
): TSESTree.Node | null {
  const spread = call.arguments.findIndex(({ type }) => type === 'SpreadElement');
  const node = spread === -1 || argument < spread ? call.arguments.at(argument) : undefined;
  if (!node || property === undefined) return node ?? null;
  const object = objectOf(node, resolver.file);
  return object && propertyValue(object, property);
}

function frameworkOf({ framework }: RegistrarSetting, { frameworks }: Resolver): Framework {
  return FRAMEWORKS.find(({ name }) => name === framework) ?? frameworks[0] ?? FRAMEWORKS[0];
}

/**
 * The router that a method is called on; where nothing proves it, a receiver for whatever the function registers on.
 */
function routerOf(call: TSESTree.CallExpression, framework: Framework, resolver: Resolver): Receiver {
  const callee = bare(call.callee);
  const object = callee.type === 'MemberExpression' ? callee.object : null;
  const on = object && resolver.receiverOf(object);
  if (on && !('call' in on) && on.proof) return on;
  const identity = object && resolver.identity(object);
  const name = resolver.file.text.slice(...(object ?? callee).range);
  return resolver.receiver(identity?.key ?? resolver.file.ast, `registered on ${identity?.path ?? name}`, () => ({
    name,
    isMember: true,
    proof: { framework, kind: 'router' },
  }));
}
