import { describe, expect, it } from 'vitest';
import { Project } from '../../src/project/project.ts';
import type { ProjectView } from '../../src/project/view.ts';
import { temporary, type Temporary } from './temporary.ts';

function projectOf(folder: Temporary): Project {
  return Project.at(folder.root, { accounting: 'all' });
}

function guardsOf(view: ProjectView, folder: Temporary): readonly string[] {
  return view.mentions.guards().map(({ file, guard }) => `${String(folder.name(file))}: ${guard.text}`);
}

function guard(question: string): string {
  return `export default (req, res, next) => (${question} ? next() : check(req, res, next));`;
}

describe('what the files of a project tell requests apart by', () => {
  const files = { 'server.js': "app.get('/getUsers', list);", 'guard.js': guard("req.path === '/users'") };

  it('is nothing of a file that is gone by then', () => {
    const folder = temporary(files);
    const view = projectOf(folder).view();
    folder.remove('guard.js');
    expect(guardsOf(view, folder)).toEqual([]);
  });

  it('is what the text of an editor says, not that of the disk', () => {
    const folder = temporary(files);
    const project = projectOf(folder);
    const texts = new Map([[folder.at('guard.js'), guard("req.path.startsWith('/orders')")]]);
    expect(guardsOf(project.viewOf(texts), folder)).toEqual(['guard.js: /orders']);
    expect(guardsOf(project.view(), folder)).toEqual(['guard.js: /users']);
  });
});
