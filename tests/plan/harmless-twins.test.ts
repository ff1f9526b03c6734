import { describe, expect, it } from 'vitest';
import { makePlan } from '../../src/plan/make-plan.ts';
import { Project } from '../../src/project/project.ts';
import { HARMLESS_CLIENTS } from '../support/harmless-clients.ts';
import { HARMLESS_SERVERS } from '../support/harmless-servers.ts';
import type { Harmless } from '../support/applications.ts';
import { writeProject, type Files } from '../support/project.ts';
import { OPTIONS, reasonsOf } from './planning.ts';

/** What becomes of the routes of a project, and how many requests follow. */
function outcomeOf(files: Files): Pick<Harmless, 'outcomes' | 'callers'> {
  const root = writeProject(files);
  const plan = makePlan(Project.at(root, { accounting: 'all' }).view(), OPTIONS);
  const reasons = reasonsOf(plan);
  return {
    outcomes: plan.routes
      .map(({ rewrite }, at) => (rewrite ? `${rewrite.method} ${rewrite.path.text}` : (reasons[at] ?? '')))
      .filter((outcome) => outcome !== ''),
    callers: Object.keys(files).flatMap((file) => plan.callersIn(`${root}/${file}`).callers).length,
  };
}

describe('a route moves with its callers where it only looks as if something held it', () => {
  it.each([...HARMLESS_SERVERS, ...HARMLESS_CLIENTS])('$what', ({ files, outcomes, callers }) => {
    expect(outcomeOf(files)).toEqual({ outcomes, callers });
  });
});
