import { createRule } from '../reporting/create-rule.ts';
import { findVerb } from '../reporting/findings.ts';
import { onIdentifiers, onRoutes } from '../reporting/on-routes.ts';
import { ruleOnMethod } from '../reporting/method-findings.ts';
import { report, SUGGESTION_MESSAGES, type MessageIds } from '../reporting/report.ts';
import { VERB_OPTIONS } from '../reporting/option-definitions.ts';
import { applyEdits, locationOf } from '../reporting/source-place.ts';
import type { RuleOptions } from '../model/rule-options.ts';

export default createRule<readonly [RuleOptions], MessageIds | 'identifier'>({
  name: 'no-verb-segment',
  meta: {
    type: 'problem',
    docs: {
      description: 'Disallow verbs in the paths of routes, where the method already says the action',
      recommended: 'error',
      strict: 'error',
    },
    fixable: 'code',
    hasSuggestions: true,
    schema: VERB_OPTIONS.schema,
    defaultOptions: [{}],
    messages: {
      rewrite: "Verb '{{verb}}' in the path of '{{before}}'. Use '{{after}}'.",
      withheld: "Verb '{{verb}}' in the path of '{{before}}'. Not rewritten: {{reason}}.",
      identifier: 'The identifier of a route moves from the body or the query into its path.',
      ...SUGGESTION_MESSAGES,
    },
  },
  options: VERB_OPTIONS,
  find: (planned) => findVerb(planned, 'crud'),
  create(context) {
    const identifiers = onIdentifiers(context, ({ range, edits }) => {
      context.report({
        loc: locationOf(context.sourceCode, range),
        messageId: 'identifier',
        fix: edits.length > 0 ? (fixer) => applyEdits(edits, fixer) : null,
      });
    });
    const routes = onRoutes(context, 'verb', (planned, settings) => {
      const [finding] = findVerb(planned, 'crud');
      if (!finding) return;
      const other = ruleOnMethod(context, planned);
      const data = other === null ? finding.data : { ...finding.data, reason: `see ${other}` };
      report(context, settings, planned, { ...finding, data });
    });
    return {
      'Program:exit'(node) {
        routes['Program:exit']?.(node);
        identifiers['Program:exit']?.(node);
      },
    };
  },
});
