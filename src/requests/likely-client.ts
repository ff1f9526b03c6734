import type { TSESTree } from '@typescript-eslint/utils';
import { isForeignClass } from '../routes/values/foreign.ts';
import { constantOf } from '../text/constants.ts';
import { bare, lastName } from '../text/syntax.ts';
import type { Called } from './called-function.ts';
import { likelyClient } from './clients/axios.ts';
import { MEMBERS, weighName } from './client-names.ts';
import type { Roles } from './roles.ts';
import { standing } from './standing.ts';

/** A member that says a method, of what has to weigh so much to be a client: `expect(api.get)`. */
export function likelyMember(
  object: TSESTree.Node,
  name: string,
  weight: number,
  roles: Roles,
): Pick<Called, 'on' | 'name'> | null {
  const on = MEMBERS.has(name) && weigh(object, roles) >= weight ? standing(LIKELY, null, false) : null;
  return on && { on, name };
}

const LIKELY = { client: likelyClient, role: 'instance' };

function weigh(object: TSESTree.Node, roles: Roles): number {
  const expression = bare(object);
  if (expression.type === 'ThisExpression') return weighName('this');
  const value = constantOf(expression, roles.file);
  const isForeign =
    value?.type === 'NewExpression' && value.callee.type === 'Identifier' && isForeignClass(value.callee.name);
  return isForeign ? Number.NEGATIVE_INFINITY : weighName(lastName(expression));
}
