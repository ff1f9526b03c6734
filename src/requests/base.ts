import type { TSESTree } from '@typescript-eslint/utils';
import type { ScannedFile } from '../routes/scanned-file.ts';
import { readText } from '../text/read-text.ts';
import { bare, lastName } from '../text/syntax.ts';
import type { OptionNames } from '../catalogue/clients/client.ts';
import { optionOf, optionsBehind } from './written-options.ts';
import type { Roles } from './roles.ts';
import type { Standing } from './standing.ts';

type Based = Pick<Standing, 'base' | 'inProcess'>;
type Call = TSESTree.CallExpression | TSESTree.NewExpression;

/** Where what a call answers sends its requests: to the base that its arguments specify. */
export function baseOf(callee: Standing, call: Call, roles: Roles): Based {
  const { base, inProcess } = callee;
  const [first] = call.arguments;
  switch (callee.role.base) {
    case 'first':
      return firstArgument(first, callee, roles.file);
    case 'options':
      return { base: first ? optionsBase(first, callee.client.options, base, roles.file) : base, inProcess };
    case 'client':
      return { base: (first && roles.of(first)?.base) ?? null, inProcess };
    case 'sender':
      return { base: first ? senderBase(first, callee.client.options, roles) : null, inProcess };
    default:
      return { base, inProcess };
  }
}

/** `request(app)` asks an application, `request('http://localhost:3000')` whatever listens there. */
function firstArgument(node: TSESTree.Node | undefined, { client }: Standing, file: ScannedFile): Based {
  const text = node && readText(node, file);
  if (text) return { base: text.value, inProcess: false };
  if (!client.inProcess || !node) return { base: null, inProcess: false };
  const isUrl = /(?:url|uri|host|origin|endpoint)$/i.test(lastName(node)) || bare(node).type === 'TemplateLiteral';
  return isUrl ? { base: null, inProcess: false } : { base: '', inProcess: true };
}

/** The base of the client that an object of options holds. */
function senderBase(node: TSESTree.Node, { sender = [] }: OptionNames, roles: Roles): string | null {
  const options = optionsBehind(node, roles.file);
  const option = options && optionOf(options, sender);
  return option?.kind === 'value' ? (roles.of(option.node)?.base ?? null) : null;
}

/** The base that an object of options specifies; another where it specifies none, null where it is not seen. */
export function optionsBase(
  node: TSESTree.Node,
  names: OptionNames,
  otherwise: string | null,
  file: ScannedFile,
): string | null {
  const options = optionsBehind(node, file);
  if (!options) return null;
  const option = optionOf(options, names.base);
  if (option.kind === 'absent') return otherwise;
  return option.kind === 'value' ? (readText(option.node, file)?.value ?? null) : null;
}
