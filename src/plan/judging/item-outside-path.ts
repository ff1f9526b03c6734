import type { Rewrite } from '../../model/verdict.ts';
import { identifierWords } from '../../convention/identifiers.ts';
import { changesItem, isSafe } from '../../convention/methods.ts';
import { segmentText } from '../../paths/dialects.ts';
import { is } from '../../words/entries.ts';
import { isPlural, singular } from '../../words/inflect.ts';
import { crudOf } from '../../words/lexicon.ts';
import { isLogin, isPerson } from '../../words/logins.ts';
import { wordTexts } from '../../words/split.ts';
import { addressesOf } from '../addresses/addresses.ts';
import type { JudgedRoute } from '../../model/plan.ts';
import { sentItemIds } from './sent-items.ts';
import { changesPersonBySent, findsBySent, findsOwnerBySent } from './lookups.ts';

/** Whether a path may identify an item. Where it has static segments alone, only the body or the query may. */
export function namesItem({ path }: JudgedRoute): boolean {
  return path.segments.some(({ kind }) => kind !== 'static');
}

/**
 * Whether the requests of a route identify its item in the body or the query. That is so for:
 *
 * - An update or a deletion by an identifier: `{ courseId }` of `DELETE /wishlist/remove`, `{ productId }` of
 *   `PUT /cart/update`, `{ id }` of `POST /currency/update`, `{ userId }` or `{ email }` of
 *   `PUT /users/change-password`.
 * - A read by an identifier: `{ id }` of `GET /tubes/show`, `{ tubeId }` of `GET /tube/getTube`, unless its words mean
 *   that it reads many.
 * - A change of what each user has one of, by the identifier of a user: `{ userId }` of `PUT /settings/update`.
 * - A change of one of several things of an item in the path: `{ itemId }` of `PUT /lists/:listId/update-quantity`.
 * - A change of what is found by any field, or of what belongs to it: `Stock.updateOne({ code: req.body.code }, ...)`
 *   of `PUT /stock/update`.
 * - A change of a person found by such a field, who need not be the user of the session:
 *   `User.updateOne({ email: req.body.email }, ...)` of `PUT /profile/update`.
 */
export function hasItemOutsidePath(one: JudgedRoute, { method, path }: Rewrite): boolean {
  const uses = one.uses();
  const [read, lookups] = [sentItemIds(uses), uses.lookups.filter(({ isSent }) => isSent)];
  const mounts = addressesOf(one.route.router);
  if (
    read.length + lookups.length === 0 ||
    mounts.some(({ segments }) => segments.some(({ kind }) => kind !== 'static' && kind !== 'unknown'))
  )
    return false;
  const named = path.split('/').filter((segment) => segment !== '');
  const words = wordTexts(named.at(-1) ?? '');
  // The last word is what is changed. Words before `password` or `settings` do not identify the owner; a payment status
  // may be that of a payment.
  const head = words.at(-1) ?? '';
  const segments = [...mounts.flatMap(({ text }) => text.split('/')), ...named].filter((segment) => segment !== '');
  if (isSafe(method))
    return !namesItem(one) && !saysMany(one, named.at(-1) ?? '') && read.some((id) => isOf(id, segments.at(-1) ?? ''));
  if (!changesItem(method)) return false;
  const [resource = [], before = []] = [segments.at(-1) ?? '', segments.at(-2) ?? ''].map((segment) =>
    identifierWords(segment),
  );
  if (namesItem(one))
    return (
      is(words.join(''), 'value') &&
      read.some((id) => !isLogin(id) && !isPerson(id) && !segments.some((segment) => isOf(id, segment)))
    );
  const isFoundBySent =
    findsBySent(lookups, resource) ||
    findsOwnerBySent(lookups, resource, before) ||
    (is(head, 'own-one', 'state') && changesPersonBySent(lookups));
  if (isFoundBySent) return true;
  const ids = method === 'DELETE' || is(head, 'secret') ? read : read.filter((name) => !isLogin(name));
  if (ids.length === 0) return false;
  if (method === 'DELETE' || named.length === 0 || is(singular(head), 'holder')) return true;
  return ids.some(
    (id) =>
      isLogin(id) || (is(head, 'own-one', 'state') && isPerson(id)) || segments.some((segment) => isOf(id, segment)),
  );
}

/** Whether a name is `id`, or the identifier of what the segment names: `currencyId` of `currency`. */
function isOf(id: string, segment: string): boolean {
  const noun = id.toLowerCase().replace(/_?id$/, '');
  return noun === '' || lettersIn(segment).includes(noun);
}

function lettersIn(text: string): string {
  return text.toLowerCase().replace(/[^a-z]/g, '');
}

/**
 * Whether the words of a path from its verb on mean that many are read: `getAll`, `list`, `getTubes`, `getallbookings`.
 * An identifier that is read with them selects some of these.
 */
function saysMany({ path, methods }: JudgedRoute, resource: string): boolean {
  const verb = methods[0]?.verdict.verbs[0];
  if (!verb) return false;
  const words = path.segments.slice(verb.segment).flatMap((segment) => wordTexts(segmentText(path, segment)));
  const between = wordBetween(path, verb.span.end, resource);
  return [...words, between].some(
    (word) => is(word, 'whole') || is(word, 'many') || isPlural(word) || crudOf(word)?.many === true,
  );
}

/**
 * The letters between a verb and the resource in a segment without word boundaries: `all` of `getallbooking`. Empty
 * where the segment does not end in the resource.
 */
function wordBetween(path: JudgedRoute['path'], start: number, resource: string): string {
  const behind = lettersIn(path.text.slice(start).split('/')[0] ?? '');
  const noun = lettersIn(resource);
  const said = [noun, singular(noun)].find((each) => each !== '' && behind.endsWith(each));
  return said === undefined ? '' : behind.slice(0, -said.length);
}
