import { expect, it } from 'vitest';
import { samplesByStage, type Frame, type Profile } from './stages.mjs';

/** A profile of a single sample in the innermost of some functions, by their modules or their names in brackets. */
function profileOf(...stacks: readonly (readonly string[])[]): Profile {
  const frame = (url: string): Frame => ({ url, functionName: url, lineNumber: 0, columnNumber: 0 });
  let id = 1;
  const root = { id, callFrame: frame('(root)'), children: [] as number[] };
  const nodes: { id: number; callFrame: Frame; children: number[] }[] = [root];
  const samples = stacks.map((stack) => {
    let caller = root;
    for (const name of stack) {
      const node = { id: (id += 1), callFrame: frame(name), children: [] };
      caller.children.push(node.id);
      nodes.push(node);
      caller = node;
    }
    return caller.id;
  });
  return { nodes, samples };
}

/** Modules of the source are those that are written without a scheme or brackets. */
function stagesOf(...stacks: readonly (readonly string[])[]): Record<string, number> {
  const moduleOf = ({ url }: Frame): string | null => (/^[a-z-]+(?:\/[a-z-]+)*\.js$/.test(url) ? url : null);
  return Object.fromEntries(samplesByStage(profileOf(...stacks), moduleOf));
}

const ESLINT = 'file:///node_modules/eslint/lib/linter.js';

it('gives a sample to the innermost function that has a stage', () => {
  expect(
    stagesOf(
      [ESLINT],
      [ESLINT, 'rules/no-verb-segment.js'],
      [ESLINT, 'rules/no-verb-segment.js', 'reporting/report.js', 'plan/make-plan.js'],
      [ESLINT, 'rules/no-verb-segment.js', 'plan/make-plan.js', 'project/view.js', 'project/parse-source.js'],
      [ESLINT, 'rules/no-verb-segment.js', 'plan/make-plan.js', 'convention/judge.js'],
    ),
  ).toEqual({ 'outside of the plugin': 1, report: 1, plan: 2, parse: 1 });
});

it('gives packages and what all stages share to the caller', () => {
  expect(
    stagesOf(
      ['reporting/report.js', 'plan/make-plan.js', 'text/edits.js'],
      [
        'project/parse-source.js',
        'file:///node_modules/oxc-parser/index.js',
        'file:///node_modules/oxc-parser/native.js',
      ],
      ['plan/make-plan.js', 'remembered.js'],
    ),
  ).toEqual({ plan: 2, parse: 1 });
});

it('makes a stage of every folder that it does not know', () => {
  expect(
    stagesOf(['link/worklist.js', 'values/lower-class.js'], ['documents/openapi.js'], ['values/evaluate.js']),
  ).toEqual({
    lowering: 1,
    documents: 1,
    values: 1,
  });
});

it('gives garbage collection to what ran before, and leaves out where nothing runs', () => {
  expect(
    stagesOf(['plan/make-plan.js'], ['(garbage collector)'], ['(idle)'], [ESLINT], ['(garbage collector)']),
  ).toEqual({
    plan: 2,
    'outside of the plugin': 2,
  });
});

it('tells the loading of the plugin from that of others', () => {
  const loader = 'node:internal/modules/cjs/loader';
  expect(
    stagesOf(
      [ESLINT, loader],
      ['reporting/late-rules.js', loader],
      ['reporting/late-rules.js', loader, 'words/lexicon.js'],
    ),
  ).toEqual({
    'outside of the plugin': 1,
    loading: 2,
  });
});
