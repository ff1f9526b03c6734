import { groupBy } from './group-by.mjs';
import { pairRoutes } from './pair-routes.mjs';

/** @typedef {import('./facts.mjs').Fact} Fact */
/** @typedef {import('./plan-projects.mjs').Project} Project */
/** @typedef {{ title: string, kind: string, example: string }} Difference */
/** @typedef {{ title: string, isLoss: boolean, kinds: Map<string, string[]> }} Group */

/** What may differ, in the order of a report, and whether something frozen is gone or another then. */
const TITLES = [
  ['Routes lost', true],
  ['Routes changed', true],
  ['Routes gained', false],
  ['Reports lost', true],
  ['Reports gained', false],
  ['Rewrites lost', true],
  ['Rewrites changed', true],
  ['Rewrites gained', false],
  ['Reasons changed', false],
  ['Callers lost', true],
  ['Callers gained', false],
];

/**
 * How later plans of projects differ from frozen ones, by title and kind. Titles without differences are left out.
 *
 * @param {readonly { before: Project, after: Project }[]} projects
 * @returns {Group[]}
 */
export function compareProjects(projects) {
  const all = groupBy(projects.flatMap(differencesOf), ({ title }) => title);
  return TITLES.filter(([title]) => all.has(title)).map(([title, isLoss]) => {
    const byKind = groupBy(all.get(title), ({ kind }) => kind);
    const kinds = new Map([...byKind].map(([kind, list]) => [kind, list.map(({ example }) => example)]));
    return { title, isLoss, kinds };
  });
}

/** @returns {Difference[]} */
function differencesOf({ before, after }) {
  return pairRoutes(before.routes, after.routes).flatMap((pair) =>
    [routeDifference, ...RULE_DIFFERENCES, rewriteDifference, reasonDifference, ...CALLER_DIFFERENCES]
      .flatMap((differ) => differ(pair) ?? [])
      .map(([title, kind, detail]) => {
        const { at } = pair.before ?? pair.after;
        return { title, kind, example: `${after.name} ${at}  ${detail}` };
      }),
  );
}

function routeDifference({ before, after }) {
  if (!before) return [['Routes gained', standingOf(after), textOf(after)]];
  if (!after) return [['Routes lost', standingOf(before), textOf(before)]];
  const fields = otherFields(before, after);
  return fields && [['Routes changed', fields, `${textOf(before)} is ${textOf(after)}`]];
}

const RULE_DIFFERENCES = [
  ({ before, after }) => reportsOnlyIn(before, after).map((rule) => ['Reports lost', rule, textOf(before)]),
  ({ before, after }) => reportsOnlyIn(after, before).map((rule) => ['Reports gained', rule, textOf(after)]),
];

function reportsOnlyIn(route, other) {
  return (route?.rules ?? []).filter((rule) => !other?.rules?.includes(rule));
}

function rewriteDifference({ before, after }) {
  const [was, is] = [before?.rewrite, after?.rewrite];
  if (!was && !is) return null;
  if (!is) return [['Rewrites lost', standingOf(after), changeText(before)]];
  if (!was) return [['Rewrites gained', standingOf(before), changeText(after)]];
  const fields = otherFields(was, is);
  return fields && [['Rewrites changed', fields, `${changeText(before)}, now ${textOf(is)}`]];
}

function reasonDifference({ before, after }) {
  const [was, is] = [before?.reason, after?.reason];
  return was && is && was !== is ? [['Reasons changed', `${was} → ${is}`, textOf(after)]] : null;
}

const CALLER_DIFFERENCES = [
  ({ before, after }) => callersOnlyIn(before, after).map((caller) => ['Callers lost', standingOf(after), caller]),
  ({ before, after }) => callersOnlyIn(after, before).map((caller) => ['Callers gained', standingOf(before), caller]),
];

/** The callers of a route that it has more often than another, each with the route. */
function callersOnlyIn(route, other) {
  const left = [...(other?.callers ?? [])];
  return (route?.callers ?? [])
    .filter((caller) => {
      const index = left.indexOf(caller);
      if (index >= 0) left.splice(index, 1);
      return index < 0;
    })
    .map((caller) => `${caller} calls ${textOf(route)}`);
}

/** What is to be said of a route in one of two plans, as the kind of what differs in the other one. */
function standingOf(route) {
  if (!route) return 'there is no such route';
  if (route.rewrite) return 'rewritten';
  if (route.reason) return `not rewritten: ${route.reason}`;
  return route.rules ? 'reported' : 'not reported';
}

/** Which fields of two endpoints differ; null where none does. */
function otherFields(one, other) {
  const fields = ['method', 'path', 'address'].filter((field) => one[field] !== other[field]);
  return fields.length > 0 ? `another ${fields.join(' and ')}` : null;
}

function changeText(route) {
  return `${textOf(route)} → ${textOf(route.rewrite)}`;
}

function textOf({ method, path, address }) {
  return `${method} ${address ?? path ?? '(no text)'}`;
}
