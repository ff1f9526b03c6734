import type { TSESTree } from '@typescript-eslint/utils';
import { pushChildren } from '../routes/scan.ts';
import type { ScannedFile } from '../routes/scanned-file.ts';
import { constantOrSelf } from '../text/constants.ts';
import { objectOf } from '../text/objects.ts';
import { keyName, plainString } from '../text/syntax.ts';

/** The plugin's name, however it is imported. */
const PLUGIN = /restful-?routes/i;

/**
 * Finds where a configuration mentions this plugin: by its name, by the namespace that the configuration gives it, or
 * by a variable with something of it as its value.
 */
export class Mentions {
  readonly #source: ScannedFile;
  readonly #names = new Set<string>();
  readonly #namespaces = new Set<string>();
  /** The declarations of such variables, which do not run the plugin by themselves. */
  readonly declarations: TSESTree.Node[] = [];

  /**
   * @param apart the objects that apply to some files alone: a variable with a list of them does not count as the
   * plugin
   */
  constructor(source: ScannedFile, nodes: readonly TSESTree.Node[], apart: ReadonlySet<TSESTree.Node>) {
    this.#source = source;
    for (const node of nodes) {
      if (node.type === 'ImportDeclaration' && PLUGIN.test(node.source.value))
        for (const { local } of node.specifiers) this.#names.add(local.name);
      if (node.type === 'VariableDeclarator' && node.init && this.in(node.init, apart)) {
        this.declarations.push(node);
        for (const name of boundBy(node.id)) this.#names.add(name);
      }
      if (node.type === 'Property' && keyName(node.key, node.computed) === 'plugins') this.#noteNamespaces(node.value);
    }
  }

  /** Whether the file imports the plugin, and does not only name its rules. */
  get isImported(): boolean {
    return this.#names.size > 0;
  }

  /** Whether a node mentions the plugin, other than to switch a rule off, and outside of the given parts. */
  in(node: TSESTree.Node, apart: ReadonlySet<TSESTree.Node>): boolean {
    const stack = [node];
    for (let current = stack.pop(); current; current = stack.pop()) {
      if (
        apart.has(current) ||
        current.type === 'ImportDeclaration' ||
        (current.type === 'Property' && this.isSwitchedOff(current))
      )
        continue;
      if (this.#isMention(current)) return true;
      if (current.type === 'Property' && !current.computed && current.key.type === 'Identifier')
        stack.push(current.value);
      else if (current.type === 'MemberExpression' && !current.computed) stack.push(current.object);
      else pushChildren(current, this.#source.visitorKeys, stack);
    }
    return false;
  }

  /** The rule of the plugin that an entry of `rules` is about; null for others. */
  ruleOf({ key, computed }: TSESTree.Property): string | null {
    const id = computed ? plainString(constantOrSelf(key, this.#source)) : keyName(key, computed);
    return id?.includes('/') === true && this.#isNamed(id) ? id.slice(id.lastIndexOf('/') + 1) : null;
  }

  /** Whether an entry of `rules` switches a rule of the plugin off. */
  isSwitchedOff(entry: TSESTree.Property): boolean {
    return this.ruleOf(entry) !== null && ['off', '0'].includes(this.severityOf(entry.value) ?? '');
  }

  /** The severity that a rule is given; null where it is not known. */
  severityOf(value: TSESTree.Node): string | null {
    const said = constantOrSelf(value, this.#source);
    const [first] = said.type === 'ArrayExpression' ? said.elements : [said];
    const severity = first && constantOrSelf(first, this.#source);
    return severity?.type === 'Literal' && typeof severity.value === 'number'
      ? String(severity.value)
      : ((severity && plainString(severity)) ?? null);
  }

  #isMention(node: TSESTree.Node): boolean {
    if (node.type === 'Identifier') return this.#names.has(node.name);
    if (node.type === 'TemplateElement') return this.#isNamed(node.value.raw);
    return node.type === 'Literal' && typeof node.value === 'string' && this.#isNamed(node.value);
  }

  #isNamed(text: string): boolean {
    return PLUGIN.test(text) || this.#namespaces.has(text.slice(0, text.lastIndexOf('/')));
  }

  #noteNamespaces(plugins: TSESTree.Node): void {
    for (const property of objectOf(plugins, this.#source)?.properties ?? []) {
      if (property.type !== 'Property' || !this.in(property.value, new Set())) continue;
      const namespace = keyName(property.key, property.computed);
      if (namespace !== null) this.#namespaces.add(namespace);
    }
  }
}

/** The variables that a pattern declares. */
function boundBy(pattern: TSESTree.Node): readonly string[] {
  if (pattern.type === 'Identifier') return [pattern.name];
  return pattern.type === 'ObjectPattern'
    ? pattern.properties.flatMap((property) => (property.type === 'Property' ? boundBy(property.value) : []))
    : [];
}
