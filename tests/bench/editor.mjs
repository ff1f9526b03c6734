import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { fileWithRoutes } from './generated.mjs';
import { service } from './project.mjs';

const OPEN = 'src/server.js';

/**
 * The server fixes on saving only where it has underlined something, so the floor has one thing to report and to fix
 * beside its empty rule.
 */
const CONFIGS = {
  floor: `import empty from '${new URL('./empty-plugin.mjs', import.meta.url).href}';\nexport default [{ plugins: { empty }, rules: { 'empty/call-expression': 'error', 'unicode-bom': ['error', 'always'] } }];\n`,
  own: "import plugin from 'eslint-plugin-restful-routes';\nexport default [plugin.configs.recommended];\n",
};

/** What the tests of the editor use. It is TypeScript, which not every supported version of Node.js reads. */
async function testSupport() {
  // Loaded only now, so that it does not weigh on what is measured before.
  const { createViteServer } = await import('vitest/node');
  const root = fileURLToPath(new URL('../', import.meta.url));
  const vite = await createViteServer({
    root,
    configFile: false,
    logLevel: 'error',
    server: { middlewareMode: true, watch: null, ws: false },
  });
  try {
    const { Editor } = await vite.ssrLoadModule('/integration/editor/language-server.ts');
    const { createProject } = await vite.ssrLoadModule('/support/installed-package.ts');
    return { Editor, createProject };
  } finally {
    await vite.close();
  }
}

/**
 * Another file's requests to all routes of a file.
 *
 * @param {string} routes
 */
function callersOf(routes) {
  const calls = [...routes.matchAll(/^app\.(\w+)\('([^']+)'/gm)].map(
    ([, method, path]) => `it('answers', () => request(app).${method}('${path.replace(':id', '1')}').expect(200));`,
  );
  return ["import request from 'supertest';", "import { app } from '../src/server.js';", ...calls].join('\n');
}

/**
 * The least times from what is typed to its diagnostics, and from saving that to the edit that fixes it. Each round
 * types one character more, as no answer may be one that is remembered.
 *
 * @param {import('../integration/editor/language-server.ts').Editor} editor
 * @param {string} text
 * @param {Iterable<number>} rounds
 */
async function roundTrips(editor, text, rounds) {
  const best = { diagnostics: Infinity, fix: Infinity };
  for (const round of rounds) {
    const typed = text.replace("/state'", `/state${'s'.repeat(round)}'`);
    const start = performance.now();
    editor.type(OPEN, typed);
    const diagnostics = await editor.diagnostics(OPEN);
    const underlined = performance.now();
    const fixed = await editor.fixAll(OPEN, diagnostics);
    const end = performance.now();
    if (fixed === typed) throw new Error(`Nothing was fixed: ${editor.log.join('\n')}`);
    best.diagnostics = Math.min(best.diagnostics, underlined - start);
    best.fix = Math.min(best.fix, end - underlined);
  }
  return best;
}

/**
 * What a person waits for in an editor, with an empty rule and with the recommended ones: in a project of so many
 * files, one of which is open and has 20 routes that another file calls.
 *
 * @param {number} count
 * @param {() => Iterable<number>} rounds answers the rounds in which the character is typed
 */
export async function editorTimes(count, rounds) {
  const { Editor, createProject } = await testSupport();
  const project = createProject();
  let editor;
  try {
    const text = fileWithRoutes(20, 0);
    const files = {
      ...service(count - 2),
      [OPEN]: text,
      'test/server.test.js': callersOf(text),
      'eslint.config.mjs': CONFIGS.floor,
    };
    for (const [name, content] of Object.entries(files)) project.write(name, content);
    editor = await Editor.start(project.directory);
    editor.open(OPEN, text);
    const floor = await roundTrips(editor, text, rounds());
    project.write('eslint.config.mjs', CONFIGS.own);
    const own = await roundTrips(editor, text, rounds());
    return { floor, own };
  } finally {
    editor?.close();
    project.remove();
  }
}
