import type { PlanOptions, ViolationKind } from '../model/plan-options.ts';
import type { ProjectView } from '../project/view.ts';
import { MOVING } from '../rule-names.ts';
import type { Range } from '../model/text.ts';
import { readDirectives } from '../project/directives.ts';
import type { SourceCode } from './create-rule.ts';

/** The rules whose options decide what becomes of routes, and those whose options decide the names of collections. */
const OF_MOVES = [...MOVING];
const OF_NAMES: readonly ViolationKind[] = ['singular'];

/** Any place of a file: a comment that configures a rule applies to the whole file, wherever it is. */
const START: Range = [0, 0];

/**
 * Returns a check whether a place stays as it is because of a comment: one that suppresses a report there, or one that
 * gives the rules options for its file which the plan of another file does not have. A request also stays where a rule
 * that would move it is switched off for its file.
 *
 * @param idOf returns the name of a rule in comments
 */
export function suppressedPlaces(
  view: ProjectView,
  idOf: (kind: ViolationKind) => string,
): PlanOptions['isSuppressed'] {
  const isOff = (kind: ViolationKind, file: string): boolean => view.isSuppressed(idOf(kind), file, START);
  return (kind, file, range) =>
    view.isSuppressed(idOf(kind), file, range) ||
    (kind === 'singular' ? OF_NAMES : OF_MOVES).some((each) => view.isConfigured(idOf(each), file)) ||
    (kind === 'request' && OF_MOVES.some((each) => isOff(each, file)));
}

/** A comment that switches rules of this plugin off. */
export interface DisableComment {
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
export function disableCommentsIn(sourceCode: SourceCode, ruleId: string): readonly DisableComment[] {
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
