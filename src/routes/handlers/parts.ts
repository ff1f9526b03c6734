import type { TSESTree } from '@typescript-eslint/utils';
import { propertyValue } from '../../text/objects.ts';
import { bare, isFunction, keyName, lastName, memberName, plainString } from '../../text/syntax.ts';

/** Members of a query that select parts of what is found: `populate('crew')`. */
const WANTING: ReadonlySet<string> = new Set([
  'select',
  'populate',
  'collection',
  'withGraphFetched',
  'withGraphJoined',
]);

/** The options for the same: `{ include: { crew: true } }` of Prisma, `{ relations: ['crew'] }` of TypeORM. */
const WANTED: readonly string[] = ['select', 'include', 'relations', 'populate', 'withRelated'];

/** The parts of what a call finds that the code mentions, and the variables that contain what is found. */
export interface FoundThing {
  readonly parts: readonly string[];
  readonly variables: readonly string[];
}

/**
 * Follows the result of a call. Its parts are `comments` of `(await Post.findById(id)).comments`, of
 * `Post.findById(id).select('comments')`, of `const { comments } = await Post.findById(id)`, and of
 * `prisma.post.findUnique({ where: { id } }).comments()`. Its variables, and parameters of callbacks, may have their
 * parts mentioned elsewhere.
 */
export function thingFoundBy(call: TSESTree.CallExpression): FoundThing {
  const parts: string[] = call.arguments.flatMap(wantedIn);
  const variables: string[] = [...heldByCallbacks(call)];
  let node: TSESTree.Node = call;
  for (let { parent } = node; ; { parent } = node) {
    if (parent.type === 'CallExpression' && parent.callee === node && node.type === 'MemberExpression') {
      const [first] = parent.arguments;
      if (WANTING.has(memberName(node) ?? '')) parts.push(...(plainString(first ?? node)?.match(/\w+/g) ?? []));
      if (memberName(node) === 'then') variables.push(...heldByCallbacks(parent));
    } else if (parent.type === 'MemberExpression' && parent.object === node) {
      const called = parent.parent.type === 'CallExpression' && parent.parent.callee === parent ? parent.parent : null;
      if (!called || called.arguments.length === 0) parts.push(memberName(parent) ?? '');
    } else if (
      parent.type !== 'AwaitExpression' &&
      parent.type !== 'ChainExpression' &&
      parent.type !== 'TSNonNullExpression'
    ) {
      break;
    }
    node = parent;
  }
  if (node.parent.type === 'VariableDeclarator' && node.parent.init === node) {
    const { id } = node.parent;
    if (id.type === 'Identifier') variables.push(id.name);
    else if (id.type === 'ObjectPattern')
      parts.push(
        ...id.properties.flatMap((property) =>
          property.type === 'Property' ? (keyName(property.key, property.computed) ?? []) : [],
        ),
      );
  }
  return { parts, variables };
}

function wantedIn(options: TSESTree.Node): readonly string[] {
  if (options.type !== 'ObjectExpression') return [];
  return WANTED.flatMap((name) => {
    const wanted = propertyValue(options, name);
    if (wanted?.type === 'ArrayExpression') return wanted.elements.flatMap((each) => (each ? wantedModel(each) : []));
    return wanted ? [...wantedModel(wanted), ...namedFields([wanted])] : [];
  });
}

/** The name of a relation, `songs`, or of its model in Sequelize: `Song`, `{ model: Song }`. */
function wantedModel(node: TSESTree.Node): readonly string[] {
  const model =
    node.type === 'ObjectExpression' ? (propertyValue(node, 'model') ?? propertyValue(node, 'association')) : node;
  return model ? [plainString(model) ?? lastName(model)] : [];
}

/** The variables of callbacks: `post` of `Post.findById(id, (error, post) => {})` and of `.then((post) => {})`. */
function heldByCallbacks({ arguments: given }: TSESTree.CallExpression): readonly string[] {
  return given.flatMap((argument) => {
    const last = isFunction(argument) ? argument.params.at(-1) : undefined;
    return last?.type === 'Identifier' ? [last.name] : [];
  });
}

/** The fields that objects name, also within operators: `comments` of `{ $push: { comments: said } }`. */
export function namedFields(given: readonly TSESTree.Node[]): readonly string[] {
  return given.flatMap((each) => {
    const node = bare(each);
    if (node.type !== 'ObjectExpression') return [];
    return node.properties.flatMap((property) => {
      const name = property.type === 'Property' ? keyName(property.key, property.computed) : null;
      if (property.type !== 'Property' || name === null) return [];
      return name.startsWith('$') ? namedFields([property.value]) : [name];
    });
  });
}
