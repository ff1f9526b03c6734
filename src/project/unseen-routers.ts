import { fieldOf } from '../facts/options.ts';
import type { RouterRole } from '../facts/router-role.ts';
import { HOLE } from '../paths/dialects.ts';
import type { Framework, RouterKind } from '../routes/frameworks/framework.ts';
import { newRouter, type RouterInProgress } from '../routes/router-in-progress.ts';
import { LinkedText } from '../text/linked-text.ts';
import { plainText } from '../values/text-value.ts';
import type { Value } from '../values/value.ts';

/** A router that the evaluation finds and the syntax alone does not show. */
export function madeBy({ framework, kind, made: { file, range }, options }: RouterRole): RouterInProgress {
  const { dialect, precedence, bareStart, namesPart, privateParameters, refusesEmptyBodies } = framework;
  const prefix = prefixIn(options, framework, kind);
  return newRouter({
    ...{ framework: framework.name, name: kind, kind, file, made: range },
    ...{ prefix: prefix === null ? null : new LinkedText(prefix, range), constrained: options !== null },
    ...{ dialect, precedence, bareStart, namesPart, privateParameters, refusesEmptyBodies },
  });
}

/** The prefix that a router is made with, with a hole for what is not known of it; null where it has none. */
function prefixIn(
  options: Value | null,
  { prefixOption, applicationPrefix }: Framework,
  kind: RouterKind,
): string | null {
  if (!options || prefixOption === null || (kind === 'application' && applicationPrefix !== true)) return null;
  const said = fieldOf(options, [prefixOption]);
  if (said.kind === 'absent') return null;
  return (said.kind === 'value' ? plainText(said.value) : null) ?? HOLE;
}
