import { createRequire } from 'node:module';
import { Linter } from 'eslint';
import plugin from 'eslint-plugin-restful-routes';
import { modelPlaces } from './model-places.mjs';
import { waysToRead } from './parsers.mjs';
import { oddPlace } from './places.mjs';

/**
 * What became of one file.
 *
 * @typedef {object} Outcome
 * @property {string} file
 * @property {boolean} isRead whether a parser reads it
 * @property {{ rule: string, line: number, message: string, source: string, hasFix: boolean }[]} reports
 * @property {string | null} fixed the text after all fixes; null where nothing is fixed
 * @property {number} suggestions how many were tried
 * @property {string[]} faults what ought not to be
 * @property {number} parse milliseconds
 * @property {number} rules milliseconds of all rules
 */

const PREFIX = 'restful-routes/';

/** ESLint lints a file only where a pattern names what it ends in. */
const SOURCES = ['**/*.{js,cjs,mjs,jsx,ts,cts,mts,tsx}'];

/** The Babel parser whose versions run on each supported Node.js speaks to this ESLint. */
const { Linter: OlderLinter } = createRequire(new URL('../integration/hosts/eslint-9/package.json', import.meta.url))(
  'eslint',
);

/** Lints and fixes the files of one package. */
export class PackageLinter {
  /** @param {string} root */
  constructor(root) {
    this.linters = { current: new Linter({ cwd: root }), older: new OlderLinter({ cwd: root }) };
  }

  /**
   * @param {string} file
   * @param {string} text
   * @returns {Outcome}
   */
  lint(file, text) {
    const outcome = { file, isRead: false, reports: [], fixed: null, suggestions: 0, faults: [], parse: 0, rules: 0 };
    for (const way of waysToRead(file)) {
      const languageOptions = way();
      const linter =
        languageOptions.parser?.meta?.name === '@babel/eslint-parser' ? this.linters.older : this.linters.current;
      const reader = new Reader(linter, file, languageOptions);
      if (!reader.reads(text)) continue;
      outcome.isRead = true;
      try {
        inspect(reader, text, outcome);
      } catch (error) {
        outcome.faults.push(`crash: ${error.stack ?? error}`);
      }
      break;
    }
    return outcome;
  }
}

/** A file under one parser. */
class Reader {
  constructor(linter, filename, languageOptions) {
    this.linter = linter;
    this.filename = filename;
    this.bare = [{ files: SOURCES, languageOptions, linterOptions: { noInlineConfig: true } }];
    this.full = [
      { files: SOURCES, languageOptions, linterOptions: { reportUnusedDisableDirectives: 'off' } },
      { files: SOURCES, ...plugin.configs.all },
    ];
  }

  /** Whether the parser takes a text; one that nests deeper than it can go it does not. */
  reads(text) {
    try {
      return !this.linter.verify(text, this.bare, { filename: this.filename }).some(({ fatal }) => fatal);
    } catch {
      return false;
    }
  }

  lint(text, fix) {
    const { messages, ...rest } = this.linter.verifyAndFix(text, this.full, {
      filename: this.filename,
      fix,
      stats: true,
    });
    return { ...rest, messages: messages.filter(({ ruleId }) => ruleId?.startsWith(PREFIX)) };
  }
}

/** @param {Reader} reader @param {string} text @param {Outcome} outcome */
function inspect(reader, text, outcome) {
  const { messages } = reader.lint(text, false);
  const [pass] = reader.linter.getTimes().passes;
  outcome.parse = pass.parse.total;
  outcome.rules = Object.values(pass.rules ?? {}).reduce((sum, { total }) => sum + total, 0);
  if (messages.length === 0) return;
  const sourceCode = reader.linter.getSourceCode();
  outcome.reports = messages.map(({ ruleId, line, message, fix }) => ({
    rule: ruleId.slice(PREFIX.length),
    line,
    message,
    source: sourceCode.lines[line - 1].trim().slice(0, 200),
    hasFix: fix !== undefined,
  }));
  outcome.faults.push(
    ...wrongPlaces(sourceCode, messages, reader.filename),
    ...wrongSuggestions(reader, text, messages, outcome),
  );
  if (messages.some(({ fix }) => fix)) fixAll(reader, text, outcome);
}

function wrongPlaces(sourceCode, messages, file) {
  const places = modelPlaces(sourceCode, file);
  return messages.flatMap((message) => {
    const start = sourceCode.getIndexFromLoc({ line: message.line, column: message.column - 1 });
    const isKnown = places.some(([from, to]) => from <= start && start <= to);
    const odd = oddPlace(sourceCode, message);
    const name = `${message.ruleId} at ${message.line}:${message.column}`;
    return [
      ...(isKnown ? [] : [`place: ${name} is on no route, request or comment`]),
      ...(odd ? [`place: ${name}: ${odd}`] : []),
    ];
  });
}

function wrongSuggestions(reader, text, messages, outcome) {
  const suggestions = messages.flatMap((message) => message.suggestions ?? []);
  outcome.suggestions = suggestions.length;
  return suggestions.flatMap(({ fix, desc }) =>
    reader.reads(text.slice(0, fix.range[0]) + fix.text + text.slice(fix.range[1]))
      ? []
      : [`suggestion: the text does not parse after '${desc}'`],
  );
}

function fixAll(reader, text, outcome) {
  const { fixed, output, messages } = reader.lint(text, true);
  if (!fixed) outcome.faults.push('fix: nothing changes');
  if (!reader.reads(output)) outcome.faults.push('fix: the text does not parse any more');
  else if (messages.some(({ fix }) => fix) || reader.lint(output, true).fixed)
    outcome.faults.push('fix: a second run changes it again');
  outcome.fixed = output;
}
