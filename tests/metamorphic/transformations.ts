import type { TSESLint, TSESTree } from '@typescript-eslint/utils';
import { insertion, replacement, statementOf, textOf, textsIn, type Node, type Site, type Source } from './source.ts';

/** A change of a program that changes nothing of what it does. */
export interface Transformation {
  readonly name: string;
  /** Whether it hides something, so that a plan may become more careful; no plan may become bolder. */
  readonly hides: boolean;
  readonly sitesIn: (source: Source) => readonly Site[];
}

/** A name that a file does not have yet, and that says nothing: what a handler is called tells what it answers. */
function freshName({ file, text }: Source, at: number): string {
  const ofFile = Array.from(file).reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const name = `_${String(ofFile)}_${String(at)}`;
  return text.includes(name) ? `${name}_` : name;
}

function renamings(source: Source): readonly Site[] {
  return source.variables.flatMap((variable, at): Site[] => {
    const [definition] = variable.defs;
    if (!definition || isExported(definition.node)) return [];
    const name = freshName(source, at);
    const places = new Set<Node>([...variable.identifiers, ...variable.references.map(({ identifier }) => identifier)]);
    return [{ edits: [...places].map((place) => replacement(place, renamed(place, name))) }];
  });
}

function isExported(node: Node): boolean {
  return statementOf(node)?.type.startsWith('Export') === true;
}

/** A name as it stands in `{ name }` needs the name that it had beside it. */
function renamed(place: Node, name: string): string {
  const { parent } = place;
  const isShort =
    (parent?.type === 'Property' && parent.shorthand) ||
    (parent?.type === 'AssignmentPattern' && parent.parent.type === 'Property' && parent.parent.shorthand);
  if (isShort && place.type === 'Identifier') return `${place.name}: ${name}`;
  const isImported = parent?.type === 'ImportSpecifier' && parent.imported.range[0] === parent.local.range[0];
  return isImported && place.type === 'Identifier' ? `${place.name} as ${name}` : name;
}

function comments({ nodes }: Source): readonly Site[] {
  const values = nodes.filter(({ parent }) => COMMENTED.has(parent?.type ?? ''));
  const starts = new Set(values.map(({ range }) => range[0]));
  return [...starts].map((at) => ({ edits: [insertion(at, "/* app.get('/a', b) */ ")] }));
}

/** In what a comment is put before each part. */
const COMMENTED: ReadonlySet<string> = new Set([
  ...['MemberExpression', 'CallExpression', 'ArrayExpression', 'Property', 'BinaryExpression', 'VariableDeclarator'],
]);

function aliases(source: Source): readonly Site[] {
  return source.variables.flatMap((variable, at) =>
    variable.references.flatMap((reference, of): Site[] => {
      const { identifier } = reference;
      const statement = statementOf(identifier);
      if (!statement || !isSettled(variable, identifier) || renamed(identifier, 'x') !== 'x') return [];
      const name = freshName(source, at * 100 + of);
      return [
        {
          edits: [insertion(statement.range[0], `const ${name} = ${identifier.name}; `), replacement(identifier, name)],
        },
      ];
    }),
  );
}

/** Whether a name has one value, and has it before the statement that a place is in. */
function isSettled(
  { defs, references }: TSESLint.Scope.Variable,
  place: TSESTree.Identifier | TSESTree.JSXIdentifier,
): place is TSESTree.Identifier {
  const [definition] = defs;
  const statement = statementOf(place);
  return (
    definition !== undefined &&
    statement !== null &&
    place.type === 'Identifier' &&
    references.every((reference) => !reference.isWrite() || reference.init === true) &&
    definition.name.range[1] <= statement.range[0] &&
    isVisible(definition.name, statement)
  );
}

/** Whether a name that is declared at one place can be read at another. */
function isVisible(name: Node, statement: Node): boolean {
  const scopes = new Set<Node>();
  for (let node: Node | undefined = statement; node; node = node.parent) scopes.add(node);
  for (let node: Node | undefined = name.parent; node; node = node.parent)
    if (/Function|BlockStatement|For|Class/.test(node.type)) return scopes.has(node);
  return true;
}

