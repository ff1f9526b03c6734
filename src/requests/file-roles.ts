import type { TSESTree } from '@typescript-eslint/utils';
import { routerNameWeight } from '../routes/values/foreign-names.ts';
import { requiredSpecifier } from '../routes/scan.ts';
import type { ScannedFile } from '../routes/scanned-file.ts';
import { importedName } from '../routes/values/types.ts';
import { destructuredKey, propertyOf } from '../text/constants.ts';
import { variableOf, type Variable } from '../text/scope.ts';
import { bare, enclosingClass, isFunction, keyName, lastName, memberName, type FunctionNode } from '../text/syntax.ts';
import { baseOf } from './base.ts';
import { BY_FIXTURE, BY_MEMBER, BY_MODULE, BY_NAME, BY_TYPE, isImported } from '../catalogue/clients/all-clients.ts';
import type { Roles } from './roles.ts';
import { inRole, memberOf, standing, type Standing } from './standing.ts';

/** How many expressions may be between a name and the client that it represents. */
const MAX_DEPTH = 100;
/** What may represent a client. */
const FOLLOWED: ReadonlySet<string> = new Set([
  ...['Identifier', 'MemberExpression', 'CallExpression', 'NewExpression'],
  ...['AwaitExpression', 'AssignmentExpression', 'LogicalExpression', 'ConditionalExpression'],
]);
/** The names of the global object. */
export const GLOBAL_OBJECTS: ReadonlySet<string> = new Set(['window', 'globalThis', 'self', 'global']);

/** Answers which client the expressions of one file represent. Each is followed once. */
export class FileRoles implements Roles {
  readonly file: ScannedFile;
  readonly #known = new Map<TSESTree.Node, Standing | null>();
  readonly #assignments = new Map<string, Standing | null>();
  /** A name represents the same wherever it is read. */
  readonly #variables = new Map<Variable, Standing | null>();
  #depth = 0;

  constructor(file: ScannedFile) {
    this.file = file;
  }

  of(node: TSESTree.Node): Standing | null {
    const expression = bare(node);
    if (!FOLLOWED.has(expression.type)) return null;
    const known = this.#known.get(expression);
    if (known !== undefined) return known;
    if (this.#depth > MAX_DEPTH) return null;
    // What leads back to itself while it is followed represents nothing.
    this.#known.set(expression, null);
    this.#depth++;
    const standing = this.#follow(expression);
    this.#depth--;
    if (standing) this.#known.set(expression, standing);
    return standing;
  }

  ofGlobal(name: string): Standing | null {
    return standing(BY_NAME.get(name), '', true);
  }

  #follow(node: TSESTree.Node): Standing | null {
    switch (node.type) {
      case 'Identifier':
        return this.#identifier(node);
      case 'MemberExpression':
        return this.#member(node);
      case 'CallExpression':
        return this.#call(node);
      case 'NewExpression':
        return this.#answer(this.of(node.callee), node);
      case 'AwaitExpression':
        return this.of(node.argument);
      case 'AssignmentExpression':
        return this.of(node.right);
      case 'LogicalExpression':
        return this.of(node.left) ?? this.of(node.right);
      case 'ConditionalExpression':
        return this.of(node.consequent) ?? this.of(node.alternate);
      default:
        return null;
    }
  }

  #identifier(node: TSESTree.Identifier): Standing | null {
    const variable = variableOf(node, this.file);
    if (!variable) return this.ofGlobal(node.name);
    const known = this.#variables.get(variable);
    if (known !== undefined) return known;
    const found = this.#declared(variable, node);
    // On the way to another one, a circle may have hidden part of it.
    if (this.#depth === 1) this.#variables.set(variable, found);
    return found;
  }

