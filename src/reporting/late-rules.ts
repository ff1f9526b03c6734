import { mentionsAddresses } from '../mentions/comments/mentions-addresses.ts';
import { namesVerb } from '../mentions/names-verb.ts';
import type { ViolationKind } from '../plan/plan.ts';
import type { Settings } from '../settings.ts';
import type { Rule } from './create-rule.ts';
import { FileRules, mayDeclareRoutes } from './file-rules.ts';
import { RULE_NAMES } from '../plan/rule-names.ts';
import { NO_OPTIONS, planOptions, type RuleOptions } from './rule-options.ts';
import { readContext } from './read-context.ts';
import { settingsOf } from './settings-of.ts';

type Rules = Readonly<Record<string, Rule>>;
type Context = Parameters<Rule['create']>[0];
type Listener = ReturnType<Rule['create']>;

const { request: REQUESTS, comment: COMMENTS, singular: NAMES } = RULE_NAMES;
/** The rule on comments that switch rules off. */
const WAIVERS = 'require-reason';

/** What a rule listens to that has nothing to say of a file. */
const NOTHING: Listener = {};

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
  const file = LateFile.of(context);
  file.add(name, context);
  if (!file.mayConcern(name)) return NOTHING;
  return {
    'Program:exit'(node) {
      const listener = file.listenersOf(load).get(context);
      listener?.Program?.(node);
      listener?.['Program:exit']?.(node);
    },
  };
}

/** The rules that run on one file, until it is known whether it tells them anything. Most files tell them nothing, at little cost. */
class LateFile {
  /** ESLint creates all rules of a file one after another. */
  static #last: LateFile | null = null;

  readonly #ast: object;
  readonly #text: string;
  readonly #settings: Settings;
  readonly #declares: boolean;
  readonly #contexts: (readonly [name: string, context: Context])[] = [];
  #listeners: ReadonlyMap<Context, Listener> | null = null;

  private constructor(context: Context) {
    const { ast, text } = readContext(context, 'sourceCode');
    this.#ast = ast;
    this.#text = text;
    this.#settings = settingsOf(context);
    this.#declares = mayDeclareRoutes(text, readContext(context, 'filename'), this.#settings);
  }

  static of(context: Context): LateFile {
    const last = LateFile.#last;
    if (last !== null && last.#ast === readContext(context, 'sourceCode').ast) return last;
    LateFile.#last = new LateFile(context);
    return LateFile.#last;
  }

  add(name: string, context: Context): void {
    this.#contexts.push([name, context]);
  }

  /**
   * Whether a rule may have something to say of the file, as far as that is known before all of them are created: whether requests
   * do is told by the words of all.
   */
  mayConcern(name: string): boolean {
    return this.#declares || name === REQUESTS || this.#comments(name);
  }

  /** What the rules listen to: nothing where the file tells none of them anything. Each of them is created before any is asked. */
  listenersOf(load: () => Rules): ReadonlyMap<Context, Listener> {
    this.#listeners ??= new Map(this.#matters() ? this.#create(load()) : []);
    return this.#listeners;
  }

  #create(rules: Rules): readonly (readonly [Context, Listener])[] {
    return this.#contexts.flatMap(([name, context]) => {
      const rule = rules[name];
      return rule ? [[context, rule.create(context)] as const] : [];
    });
  }

  #matters(): boolean {
    return this.#declares || this.#contexts.some(([name, context]) => (name === REQUESTS ? this.#mayHoldRequests(context) : this.#comments(name)));
  }

  /** Whether comments of the file may say something to a rule. */
  #comments(name: string): boolean {
    return (name === COMMENTS && mentionsAddresses(this.#text)) || (name === WAIVERS && this.#text.includes('eslint'));
  }

  /** Whether there may be requests that follow a route, by the words that the rules are told. */
  #mayHoldRequests(context: Context): boolean {
    const own = this.#contexts.filter(([name, each]) => name === NAMES || optionsOf(each).verbs);
    if (own.length === 0 && Object.keys(this.#settings.verbs).length === 0 && !namesVerb(this.#text, this.#settings.verbs)) return false;
    const rules = FileRules.of(context);
    for (const [name, each] of this.#contexts) {
      const kind = KINDS.get(name);
      if (kind) rules.register(kind, each.id, optionsOf(each));
    }
    return rules.mayHoldRequests(planOptions(this.#settings, rules.optionsOf('request', optionsOf(context)), rules.naming).words.verbs);
  }
}

/** The options of a rule, which ESLint has checked by its schema. */
function optionsOf(context: Context): RuleOptions {
  return readContext(context, 'options')[0] ?? NO_OPTIONS;
}
