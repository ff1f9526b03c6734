/**
 * Whether reports stand where they may, told from the syntax alone and without what the plugin knows of the file: in a
 * comment, at the name of a method, or on a text that says a path or a method and is handed on or kept.
 */

/** Around a text that is handed on or kept, and nothing else than parts of an expression between. */
const HOLDERS = new Set([
  'ArrayExpression',
  'AssignmentExpression',
  'CallExpression',
  'Decorator',
  'ExportDefaultDeclaration',
  'NewExpression',
  'Property',
  'PropertyDefinition',
  'ReturnStatement',
  'TSEnumMember',
  'VariableDeclarator',
  'ArrowFunctionExpression',
  'AssignmentPattern',
  'SwitchCase',
]);
const PARTS = new Set([
  'BinaryExpression',
  'MemberExpression',
  'ConditionalExpression',
  'LogicalExpression',
  'TemplateLiteral',
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSTypeAssertion',
  'ChainExpression',
  'TSNonNullExpression',
  'UnaryExpression',
]);
const TEXTS = new Set(['Literal', 'StringLiteral', 'TemplateElement', 'TemplateLiteral']);

/**
 * @param {import('eslint').SourceCode} sourceCode
 * @param {import('eslint').Linter.LintMessage} message
 * @returns {string | null} what is odd about the place of a report; null where nothing is
 */
export function oddPlace(sourceCode, { line, column, endLine, endColumn }) {
  if (endLine === undefined || endColumn === undefined) return 'it has no end';
  const start = sourceCode.getIndexFromLoc({ line, column: column - 1 });
  const end = sourceCode.getIndexFromLoc({ line: endLine, column: endColumn - 1 });
  if (end <= start) return 'it is empty';
  if (sourceCode.getAllComments().some(({ range }) => range[0] <= start && end <= range[1])) return null;
  const node = nodeAt(sourceCode, start);
  if (!node) return 'it is outside of the code';
  if (TEXTS.has(node.type)) return isHeld(node) ? null : `its text is in ${node.parent?.type}`;
  // A URL may begin with what a name or a member holds: `${BASE}/users`, `${this.base}/users`.
  if (node.type === 'ThisExpression' && node.range[1] < end && isHeld(node)) return null;
  if (node.type === 'Identifier')
    return isName(node) || (node.range[1] < end && isHeld(node)) ? null : `it is on a name in ${node.parent?.type}`;
  return `it is on ${node.type}`;
}

/** The innermost node at a place. Decorators in front of `export` stand outside of what they belong to. */
function nodeAt(sourceCode, at) {
  const holds = ({ range }) => range[0] <= at && at < range[1];
  const decorators = sourceCode.ast.body.flatMap(({ declaration }) => declaration?.decorators ?? []);
  let node = decorators.find(holds);
  if (!node) return sourceCode.getNodeByRangeIndex(at);
  for (let inner = node; inner; inner = sourceCode.visitorKeys[node.type].flatMap((key) => node[key] ?? []).find(holds))
    node = inner;
  return node;
}

/** Whether a text is handed on, kept or compared. */
function isHeld(node) {
  if (node.parent?.type === 'BinaryExpression' && /^[!=]==?$/.test(node.parent.operator)) return true;
  let above = node.parent;
  while (above && PARTS.has(above.type)) above = above.parent;
  return above !== null && above !== undefined && HOLDERS.has(above.type);
}

/**
 * A name that is called, that is a key, that a function has, or that a path is kept under: as an option, or as the
 * first argument.
 */
function isName(node) {
  const { parent } = node;
  switch (parent?.type) {
    case 'MemberExpression':
      return parent.property === node || parent.parent?.type === 'CallExpression';
    case 'CallExpression':
      return parent.callee === node || parent.arguments[0] === node;
    case 'Property':
    case 'FunctionDeclaration':
    case 'MethodDefinition':
    case 'VariableDeclarator':
    case 'ExportSpecifier':
    case 'Decorator':
      return true;
    default:
      return false;
  }
}
