import type { TSESTree } from '@typescript-eslint/utils';
import { ClassMembers } from '../routes/values/class-members.ts';
import { referenceTo } from '../routes/values/reference.ts';
import type { Resolver } from '../routes/values/resolver.ts';
import { initialValue } from '../text/constants.ts';
import { variableOf, type Variable } from '../text/scope.ts';
import { bare, enclosingClass, isFunction, keyName, memberName, type ClassNode } from '../text/syntax.ts';
import { BY_MEMBER } from './clients/all.ts';
import { functionOf } from './member-parameters.ts';
import type { Roles } from './roles.ts';
import type { ClientDefinition, ClientMember } from '../model/client-definition.ts';

const LIBRARY: ClientDefinition = { kind: 'library' };
/** How many names may stand between a client and what it is. */
const MAX_STEPS = 16;

/** Answers what the clients of a file are: a library's, or the project's own. */
export class ClientDefinitions {
  readonly #resolver: Resolver;
  readonly #roles: Roles;

  constructor(resolver: Resolver, roles: Roles) {
    this.#resolver = resolver;
    this.#roles = roles;
  }

  /** What an expression is; null where the file does not tell. */
  of(node: TSESTree.Node, steps = MAX_STEPS): ClientDefinition | null {
    if (this.#roles.of(node)?.isKnown) return LIBRARY;
    if (steps === 0) return null;
    const expression = bare(node);
    switch (expression.type) {
      case 'ObjectExpression':
        return this.#object(expression, steps);
      case 'ClassDeclaration':
      case 'ClassExpression':
        return this.#class(expression, true);
      case 'NewExpression':
      case 'CallExpression':
        return this.answerOf(expression.callee, steps - 1) ?? imported(this.#resolver, expression);
      case 'AwaitExpression':
        return this.of(expression.argument, steps - 1);
      case 'ThisExpression': {
        const owner = enclosingClass(expression);
        return owner && this.#class(owner, false);
      }
      case 'MemberExpression':
        return this.#member(expression, steps);
      case 'Identifier':
        return this.#named(expression, steps);
      default:
        return null;
    }
  }

  /** What calling or constructing an expression answers; null where the file does not tell. */
  answerOf(node: TSESTree.Node, steps = MAX_STEPS): ClientDefinition | null {
    const expression = bare(node);
    if (expression.type === 'ClassDeclaration' || expression.type === 'ClassExpression')
      return this.#class(expression, false);
    if (isFunction(expression)) {
      const [returned] = this.#resolver.file.returnsOf(expression);
      return returned && steps > 0 ? this.of(returned, steps - 1) : null;
    }
    const variable = expression.type === 'Identifier' ? variableOf(expression, this.#resolver.file) : null;
    const declared = variable && (declarationOf(variable) ?? initialValue(variable, this.#resolver.file));
    return declared && steps > 0 ? this.answerOf(declared, steps - 1) : null;
  }

  #named(node: TSESTree.Identifier, steps: number): ClientDefinition | null {
    const { file } = this.#resolver;
    const variable = variableOf(node, file);
    if (!variable) return null;
    const typed = variable.identifiers
      .map(({ typeAnnotation }) => this.#typed(typeAnnotation))
      .find((each) => each !== null);
    const declared = declarationOf(variable) ?? initialValue(variable, file);
    const found = declared
      ? isFunction(bare(declared))
        ? {
            kind: 'members' as const,
            names: new Set<string>(),
            functions: new Map<string, ClientMember>(),
            isWhole: true,
          }
        : this.of(declared, steps - 1)
      : null;
    const known = found ?? imported(this.#resolver, node) ?? typed ?? null;
    return known?.kind === 'members' ? this.#withAssigned(known, variable) : known;
  }

  /** `http.delete = remove` behind `const http = { get, post }`. */
  #withAssigned(definition: Extract<ClientDefinition, { kind: 'members' }>, variable: Variable): ClientDefinition {
    const assigned = this.#resolver.file.memberAssignments.flatMap(({ left }) => {
      const object = left.type === 'MemberExpression' ? bare(left.object) : null;
      return left.type === 'MemberExpression' &&
        object?.type === 'Identifier' &&
        variableOf(object, this.#resolver.file) === variable
        ? [memberName(left)]
        : [];
    });
    const names = assigned.filter((name) => name !== null);
    return {
      ...definition,
      names: new Set([...definition.names, ...names]),
      isWhole: definition.isWhole && names.length === assigned.length,
    };
  }

  #object({ properties }: TSESTree.ObjectExpression, steps: number): ClientDefinition | null {
    const spread = properties.flatMap((property) =>
      property.type === 'SpreadElement' ? [this.of(property.argument, steps - 1)] : [],
    );
    if (spread.some((each) => each?.kind === 'library')) return LIBRARY;
    const own = properties.flatMap((property) =>
      property.type === 'Property' ? [keyName(property.key, property.computed)] : [],
    );
    const taken = spread.flatMap((each) => (each?.kind === 'members' ? [...each.names] : []));
    const isWhole =
      own.every((name) => name !== null) && spread.every((each) => each?.kind === 'members' && each.isWhole);
    const functions = new Map([
      ...spread.flatMap((each) => (each?.kind === 'members' ? [...each.functions] : [])),
      ...properties.flatMap((property) =>
        property.type === 'Property' ? functionOf(keyName(property.key, property.computed), property.value) : [],
      ),
    ]);
    return { kind: 'members', names: new Set([...own.filter((name) => name !== null), ...taken]), functions, isWhole };
  }

  #class(node: ClassNode, isStatic: boolean): ClientDefinition {
    const members = new ClassMembers(this.#resolver).of(node, isStatic);
    const functions = new Map(members.toReversed().flatMap(({ name, value }) => functionOf(name, value)));
    return {
      kind: 'members',
      names: new Set(members.map(({ name }) => name)),
      functions,
      isWhole: node.superClass === null,
    };
  }

  #member(node: TSESTree.MemberExpression, steps: number): ClientDefinition | null {
    const name = memberName(node);
    if (name === null) return null;
    const field = bare(node.object).type === 'ThisExpression' ? this.#field(node, name, steps) : null;
    const found = field ?? imported(this.#resolver, node);
    return found ?? (BY_MEMBER.has(name) ? { kind: 'installed', name } : null);
  }

  /** A field of the class around, by its value, by what is assigned to it, or by its type. */
  #field(node: TSESTree.Node, name: string, steps: number): ClientDefinition | null {
    for (const member of enclosingClass(node)?.body.body ?? []) {
      if (member.type === 'PropertyDefinition' && keyName(member.key, member.computed) === name) {
        const found = (member.value && this.of(member.value, steps - 1)) ?? this.#typed(member.typeAnnotation);
        if (found) return found;
      }
      const parameters = member.type === 'MethodDefinition' ? member.value.params : [];
      for (const parameter of parameters) {
        const own = parameter.type === 'TSParameterProperty' ? parameter.parameter : null;
        if (own?.type === 'Identifier' && own.name === name) return this.#typed(own.typeAnnotation);
      }
    }
    const [assigned] = this.#resolver.file.assignmentsTo(name);
    return assigned ? this.of(assigned.right, steps - 1) : null;
  }

  /** What has the type of a class has the members of its instances. */
  #typed(annotation: TSESTree.TSTypeAnnotation | undefined): ClientDefinition | null {
    const type = annotation?.typeAnnotation;
    if (type?.type !== 'TSTypeReference' || type.typeName.type !== 'Identifier') return null;
    const own = this.answerOf(type.typeName);
    if (own) return own;
    const found = imported(this.#resolver, type.typeName);
    return found?.kind === 'import'
      ? { kind: 'import', reference: { ...found.reference, path: [...found.reference.path, '()'] } }
      : null;
  }
}

/** The class or function that a name is declared as. */
function declarationOf(variable: Variable): TSESTree.Node | null {
  const [definition] = variable.defs;
  const isOwn =
    definition?.node.type === 'ClassDeclaration' ||
    (definition?.node.type === 'FunctionDeclaration' && definition.name === definition.node.id);
  return isOwn ? definition.node : null;
}

function imported(resolver: Resolver, node: TSESTree.Node): ClientDefinition | null {
  const reference = referenceTo(resolver.resolve(node));
  return reference && { kind: 'import', reference };
}
