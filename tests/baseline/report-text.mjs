/** @typedef {import('./compare.mjs').Group} Group */

/**
 * The differences as text: each title with its kinds, the most frequent first, and some examples of each.
 *
 * @param {readonly Group[]} groups
 * @param {number} most how many examples of a kind are printed
 */
export function reportText(groups, most) {
  if (groups.length === 0) return 'No difference.';
  return groups
    .map(({ title, kinds }) => {
      const sorted = [...kinds].sort(([kind, one], [other, two]) => two.length - one.length || (kind < other ? -1 : 1));
      const total = sorted.reduce((sum, [, examples]) => sum + examples.length, 0);
      return [`${title}: ${total}`, ...sorted.flatMap((each) => kindLines(each, most))].join('\n');
    })
    .join('\n\n');
}

function kindLines([kind, examples], most) {
  const left = examples.length - most;
  return [
    `  ${examples.length}  ${kind}`,
    ...examples.slice(0, most).map((example) => `       ${example}`),
    ...(left > 0 ? [`       and ${left} more`] : []),
  ];
}
