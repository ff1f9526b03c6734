/** @typedef {import('./plan-projects.mjs').Project} Project */

/**
 * A baseline as JSON with one route a line, so that a change of one route is a change of one line.
 *
 * @param {{ build: string | null, preset: string, projects: readonly Project[] }} baseline
 */
export function frozenText({ build, preset, projects }) {
  const list = projects.map(projectText).join(',\n');
  return `{\n"build": ${JSON.stringify(build)},\n"preset": "${preset}",\n"projects": [\n${list}\n]\n}\n`;
}

function projectText({ name, commit, routes }) {
  const lines = routes.map((route) => `\n${JSON.stringify(route)}`);
  return `{"name": ${JSON.stringify(name)}, "commit": ${JSON.stringify(commit)}, "routes": [${lines.join(',')}\n]}`;
}
