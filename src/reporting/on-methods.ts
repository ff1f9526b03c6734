import type { TSESLint } from '@typescript-eslint/utils';
import { certainRoutes } from './certain-routes.ts';
import { FileModel } from './file-model.ts';
import { FileRules } from './file-rules.ts';
import { allowedMethods, findAnsweringMiddleware, findMethods } from './method-findings.ts';
import type { MethodFinding } from './finding.ts';
import type { MethodOptions } from '../model/rule-options.ts';
import { settingsOf } from './settings-of.ts';

/** The context of the rule on methods. */
type MethodRuleContext = Readonly<TSESLint.RuleContext<string, readonly [MethodOptions]>>;

/**
 * Calls back for every method of the file that is not allowed, once the whole file was read; `use` with a handler has
 * every method.
 *
 * @throws TypeError for wrong settings
 */
export function onMethods(
  context: MethodRuleContext,
  visit: (found: MethodFinding, methods: readonly string[]) => void,
): { 'Program:exit'?: () => void } {
  const settings = settingsOf(context);
  const [options] = context.options;
  const rules = FileRules.of(context);
  rules.register('method', context.id, options);
  return {
    'Program:exit'() {
      const methods = allowedMethods(settings, options);
      const model = FileModel.of(context, rules);
      const given = rules.planOptions(settings, null, options);
      if (!model.mayHavePaths(rules.mayRegister(settings), settings, given)) return;
      const routers = model.routers(settings);
      const found = [
        ...certainRoutes(model.plan(settings, given), context.filename).flatMap((planned) =>
          findMethods(planned, methods),
        ),
        ...routers.flatMap((router) => findAnsweringMiddleware(router, given.isAllowed)),
      ];
      // One word registers several paths.
      for (const one of new Map(found.map((each) => [each.range.join(), each])).values()) visit(one, methods);
    },
  };
}
