import type { TSESTree } from '@typescript-eslint/utils';
import { variableOf, type TextSource } from '../../text/scope.ts';
import { enclosingClass, keyName, nameOf, type FunctionNode } from '../../text/syntax.ts';
import type { ScannedFile } from '../scanned-file.ts';

/** The calls of this file by which a function of this file is called under its own name, or at once. */
export function callsOf(owner: FunctionNode, source: TextSource): readonly TSESTree.CallExpression[] {
  if (owner.parent.type === 'CallExpression' && owner.parent.callee === owner) return [owner.parent];
  const name = nameOf(owner);
  const variable = name && variableOf(name, source);
  return (variable?.references ?? []).flatMap(({ identifier }) => {
    const { parent } = identifier;
    return parent.type === 'CallExpression' && parent.callee === identifier ? [parent] : [];
  });
}

/** The calls of a method by the class that has it. */
export function selfCallsOf(owner: FunctionNode, file: ScannedFile): readonly TSESTree.CallExpression[] {
  const { parent } = owner;
  const name =
    parent.type === 'MethodDefinition' || parent.type === 'PropertyDefinition'
      ? keyName(parent.key, parent.computed)
      : null;
  return name === null ? [] : file.selfCallsOf(name).filter((call) => enclosingClass(call) === parent.parent?.parent);
}
