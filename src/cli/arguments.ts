import { extname } from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { RULE_SETS, rulesOf, type RuleName } from './rule-choice.ts';
import { UsageError } from './usage-error.ts';

const COMMANDS = ['list', 'plan', 'explain', 'fix'] as const;
const FORMATS = ['table', 'json', 'markdown', 'csv', 'html'] as const;

export type Command = (typeof COMMANDS)[number];
/** A command that changes nothing. */
export type ShowingCommand = Exclude<Command, 'fix'>;
export type Format = (typeof FORMATS)[number];

/** What the user asks the command to do. */
export interface Task {
  readonly command: Command;
  /** A folder or files, as they are written; empty for the working directory. */
  readonly paths: readonly string[];
  readonly format: Format;
  /** The file to write, as it is written; null for stdout. */
  readonly output: string | null;
  /** The URL of the working directory on the web, for links to lines; null where the command line names none. */
  readonly links: string | null;
  /** The rules to apply; null where the command line names none. */
  readonly rules: ReadonlySet<RuleName> | null;
  /** A JSON file of settings, as it is written. */
  readonly settings: string | null;
  /** A configuration of ESLint, as it is written. */
  readonly config: string | null;
  readonly verbose: boolean;
  /** Whether `plan` exits with 0 whatever it finds. */
  readonly exitZero: boolean;
  /** Whether it is an error to find no route. */
  readonly failOnEmpty: boolean;
  /** Whether `fix` shows the changes and makes none. */
  readonly dryRun: boolean;
  /** Whether `fix` makes no changes, and fails where there are any to make. */
  readonly check: boolean;
  /** Whether `fix` may change files that have uncommitted changes. */
  readonly force: boolean;
  /** Whether identifiers move into paths, even where the settings do not ask for it. */
  readonly identifiers: boolean;
  /** Whether `fix` looks for a configuration of ESLint. */
  readonly looksForConfig: boolean;
  /** Whether to use colours; null where the command line has no option for it. */
  readonly color: boolean | null;
}

const OPTIONS = {
  format: { type: 'string' },
  output: { type: 'string', short: 'o' },
  links: { type: 'string' },
  recommended: { type: 'boolean' },
  strict: { type: 'boolean' },
  all: { type: 'boolean' },
  rules: { type: 'string' },
  settings: { type: 'string' },
  config: { type: 'string' },
  verbose: { type: 'boolean' },
  'exit-zero': { type: 'boolean' },
  'fail-on-empty': { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  check: { type: 'boolean' },
  force: { type: 'boolean' },
  'no-config-lookup': { type: 'boolean' },
  identifiers: { type: 'boolean' },
  color: { type: 'boolean' },
  'no-color': { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
} satisfies ParseArgsConfig['options'];

/**
 * Reads the arguments of the command.
 *
 * @returns the task, or which text to show instead
 * @throws UsageError for unknown options and values, and for options that cannot be combined
 */
export function readArguments(given: readonly string[]): Task | 'help' | 'version' {
  const { values, positionals } = parse(given);
  if (values.help) return 'help';
  if (values.version) return 'version';
  const [command, ...paths] = positionals;
  if (command === undefined) return 'help';
  if (!isOneOf(COMMANDS, command)) throw new UsageError(`Unknown command '${command}'. Use ${alternatives(COMMANDS)}.`);
  const { output = null, settings = null, config = null, verbose = false } = values;
  if (settings !== null && config !== null) throw new UsageError('--settings and --config cannot be combined.');
  checkBelonging(command, values);
  if (values.color && values['no-color']) throw new UsageError('--color and --no-color cannot be combined.');
  return {
    command,
    paths,
    format: chosenFormat(values.format, output),
    output,
    links: values.links ?? null,
    rules: chosenRules(values),
    settings,
    config,
    verbose,
    exitZero: values['exit-zero'] ?? false,
    failOnEmpty: values['fail-on-empty'] ?? false,
    dryRun: values['dry-run'] ?? false,
    check: values.check ?? false,
    force: values.force ?? false,
    identifiers: values.identifiers ?? false,
    looksForConfig: command === 'fix' && !values['no-config-lookup'],
    color: values.color ? true : values['no-color'] ? false : null,
  };
}

/** The options of `fix` alone. */
const OF_FIX = ['dry-run', 'check', 'force', 'no-config-lookup'] as const;

/** The options that a command does not have. */
const NOT_OF: Readonly<Record<Command, readonly (keyof typeof OPTIONS)[]>> = {
  list: [...OF_FIX, 'identifiers'],
  plan: OF_FIX,
  explain: [...OF_FIX, 'identifiers', 'links', 'exit-zero'],
  fix: ['format', 'output', 'links', 'exit-zero'],
};

/** @throws UsageError for an option of another command */
function checkBelonging(command: Command, values: ReturnType<typeof parse>['values']): void {
  const wrong = NOT_OF[command].find((name) => values[name] !== undefined);
  if (wrong !== undefined) throw new UsageError(`'${command}' has no option --${wrong}.`);
}

function parse(given: readonly string[]) {
  try {
    return parseArgs({ args: [...given], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    // The first sentence names the error; the others explain how to pass a file whose name begins with a dash.
    const [first = ''] = error instanceof Error ? error.message.split(/\.\s/) : [];
    throw new UsageError(`${first.replace(/\.$/, '')}.`);
  }
}

/** The extensions that imply a format where the user names none. */
const EXTENSIONS: Readonly<Record<string, Format>> = {
  '.json': 'json',
  '.md': 'markdown',
  '.csv': 'csv',
  '.html': 'html',
  '.txt': 'table',
};

function chosenFormat(format: string | undefined, output: string | null): Format {
  if (format !== undefined && !isOneOf(FORMATS, format))
    throw new UsageError(`Unknown format '${format}'. Use ${alternatives(FORMATS)}.`);
  if (format !== undefined || output === null) return format ?? 'table';
  const implied = EXTENSIONS[extname(output).toLowerCase()];
  if (!implied) throw new UsageError(`Add --format: the name '${output}' does not imply one.`);
  return implied;
}

function chosenRules(values: ReturnType<typeof parse>['values']): Task['rules'] {
  const sets = RULE_SETS.filter((name) => values[name]);
  const [set, ...more] = [...sets, ...(values.rules === undefined ? [] : ['rules'])];
  if (more.length > 0) throw new UsageError(`--${String(set)} and --${more.join(' and --')} cannot be combined.`);
  if (values.rules !== undefined) return namedRules(values.rules);
  const [name] = sets;
  return name ? rulesOf(name) : null;
}

function namedRules(text: string): ReadonlySet<RuleName> {
  const known = [...rulesOf('all')];
  const names = text.split(',').map((name) => name.trim().replace(/^restful-routes\//, ''));
  return new Set(
    names.map((name) => {
      if (!isOneOf(known, name)) throw new UsageError(`Unknown rule '${name}'. The rules are ${known.join(', ')}.`);
      return name;
    }),
  );
}

/** `a, b or c`. */
function alternatives(values: readonly string[]): string {
  return `${values.slice(0, -1).join(', ')} or ${values.slice(-1).join()}`;
}

function isOneOf<T extends string>(values: readonly T[], value: string): value is T {
  return values.some((one) => one === value);
}
