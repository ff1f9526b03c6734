import type { TSESTree } from '@typescript-eslint/utils';
import { bare, isFunction, keyName, lastName, memberName, type FunctionNode } from '../text/syntax.ts';
import { rtkQuery } from './clients/rtk-query.ts';
import type { Request } from './model.ts';
import { readSending } from './read-call.ts';
import type { Roles } from './roles.ts';
import { standing } from './standing.ts';

/** The calls that describe endpoints, and the members of what hands them out. */
const DESCRIBING: ReadonlySet<string> = new Set(['createApi', 'injectEndpoints']);
const KINDS: ReadonlySet<string> = new Set(['query', 'mutation', 'infiniteQuery']);

/** Reads what the endpoints send that a call describes: `createApi({ endpoints: (build) => ({ list: build.query({ query: () => '/users' }) }) })`. */
export function readEndpoints(call: TSESTree.CallExpression, roles: Roles): readonly Request[] {
  if (!DESCRIBING.has(lastName(call.callee))) return [];
  const [argument] = call.arguments;
  const endpoints = argument && functionOf(argument, 'endpoints');
  if (!endpoints) return [];
  const base = roles.of(call)?.base ?? null;
  // A function of the project's own may send them in any way.
  const sender = standing({ client: rtkQuery, role: 'query' }, base, base !== null);
  const sends = sender?.role.sends;
  if (!sends) return [];
  return roles.file
    .returnsOf(endpoints)
    .flatMap(definitionsIn)
    .flatMap((definition) => {
      const query = definition.arguments[0] && functionOf(definition.arguments[0], 'query');
      return query ? roles.file.returnsOf(query).flatMap((returned) => readSending(definition, sender, sends, roles, [returned]) ?? []) : [];
    });
}

/** The calls that describe one endpoint each: `build.query({ query })`. */
function definitionsIn(node: TSESTree.Node): readonly TSESTree.CallExpression[] {
  return propertiesOf(node).flatMap(({ value }) => {
    const callee = value.type === 'CallExpression' ? bare(value.callee) : null;
    return value.type === 'CallExpression' && callee?.type === 'MemberExpression' && KINDS.has(memberName(callee) ?? '') ? [value] : [];
  });
}

/** A property of an object that is a function; a method is one too. */
function functionOf(node: TSESTree.Node, name: string): FunctionNode | null {
  const value = propertiesOf(node).find(({ key, computed }) => keyName(key, computed) === name)?.value;
  return value && isFunction(value) ? value : null;
}

function propertiesOf(node: TSESTree.Node): readonly TSESTree.Property[] {
  const object = bare(node);
  return object.type === 'ObjectExpression' ? object.properties.filter((each) => each.type === 'Property') : [];
}
