import { identifiesSeveral } from '../../convention/identifiers.ts';
import type { Answer } from '../../model/handler.ts';
import type { JudgedRoute } from '../../model/plan.ts';
import type { WithheldReason } from '../../model/withheld.ts';
import { is } from '../../words/entries.ts';
import { isPlural } from '../../words/inflect.ts';
import { wordTexts } from '../../words/split.ts';
import { addressesOf } from '../addresses/addresses.ts';

/** The names under which a handler reads the identifier of one item from the body or the query: `id`, not `ids`. */
export function sentItemIds({ sentIds }: Answer): readonly string[] {
  return sentIds.filter((name) => !identifiesSeveral(name));
}

/** Whether requests bring the identifier of an item along, as far as the handler shows. */
export function sendsItem(answer: Answer): boolean {
  return (
    sentItemIds(answer).length > 0 ||
    answer.lookups.some(({ isSent, parameter }) => isSent === true && !isPlural(parameter.toLowerCase()))
  );
}

/**
 * Why an endpoint without an identifier has none, as far as its handler shows: it gets a list of them (`{ ids }`), its
 * item is that of who sends the request (`req.user`), or it is somewhere else.
 */
export function identifierReason(one: Pick<JudgedRoute, 'route' | 'path'>): WithheldReason {
  const { answer } = one.route.handler;
  if (sendsItem(answer)) return 'missing-identifier';
  if (answer.sentIds.length > 0) return 'bulk';
  const isOwn = answer.readsSession && (answer.readsBody !== true || namesOwn(one));
  return isOwn ? 'own-item' : 'missing-identifier';
}

/** Whether a path names what there is one of for who asks, or who asks: `/profile/update`, `/user/update`. */
function namesOwn({ route, path }: Pick<JudgedRoute, 'route' | 'path'>): boolean {
  const texts = [...addressesOf(route.router).map(({ text }) => text), path.text];
  return texts
    .flatMap((text) => text.split('/'))
    .flatMap(wordTexts)
    .some((word) => is(word, 'own-one') || is(word, 'owner'));
}
