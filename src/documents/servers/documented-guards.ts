import type { DataNode } from '../data/data-tree.ts';
import { MOST_GUARDS } from './joined-guards.ts';
import type { AddressGuard } from '../../model/guards.ts';
import { gatewayGuards } from './gateway-data.ts';
import { locationGuards } from './locations.ts';
import { patternGuards } from './patterns-below.ts';
import { policyAddresses } from './policy-rows.ts';
import { proxyKeys } from './proxy-keys.ts';
import { proxyRules } from './proxy-rules.ts';
import { regoAddresses } from './rego-policies.ts';

/**
 * Finds where a document treats requests differently by their addresses: gateways, proxies and tables of permissions
 * that apply to what is below an address and not to the address itself, or the other way round.
 *
 * @param data the content of the document, where its format can be parsed
 */
export function documentedGuards(text: string, data: readonly DataNode[]): readonly AddressGuard[] {
  const found = [
    ...[...locationGuards(text), ...patternGuards(text, data), ...proxyKeys(text), ...policyAddresses(text)],
    ...[...gatewayGuards(data).addresses, ...proxyRules(text), ...regoAddresses(text)],
  ];
  return found.slice(0, MOST_GUARDS);
}
