import type { TSESTree } from '@typescript-eslint/utils';
import { keyName, type ClassNode, type FunctionNode } from '../text/syntax.ts';
import { ClassMembers } from './values/class-members.ts';
import type { Exported, ExportedFunction } from '../model/exported.ts';
import type { Router } from '../model/router.ts';
import { handsToFirst } from './handlers/wrappers.ts';
import type { Resolver } from './values/resolver.ts';
import type { RouterOf } from './entry-maker.ts';

/** A function with unknown code. */
export const UNSEEN: ExportedFunction = {
  kind: 'function',
  parameters: new Map(),
  returns: null,
  members: new Map(),
  wraps: false,
  unwrapped: false,
};

/** Describes the functions of a file for the files that import them. */
export class ExportedFunctions {
  readonly #resolver: Resolver;
  readonly #routerOf: RouterOf;
  readonly #classes: ClassMembers;

  constructor(resolver: Resolver, routerOf: RouterOf, classes: ClassMembers) {
    this.#resolver = resolver;
    this.#routerOf = routerOf;
    this.#classes = classes;
  }

  /**
   * @param unwrapped whether a wrapper made it a plugin that registers on the router around it
   * @param returns what it returns; null where that has nothing to do with routes
   */
  of(node: FunctionNode, unwrapped: boolean, returns: Exported | null): ExportedFunction {
    return {
      kind: 'function',
      at: node.range[0],
      range: node.range,
      parameters: this.parameters(node, null),
      returns,
      members: new Map(),
      wraps: handsToFirst(node, this.#resolver),
      unwrapped,
    };
  }

  /** The routers among the parameters, and among the names that a parameter is destructured into, by their places. */
  parameters(node: FunctionNode, owner: ClassNode | null): ReadonlyMap<string, Router> {
    const routers = new Map<string, Router>();
    node.params.forEach((parameter, at) => {
      for (const [place, name] of namesOf(parameter, String(at))) {
        // `constructor(private app)` registers on `this.app`.
        const field =
          owner && parameter.type === 'TSParameterProperty' ? this.#classes.used(owner).get(name.name) : undefined;
        const router = (field && this.routerAt(field)) ?? this.routerAt(name);
        if (router) routers.set(place, router);
      }
    });
    return routers;
  }

  /** The router that a name refers to; null where it is none. */
  routerAt(node: TSESTree.Node): Router | null {
    const receiver = this.#resolver.receiverOf(node);
    return receiver && !('call' in receiver) ? this.#routerOf(receiver) : null;
  }
}

/** The names that a parameter declares, each with its place: `0`, or `0.app` where the parameter is destructured. */
function namesOf(
  parameter: TSESTree.Node,
  place: string,
): readonly (readonly [place: string, name: TSESTree.Identifier])[] {
  switch (parameter.type) {
    case 'Identifier':
      return [[place, parameter]];
    case 'AssignmentPattern':
      return namesOf(parameter.left, place);
    case 'TSParameterProperty':
      return namesOf(parameter.parameter, place);
    case 'ObjectPattern':
      return parameter.properties.flatMap((property) => {
        const key = property.type === 'Property' ? keyName(property.key, property.computed) : null;
        return property.type === 'Property' && key !== null ? namesOf(property.value, `${place}.${key}`) : [];
      });
    default:
      return [];
  }
}
