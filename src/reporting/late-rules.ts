import { mentionsAddresses } from '../documents/comments/mentions-addresses.ts';
import { namesVerb } from '../documents/names-verb.ts';
import { isDocument, kindOf } from '../project/file-kinds.ts';
import type { Settings } from '../settings.ts';
import type { Rule } from './create-rule.ts';
import { FileRules, mayDeclareRoutes } from './file-rules.ts';
import { kindOfRule, OF_TASTE, RULE_NAMES } from '../rule-names.ts';
import { mayMoveIdentifiers } from './moving-identifiers.ts';
import { NO_OPTIONS } from './merge-options.ts';
import type { RuleOptions } from '../model/rule-options.ts';
import { readContext, settingsOf } from './settings-of.ts';

type Rules = Readonly<Record<string, Rule>>;
type Context = Parameters<Rule['create']>[0];
type Listener = ReturnType<Rule['create']>;

const { comment: COMMENTS } = RULE_NAMES;
/** The rules that move routes without verbs. */
const WITHOUT_VERBS: ReadonlySet<string> = new Set([...OF_TASTE].map((kind) => RULE_NAMES[kind]));
/** The rule on documents, which are no code. */
const DOCUMENTS = 'document-matches-route';
/** The rule on comments that switch rules off. */
const WAIVERS = 'require-reason';
/** The rules that have work only in the comments of a file without routes. */
const ON_COMMENTS: ReadonlySet<string> = new Set([COMMENTS, WAIVERS]);

/** The listener of a rule that has nothing to report in a file. */
const NOTHING: Listener = {};

/**
 * The rules of one file, which are not created before it is known whether they may have something to report. For most
 * files they have nothing, and cost little.
 */
interface LateFile {
  readonly ast: object;
  readonly text: string;
  readonly settings: Settings;
  /** Whether the file may have routes. */
  readonly declares: boolean;
  readonly rules: (readonly [name: string, context: Context])[];
  /** The listeners of the rules by their contexts; null before the rules are created. */
  listeners: ReadonlyMap<Context, Listener> | null;
}

/** The file whose rules are created: ESLint creates all rules of a file one after another. */
let last: LateFile | null = null;

/**
 * The listener of a rule whose code is loaded with the first file in which it may have something to report: most runs
 * of an editor or a Git hook lint a few files without routes.
 *
 * @param name that of the rule
 * @param load returns the rules themselves
 */
export function createLate(name: string, context: Context, load: () => Rules): Listener {
  const { ast, text } = readContext(context, 'sourceCode');
  if (name === DOCUMENTS)
    return isDocumentWithVerb(context, text) ? (load()[name]?.create(context) ?? NOTHING) : NOTHING;
  if (last?.ast !== ast) {
    const settings = settingsOf(context);
    last = {
      ast,
      text,
      settings,
      declares: mayDeclareRoutes(text, readContext(context, 'filename'), settings),
      rules: [],
      listeners: null,
    };
  }
  last.rules.push([name, context]);
  return mayConcern(name, last) ? listenerOf(context, last, load) : NOTHING;
}

/**
 * Whether a rule may have something to report in the file, as far as that is known before all rules are created. A text
 * in any file may be a part of a path or a URL that other files use; whether such texts matter depends on the verbs in
 * the options of all rules.
 */
function mayConcern(name: string, { declares, text }: LateFile): boolean {
  return declares || !ON_COMMENTS.has(name) || mayComment(name, text);
}

function listenerOf(context: Context, file: LateFile, load: () => Rules): Listener {
  return {
    'Program:exit'(node) {
      // ESLint has created all rules of the file by now.
      file.listeners ??= new Map(mayTell(file) ? createAll(file, load()) : []);
      const listener = file.listeners.get(context);
      listener?.Program?.(node);
      listener?.['Program:exit']?.(node);
    },
  };
}

function createAll({ rules: late }: LateFile, rules: Rules): readonly (readonly [Context, Listener])[] {
  return late.flatMap(([name, context]) => {
    const rule = rules[name];
    return rule ? [[context, rule.create(context)] as const] : [];
  });
}

/** Whether a file is a document that may name a verb. */
function isDocumentWithVerb(context: Context, text: string): boolean {
  const kind = kindOf(readContext(context, 'filename'));
  if (kind === null || !isDocument(kind)) return false;
  return optionsOf(context).verbs !== undefined || namesVerb(text, settingsOf(context).verbs);
}

/** Whether any of its rules may have work in the file. */
function mayTell(file: LateFile): boolean {
  const { declares, rules, text, settings } = file;
  if (declares || mayMoveIdentifiers(text, settings) || rules.some(([name]) => mayComment(name, text))) return true;
  const onTexts = rules.find(([name]) => !ON_COMMENTS.has(name));
  return onTexts !== undefined && mayHoldRequests(onTexts[1], file);
}

/** Whether a rule may have work in the comments of the text. */
function mayComment(name: string, text: string): boolean {
  return (name === COMMENTS && mentionsAddresses(text)) || (name === WAIVERS && text.includes('eslint'));
}

/** Whether there may be texts that follow a route, by the verbs in the options of the rules. */
function mayHoldRequests(context: Context, { rules: late, settings, text }: LateFile): boolean {
  const own = late.filter(([name, each]) => WITHOUT_VERBS.has(name) || optionsOf(each).verbs);
  if (own.length === 0 && Object.keys(settings.verbs).length === 0 && !namesVerb(text, settings.verbs)) return false;
  const rules = FileRules.of(context);
  for (const [name, each] of late) {
    const kind = kindOfRule(name);
    if (kind) rules.register(kind, each.id, optionsOf(each));
  }
  return rules.mayHoldRequests(rules.planOptions(settings, 'request', optionsOf(context)).words.verbs);
}

/** The options of a rule, which ESLint has checked by its schema. */
function optionsOf(context: Context): RuleOptions {
  return readContext(context, 'options')[0] ?? NO_OPTIONS;
}
