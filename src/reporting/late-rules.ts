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
 * What a rule listens to whose code is loaded with the first file that it may have something to say of: most runs of an editor or a
 * hook lint a few files, which hold no routes.
 *
 * @param name that of the rule
 * @param load answers the rules themselves
 */
export function createLate(name: string, context: Context, load: () => Rules): Listener {
  const file = LateFile.of(context, readSettings(context.settings));
  file.add(name, context);
  if (!file.mayConcern(name)) return NOTHING;
  return {
    'Program:exit'(node) {
      const listener = file.listenersOf(load).get(name);
      listener?.Program?.(node);
      listener?.['Program:exit']?.(node);
    },
  };
}

/** The rule on comments that switch rules off. */
const WAIVERS = 'require-reason';

/** What a rule listens to that has nothing to say of a file. */
const NOTHING: Listener = {};

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

  /**
   * Whether a rule may have something to say of the file, as far as that is known before all of them are created: whether requests
   * do is told by the words of all.
   */
  mayConcern(name: string): boolean {
    const kind = KINDS.get(name);
    if (kind === 'request' || this.#rules.mayDeclare(this.#settings)) return true;
    return (kind === 'comment' && this.#rules.mayHoldComments) || (name === WAIVERS && this.#mayHoldWaivers());
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
    const context = this.#contexts.get(WAIVERS);
    return context?.sourceCode.text.includes('eslint') ?? false;
  }
}
