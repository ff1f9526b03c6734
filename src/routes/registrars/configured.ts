import type { TSESTree } from '@typescript-eslint/utils';
import { bare } from '../../text/syntax.ts';
import { FRAMEWORKS } from '../frameworks/all.ts';
import type { Framework } from '../frameworks/framework.ts';
import { describeHandlers } from '../handlers/handlers.ts';
import type { Receiver } from '../values/abstract-value.ts';
import type { Resolver } from '../values/resolver.ts';
import { nodesAt } from './compose.ts';
import { nameOf } from './mention.ts';
import type { Place, Registrar } from '../../model/registrar.ts';
import { siteOf } from './sites.ts';
import { wordMethod } from './words.ts';
import type { ArgumentSetting, RegistrarSetting } from '../../model/registrar-setting.ts';

/** The calls of a file of a function that a user describes, each with what it registers. */
export function configuredCalls(
  setting: RegistrarSetting,
  resolver: Resolver,
): readonly { readonly call: TSESTree.CallExpression; readonly registrar: Registrar<Receiver> }[] {
  const { file } = resolver;
  return file.callsNamed(nameOf(setting.callee)).flatMap((call) => {
    const callee = bare(call.callee);
    const isAny = setting.callee.startsWith('*.') && callee.type === 'MemberExpression';
    if (!isAny && file.text.slice(...callee.range).replace(/\s+/g, '') !== setting.callee) return [];
    return [{ call, registrar: registrarOf(setting, call, resolver) }];
  });
}

function registrarOf(
  setting: RegistrarSetting,
  call: TSESTree.CallExpression,
  resolver: Resolver,
): Registrar<Receiver> {
  const { method, path, router, prefix } = setting;
  const framework = frameworkOf(setting, resolver);
  const methods = typeof method === 'string' ? wordMethod(method) : placeOf(method);
  const last = Math.max(...[method, path, router].map((each) => (typeof each === 'object' ? each.argument : -1)));
  const own = path.property === undefined ? [] : [placeOf({ argument: path.argument, property: 'handler' })];
  const rest: Place = { ...placeOf({ argument: last + 1 }), rest: true };
  return {
    target: router
      ? { kind: 'parameter', place: placeOf(router) }
      : { kind: 'router', router: routerOf(call, framework, resolver), isOwn: false },
    methods,
    path: prefix === undefined ? [placeOf(path)] : [prefix, placeOf(path)],
    handlers: [...own, rest].filter((place) => nodesAt(siteOf(call), place, resolver).length > 0),
    own: describeHandlers([], framework.signature.required, resolver),
    isHandling: false,
  };
}

function frameworkOf({ framework }: RegistrarSetting, { frameworks }: Resolver): Framework {
  return FRAMEWORKS.find(({ name }) => name === framework) ?? frameworks[0] ?? FRAMEWORKS[0];
}

/** What a method is called on, or what stands for the router that a function keeps. */
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

function placeOf({ argument, property }: ArgumentSetting): Place {
  return { at: argument, rest: false, members: property === undefined ? [] : [property], fallback: null };
}
