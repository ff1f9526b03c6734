import type { Route } from '../model/router.ts';
import type { Mentions } from '../model/plan-input.ts';
import type { Withheld } from '../model/withheld.ts';
import { PlainText } from '../text/source-texts.ts';
import { textOf } from './addresses/addresses.ts';
import { readUrl } from './addresses/request-path.ts';
import type { Targets } from './addresses/targets.ts';
import { changesOf } from './address-guards.ts';
import type { Move } from './moves.ts';

/**
 * Objections because middleware puts a prefix before the address of requests (`req.url = '/v2' + req.url`), and another
 * route would then answer them at their new address: next to `/v2/users/list`, `/users/list` does not move alone.
 *
 * @param targets the routes at their present addresses
 */
export function* precededAddresses(move: Move, mentions: Mentions, targets: Targets): Generator<Withheld> {
  const { methods, newMethods } = move.candidate;
  const answering = (address: string, method: string | undefined): Route | undefined =>
    targets.of(readUrl(new PlainText(address, 0)), method ?? null)[0]?.route;
  for (const { guard, file } of mentions.guards()) {
    const { precedes, range, text } = guard;
    if (precedes === undefined) continue;
    const isJoined = changesOf(move).some((change) => {
      const [from = '', to = ''] = change.map((path) => precedes + textOf(path));
      return methods.some((method, at) => answering(from, method) !== answering(to, newMethods[at]));
    });
    if (isJoined) yield { reason: 'path-guard', other: { label: text, file, range } };
  }
}
