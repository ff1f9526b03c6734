import type { AddressGuard } from '../../model/address-guard.ts';
import { patternsUnder } from './patterns-below.ts';

const RESOURCE = /\bresources?["']?\s{0,9}:\s{0,9}(?:\[[^\][]{0,80})?["'`]$/;

/**
 * The patterns of a table of permissions that stand for what lies below an address:
 * `{ resource: '/users/*', methods: ['POST'] }`.
 */
export function permissionPatterns(text: string): readonly AddressGuard[] {
  return text.includes('resource') ? patternsUnder(RESOURCE, text) : [];
}
