import type { AddressGuard } from '../../model/address-guard.ts';
import { addressParts } from './address-parts.ts';
import { askedTables } from './asked-addresses.ts';
import { combinedAddresses } from './combined-addresses.ts';
import { comparedAddresses } from './compared-addresses.ts';
import { consumerGuards } from './consumer-guards.ts';
import { givenAddresses } from './given-addresses.ts';
import { permissionGuard, permissionPatterns } from './permissions.ts';
import { proxyKeys, rewriteSources } from './proxy-keys.ts';

/**
 * Finds where a source file tells requests apart by their addresses.
 *
 * @param text the text of the file; comments are read too
 */
export function findAddressGuards(text: string): readonly AddressGuard[] {
  const permissions = permissionGuard(text);
  const own = permissions
    ? [{ asks: 'permissions', text: 'permissions', ignoresCase: false, range: permissions } as const]
    : [];
  const asked = [...comparedAddresses(text), ...combinedAddresses(text), ...addressParts(text), ...askedTables(text)];
  return [
    ...own,
    ...asked,
    ...consumerGuards(text),
    ...givenAddresses(text),
    ...permissionPatterns(text),
    ...proxyKeys(text),
    ...rewriteSources(text),
  ];
}
