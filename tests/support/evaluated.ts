import { dirname, join } from 'node:path/posix';
import { Program } from '../../src/link/program.ts';
import { HOLE } from '../../src/paths/dialects.ts';
import { parseSource } from '../../src/project/parse-source.ts';
import { lowerModule } from '../../src/values/lower.ts';
import type { Listener } from '../../src/values/events.ts';
import { plainText } from '../../src/values/text-value.ts';
import { optionsOf, type Value } from '../../src/values/value.ts';
import type { ModuleTerms } from '../../src/values/module-terms.ts';

/** The texts of a program by their names. */
export type Files = Readonly<Record<string, string>>;

const ENDINGS = ['', '.js', '.ts', '/index.js'];

/** The terms of a file; an error where it cannot be parsed. */
export function termsOf(file: string, text: string): ModuleTerms {
  const parsed = parseSource(file, text);
  if (!parsed) throw new Error(`${file} cannot be parsed`);
  return lowerModule(parsed.ast, parsed.text);
}

/** Evaluates a program. */
export function evaluate(files: Files, listener: Listener): void {
  const terms = new Map(Object.entries(files).map(([file, text]) => [file, termsOf(file, text)]));
  const program = new Program(
    {
      termsOf: (file) => terms.get(file) ?? null,
      resolve: (from, specifier) => {
        if (!specifier.startsWith('.')) return null;
        const path = join(dirname(from), specifier);
        return ENDINGS.map((ending) => path + ending).find((name) => terms.has(name)) ?? null;
      },
      namesIn: () => [],
      sources: Object.keys(files),
      makesRouters: () => true,
      isRouter: () => false,
      specifiersOf: (file) => terms.get(file)?.specifiers ?? [],
    },
    { files: new Set(), names: new Set() },
    [listener],
  );
  program.evaluate(Object.keys(files), new Set(Object.keys(files)));
}

/** What the function `see` is called with, call by call: `'/users/…'` is a text with a hole, `?` is unknown. */
export function seen(files: Files | string): readonly string[] {
  const found: string[] = [];
  evaluate(typeof files === 'string' ? { 'app.js': files } : files, {
    called({ callee, args }) {
      if (callee.kind === 'opaque' && callee.source.kind === 'global' && callee.source.name === 'see')
        found.push(args.map(shown).join(', '));
    },
  });
  return found;
}

/** A value as tests write it. */
export function shown(value: Value): string {
  return optionsOf(value).map(shownOne).join(' | ');
}

function shownOne(value: Value): string {
  switch (value.kind) {
    case 'text':
      return `'${(plainText(value) ?? '').replaceAll(HOLE, '…')}'`;
    case 'constant':
      return String(value.value);
    case 'object': {
      const { fields, rest } = value.state;
      const more = rest ? ['…'] : [];
      return value.shape === 'array'
        ? `[${[...[...fields.values()].map(shown), ...more].join(', ')}]`
        : `{${[...[...fields].map(([name, field]) => `${name}: ${shown(field)}`), ...more].join(', ')}}`;
    }
    default:
      return '?';
  }
}
