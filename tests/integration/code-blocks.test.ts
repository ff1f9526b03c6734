import { Linter } from 'eslint';
import { describe, expect, it } from 'vitest';
import plugin from '../../src/index.ts';

/** Takes the blocks of code out of a document, as `@eslint/markdown` does. */
const BLOCKS: Linter.Processor = {
  supportsAutofix: true,
  preprocess: (text) =>
    [...text.matchAll(/```js\n(.*?)```/gs)].map(([, code = ''], at) => ({ text: code, filename: `${String(at)}.js` })),
  postprocess: (messages) => messages.flat(),
};

const CONFIG: Linter.Config[] = [
  { files: ['**/*.md'], processor: BLOCKS },
  { files: ['**/*.js'], ...plugin.configs.all },
];

const SERVER =
  "const app = require('express')();\napp.get('/users/getAll', (req, res) => res.json([]));\napp.get('/user/:id', (req, res) => res.json({}));\n";
const CLIENT = "fetch('/users/getAll');\n";

function lint(document: string): readonly Linter.LintMessage[] {
  return new Linter().verify(document, CONFIG, { filename: 'guide.md', filterCodeBlock: () => true });
}

describe('blocks of code in a document', () => {
  it('are reported, and keep their addresses: nobody sees what else of the document names them', () => {
    const messages = lint(`Ask GET /users/getAll:\n\n\`\`\`js\n${SERVER}\`\`\`\n\nor\n\n\`\`\`js\n${CLIENT}\`\`\`\n`);
    const reason =
      'a request that names it may not be updated: ESLint may not lint its file, or not with this plugin and these options';
    expect(messages.map(({ message, fix }) => ({ message, fix }))).toEqual([
      { message: `Verb 'get' in the path of 'GET /users/getAll'. Not rewritten: ${reason}.`, fix: undefined },
      {
        message: `Collection 'user' in the path of 'GET /user/:id' is singular. Name it 'users'. Not renamed: ${reason}.`,
        fix: undefined,
      },
    ]);
  });

  it('keep their requests with their routes', () => {
    expect(lint(`\`\`\`js\n${SERVER}${CLIENT}\`\`\`\n`).flatMap(({ fix }) => fix ?? [])).toEqual([]);
  });
});
