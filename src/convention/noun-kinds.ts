import { is, relatedWords, wordsThat } from '../words/entries.ts';
import { isNoun, isPlural, singular } from '../words/inflect.ts';
import { isProcess } from '../words/lexicon.ts';
import { mayHoldQuantifier } from '../words/run-together.ts';
import { firstText, lastText, type Word } from '../words/split.ts';
import type { Phrase } from './phrase.ts';

type Nouned = Pick<Phrase, 'noun'>;

/** `getSimilarProducts`, `getRelated`, `getSold`: an identifier after such words is that of another thing. */
export function isRelative({ noun }: Nouned): boolean {
  return is(firstText(noun), 'relative') || isAdjective({ noun });
}

/** `getAllActive`, `getApproved`: the last word is an adjective. It filters a collection, and has no plural. */
export function isAdjective({ noun }: Nouned): boolean {
  const head = lastText(noun);
  if (is(head, 'period') && is(noun.at(-2)?.text ?? '', 'in-order')) return true;
  return is(head, 'portion') || isAdjectiveWord(head);
}

/** Whether a word alone is an adjective or a participle: `active`, `paid`, `verified`. */
export function isAdjectiveWord(word: string): boolean {
  return is(word, 'modifier', 'adjective') || (!isNoun(word) && /[^e]ed$/.test(word));
}

/** `addActive`, `createFeatured`: an adjective names no collection. */
export function isModifier({ noun }: Nouned): boolean {
  const head = lastText(noun);
  return isAdjective({ noun }) || (!isNoun(head) && /(?:ive|able|ible|ful|less|ous|est)$/.test(head));
}

/** `deleteUserPermanently`: the last word is an adverb. */
export function endsInAdverb({ noun }: Nouned): boolean {
  const head = lastText(noun);
  return is(head, 'adverb') || (!isNoun(head) && /.{3}(?:ly|wise)$/.test(head));
}

/**
 * `getAllUsersRandomly`, `getTenantsRoomwise`: the last word describes how things are read, or how they are arranged.
 */
export function endsInReadingManner({ noun, head }: Phrase): boolean {
  return noun.length > 1 && endsInAdverb({ noun }) && !is(head, 'regular');
}

/** `getFull`, `getFullUser`, `getUserRaw`: a word for how much of something is read. */
export function hasExtent({ noun, head }: Phrase): boolean {
  return is(firstText(noun), 'extent') || is(head, 'extent', 'extent-behind');
}

/** `addV2`, `getAllUsersV2`: the last words are a version of the route. */
export function endsInVersion({ noun, head }: Phrase): boolean {
  return noun.at(-2)?.text === 'v' && /^\d+$/.test(head);
}

/** `getIt`, `addMyself`, `addMoreItems`, `getEachItem`, `deleteThisItem`: a pronoun, which names no collection. */
export function isPronoun({ noun: [first, second] }: Nouned): boolean {
  if (!first || !second) return first !== undefined && is(first.text, 'pronoun');
  return is(first.text, 'further') || (is(first.text, 'pointing') && !is(singular(second.text), 'period'));
}

/**
 * `getIsAdmin`, `getUserHasRole`, `getUserExists`: a yes-or-no question, and no resource. An identifier after it is
 * that of what the question is about.
 */
export function asksWhether({ texts, head }: Phrase): boolean {
  return texts.slice(0, -1).some((text) => is(text, 'asking')) || ['exist', 'exists'].includes(head);
}

/**
 * `getDetailProduct`, `getInfoUser`, `addDataStudent`: in many languages the thing precedes its owner, so that these
 * are no `detailProducts` but the details of a product, or its image (`addImageProduct`).
 */
export function isDescriptionFirst({ noun: [first, ...others] }: Nouned): boolean {
  const owner = lastText(others);
  if (first && others.length === 1 && is(first.text, 'attribute-before')) return is(singular(owner), 'owner', 'owning');
  if (first && is(first.text, 'number-of')) return isPlural(owner);
  return owner !== '' && is(first?.text ?? '', 'told') && !is(singular(owner), 'after-told');
}

/** `createFirstAdmin` creates the first one of several; of `createFirstAidKit` there are many. */
export function isOneOfRow({ noun, head }: Phrase): boolean {
  return noun.length === 2 && is(firstText(noun), 'ordinal') && !isPlural(head);
}

/** `updateLastLogin`: only one is the last, so that an identifier after it is that of another thing. */
export function isInTime({ noun }: Nouned): boolean {
  return noun.length > 1 && is(firstText(noun), 'in-time');
}

