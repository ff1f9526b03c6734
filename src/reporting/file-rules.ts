import { RULE_NAMES } from '../rule-names.ts';
import { mentionsAddresses } from '../documents/comments/mentions-addresses.ts';
import { namesVerb } from '../documents/names-verb.ts';
import type { ViolationKind } from '../model/plan-options.ts';
import { placeOf } from '../project/file-places.ts';
import { mentionsRequests } from '../requests/mentions-requests.ts';
import { mentionsRoutes } from '../routes/signs/mentions-routes.ts';
import { mentionsConfigured } from '../routes/registrars/registrar-signs.ts';
import type { Settings } from '../settings.ts';
import type { SourceCode } from './create-rule.ts';
import { MOVING, OF_TASTE } from '../rule-names.ts';
import type { RuleOptions } from '../model/rule-options.ts';
import { RunningRules } from './running-rules.ts';

/** The rules that report nothing about callers if no address contains a verb of the convention. */
const OF_VERBS: ReadonlySet<ViolationKind> = new Set<ViolationKind>(
  [...MOVING, 'comment' as const].filter((kind) => !OF_TASTE.has(kind)),
);

/** The parts of the linted file that are needed here. */
interface NamedSource {
  readonly sourceCode: SourceCode;
  readonly filename: string;
}

/** Whether a file may have routes: its text may register some, or its name makes it a route in a file-based router. */
export function mayDeclareRoutes(text: string, filename: string, { registrars }: Settings): boolean {
  return mayRegisterRoutes(text, registrars) || placeOf(filename) !== null;
}

function mayRegisterRoutes(text: string, registrars: Settings['registrars']): boolean {
  return mentionsRoutes(text) || mentionsConfigured(text, registrars);
}

/**
 * The rules that run on one file, and what its text may contain according to a text search. Cached by the Program node,
 * because a host may use one SourceCode object for many files.
 */
export class FileRules extends RunningRules {
  static readonly #files = new WeakMap<object, FileRules>();

  readonly #text: string;
  readonly #filename: string;
  readonly #requests = new Map<Settings['verbs'], boolean>();
  #declares: boolean | undefined;
  #isOfVerbs = true;

  private constructor({ sourceCode, filename }: NamedSource) {
    super();
    this.#text = sourceCode.text;
    this.#filename = filename;
  }

  /** The rules on a file; the same object for all of them. */
  static of(source: NamedSource): FileRules {
    const { ast } = source.sourceCode;
    const known = FileRules.#files.get(ast);
    if (known) return known;
    const made = new FileRules(source);
    FileRules.#files.set(ast, made);
    return made;
  }

  /**
   * Records that a rule runs on the file; repeated calls change nothing. All rules are created before any of them
   * visits a node, so the record is complete by then.
   */
  override register(kind: ViolationKind, ruleId: string, options: RuleOptions): void {
    super.register(kind, ruleId, options);
    if (!OF_VERBS.has(kind)) this.#isOfVerbs = false;
  }

  /** Whether the text may register routes. */
  mayRegister({ registrars }: Settings): boolean {
    return mayRegisterRoutes(this.#text, registrars);
  }

  /** Whether the file may have routes: its text may register some, or its name makes it a route. */
  mayDeclare(settings: Settings): boolean {
    this.#declares ??= mayDeclareRoutes(this.#text, this.#filename, settings);
    return this.#declares;
  }

  /** Whether requests or comments may matter to a rule that runs. */
  mayAskCallers(verbs: Settings['verbs']): boolean {
    return !this.#isOfVerbs || this.mayHoldComments || this.mayHoldRequests(verbs);
  }

  /**
   * Whether the text may contain requests that change together with a route, or a verb for the URL of one that another
   * file sends. Without a verb there are none, unless collections are renamed or quantifiers dropped.
   */
  mayHoldRequests(verbs: Settings['verbs']): boolean {
    const known = this.#requests.get(verbs);
    if (known !== undefined) return known;
    const isOfAny = [...OF_TASTE].some((kind) => this.running.has(kind));
    const answer = namesVerb(this.#text, verbs) || (isOfAny && mentionsRequests(this.#text));
    this.#requests.set(verbs, answer);
    return answer;
  }

  /** Whether comments of the text may name an endpoint. */
  get mayHoldComments(): boolean {
    return mentionsAddresses(this.#text);
  }

  /** Whether a rule runs that reports routes. */
  get onRoutes(): boolean {
    return [...this.running.keys()].some((kind) => kind !== 'request' && kind !== 'comment');
  }

  /**
   * The full name of a rule, as in comments that disable it. A rule that does not run gets the prefix of those that do.
   */
  idOf(kind: ViolationKind): string {
    const { running } = this;
    const [anyId = ''] = running.values();
    return running.get(kind) ?? anyId.slice(0, anyId.lastIndexOf('/') + 1) + RULE_NAMES[kind];
  }
}
