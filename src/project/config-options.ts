import type { TSESTree } from '@typescript-eslint/utils';
import { MOVING, RULE_NAMES, STYLES } from '../rule-names.ts';
import { constantOrSelf } from '../text/constants.ts';
import type { TextSource } from '../text/scope.ts';
import { keyName } from '../text/syntax.ts';
import type { Mentions } from './config-mentions.ts';
import { objectBefore } from './config-patterns.ts';

/**
 * Rules that every configuration of the plugin switches on, and that decide together what becomes of a route and of its
 * requests.
 */
const MOVING_RULES: ReadonlySet<string> = new Set([...MOVING].map((kind) => RULE_NAMES[kind]));
/** Other rules that move routes, which users may switch on. */
const STYLE_RULES: ReadonlySet<string> = new Set((['singular', ...STYLES] as const).map((kind) => RULE_NAMES[kind]));
/** The keys of an object of a configuration that are about files, parsers and other plugins. */
const OTHER: ReadonlySet<string> = new Set([
  'name',
  'files',
  'ignores',
  'basePath',
  'plugins',
  'language',
  'languageOptions',
  'linterOptions',
  'processor',
]);

const NOTHING: ReadonlySet<TSESTree.Node> = new Set();

/**
 * The options in an object of a configuration that decide what becomes of routes and requests, as text: two files with
 * the same text are judged alike. A rule that is on for every file adds nothing, unless it has options.
 */
export function optionsIn(object: TSESTree.ObjectExpression, mentions: Mentions, source: TextSource): string {
  return partsOf(object, mentions, source).join('\n').replaceAll(/\s+/g, ' ');
}

function partsOf(object: TSESTree.ObjectExpression, mentions: Mentions, source: TextSource): readonly string[] {
  return object.properties.flatMap((property): readonly string[] => {
    if (property.type === 'SpreadElement') return spreadIn(property, mentions, source, partsOf);
    const key = keyName(property.key, property.computed);
    if (key !== null && OTHER.has(key)) return [];
    const value = objectBefore(property.value, source) ?? constantOrSelf(property.value, source);
    if (value.type === 'ObjectExpression' && key === 'rules') return rulesIn(value, mentions, source);
    if (value.type === 'ObjectExpression' && key === 'settings') return settingsIn(value, mentions, source);
    const elements =
      value.type === 'ArrayExpression'
        ? value.elements
        : value.type === 'ObjectExpression'
          ? value.properties
          : [value];
    return elements.flatMap((element) => (element ? mentioned(element, mentions, source) : []));
  });
}

/**
 * The settings of the plugin without `project`: a file with a smaller selection sees fewer files, but is judged alike.
 */
function settingsIn(settings: TSESTree.ObjectExpression, mentions: Mentions, source: TextSource): readonly string[] {
  return settings.properties.flatMap((property): readonly string[] => {
    const own = property.type === 'Property' ? objectBefore(property.value, source) : null;
    if (!own || !mentions.in(property, NOTHING)) return mentioned(property, mentions, source);
    return own.properties.flatMap((one) =>
      one.type === 'Property' && keyName(one.key, one.computed) === 'project' ? [] : [textOf(one, source)],
    );
  });
}

function rulesIn(rules: TSESTree.ObjectExpression, mentions: Mentions, source: TextSource): readonly string[] {
  return rules.properties.flatMap((property): readonly string[] => {
    if (property.type === 'SpreadElement') return spreadIn(property, mentions, source, rulesIn);
    const rule = mentions.ruleOf(property);
    if (rule === null) return mentioned(property, mentions, source);
    const isUsual =
      MOVING_RULES.has(rule) &&
      ['warn', 'error', '1', '2'].includes(mentions.severityOf(property.value) ?? '') &&
      !hasOptions(property.value, source);
    return isUsual || (!MOVING_RULES.has(rule) && !STYLE_RULES.has(rule))
      ? []
      : [`${rule}: ${textOf(constantOrSelf(property.value, source), source)}`];
  });
}

function hasOptions(value: TSESTree.Node, source: TextSource): boolean {
  const said = constantOrSelf(value, source);
  return said.type === 'ArrayExpression' && said.elements.length > 1;
}

/** The options in what is spread: an object of this file, or something of the plugin. */
function spreadIn(
  spread: TSESTree.SpreadElement,
  mentions: Mentions,
  source: TextSource,
  read: typeof partsOf,
): readonly string[] {
  const object = objectBefore(spread.argument, source);
  return object ? read(object, mentions, source) : mentioned(spread, mentions, source);
}

function mentioned(node: TSESTree.Node, mentions: Mentions, source: TextSource): readonly string[] {
  return mentions.in(node, NOTHING) ? [textOf(node, source)] : [];
}

function textOf({ range }: TSESTree.Node, { text }: TextSource): string {
  return text.slice(...range);
}
