import { ACTIONS } from '../words/data/actions.ts';
import { ALL_ADJECTIVES, ONES, QUALIFIERS } from '../words/data/particles.ts';
import { isPlural, singular } from '../words/inflect.ts';
import { isOnlyAction, isProcess } from '../words/lexicon.ts';
import { isNoun, mayHoldQuantifier } from '../words/run-together.ts';
import type { Word } from '../words/split.ts';
import { isAdjective } from './modifiers.ts';
import { sameResource } from './neighbours.ts';
import type { Site } from './site.ts';

/**
 * The quantifiers beside a verb that say more than how many are meant: without them, `getNewProducts` would read all
 * products, and `getSingleFamilyHomes` other homes. Beside a verb that creates, `new` says nothing.
 *
 * @returns the first of them and what follows it up to the noun; empty where all of them may fall
 */
export function qualifiersOf(site: Site): readonly Word[] {
  const { quantifiers } = site.resource;
  const first = quantifiers.findIndex((word, at) => isQualifier(word.text, quantifiers.slice(at + 1), site));
  return first < 0 ? [] : quantifiers.slice(first);
}

/** With an identifier behind them they say that one is meant; what is created is of a kind: specific prices. */
const PARTICULAR: ReadonlySet<string> = new Set(['specific', 'particular', 'existing']);

function isQualifier(word: string, between: readonly Word[], site: Site): boolean {
  const reads = site.finding.entry.operation === 'read';
  if (word === 'all') return between.length === 0 && isAllAdjective(site);
  if (QUALIFIERS.has(word)) return reads;
  if (PARTICULAR.has(word) && site.finding.entry.operation === 'create') return true;
  return (
    (word === 'one' || word === 'single' || PARTICULAR.has(word)) &&
    between.length === 0 &&
    isAdjectiveBefore(site, reads)
  );
}

/** Nouns that are hardly ever counted: with `one` before them they only say of what kind something is. */
const WAYS: ReadonlySet<string> = new Set(['way', 'time', 'shot', 'click']);

/** `getAllTimeScorers` reads the best scorers of all times, and no time scorers. */
function isAllAdjective({
  resource: {
    noun: [first, second],
  },
}: Site): boolean {
  const called = ALL_ADJECTIVES.get(first?.text ?? '');
  return second !== undefined && called !== undefined && (called === null || called.includes(singular(second.text)));
}

/**
 * `getSingleBlogPost/:id` reads one blog post; `getSingleFamilyHomes` does not read one, and neither does what has no
 * identifier; `addSingleRoom` adds no double one.
 */
function isAdjectiveBefore({ finding, resource: { noun }, next }: Site, reads: boolean): boolean {
  const [first, head] = [noun[0]?.text ?? '', noun.at(-1)?.text ?? ''];
  const isKind = finding.entry.operation === 'create' && !WAYS.has(first);
  if ((noun.length > 1 || isKind) && ONES.has(singular(first))) return true;
  return reads && (next === 'none' ? noun.length > 1 || isPlural(head) : noun.length > 1 && isPlural(head));
}

/** `/addOneWay` and `/add-2-way` say of what kind a thing is, and not what it is. */
function isHowMany({
  resource: {
    quantifiers,
    noun: [first, second, ...others],
  },
}: Site): boolean {
  if (!first || others.length > 0) return false;
  if (!second) return WAYS.has(first.text) && ['one', 'single'].includes(quantifiers.at(-1)?.text ?? '');
  return /^\d+$/.test(first.text) && ONES.has(second.text);
}

/** `/get-50-users` reads so many of the users, and `/get3dModels` all models of a kind. */
function choosesCount({
  finding: { entry },
  resource: {
    noun: [first, second, ...others],
  },
}: Site): boolean {
  if (entry.operation !== 'read' || !first || !second || second.text.length === 1) return false;
  return /^\d+$/.test(first.text) && isPlural((others.at(-1) ?? second).text);
}

/**
 * `/getAllcastes` may read all castes, as a noun that no list has is not split; `/postInstall` may come after an
 * installation; a letter (`/getAllC`) names nothing; and an action before the noun of the collection, or instead of it,
 * may be done to it.
 */
export function isDoubtful(site: Site): boolean {
  const {
    finding: { word },
    resource: {
      noun: [first, second],
    },
  } = site;
  if (!first) return false;
  if (first.text.length === 1 && !second) return true;
  return (
    isHowMany(site) ||
    choosesCount(site) ||
    mayHoldQuantifier(first) ||
    (word.text === 'post' && isProcess(first.text)) ||
    isDoneToThem(first.text, site) ||
    areDone(site)
  );
}

/**
 * `/orders/getFilterOrders` filters the orders, `/orders/getReportOrders` reports them or reads those that are
 * reported.
 */
function isDoneToThem(first: string, { finding: { entry }, resource: { noun }, before }: Site): boolean {
  return (
    entry.operation === 'read' &&
    Object.hasOwn(ACTIONS, first) &&
    before.kind === 'collection' &&
    sameResource(
      before.words,
      noun.slice(1).map(({ text }) => text),
    )
  );
}

/**
 * `/orders/getAllCancel` reads the orders that are cancelled, and `/vehicles/getAllDriving` those that are driving:
 * neither has a plural.
 */
function areDone({ finding: { entry }, resource: { noun, whole }, before }: Site): boolean {
  const [first, ...others] = noun;
  if (
    !first ||
    others.length > 0 ||
    !whole ||
    entry.operation !== 'read' ||
    before.kind !== 'collection' ||
    isAdjective(noun)
  )
    return false;
  return isOnlyAction(first.text) || (!isNoun(first.text) && /[aeiou].*ing$/.test(first.text));
}

/**
 * The site with its qualifiers taken into the noun; null where there is no noun, or where it stands before the verb
 * already.
 */
export function qualified(site: Site, qualifiers: readonly Word[]): Site | null {
  const { resource, before } = site;
  const isSaid =
    before.kind === 'collection' &&
    sameResource(
      before.words,
      resource.noun.map((word) => word.text),
    );
  return resource.noun.length === 0 || isSaid
    ? null
    : { ...site, resource: { ...resource, noun: [...qualifiers, ...resource.noun] } };
}
