import { HOLE } from '../paths/dialects.ts';
import type { Path } from '../model/path.ts';
import type { Router } from '../model/router.ts';
import { display } from '../paths/print.ts';
import { addressesOf } from '../plan/addresses/addresses.ts';
import { textUnder } from '../reporting/endpoint-text.ts';
import type { Address } from './listed-route.ts';

/** A method and a path of a router, with the full addresses, as the output names them. */
export function addressed(method: string, router: Router, path: Path): Address {
  return { method, path: display(path), addresses: fullAddresses(router, path) };
}

/**
 * The addresses as messages name them. Where no mount of the router is known, `…` precedes the path, because a list
 * has no other place to show that.
 */
export function fullAddresses(router: Router, path: Path): readonly string[] {
  const texts = addressesOf(router).map((mount) =>
    mount.text === HOLE ? `…${display(path)}` : textUnder(mount, path),
  );
  return [...new Set(texts)];
}
