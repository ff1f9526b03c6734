import { identifiesSeveral, identifierWords } from '../../convention/identifiers.ts';
import type { RequestUses } from '../../model/handler.ts';
import type { JudgedRoute } from '../../model/plan.ts';
import type { WithheldReason } from '../../model/withheld.ts';
import { is } from '../../words/entries.ts';
import { isPlural } from '../../words/inflect.ts';
import { isLogin } from '../../words/logins.ts';
import { wordTexts } from '../../words/split.ts';
import { addressesOf } from '../addresses/addresses.ts';

/** Names of identifiers, `id`, `_id`, `courseId`, `course_id`, and of lists of them, `ids`, `courseIds`. */
const IDENTIFIER = /(?:^_?ids?|[a-z\d](?:Ids?|IDs?|_ids?))$/;

/** The fields of bodies and queries that a handler reads as identifiers or login names: `id`, `courseId`, `email`. */
export function sentIds({ fields }: RequestUses): readonly string[] {
  return fields.filter((name) => IDENTIFIER.test(name) || isLogin(name));
}

/** Those under which it reads the identifier of one item: `id`, not `ids`. */
export function sentItemIds(uses: RequestUses): readonly string[] {
  return sentIds(uses).filter((name) => !identifiesSeveral(name));
}

/** The words of these identifiers: `project` of `project_id`, none of `id`. */
export function sentNouns(uses: RequestUses): readonly (readonly string[])[] {
  return sentItemIds(uses).map((name) => identifierWords(name).filter((word) => !is(word, 'identifier')));
}

/**
 * Whether requests bring the identifier of an item along, as far as the handler shows. Login names may be data of who
 * sends the request, or checked before a list of identifiers is read.
 */
export function sendsItem(uses: RequestUses): boolean {
  const items = sentItemIds(uses);
  if (uses.readsSender || sendsIds(uses)) return items.some((name) => !isLogin(name));
  return (
    items.length > 0 ||
    uses.lookups.some(({ isSent, parameter }) => isSent === true && !isPlural(wordTexts(parameter).at(-1) ?? ''))
  );
}

/** Whether a handler reads a list of identifiers: `ids`, `userIds`. */
function sendsIds(uses: RequestUses): boolean {
  return sentIds(uses).some((name) => identifiesSeveral(name));
}

/** Whether a handler reads a field that is named after several things, so that it works on these: `features`. */
export function sendsList({ fields }: RequestUses): boolean {
  return fields.some((name) => isPlural(wordTexts(name).at(-1) ?? ''));
}

/**
 * Why an endpoint without an identifier has none, as far as its handler shows: it gets a list of them (`{ ids }`), its
 * item is that of who sends the request (`req.user`), or it is somewhere else.
 */
export function identifierReason(one: Pick<JudgedRoute, 'route' | 'path' | 'uses'>): WithheldReason {
  const uses = one.uses();
  if (sendsItem(uses)) return 'missing-identifier';
  if (sendsIds(uses)) return 'bulk';
  const isOwn = uses.readsSender && (uses.readsBody !== true || namesOwn(one));
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
