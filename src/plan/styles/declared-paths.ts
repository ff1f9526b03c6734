import type { FileGuard } from '../../model/plan-input.ts';
import type { Path } from '../../model/path.ts';
import { join } from '../../paths/print.ts';
import { answer } from '../address-guards.ts';
import { addressesOf } from '../addresses/addresses.ts';
import type { WrittenPath } from './path-styles.ts';

/**
 * Whether code reads a path as it is declared (`req.route.path === '/Users'`), and would take another spelling of it
 * for another route, though it matches the same requests.
 *
 * @param to the other spelling
 */
export function isReadAsDeclared(
  { router, path, routes }: WrittenPath,
  to: Path,
  guards: readonly FileGuard[],
): boolean {
  const whole = [path, to].map((each) => addressesOf(router).map((mount) => join(mount, each, each.dialect).text));
  const spellings = [[path.text, to.text], ...(whole[0] ?? []).map((text, at) => [text, whole[1]?.[at] ?? ''])];
  return guards
    .filter(({ guard }) => guard.isDeclared)
    .some(({ guard }) =>
      spellings.some(([before = '', after = '']) => {
        // Only the beginning of a path is known of a prefix.
        if (routes.length === 0) return guard.text.includes(before) !== guard.text.includes(after);
        if (guard.asks === 'route') return (guard.text === before) !== (guard.text === after);
        return guard.asks === 'permissions' || answer(guard, before) !== answer(guard, after);
      }),
    );
}
