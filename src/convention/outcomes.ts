import { is } from '../words/entries.ts';
import { isNoun } from '../words/inflect.ts';
import { dropped, minimalNounChange, nounChange } from './changes.ts';
import { isListOfItems, readsItems } from './describe-site.ts';
import { identifiesSeveral } from './identifiers.ts';
import * as after from './noun-after-verb.ts';
import * as kind from './noun-kinds.ts';
import { hasOtherPlural } from './other-languages.ts';
import { isNamed } from './neighbours.ts';
import * as found from './outcome-conditions.ts';
import { endsInOne } from './phrase.ts';
import { choosesOfAll, hasQualifiers, mayChoose, qualified } from './qualifiers.ts';
import { isShownMany } from './singleton-assumption.ts';
import * as place from './site.ts';
import { itemChange, itemOfCollection, itemOfNoun, ofItem, twoResources } from './suggested-items.ts';
import { both, otherwise, type Table } from './table.ts';

/** The questions that rule out any rewrite, whatever the rest of the path is. */
export const RULED_OUT: Table = [
  ['any', ({ form }) => form === 'custom', 'custom-method'],
  ['any', found.hasWordlessSegment, 'custom-method'],
  ['any', found.isOddText, 'odd-segment'],
  ['any', ({ extension }) => extension, 'representation'],
  ['any', ({ manner }) => manner === 'many', 'bulk'],
  ['any', ({ manner, entry }) => manner === 'how' || entry.weak === true, 'weak-verb'],
  ['any', after.hasDeletionManner, 'weak-verb'],
  ['any', found.isOfFamily, 'custom-method'],
];

/** The noun is put in the plural. A noun with a number (`user2`) or a word for all has none. */
const PLURAL: Table = [
  ['any', ({ noun }) => hasOtherPlural(noun), 'other-language'],
  ['any', ({ head }) => /\d$/.test(head) || is(head, 'whole'), 'qualified'],
  ['any', otherwise, (site) => minimalNounChange(site, 'plural')],
];

const KEPT: Table = [['any', otherwise, (site) => minimalNounChange(site, 'kept')]];

/** `/users/:id/edit`: a bare verb after an item. */
const AFTER_ITEM: Table = [
  ['make', otherwise, 'item-create'],
  ['any', (site) => place.isMany(site) || site.next !== 'none', 'no-resource'],
  ['read', found.isOfWhole, 'filter'],
  ['any', found.isOfWhole, 'missing-identifier'],
  ['any', otherwise, dropped],
];

/** `/users/get/users`: the verb and the noun after it are dropped, if nothing follows that noun. */
const REPEATED: Table = [
  ['any', (site) => after.following(site).length > 1, 'several-resources'],
  ['any', after.repeatsAll, (site) => dropped(site, 1)],
  ['any', otherwise, 'missing-identifier'],
];

/** `/users/show/:id`, `/users/create`: a bare verb after a collection, or with the noun of that collection. */
const AFTER_COLLECTION: Table = [
  ['read', after.repeatsCollection, REPEATED],
  // Without `list`, `/users/read/list` would end in `read`, a verb as well.
  ['read', ({ collection }) => collection.join() === 'read', 'several-verbs'],
  ['read', found.meansUnnamedItem, 'missing-identifier', itemOfCollection],
  ['read', found.hasNoParameter, dropped],
  ['read', both(found.hasItem, (site) => !place.isMany(site)), dropped],
  // `/tags/list/:id` may list the tags of another resource, or read one tag.
  ['read', found.hasItem, 'filter', null, dropped],
  ['read', otherwise, 'filter'],
  ['make', ({ next }) => next !== 'none', 'item-create'],
  ['make', found.addsToSum, 'weak-verb'],
  ['make', otherwise, dropped],
  ['any', (site) => !found.hasNoParameter(site) && place.isMany(site), 'filter'],
  ['any', found.hasItem, dropped],
  ['any', (site) => !found.hasNoParameter(site), 'missing-identifier'],
  ['any', ({ next }) => next !== 'none', 'no-resource'],
  ['any', (site) => place.isOwnOneBefore(site) && !place.showsItems(site), dropped],
  ['delete', ({ whole }) => whole, dropped],
  ['any', ({ whole }) => whole, 'bulk'],
  ['any', otherwise, 'missing-identifier', itemOfCollection],
];

