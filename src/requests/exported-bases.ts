import type { TSESTree } from '@typescript-eslint/utils';
import { objectOf } from '../routes/handlers.ts';
import { Resolver } from '../routes/resolver.ts';
import { scan, type RecognitionSource } from '../routes/scan.ts';
import { bare, keyName, memberName } from '../text/syntax.ts';
import { Roles } from './roles.ts';

/**
 * What the clients that a file exports put before their URLs, as far as the file says it, by the names of the exports:
 * `export const http = axios.create({ baseURL: '/api' })`. The module itself is `default`.
 */
export function exportedBases(source: RecognitionSource): ReadonlyMap<string, string> {
  const file = scan(source);
  const roles = new Roles(file);
  const resolver = new Resolver(file);
  const bases = new Map<string, string>();
  const add = (name: string | null, node: TSESTree.Node): void => {
    const base = roles.of(node)?.base;
    if (name !== null && typeof base === 'string') bases.set(name, base);
  };
  const addModule = (node: TSESTree.Node): void => {
    add('default', node);
    for (const property of objectOf(node, resolver)?.properties ?? []) if (property.type === 'Property') add(keyName(property.key, property.computed), property.value);
  };
  for (const declaration of file.exportDeclarations) {
    if (declaration.type === 'ExportDefaultDeclaration') add('default', declaration.declaration);
    else if (declaration.type === 'TSExportAssignment') addModule(declaration.expression);
    else if (declaration.type === 'ExportNamedDeclaration') addNamed(declaration, add);
  }
  for (const { left, right } of file.memberAssignments) {
    if (left.type !== 'MemberExpression') continue;
    if (isModuleExports(left)) addModule(right);
    else if (isModuleExports(left.object) || (left.object.type === 'Identifier' && left.object.name === 'exports')) add(memberName(left), right);
  }
  return bases;
}

function addNamed({ declaration, specifiers, source }: TSESTree.ExportNamedDeclaration, add: (name: string | null, node: TSESTree.Node) => void): void {
  if (declaration?.type === 'VariableDeclaration') {
    for (const { id, init } of declaration.declarations) if (id.type === 'Identifier' && init) add(id.name, init);
  }
  if (source) return;
  for (const { local, exported } of specifiers) add(exported.type === 'Identifier' ? exported.name : exported.value, local);
}

function isModuleExports(node: TSESTree.Node): boolean {
  const expression = bare(node);
  return expression.type === 'MemberExpression' && memberName(expression) === 'exports' && expression.object.type === 'Identifier' && expression.object.name === 'module';
}
