import { MOST_GUARDS } from './bounds.ts';
import type { AddressGuard } from '../../model/address-guard.ts';

/** The address of a request that is given another one, of which a value of run time says the end. */
const GIVEN = new RegExp(
  String.raw`(?:\b(?:req|request|ctx)(?:\.req(?:uest)?)?\.(?:(?:url|path|routerPath)\s{0,9}=\s{0,9}` +
    String.raw`|setUrl\(\s{0,9})|\brewriteUrl\b[^;]{0,160}?(?:=>|\breturn\b` +
    String.raw`|[?:])\s{0,9})(?:(["'])(\/\w[\w./-]{0,200})\1\s{0,9}\+|\x60(\/\w[\w./-]{0,200})\$\{` +
    String.raw`|[\w.]{1,40}\.replace\(\s{0,9}[^,\n]{1,80},\s{0,9}["'\x60]` +
    String.raw`(\/\w[\w./-]{0,200})["'\x60]\s{0,9}\))`,
  'g',
);

/**
 * Finds the addresses below which middleware sends requests that asked for another one:
 * `req.url = '/users' + req.url;`. Whatever follows there is said by requests that name another address, so nothing of
 * it may change; so it is where a part of theirs is replaced: `req.url = req.url.replace('/people', '/users');`. hapi
 * is told it by `request.setUrl(...)`, Koa's router by `ctx.routerPath`, and Fastify by what its option `rewriteUrl`
 * answers.
 */
export function givenAddresses(text: string): readonly AddressGuard[] {
  return [...text.matchAll(GIVEN)]
    .slice(0, MOST_GUARDS)
    .map(({ index, 0: matched, 2: added, 3: filled, 4: replacing }) => {
      const said = added ?? filled ?? replacing ?? '';
      const at = index + matched.lastIndexOf(said);
      return {
        asks: 'matches',
        text: `^${said.replaceAll('.', String.raw`\.`)}(.*)$`,
        ignoresCase: false,
        takesGroups: true,
        range: [at, at + said.length],
      };
    });
}