/** `addTaskDueDate` sets the only due date of a task. */
export function isDate({ noun, head }: Phrase): boolean {
  return head === 'date' && is(noun.at(-2)?.text ?? '', 'date-kind');
}

/**
 * Whether a noun names kinds of something: meal plans, product categories. `/delete-meal-plan/:id` may delete the plan
 * of the meal with that identifier, as long as nothing shows that meal plans have identifiers. False where the kinds
 * are those of a person (`user-role`): the identifier may as well be that of the person.
 */
export function areKinds({ texts }: Phrase): boolean {
  const [head = '', ...owners] = texts.map((text) => singular(text)).reverse();
  return owners.length > 0 && is(head, 'kind') && !owners.some((owner) => is(owner, 'owner'));
}

/**
 * Whether a word for many is the last word, after a noun or alone: `gallery-multi`; or between two:
 * `gallery-multiple-id`.
 */
export function endsInMany({ noun }: Nouned): boolean {
  return noun.some(({ text }, at) => is(text, 'many-behind') && (at > 0 || at === noun.length - 1));
}

/**
 * Whether a quantifier is within a noun, so that it is not known what it counts (`/findMapAllDownTimes`), or may be
 * the beginning of its first word (`/getAllcastes`): a noun that is not in the lists is not split.
 */
export function mayCount({ noun }: Nouned): boolean {
  const [first] = noun;
  return (
    noun.slice(1, -1).some(({ text }) => is(text, 'whole')) ||
    (first !== undefined && (mayHoldQuantifier(first) || (first.text.length === 1 && noun.length === 1)))
  );
}

/** `/addOneWay` and `/add-2-way` name a kind, and no thing. */
export function isHowMany({ quantifiers, noun: [first, second, ...others] }: Phrase): boolean {
  if (!first || others.length > 0) return false;
  if (!second) return is(first.text, 'never-counted') && ['one', 'single'].includes(lastText(quantifiers));
  return /^\d+$/.test(first.text) && is(second.text, 'one-kind');
}

/** `/get-50-users` reads a number of the users; `/get3dModels` reads all models of a kind. */
export function choosesCount({ noun: [first, second], head }: Phrase): boolean {
  return first !== undefined && /^\d+$/.test(first.text) && (second?.text.length ?? 0) > 1 && isPlural(head);
}

/** `/postInstall` may mean after an installation. */
export function isAfterProcess({ word, noun }: Nouned & { readonly word: Word }): boolean {
  return word.text === 'post' && isProcess(firstText(noun));
}

/** `getAllTimeScorers` reads the best scorers of all times, and no time scorers. */
export function isAllAdjective({ noun: [first, second] }: Nouned): boolean {
  if (!first || !second || !is(first.text, 'all-kind')) return false;
  const called = relatedWords(first.text, 'all-kind');
  return called.size === 0 || called.has(singular(second.text));
}

/** The traits of words for those that things are shown to: their owners, other viewers, and devices. */
const AUDIENCE = ['owner', 'viewer', 'audience'] as const;

/**
 * Whether a word names those that use an interface, or the device that they use: `admin`, `user`, `web`, and `api`,
 * which all of them call.
 */
export function isAudience(word: string): boolean {
  return word === 'api' || is(word, ...AUDIENCE);
}

/**
 * Whether a noun is a plural with its audience at the end: `ticketsAdmin` and `ticketsadmin` are tickets for an admin,
 * who may see others than everybody else. The plural `ticketsAdmins` would be wrong.
 */
export function isForSomebody({ noun }: Nouned): boolean {
  const [head, before] = [lastText(noun), noun.at(-2)?.text];
  if (before !== undefined && is(head, ...AUDIENCE)) return isThings(before);
  return AUDIENCE.some((trait) =>
    [...wordsThat(trait)].some((word) => head.endsWith(word) && isThings(head.slice(0, -word.length))),
  );
}

function isThings(word: string): boolean {
  return isPlural(word) && isNoun(word) && !is(word, 'kind-plural');
}

/**
 * Whether a noun for all of something may be the things of somebody: `getAllOrderUser` may read the orders of a user,
 * or the users with an order.
 */
export function areAllOfSomebody({ noun, head, whole, listed }: Phrase): boolean {
  return (
    (whole || listed) &&
    noun.length === 2 &&
    is(firstText(noun), 'belonging') &&
    (is(head, 'viewer') || head === 'user')
  );
}