  #declared(variable: Variable, node: TSESTree.Identifier): Standing | null {
    const { node: declared, name } = variable.defs[0] ?? {};
    switch (declared?.type) {
      case 'ImportSpecifier':
      case 'ImportDefaultSpecifier':
      case 'ImportNamespaceSpecifier': {
        const imported = importedName(declared);
        return imported && this.#imported(imported.specifier, imported.name, node.name);
      }
      case 'TSImportEqualsDeclaration': {
        const reference = declared.moduleReference;
        return reference.type === 'TSExternalModuleReference'
          ? this.#imported(reference.expression.value, '', node.name)
          : null;
      }
      case 'VariableDeclarator':
        return this.#variable(variable, declared);
      case 'FunctionDeclaration':
      case 'FunctionExpression':
      case 'ArrowFunctionExpression':
        return name && name !== declared.id ? this.#parameter(variable, name) : null;
      default:
        return null;
    }
  }

  #imported(specifier: string, name: string, local: string): Standing | null {
    const module = BY_MODULE.get(specifier);
    if (!module) return standing(BY_NAME.get(local), null, false);
    const whole = standing(module, '', true);
    return name === '' ? whole : whole && memberOf(whole, name);
  }

  #variable(variable: Variable, declared: TSESTree.VariableDeclarator): Standing | null {
    const typed = declared.id.type === 'Identifier' ? this.#typed(declared.id.typeAnnotation) : null;
    const writes = variable.references.flatMap(({ writeExpr }) => (writeExpr ? [writeExpr] : []));
    const found = firstOf(writes, (written) => this.#written(variable, declared, written)) ?? typed;
    if (found) return found;
    const saysItself = writes.some((each) => SELF_TELLING.has(bare(each).type));
    return saysItself ? null : standing(BY_NAME.get(variable.name), null, false);
  }

  #written(variable: Variable, declared: TSESTree.VariableDeclarator, written: TSESTree.Node): Standing | null {
    if (declared.id.type !== 'ObjectPattern' || written !== declared.init) return this.of(written);
    const key = destructuredKey(declared.id, variable.name);
    const whole = key === null ? null : this.of(written);
    return whole && key !== null ? memberOf(whole, key) : null;
  }

  /** A parameter: what its type specifies, or its name where a test runner passes it out. */
  #parameter(variable: Variable, name: TSESTree.Node): Standing | null {
    const typed = name.type === 'Identifier' ? this.#typed(name.typeAnnotation) : null;
    if (typed) return typed;
    const fixture = BY_FIXTURE.get(variable.name);
    if (fixture && isImported(fixture.client, this.file.specifiers)) return standing(fixture, '', true);
    // AngularJS passes out its own by such names.
    return standing(BY_NAME.get(variable.name), null, variable.name.startsWith('$'));
  }

  #typed(annotation: TSESTree.TSTypeAnnotation | undefined): Standing | null {
    return annotation ? this.#type(annotation.typeAnnotation) : null;
  }

  #type(type: TSESTree.TypeNode): Standing | null {
    if (type.type !== 'TSTypeReference') return null;
    const { typeName } = type;
    const name =
      typeName.type === 'Identifier' ? typeName.name : typeName.type === 'TSQualifiedName' ? typeName.right.name : '';
    return this.#typeNamed(name);
  }

  #typeNamed(name: string): Standing | null {
    const found = BY_TYPE.get(name);
    return found && isImported(found.client, this.file.specifiers)
      ? standing(found, found.client.inProcess ? '' : null, true)
      : null;
  }

  #member(node: TSESTree.MemberExpression): Standing | null {
    const name = memberName(node);
    if (name === null) return null;
    const object = this.of(node.object);
    if (object) return memberOf(object, name);
    if (node.object.type === 'Identifier' && GLOBAL_OBJECTS.has(node.object.name)) {
      const global = this.ofGlobal(name);
      if (global) return global;
    }
    return this.#field(node, name) ?? this.#telling(node, name);
  }

  /** A member that this file gives a value: a field of its class, a property of an object, or an assignment. */
  #field(node: TSESTree.MemberExpression, name: string): Standing | null {
    if (node.object.type === 'ThisExpression') {
      const declared = this.#declaredField(node, name);
      if (declared) return declared;
    }
    const constant = propertyOf(node.object, name, this.file);
    if (constant) return this.of(constant);
    return this.#assigned(name);
  }

  /** What this file assigns to members of a name. */
  #assigned(name: string): Standing | null {
    const known = this.#assignments.get(name);
    if (known !== undefined) return known;
    this.#assignments.set(name, null);
    const found = firstOf(this.file.assignmentsTo(name), ({ right }) => this.of(right));
    this.#assignments.set(name, found);
    return found;
  }

  #declaredField(node: TSESTree.Node, name: string): Standing | null {
    for (const member of enclosingClass(node)?.body.body ?? []) {
      if (member.type === 'PropertyDefinition' && keyName(member.key, member.computed) === name) {
        return (member.value && this.of(member.value)) ?? this.#typed(member.typeAnnotation);
      }
      if (member.type !== 'MethodDefinition' || member.kind !== 'constructor') continue;
      for (const parameter of member.value.params) {
        if (parameter.type !== 'TSParameterProperty' || parameter.parameter.type !== 'Identifier') continue;
        if (parameter.parameter.name === name) return this.#typed(parameter.parameter.typeAnnotation);
      }
    }
    return null;
  }

  /** A member whose name determines what it is. */
  #telling(node: TSESTree.MemberExpression, name: string): Standing | null {
    const found = standing(BY_MEMBER.get(name), '', false);
    if (!found) return null;
    if (found.role.onApplication && routerNameWeight(lastName(node.object)) < 2) return null;
    return found.inProcess ? { ...found, isKnown: true } : { ...found, base: null };
  }

  #call(node: TSESTree.CallExpression): Standing | null {
    const specifier = requiredSpecifier(node);
    if (specifier !== null) return standing(BY_MODULE.get(specifier), '', true);
    const callee = bare(node.callee);
    const on = callee.type === 'MemberExpression' ? this.of(callee.object) : null;
    const name = callee.type === 'MemberExpression' ? memberName(callee) : null;
    const [first] = node.arguments;
    if (name === 'mocked' && first) return this.of(first);
    if (on && name !== null) {
      if (on.role.selfReturning?.includes(name)) return on;
      const group = on.role.methods?.find(({ members }) => Object.hasOwn(members, name));
      if (group) return group.answers === undefined ? null : inRole(on, group.answers);
    }
    return this.#answer(this.of(callee), node) ?? this.#returned(callee);
  }

  /** What calling or constructing a client answers. */
  #answer(callee: Standing | null, call: TSESTree.CallExpression | TSESTree.NewExpression): Standing | null {
    if (!callee) return null;
    if (callee.role.answersType) return lastArgumentType(call, (name) => this.#typeNamed(name));
    if (callee.role.answers === undefined) return null;
    const answered = inRole(callee, callee.role.answers);
    return answered && { ...answered, ...baseOf(callee, call, this) };
  }

  /** What a function of this file answers: `const api = () => request(app)`. */
  #returned(callee: TSESTree.Node): Standing | null {
    const node = callee.type === 'Identifier' ? this.#functionNamed(callee) : isFunction(callee) ? callee : null;
    return node && firstOf(this.file.returnsOf(node), (returned) => this.of(returned));
  }

  #functionNamed(name: TSESTree.Identifier): FunctionNode | null {
    const variable = variableOf(name, this.file);
    const declared = variable?.defs.length === 1 ? variable.defs[0]?.node : undefined;
    if (declared?.type === 'FunctionDeclaration') return declared.id?.name === name.name ? declared : null;
    const value = declared?.type === 'VariableDeclarator' && declared.init ? bare(declared.init) : null;
    return value && isFunction(value) ? value : null;
  }
}

/** The first answer that is one. */
function firstOf<Item>(items: readonly Item[], answer: (item: Item) => Standing | null): Standing | null {
  for (const item of items) {
    const found = answer(item);
    if (found) return found;
  }
  return null;
}

/** Values that specify what a variable is, whatever its name tells. */
const SELF_TELLING: ReadonlySet<string> = new Set([
  'ArrowFunctionExpression',
  'FunctionExpression',
  'ClassExpression',
  'ObjectExpression',
  'ArrayExpression',
  'Literal',
  'TemplateLiteral',
]);

function lastArgumentType(
  call: TSESTree.CallExpression | TSESTree.NewExpression,
  meaning: (name: string) => Standing | null,
): Standing | null {
  const [argument] = call.arguments;
  return argument?.type === 'Identifier' ? meaning(argument.name) : null;
}