/**
 * The verb is dropped before its noun. `/create/company` next to `/companies` gets the plural, as one resource should
 * have one name; and so does `/get-all/company`, which reads many. A read of a single one needs an identifier.
 */
const OF_NOUN: Table = [
  ['any', (site) => site.shown === null && !after.readsManyOf(site), dropped],
  ['any', (site) => !after.precedesNoun(site), dropped],
  ['read', (site) => !after.readsManyOf(site) && !after.endsWith(site, 'parameter'), 'missing-identifier'],
  ['any', otherwise, after.pluralAfterVerb],
];

/** `/delete/user/:id`, `/get/users`: a bare verb before its noun. */
const BEFORE_NOUN: Table = [
  ['any', (site) => found.hasSegment(site, 'unknown'), 'partial-path'],
  ['any', (site) => found.hasSegment(site, 'wildcard', 'mixed'), 'odd-segment'],
  ['any', ({ path }) => path.segments.filter(({ kind }) => kind === 'parameter').length > 1, 'several-identifiers'],
  ['make', (site) => after.endsWith(site, 'static'), OF_NOUN],
  ['make', otherwise, 'item-create'],
  ['read', found.meansOneOfNoun, 'missing-identifier'],
  ['read', (site) => !found.hasSegment(site, 'parameter'), OF_NOUN],
  ['read', both(after.endsWithItem, (site) => !place.isMany(site)), OF_NOUN],
  ['read', otherwise, 'filter'],
  ['update', after.endsWithOther, 'filter'],
  ['any', (site) => after.endsWithItem(site) || after.endsWithOnlyOne(site), OF_NOUN],
  ['any', otherwise, 'missing-identifier'],
];

/** A verb that is a segment of its own, or whose noun precedes it already: the segment is dropped. */
const BARE: Table = [
  ['any', found.isDoneAtOnce, 'bulk'],
  ['any', after.isQuantified, 'qualified'],
  ['any', (site) => after.relationAfterVerb(site) === 'criterion', 'filter'],
  ['any', (site) => after.relationAfterVerb(site) === 'resource', 'several-resources'],
  ['any', ({ before }) => before.kind === 'item', AFTER_ITEM],
  ['any', ({ before }) => before.kind === 'collection', AFTER_COLLECTION],
  ['any', ({ before }) => before.kind === 'unknown-text', 'partial-path'],
  ['any', (site) => site.next === 'static' && !after.hasCriterionAfterVerb(site), BEFORE_NOUN],
  ['any', ({ before }) => before.kind === 'none', 'no-resource'],
  ['any', otherwise, 'unknown-mount'],
];

/** `/users/:id/getPost/:postId`: a verb with its noun in one segment, and an identifier after it. */
const WITH_ITEM: Table = [
  ['make', otherwise, 'item-create'],
  // `about` of `/getAbout/:id` is a text of the page, and no noun.
  ['any', ({ head }) => is(head, 'own-one') && !isNoun(head), 'no-resource'],
  ['read', (site) => kind.isRelative(site) || found.isCriterion(site), 'filter'],
  ['any', kind.isInTime, 'filter'],
  ['any', (site) => !place.identifiesItem(site) || place.isMany(site), 'filter', ofItem],
  ['any', otherwise, PLURAL],
];

