import type { TSESTree } from '@typescript-eslint/utils';
import { propertyValue } from '../text/objects.ts';
import { bare, isFunction, lastName, memberName, type FunctionNode } from '../text/syntax.ts';
import { rtkQuery } from './clients/rtk-query.ts';
import type { Request } from '../model/request.ts';
import { readSending } from './read-call.ts';
import type { Roles } from './roles.ts';
import { standing } from './standing.ts';

/** The calls that describe endpoints, and the members of what hands them out. */
const DESCRIBING: ReadonlySet<string> = new Set(['createApi', 'injectEndpoints']);
const KINDS: ReadonlySet<string> = new Set(['query', 'mutation', 'infiniteQuery']);

/**
 * Reads what the endpoints send that a call describes: `createApi({ endpoints: (build) => ({ list: build.query({ query:
 * () => '/users' }) }) })`.
 */
export function readEndpoints(call: TSESTree.CallExpression, roles: Roles): readonly Request[] {
  if (!DESCRIBING.has(lastName(call.callee))) return [];
  const [argument] = call.arguments;
  const endpoints = argument && functionAt(argument, 'endpoints');
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
      const query = definition.arguments[0] && functionAt(definition.arguments[0], 'query');
      const returned = query ? roles.file.returnsOf(query).filter((each) => !isMade(each)) : [];
      return returned.flatMap((each) => readSending(definition, sender, sends, roles, [each]) ?? []);
    });
}

/** Whether a function makes it, which may put a method beside the URL that it is told. */
function isMade(node: TSESTree.Node): boolean {
  return bare(node).type === 'CallExpression';
}

/** The calls that describe one endpoint each: `build.query({ query })`. */
function definitionsIn(node: TSESTree.Node): readonly TSESTree.CallExpression[] {
  const object = bare(node);
  const properties = object.type === 'ObjectExpression' ? object.properties : [];
  return properties.flatMap((property) => {
    const call = property.type === 'Property' && property.value.type === 'CallExpression' ? property.value : null;
    const callee = call && bare(call.callee);
    return call && callee?.type === 'MemberExpression' && KINDS.has(memberName(callee) ?? '') ? [call] : [];
  });
}

/** A property of an object that is a function; a method is one too. */
function functionAt(node: TSESTree.Node, name: string): FunctionNode | null {
  const object = bare(node);
  const value = object.type === 'ObjectExpression' ? propertyValue(object, name) : null;
  return value && isFunction(value) ? value : null;
}
