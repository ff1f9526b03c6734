import type { TSESTree } from '@typescript-eslint/utils';
import { isFunction } from '../text/syntax.ts';
import type { ClientMember, Parameter } from '../model/client-definition.ts';

/**
 * A member by its name and its parameters, as an entry; none where it is no function that is seen, or takes any number
 * of them.
 */
export function functionOf(name: string | null, value: TSESTree.Node): readonly (readonly [string, ClientMember])[] {
  if (name === null || !isFunction(value)) return [];
  const read = value.params.map(parameterOf);
  const parameters = read.filter((each) => each !== null);
  return parameters.length === read.length ? [[name, { parameters, range: value.range }]] : [];
}

function parameterOf(node: TSESTree.Parameter): Parameter | null {
  if (node.type === 'RestElement' || node.type === 'TSParameterProperty') return null;
  const [target, isDefault] = node.type === 'AssignmentPattern' ? [node.left, true] : [node, false];
  if (target.type !== 'Identifier') return { name: null, isOptional: isDefault };
  return { name: target.name, isOptional: isDefault || target.optional };
}

/**
 * Whether a member takes the arguments of another one for something else: it wants more of them, or the same ones in
 * other places.
 */
export function takesOthers({ parameters: wanted }: ClientMember, { parameters: given }: ClientMember): boolean {
  if (wanted.filter(({ isOptional }) => !isOptional).length > given.length) return true;
  return wanted.some(({ name }, at) => {
    const other = name === null ? -1 : given.findIndex((each) => each.name === name);
    return other !== -1 && other !== at;
  });
}