function destructurings(source: Source): readonly Site[] {
  return source.nodes.flatMap((node): Site[] => {
    if (node.type !== 'VariableDeclarator' || !node.init) return [];
    const { id, init } = node;
    if (
      id.type === 'Identifier' &&
      init.type === 'MemberExpression' &&
      !init.computed &&
      init.property.type === 'Identifier'
    )
      return [{ edits: [replacement(node, `{ ${init.property.name}: ${id.name} } = ${textOf(source, init.object)}`)] }];
    const [property, ...others] = id.type === 'ObjectPattern' ? id.properties : [];
    if (property?.type !== 'Property' || others.length > 0 || property.value.type !== 'Identifier') return [];
    if (property.key.type !== 'Identifier') return [];
    return [{ edits: [replacement(node, `${property.value.name} = (${textOf(source, init)}).${property.key.name}`)] }];
  });
}

function computedMembers({ nodes, text }: Source): readonly Site[] {
  return nodes.flatMap((node): Site[] => {
    if (node.type !== 'MemberExpression' || node.computed || node.property.type !== 'Identifier') return [];
    const dot = text.lastIndexOf('.', node.property.range[0]);
    const from = node.optional ? dot + 1 : dot;
    return [{ edits: [{ range: [from, node.property.range[1]], text: `['${node.property.name}']` }] }];
  });
}

function constants(source: Source): readonly Site[] {
  return textsIn(source).map((literal, at) => {
    const name = freshName(source, at);
    return { edits: [insertion(0, `const ${name} = ${literal.raw};\n`), replacement(literal, name)] };
  });
}

function movedConstants(source: Source): readonly Site[] {
  return textsIn(source).map((literal, at) => {
    const name = freshName(source, at);
    const file = `./${name}.js`;
    const [loads, says] = source.isModule
      ? [`import { ${name} } from '${file}';\n`, `export const ${name} = ${literal.raw};\n`]
      : [`const { ${name} } = require('${file}');\n`, `exports.${name} = ${literal.raw};\n`];
    return { edits: [insertion(0, loads), replacement(literal, name)], added: [`${name}.js`, says] };
  });
}

function functions(source: Source): readonly Site[] {
  return textsIn(source).map((literal, at) => {
    const name = freshName(source, at);
    const declared = `\nfunction ${name}() { return ${literal.raw}; }`;
    return { edits: [insertion(source.text.length, declared), replacement(literal, `${name}()`)] };
  });
}

function functionForms(source: Source): readonly Site[] {
  return source.nodes.flatMap((node): Site[] => {
    if (node.type !== 'ArrowFunctionExpression' || /\b(?:this|arguments)\b/.test(textOf(source, node))) return [];
    const parameters = node.params.map((each) => textOf(source, each)).join(', ');
    const isBlock = node.body.type === 'BlockStatement';
    const body = isBlock ? textOf(source, node.body) : `{ return ${textOf(source, node.body)}; }`;
    const made = `${node.async ? 'async ' : ''}function (${parameters}) ${body}`;
    return [{ edits: [replacement(node, node.parent.type === 'CallExpression' ? made : `(${made})`)] }];
  });
}

function laterAssignments(source: Source): readonly Site[] {
  return source.nodes.flatMap((node): Site[] => {
    if (node.type !== 'VariableDeclaration' || node.kind !== 'const' || statementOf(node) !== node) return [];
    const [declarator, ...others] = node.declarations;
    if (others.length > 0 || declarator?.id.type !== 'Identifier' || !declarator.init) return [];
    const { name } = declarator.id;
    return [{ edits: [replacement(node, `let ${name}; ${name} = ${textOf(source, declarator.init)};`)] }];
  });
}