/** `/getUsers`, `/users/:id/addPost`: a verb with its noun in one segment. The verb is dropped and the noun stays. */
const WITH_NOUN: Table = [
  ['any', both(({ before }) => before.kind === 'collection', place.isTrailing), 'several-resources'],
  ['any', (site) => kind.isPronoun(site) || found.placesInterface(site), 'no-resource'],
  ['any', (site) => kind.isDescriptionFirst(site) || kind.endsInVersion(site), 'qualified'],
  ['read', choosesOfAll, 'qualified'],
  ['any', found.namesParameter, 'filter'],
  ['write', kind.endsInAdverb, 'weak-verb'],
  ['write', kind.isModifier, 'no-resource'],
  ['any', (site) => kind.asksWhether(site) && !found.hasNoParameter(site), 'filter'],
  ['write', kind.asksWhether, 'no-resource'],
  ['any', (site) => !found.hasNoParameter(site), WITH_ITEM],
  ['write', ({ next }) => next !== 'none', 'no-resource'],
  ['read', (site) => kind.isAdjective(site) && site.noun.length === 1 && site.before.kind === 'none', 'no-resource'],
  ['read', kind.isAdjective, KEPT],
  ['read', found.mayReadWithin, 'qualified'],
  ['read', ({ whole, head }) => whole && is(head, 'tally'), KEPT],
  ['read', place.isMany, PLURAL],
  ['read', (site) => place.isOneOfMany(site) || isShownMany(site), 'missing-identifier', itemOfNoun],
  ['read', otherwise, KEPT],
  ['make', (site) => (isListOfItems(site) && !place.showsItems(site)) || found.addsList(site), 'bulk'],
  ['make', found.createsOnlyOne, KEPT],
  ['make', ({ head }) => place.isSingleton(head), 'weak-verb'],
  ['make', (site) => found.addsSum(site) || kind.isDate(site), 'weak-verb'],
  ['save', otherwise, 'missing-identifier'],
  ['create', kind.isOneOfRow, 'qualified', (site) => nounChange(site, 'kept')],
  ['create', otherwise, PLURAL],
  ['delete', ({ whole }) => whole, PLURAL],
  ['any', found.setsUp, 'weak-verb'],
  ['any', found.changesOwnOne, KEPT],
  ['any', ({ whole }) => whole, 'bulk'],
  ['any', otherwise, 'missing-identifier', itemChange],
];

/** What becomes of the path of a verb: of any two rows, the first one is the graver reason. */
export const OUTCOMES: Table = [
  ['any', ({ next }) => next === 'unknown', 'partial-path'],
  ['any', ({ next }) => next === 'mixed' || next === 'wildcard', 'odd-segment'],
  ['any', (site) => site.clause === 'verb' || found.isSecondVerb(site), 'several-verbs'],
  ['any', ({ clause }) => clause === 'resource', 'several-resources', twoResources],
  ['any', (site) => site.clause === 'criterion' && !place.isOwnIdentifier(site), 'filter'],
  ['any', (site) => site.clause !== 'none' && found.hasNoParameter(site), 'missing-identifier'],
  ['any', ({ parameters }) => parameters.length > 1, 'several-identifiers'],
  ['write', ({ many, listed, listOf, head }) => many || listed || listOf || is(head, 'many-sent'), 'bulk'],
  ['any', ({ parameters }) => parameters.some(identifiesSeveral), 'bulk'],
  ['read', kind.endsInMany, 'qualified'],
  ['any', kind.endsInMany, 'bulk'],
  ['any', hasQualifiers, 'qualified', (site) => found.keptWords(qualified(site))],
  ['any', endsInOne, 'qualified', found.keptWords],
  ['any', mayChoose, 'qualified'],
  ['any', ({ noun }) => noun.length === 0, BARE],
  ['read', readsItems, BARE],
  ['any', (site) => found.namedBefore(site).kind === 'unknown-mount', 'unknown-mount'],
  ['any', (site) => found.namedBefore(site).kind === 'unknown-text', 'partial-path'],
  ['read', place.readsOneOfCollection, 'missing-identifier', itemOfCollection],
  ['any', (site) => isNamed(found.namedBefore(site), site.texts), BARE],
  ['any', found.mayMisspell, 'misspelt'],
  ['any', otherwise, WITH_NOUN],
];
