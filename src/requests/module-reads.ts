import type { TSESTree } from '@typescript-eslint/utils';
import { HOLE } from '../paths/path.ts';
import { CALL } from '../routes/values/reference-steps.ts';
import { scan } from '../routes/scan.ts';
import type { RecognitionSource } from '../routes/scanned-file.ts';
import { groupBy } from '../text/grouping.ts';
import { importedBy } from '../text/imported.ts';
import { memberChain, type MemberChain } from '../text/member-chain.ts';
import { exportedName } from '../text/module-names.ts';
import type { Variable } from '../text/scope.ts';
import type { Request } from '../model/request.ts';

/** A place that reads something of another module. */
export interface ModuleRead {
  /** The names that lead to what it reads, as far as they are told. */
  readonly path: readonly string[];
  /** The request whose URL begins with it; null where it is read for anything else. */
  readonly request: Request | null;
}

/** What a file takes of another module. */
export interface ModuleUse {
  readonly reads: readonly ModuleRead[];
  /**
   * What it exports of it again, by the names that it gives and those that the module has; the module as a whole is
   * `null`.
   */
  readonly exports: readonly (readonly [name: string, own: string] | null)[];
}

/** What names a module: an import, an export of what it has, a call that loads or mocks it. */
const SPECIFIER = new RegExp(
  String.raw`(?:\b(?:from|import|require|resolve)|[mM]ock` +
    String.raw`|Actual)\w{0,20}\s{0,20}(?:<[^<>]{0,100}>)?\s{0,20}\(?\s{0,20}` +
    String.raw`(?:\/\*[^*]{0,100}\*\/\s{0,20})?(['"\x60])([^'"\x60\n]{1,300})\1`,
  'g',
);

/** The specifiers of modules in a text, each as often as it stands there. */
export function moduleSpecifiers(text: string): readonly string[] {
  return [...text.matchAll(SPECIFIER)].map(({ 2: specifier = '' }) => specifier);
}

/**
 * What a file takes of other modules, by their specifiers; null where it may take more than is seen.
 *
 * @param requests those of the file
 */
export function moduleUses(
  source: RecognitionSource,
  requests: readonly Request[],
): ReadonlyMap<string, ModuleUse | null> {
  const { ast, scopeManager, text } = scan(source);
  const asking = groupBy(
    requests.filter(({ url }) => url.value.startsWith(HOLE)),
    ({ url }) => url.locate(0, 1).join(),
  );
  const variables = (scopeManager?.scopes ?? []).flatMap((scope) => scope.variables);
  const imported = groupBy(
    variables.flatMap((variable) => {
      const from = importedBy(variable);
      return from ? [{ variable, from }] : [];
    }),
    ({ from }) => from.specifier,
  );
  const again = groupBy(reexports(ast), (each) => each.specifier);
  const written = groupBy(moduleSpecifiers(text), (specifier) => specifier);
  return new Map(
    [...written].map(([specifier, { length }]) => {
      const own = imported.get(specifier) ?? [];
      const exports = again.get(specifier) ?? [];
      const seen = new Set(own.map(({ from }) => from.source)).size + exports.length;
      if (seen !== length) return [specifier, null];
      return [
        specifier,
        {
          reads: own.flatMap(({ variable, from }) => readsOf(variable, from.name, asking)),
          exports: exports.flatMap(({ names }) => names),
        },
      ];
    }),
  );
}

/** A declaration that exports what another module has. */
interface Reexport {
  readonly specifier: string;
  readonly names: ModuleUse['exports'];
}

function reexports({ body }: TSESTree.Program): readonly Reexport[] {
  return body.flatMap((node): readonly Reexport[] => {
    if (node.type === 'ExportAllDeclaration')
      return [{ specifier: node.source.value, names: [node.exported ? [exportedName(node.exported), ''] : null] }];
    if (node.type !== 'ExportNamedDeclaration' || !node.source) return [];
    return [
      {
        specifier: node.source.value,
        names: node.specifiers.map(({ local, exported }) => [exportedName(exported), exportedName(local)] as const),
      },
    ];
  });
}

/** The requests whose URLs begin with a value of run time, by where that is. */
type Asking = ReadonlyMap<string, readonly Request[]>;

function readsOf(variable: Variable, name: string, asking: Asking): readonly ModuleRead[] {
  const own = name === '' ? [] : [name];
  return variable.references.flatMap((reference): readonly ModuleRead[] => {
    if (reference.init === true || reference.identifier.parent.type === 'TSTypeQuery') return [];
    const { node, keys } = chainOf(reference.identifier);
    const [first, ...others] = asking.get(node.range.join()) ?? [];
    const path = own.length === 0 && keys[0] === 'default' ? keys.slice(1) : [...own, ...keys];
    return [{ path, request: first && others.length === 0 ? first : null }];
  });
}

/** More names than lead to a URL that a person wrote. */
const MOST_KEYS = 32;

/** The members that a name is asked for, as far as they are told, and whether what they hold is called. */
function chainOf(identifier: TSESTree.Node): MemberChain {
  let { node, keys } = memberChain(identifier, MOST_KEYS);
  while (keys.length < MOST_KEYS && node.parent?.type === 'CallExpression' && node.parent.callee === node) {
    const behind = memberChain(node.parent, MOST_KEYS - keys.length - 1);
    keys = [...keys, CALL, ...behind.keys];
    node = behind.node;
  }
  return { node, keys };
}
