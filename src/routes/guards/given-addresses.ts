import { MOST_GUARDS, type AddressGuard } from './address-guard.ts';

/** The address of a request that is given another one, of which a value of run time says the end. */
const GIVEN = /\b(?:req|request|ctx)(?:\.req(?:uest)?)?\.(?:url|path)\s{0,9}=\s{0,9}(?:(["'])(\/\w[\w./-]{0,200})\1\s{0,9}\+|`(\/\w[\w./-]{0,200})\$\{)/g;

/**
 * Finds the addresses below which middleware sends requests that asked for another one: `req.url = '/users' + req.url;`. Whatever follows there is
 * said by requests that name another address, so nothing of it may change.
 */
export function givenAddresses(text: string): readonly AddressGuard[] {
  return [...text.matchAll(GIVEN)].slice(0, MOST_GUARDS).map(({ index, 0: matched, 2: added, 3: said = added ?? '' }) => {
    const at = index + matched.lastIndexOf(said);
    return { asks: 'matches', text: `^${said.replaceAll('.', String.raw`\.`)}(.*)$`, ignoresCase: false, takesGroups: true, range: [at, at + said.length] };
  });
}
