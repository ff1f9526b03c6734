import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import layers from '../src/layers.json' with { type: 'json' };

const SOURCE = fileURLToPath(new URL('../src/', import.meta.url));

/** From the top down: a layer may import from itself and from those below it, types included, and from no other. */
const LAYERS: readonly (readonly string[])[] = layers;

interface Import {
  readonly specifier: string;
  /** Whether it is gone at run time. */
  readonly typeOnly: boolean;
}

const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => name.split(sep).join('/'));

const imports = new Map(files.map((name) => [name, importsOf(name)]));

function parse(name: string): ts.SourceFile {
  return ts.createSourceFile(name, readFileSync(join(SOURCE, name), 'utf8'), ts.ScriptTarget.Latest, true);
}

function importsOf(name: string): readonly Import[] {
  const file = parse(name);
  const found: Import[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      found.push({ specifier: node.moduleSpecifier.text, typeOnly: isTypeOnly(node.importClause) });
    } else if (ts.isExportDeclaration(node) && node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier)) {
      found.push({ specifier: node.moduleSpecifier.text, typeOnly: node.isTypeOnly });
    } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      found.push({ specifier: node.argument.literal.getText(file).slice(1, -1), typeOnly: true });
    } else if (ts.isCallExpression(node) && node.arguments.length === 1) {
      const [argument] = node.arguments;
      const loads =
        node.expression.kind === ts.SyntaxKind.ImportKeyword || /require/i.test(node.expression.getText(file));
      if (loads && argument && ts.isStringLiteral(argument)) found.push({ specifier: argument.text, typeOnly: false });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** `import type`, or braces that hold nothing but types: `verbatimModuleSyntax` keeps the second as an empty import. */
function isTypeOnly(clause: ts.ImportClause | undefined): boolean {
  return clause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
}

/** The file of src that a specifier names; null for a package. */
function target(from: string, specifier: string): string | null {
  if (!specifier.startsWith('.')) return null;
  return relative(SOURCE, join(SOURCE, dirname(from), specifier))
    .split(sep)
    .join('/');
}

function layerOf(name: string): number {
  const [top = ''] = name.split('/');
  return LAYERS.findIndex((layer) => layer.includes(top));
}

function packagesAtRunTime(name: string): readonly string[] {
  return (imports.get(name) ?? [])
    .filter(({ specifier, typeOnly }) => !typeOnly && !specifier.startsWith('.'))
    .map(({ specifier }) => specifier);
}

describe('the layers of src', () => {
  it('hold every file', () => {
    expect(files.filter((name) => layerOf(name) < 0)).toEqual([]);
  });

  it('import downwards only, types included', () => {
    const upwards = files.flatMap((name) =>
      (imports.get(name) ?? []).flatMap(({ specifier }) => {
        const to = target(name, specifier);
        return to !== null && files.includes(to) && layerOf(to) < layerOf(name) ? [`${name} -> ${to}`] : [];
      }),
    );
    expect(upwards).toEqual([]);
  });

  it('import files that exist', () => {
    const lost = files
      .flatMap((name) => (imports.get(name) ?? []).flatMap(({ specifier }) => target(name, specifier) ?? []))
      .filter((to) => !files.includes(to) && to !== '../package.json');
    expect(lost).toEqual([]);
  });

  it('have no cycle between files, types included', () => {
    const cycles: string[] = [];
    const state = new Map<string, 'open' | 'done'>();
    const visit = (name: string, path: readonly string[]): void => {
      if (state.get(name) === 'done') return;
      if (state.get(name) === 'open') {
        cycles.push([...path.slice(path.indexOf(name)), name].join(' -> '));
        return;
      }
      state.set(name, 'open');
      for (const { specifier } of imports.get(name) ?? []) {
        const to = target(name, specifier);
        if (to !== null && files.includes(to)) visit(to, [...path, name]);
      }
      state.set(name, 'done');
    };
    for (const name of files) visit(name, []);
    expect(cycles).toEqual([]);
  });

  it('load no package at run time but their dependencies and Node', () => {
    const packages = new Set(files.flatMap(packagesAtRunTime).filter((name) => name !== 'eslint'));
    expect([...packages].sort()).toEqual([
      '@typescript-eslint/scope-manager',
      '@typescript-eslint/visitor-keys',
      'diff',
      'htmlparser2',
      'ignore',
      'mdast-util-from-markdown',
      'mdast-util-gfm-table',
      'micromark-extension-gfm-table',
      'minimatch',
      'node:child_process',
      'node:crypto',
      'node:fs',
      'node:module',
      'node:os',
      'node:path',
      'node:process',
      'node:util',
      'node:worker_threads',
      'oxc-parser',
      'oxc-resolver',
      'pluralize',
      'pug-lexer',
      'yaml',
    ]);
  });

  it('import no package: each is loaded when it is first needed', () => {
    const imported = /^import (?!type\b).*from '(?![.]|node:)/m;
    expect(files.filter((name) => imported.test(readFileSync(join(SOURCE, name), 'utf8')))).toEqual([]);
  });

  it('load ESLint in the command alone, where it reads a configuration', () => {
    expect(files.filter((name) => packagesAtRunTime(name).includes('eslint'))).toEqual(['cli/eslint-config.ts']);
  });

  it('know ESLint by its types only, and below the rules not at all', () => {
    const below = files.filter((name) => layerOf(name) > layerOf('reporting'));
    const eslint = below.flatMap((name) =>
      (imports.get(name) ?? []).filter(({ specifier }) => specifier === 'eslint').map(() => name),
    );
    expect(eslint).toEqual([]);
  });

  it('have no folder and no file for what has no place', () => {
    expect(files.filter((name) => /(?:^|\/)(?:utils?|helpers?|common|misc|shared)(?:\/|\.)/.test(name))).toEqual([]);
  });

  it('hand one another what model/ has the types of, and nothing but types', () => {
    const others = files
      .filter((name) => name.startsWith('model/'))
      .flatMap((name) => parse(name).statements.map((statement) => ({ name, statement })))
      .filter(
        ({ statement }) =>
          !ts.isInterfaceDeclaration(statement) &&
          !ts.isTypeAliasDeclaration(statement) &&
          !(ts.isImportDeclaration(statement) && isTypeOnly(statement.importClause)),
      );
    expect(others.map(({ name, statement }) => `${name}: ${ts.SyntaxKind[statement.kind]}`)).toEqual([]);
  });

  it('are pure where they judge, the syntax tree aside: no file and no process is touched', () => {
    const pure = files.filter((name) =>
      ['convention', 'paths', 'words', 'text', 'plan', 'model'].includes(name.split('/')[0] ?? ''),
    );
    expect(pure.flatMap(packagesAtRunTime).filter((specifier) => /^node:(?!module$)/.test(specifier))).toEqual([]);
    expect(pure.filter((name) => /\bprocess\.|\bconsole\./.test(readFileSync(join(SOURCE, name), 'utf8')))).toEqual([]);
  });
});
