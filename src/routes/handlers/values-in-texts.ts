import type { TSESTree } from '@typescript-eslint/utils';
import { plainString } from '../../text/syntax.ts';
import { readText } from './statements.ts';

/** A value, with what the text around it shows about it. */
export interface PlacedValue {
  readonly value: TSESTree.Node;
  /** The name that it is compared with; null where it follows the name of the thing that it identifies. */
  readonly key: string | null;
  /** The name of that thing; empty where the value is compared. */
  readonly of: string;
  /** The part of that thing after the value; null where the value is compared. */
  readonly part: string | null;
}

/** What is around a value: `albums/\0/songs` of a path or a key, `albumId=\0` of a query or a filter. */
const AROUND = /(\w+)(?:[/:]\0[/:](\w+)|\s*={1,2}\s*["']?\0)/g;

/**
 * What a text shows about the values in it: `albums/${id}/songs` of a path, `album:${id}:songs` of a key,
 * `songs?albumId=${id}` of an address. Pieces of a path among the arguments of a call count too:
 * `join('albums', id, 'songs')`.
 */
export function placedValues(node: TSESTree.Node): readonly PlacedValue[] {
  if (node.type === 'CallExpression')
    return node.arguments.flatMap((value, at) => placed(node.arguments[at - 1], value, node.arguments[at + 1]));
  if (node.type !== 'TemplateLiteral' && (node.type !== 'BinaryExpression' || node.parent.type === 'BinaryExpression'))
    return [];
  const { text, put } = readText(node);
  return [...text.matchAll(AROUND)].flatMap(({ index, 0: whole, 1: name = '', 2: part }) => {
    const value = put[text.slice(0, index + whole.length).split('\0').length - 2];
    if (!value) return [];
    return [part === undefined ? { value, key: name, of: '', part: null } : { value, key: null, of: name, part }];
  });
}

function placed(
  before: TSESTree.Node | undefined,
  value: TSESTree.Node,
  behind: TSESTree.Node | undefined,
): readonly PlacedValue[] {
  const [of, part] = [before, behind].map((each) => each && plainString(each));
  return of && part && /^\w+$/.test(of) && /^\w+$/.test(part) ? [{ value, key: null, of, part }] : [];
}
