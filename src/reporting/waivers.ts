import { readDirectives } from '../project/directives.ts';
import type { Range } from '../model/text.ts';
import type { SourceCode } from './create-rule.ts';

/** A comment that switches rules of this plugin off. */
export interface Waiver {
  readonly range: Range;
  /** The rules of this plugin that it names, as it names them. */
  readonly rules: readonly string[];
  /** The reason that it gives for people; empty where it gives none. */
  readonly reason: string;
}

/**
 * Finds the comments that switch rules of this plugin off by their names. One that names no rule is about all plugins,
 * and not about this one.
 *
 * @param ruleId a rule of the plugin, with the name that the configuration gives the plugin
 */
export function waiversIn(sourceCode: SourceCode, ruleId: string): readonly Waiver[] {
  const namespace = ruleId.slice(0, ruleId.lastIndexOf('/') + 1);
  if (!sourceCode.text.includes('eslint') || !sourceCode.text.includes(namespace)) return [];
  const directives = readDirectives(sourceCode.getAllComments(), (offset) => sourceCode.getLocFromIndex(offset).line);
  return directives.flatMap(({ type, rules, range, reason }) => {
    const own =
      type === 'enable' || type === 'configure'
        ? []
        : [...(rules ?? [])].filter((name) => namespace !== '' && name.startsWith(namespace));
    return own.length > 0 ? [{ range, rules: own, reason }] : [];
  });
}
