import { addressesOf } from '../plan/addresses/addresses.ts';
import { HOLE } from '../paths/dialects.ts';
import type { Path } from '../model/path.ts';
import { display, join } from '../paths/print.ts';
import type { Router } from '../model/router.ts';

/**
 * The path under the first mount, as far as it is known: `…/users/list` where the prefix of the router is not known.
 */
export function addressText(router: Router, path: Path): string {
  return textUnder(addressesOf(router)[0], path);
}

/** The path under a mount, as far as that one is known. */
export function textUnder(mount: Path | undefined, path: Path): string {
  const address = mount && mount.text !== HOLE ? join(mount, path, path.dialect).text : path.text;
  return address !== path.text && address.startsWith(HOLE)
    ? `…${display(address.slice(HOLE.length))}`
    : display(address);
}

/** An endpoint as the messages name it: method and address; a prefix has no method. */
export function endpointText(router: Router, method: string, path: Path): string {
  return method === 'USE' ? addressText(router, path) : `${method} ${addressText(router, path)}`;
}
