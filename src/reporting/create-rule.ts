import type { TSESLint } from '@typescript-eslint/utils';
import type { Finder } from './finding.ts';
import type { OptionDefinitions } from './option-definitions.ts';

/** ESLint's view of one file. */
export type SourceCode = Readonly<TSESLint.SourceCode>;

/** The documentation of a rule, in addition to ESLint's own fields. */
export interface RuleDocs {
  readonly description: string;
  /** The severity in the configuration of that name, which is built from it; left out where the rule is not in that. */
  readonly recommended?: 'error' | 'warn';
  readonly strict?: 'error' | 'warn';
  /** The languages in which the rule reports; `JavaScript` and `TypeScript` where it is left out. */
  readonly dialects?: string[];
}

/** A rule of this plugin. */
export type Rule<
  Options extends readonly unknown[] = readonly unknown[],
  MessageIds extends string = string,
> = TSESLint.RuleModule<MessageIds, Options, RuleDocs> & {
  readonly options: OptionDefinitions;
  /** Finds what the command lists for the rule; left out where the rule does not report on routes. */
  readonly find?: Finder;
};

type Definition<Options extends readonly unknown[], MessageIds extends string> = Omit<
  Rule<Options, MessageIds>,
  'name'
> & { readonly name: string };

const PAGES = 'https://github.com/eslint-plugin-restful-routes/eslint-plugin-restful-routes/blob/main/docs/rules';

/**
 * Completes a rule with the address of its page, its languages and dialects, and with the check of its options. The
 * configurations switch all rules on for every file that ESLint lints, documents included, so a rule runs in any
 * language and is silent where it has nothing to report: ESLint refuses a configuration with a rule of other languages.
 *
 * @returns a rule whose `create` throws a TypeError for wrong options
 */
export function createRule<Options extends readonly unknown[], MessageIds extends string>(
  definition: Definition<Options, MessageIds>,
): Rule<Options, MessageIds> {
  const { name, meta, create, ...rest } = definition;
  const url = `${PAGES}/${name}.md`;
  const docs: RuleDocs & { url: string } = {
    description: '',
    dialects: ['JavaScript', 'TypeScript'],
    ...meta.docs,
    url,
  };
  return {
    ...rest,
    meta: { ...meta, docs, languages: ['*'] },
    create(context) {
      const [options] = context.options;
      // Hosts pass an object, or nothing.
      definition.options.check(context.id, options as object | undefined);
      return create(context);
    },
  };
}
