import { parseArgs, type ParseArgsConfig } from 'node:util';
import { RULE_SETS, rulesOf, type RuleName } from './rule-choice.ts';
import { UsageError } from './usage-error.ts';

const COMMANDS = ['list', 'plan'] as const;
const FORMATS = ['table', 'json', 'markdown'] as const;

export type Command = (typeof COMMANDS)[number];
export type Format = (typeof FORMATS)[number];

/** What the user asks for. */
export interface Task {
  readonly command: Command;
  /** As it is written; the working directory where it is left out. */
  readonly folder: string;
  readonly format: Format;
  /** The rules that count; null where the command line does not say. */
  readonly rules: ReadonlySet<RuleName> | null;
  /** A JSON file of settings, as it is written. */
  readonly settings: string | null;
  /** A configuration of ESLint, as it is written. */
  readonly config: string | null;
  readonly verbose: boolean;
  /** Whether `plan` ends well whatever it finds. */
  readonly exitZero: boolean;
}

const OPTIONS = {
  format: { type: 'string' },
  recommended: { type: 'boolean' },
  strict: { type: 'boolean' },
  all: { type: 'boolean' },
  rules: { type: 'string' },
  settings: { type: 'string' },
  config: { type: 'string' },
  verbose: { type: 'boolean' },
  'exit-zero': { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
} satisfies ParseArgsConfig['options'];

/**
 * Reads the arguments of the command.
 *
 * @returns the task, or which text is to be shown instead
 * @throws UsageError for what is unknown or does not go together
 */
export function readArguments(given: readonly string[]): Task | 'help' | 'version' {
  const { values, positionals } = parse(given);
  if (values.help) return 'help';
  if (values.version) return 'version';
  const [command, folder = '.', ...more] = positionals;
  if (command === undefined) return 'help';
  if (!isOneOf(COMMANDS, command))
    throw new UsageError(`There is no command '${command}': it is ${COMMANDS.join(' or ')}.`);
  if (more.length > 0) throw new UsageError(`One folder at a time: '${more.join(' ')}' is too much.`);
  const { format = 'table', settings = null, config = null, verbose = false } = values;
  if (!isOneOf(FORMATS, format)) throw new UsageError(`There is no format '${format}': it is ${FORMATS.join(', ')}.`);
  if (settings !== null && config !== null) throw new UsageError('--settings and --config do not go together.');
  return {
    command,
    folder,
    format,
    rules: chosenRules(values),
    settings,
    config,
    verbose,
    exitZero: values['exit-zero'] ?? false,
  };
}

function parse(given: readonly string[]) {
  try {
    return parseArgs({ args: [...given], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    // Its first sentence says what is wrong, the others how a file of that name would be given.
    const [first = ''] = error instanceof Error ? error.message.split(/\.\s/) : [];
    throw new UsageError(`${first.replace(/\.$/, '')}.`);
  }
}

function chosenRules(values: ReturnType<typeof parse>['values']): Task['rules'] {
  const sets = RULE_SETS.filter((name) => values[name]);
  const [set, ...more] = [...sets, ...(values.rules === undefined ? [] : ['rules'])];
  if (more.length > 0) throw new UsageError(`--${String(set)} and --${more.join(' and --')} do not go together.`);
  if (values.rules !== undefined) return namedRules(values.rules);
  const [name] = sets;
  return name ? rulesOf(name) : null;
}

function namedRules(text: string): ReadonlySet<RuleName> {
  const known = [...rulesOf('all')];
  const names = text.split(',').map((name) => name.trim().replace(/^restful-routes\//, ''));
  return new Set(
    names.map((name) => {
      if (!isOneOf(known, name)) throw new UsageError(`There is no rule '${name}'. The rules are ${known.join(', ')}.`);
      return name;
    }),
  );
}

function isOneOf<T extends string>(values: readonly T[], value: string): value is T {
  return values.some((one) => one === value);
}