function joinedTexts(source: Source): readonly Site[] {
  return source.nodes.flatMap((node): Site[] => {
    if (node.type === 'TemplateLiteral' && node.parent.type !== 'TaggedTemplateExpression') {
      const parts = node.quasis.flatMap(({ value }, at) => {
        const expression = node.expressions[at];
        return [`'${value.raw}'`, ...(expression ? [`(${textOf(source, expression)})`] : [])];
      });
      return [{ edits: [replacement(node, `(${parts.join(' + ')})`)] }];
    }
    if (node.type !== 'BinaryExpression' || node.operator !== '+' || node.parent.type === 'BinaryExpression') return [];
    const parts = operandsOf(node);
    if (!parts.some((part) => part.type === 'Literal' && typeof part.value === 'string')) return [];
    return [{ edits: [replacement(node, `\`${parts.map((part) => inTemplate(source, part)).join('')}\``)] }];
  });
}

/** The operands of a sum, from the first to the last. */
function operandsOf(node: TSESTree.BinaryExpression): readonly Node[] {
  const { left, right } = node;
  return [...(left.type === 'BinaryExpression' && left.operator === '+' ? operandsOf(left) : [left]), right];
}

function inTemplate(source: Source, part: Node): string {
  return part.type === 'Literal' && typeof part.value === 'string' ? part.value : `\${${textOf(source, part)}}`;
}

function reorderings(source: Source): readonly Site[] {
  return source.ast.body.flatMap((statement, at): Site[] => {
    const next = source.ast.body[at + 1];
    if (!next || !isFree(statement) || !isFree(next)) return [];
    const names = declaredIn(source, statement);
    if (names.some((name) => new RegExp(`\\b${name}\\b`).test(textOf(source, next)))) return [];
    return [{ edits: [replacement(statement, textOf(source, next)), replacement(next, textOf(source, statement))] }];
  });
}

/** Whether a statement declares functions and texts, and does nothing else. */
function isFree(statement: Node): boolean {
  if (statement.type !== 'VariableDeclaration') return false;
  return statement.declarations.every(({ init }) => /Function|Literal/.test(init?.type ?? ''));
}

function declaredIn({ variables }: Source, statement: Node): readonly string[] {
  return variables.flatMap(({ name, defs }) =>
    defs.some((definition) => statementOf(definition.node) === statement) ? [name] : [],
  );
}

function unknownCalls(source: Source): readonly Site[] {
  return textsIn(source).map((literal, at) => {
    const name = freshName(source, at);
    const loads = source.isModule
      ? `import { unknown as ${name} } from 'another-package';\n`
      : `const { unknown: ${name} } = require('another-package');\n`;
    return {
      edits: [insertion(0, loads), insertion(literal.range[0], `${name}(`), insertion(literal.range[1], ')')],
    };
  });
}

function partedTexts(source: Source): readonly Site[] {
  return textsIn(source).flatMap((literal): Site[] => {
    const half = Math.floor(literal.value.length / 2);
    const isPlain = !literal.raw.includes('\\') && half > 0;
    return isPlain
      ? [{ edits: [replacement(literal, `('${literal.value.slice(0, half)}' + '${literal.value.slice(half)}')`)] }]
      : [];
  });
}

/** All kinds of changes. */
export const TRANSFORMATIONS: readonly Transformation[] = [
  { name: 'bindings have other names', hides: false, sitesIn: renamings },
  { name: 'comments stand anywhere', hides: false, sitesIn: comments },
  // A handler that calls its request otherwise may do anything with it.
  { name: 'bindings have aliases', hides: true, sitesIn: aliases },
  { name: 'members are destructured, and back', hides: false, sitesIn: destructurings },
  { name: 'members are computed', hides: false, sitesIn: computedMembers },
  { name: 'texts are constants', hides: false, sitesIn: constants },
  // A fix edits one file.
  { name: 'texts are constants of other files', hides: true, sitesIn: movedConstants },
  // The method is edited where the path is not.
  { name: 'functions answer texts', hides: true, sitesIn: functions },
  { name: 'functions have another form', hides: false, sitesIn: functionForms },
  { name: 'constants are assigned later', hides: false, sitesIn: laterAssignments },
  { name: 'templates are sums, and back', hides: false, sitesIn: joinedTexts },
  { name: 'statements have another order', hides: false, sitesIn: reorderings },
  { name: 'unknown functions answer texts', hides: true, sitesIn: unknownCalls },
  { name: 'texts are put together', hides: true, sitesIn: partedTexts },
];
