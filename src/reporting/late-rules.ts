import type { ViolationKind } from '../plan/plan.ts';
import { readSettings, type Settings } from '../settings.ts';
import type { Rule } from './create-rule.ts';
import { FileRules } from './file-rules.ts';
import { RULE_NAMES } from './rule-names.ts';
import { planOptions, type RuleOptions } from './rule-options.ts';

type Rules = Readonly<Record<string, Rule>>;
type Context = Parameters<Rule['create']>[0];
type Listener = ReturnType<Rule['create']>;

/** An object's entries are typed by texts; these are the kinds. */
const KINDS = new Map((Object.entries(RULE_NAMES) as [ViolationKind, string][]).map(([kind, name]) => [name, kind]));

/**
 * A rule as ESLint sees it whose code is loaded with the first file that it may have something to say of: most runs of an editor or a
 * hook lint a few files, which hold no routes.
 *
 * @param meta what the rule says of itself
 * @param load answers the rules themselves
 */
export function lateRule(name: string, meta: Rule['meta'], load: () => Rules): Pick<Rule, 'meta' | 'create'> {
  return {
    meta,
    create(context) {
      const file = LateFile.of(context, readSettings(context.settings));
      file.add(name, context);
      return {
        'Program:exit'(node) {
          const listener = file.listenersOf(load).get(name);
          listener?.Program?.(node);
          listener?.['Program:exit']?.(node);
        },
      };
    },
  };
}

/** The rules that run on one file, until it is known whether it tells them anything. Kept by the Program node, as {@link FileRules} are. */
class LateFile {
  static readonly #files = new WeakMap<object, LateFile>();

  readonly #rules: FileRules;
  readonly #settings: Settings;
  readonly #contexts = new Map<string, Context>();
  #callerOptions: RuleOptions = {};
  #listeners: ReadonlyMap<string, Listener> | null = null;

  private constructor(rules: FileRules, settings: Settings) {
    this.#rules = rules;
    this.#settings = settings;
  }

  static of(context: Context, settings: Settings): LateFile {
    const { ast } = context.sourceCode;
    const known = LateFile.#files.get(ast);
    if (known) return known;
    const made = new LateFile(FileRules.of(context), settings);
    LateFile.#files.set(ast, made);
    return made;
  }

  add(name: string, context: Context): void {
    this.#contexts.set(name, context);
    const kind = KINDS.get(name);
    // ESLint has checked the options by the schema of the rule.
    const options = (context.options[0] ?? {}) as RuleOptions;
    if (kind) this.#rules.register(kind, context.id, options);
    if (kind === 'request') this.#callerOptions = options;
  }

  /** What the rules listen to: nothing where the file tells none of them anything. Each of them is created before any is asked. */
  listenersOf(load: () => Rules): ReadonlyMap<string, Listener> {
    this.#listeners ??= new Map(this.#matters() ? this.#create(load()) : []);
    return this.#listeners;
  }

  #create(rules: Rules): readonly (readonly [string, Listener])[] {
    return [...this.#contexts].flatMap(([name, context]) => {
      const rule = rules[name];
      return rule ? [[name, rule.create(context)] as const] : [];
    });
  }

  #matters(): boolean {
    const rules = this.#rules;
    const runs = (kind: ViolationKind): boolean => rules.running.has(kind);
    if (rules.mayDeclare(this.#settings) || (runs('comment') && rules.mayHoldComments) || this.#mayHoldWaivers()) return true;
    return runs('request') && rules.mayHoldRequests(planOptions(this.#settings, rules.callerOptions(this.#callerOptions), rules.naming).words.verbs);
  }

  /** A comment that switches a rule off may do so without a reason. */
  #mayHoldWaivers(): boolean {
    const context = this.#contexts.get('require-reason');
    return context?.sourceCode.text.includes('eslint') ?? false;
  }
}
