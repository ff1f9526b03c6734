import type { TSESTree } from '@typescript-eslint/utils';
import type { Variable } from '../../text/scope.ts';
import { isFunction, memberName, type FunctionNode } from '../../text/syntax.ts';
import type { ParameterUse } from '../../model/handler.ts';
import type { ScannedFile } from '../scanned-file.ts';

/** Callbacks for single parameters, which are registered by their names. */
const PARAMETER_CALLBACK = '.param(';

/**
 * Members of a request that may resolve to the parameters on another way: `ctx.request.params`, `req.param('id')`,
 * `req.route`.
 */
const OTHER_WAYS = /param|request|^req$|route|match|captures|valid/i;

/**
 * Where the only handler of a registration names parameters of its path.
 *
 * @param nodes the handlers
 * @param member the member of the first parameter that holds them: `params`
 * @returns undefined where something else may read them: another handler, a wrapper, whoever is given the request, a
 * type
 */
export function parameterUses(
  nodes: readonly TSESTree.Node[],
  member: string | undefined,
  file: ScannedFile,
): readonly ParameterUse[] | undefined {
  const [only, ...others] = nodes;
  if (member === undefined || !only || others.length > 0 || !isFunction(only) || !standsAlone(only)) return undefined;
  if (hasCallbacks(file)) return undefined;
  const [request] = only.params;
  if (!request) return [];
  if (request.type !== 'Identifier' || hasTypeArguments(request)) return undefined;
  const variable = file.scopeManager?.getDeclaredVariables(only).find(({ defs }) => defs[0]?.name === request);
  return variable ? usesOf(variable, member) : undefined;
}

/** Files in which single parameters may have callbacks: the text is searched once. */
const calledBack = new WeakMap<ScannedFile, boolean>();

function hasCallbacks(file: ScannedFile): boolean {
  const known = calledBack.get(file) ?? file.text.includes(PARAMETER_CALLBACK);
  calledBack.set(file, known);
  return known;
}

/**
 * Whether a function is in the registering call itself, after the path at most; types there may name parameters too.
 */
function standsAlone(node: FunctionNode): boolean {
  const { parent } = node;
  return (
    parent.type === 'CallExpression' &&
    parent.arguments.length <= 2 &&
    parent.arguments.at(-1) === node &&
    !parent.typeArguments
  );
}

function hasTypeArguments({ typeAnnotation }: TSESTree.Identifier): boolean {
  const type = typeAnnotation?.typeAnnotation;
  return type !== undefined && (type.type !== 'TSTypeReference' || type.typeArguments !== undefined);
}

function usesOf(variable: Variable, member: string): readonly ParameterUse[] | undefined {
  const uses: ParameterUse[] = [];
  for (const { identifier } of variable.references) {
    const { parent } = identifier;
    const name = parent.type === 'MemberExpression' && parent.object === identifier ? memberName(parent) : null;
    if (name === null) return undefined;
    const found = name === member ? usesIn(parent) : [];
    if (!found || (name !== member && OTHER_WAYS.test(name))) return undefined;
    uses.push(...found);
  }
  return uses;
}

/** What is taken out of `req.params`; null where all of it may be. */
function usesIn(parameters: TSESTree.Node): readonly ParameterUse[] | null {
  const { parent } = parameters;
  if (
    parent?.type === 'MemberExpression' &&
    parent.object === parameters &&
    !parent.computed &&
    parent.property.type === 'Identifier'
  ) {
    return [{ name: parent.property.name, range: parent.property.range, isShorthand: false }];
  }
  if (
    parent?.type !== 'VariableDeclarator' ||
    parent.init !== parameters ||
    parent.id.type !== 'ObjectPattern' ||
    parent.id.typeAnnotation
  )
    return null;
  const uses = parent.id.properties.map((property) => {
    if (property.type !== 'Property' || property.computed || property.key.type !== 'Identifier') return null;
    return { name: property.key.name, range: property.key.range, isShorthand: property.shorthand };
  });
  return uses.every((use) => use !== null) ? uses : null;
}
