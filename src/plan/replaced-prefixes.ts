import { names } from '../documents/mention-index.ts';
import type { Mentions } from '../model/plan-input.ts';
import type { Withheld } from '../model/withheld.ts';
import { parsePath } from '../paths/parse-path.ts';
import { isForPeople } from './callers/accounting.ts';
import { isNamed, namesOf } from './callers/occurrence-lookup.ts';
import type { Move } from './moves.ts';

/**
 * Objections because a proxy replaces the beginning of addresses (`pathRewrite: { '^/people': '/users' }`), and a text
 * names the address of a route before that: `/people/list` for `/users/list`.
 */
export function* replacedPrefixes(move: Move, mentions: Mentions): Generator<Withheld> {
  const wanted = namesOf(move.judged);
  if (!wanted) return;
  for (const { guard } of mentions.guards()) {
    const { replaces, text } = guard;
    for (const { address, at } of replaces === undefined ? [] : wanted.addresses) {
      if (!address.text.startsWith(`${text}/`)) continue;
      const sent = parsePath(`${replaces ?? ''}${address.text.slice(text.length)}`, address.dialect);
      const index = at + sent.segments.length - address.segments.length;
      const found = mentions.naming(wanted.changing, sent.segments.slice(0, index), sent.segments[index + 1]);
      for (const { file, mention } of found)
        if (!isForPeople(mention) && !isNamed(mention, wanted) && names(mention, sent, index))
          yield { reason: 'used', other: { label: mention.written, file, range: mention.range } };
    }
  }
}
