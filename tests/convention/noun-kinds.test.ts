import { describe, expect, it } from 'vitest';
import {
  asksWhether,
  isAdjective,
  isModifier,
  isPronoun,
  isRelative,
  isDescriptionFirst,
  hasExtent,
  endsInAdverb,
  endsInReadingManner,
} from '../../src/convention/noun-kinds.ts';
import { parsePhrase, withNoun, type Phrase } from '../../src/convention/phrase.ts';
import { splitWords } from '../../src/words/split.ts';

const QUESTIONS = { isAdjective, isModifier, isPronoun, isRelative, isDescriptionFirst, hasExtent, endsInAdverb };

/** A phrase whose noun is all of a text. */
function named(text: string): Phrase {
  return withNoun(parsePhrase([]), splitWords(text));
}

/** What holds of the words beside a verb. */
function said(text: string): readonly string[] {
  return Object.entries(QUESTIONS).flatMap(([name, holds]) => (holds(named(text)) ? [name] : []));
}

describe('words beside a verb', () => {
  it.each([
    'User',
    'UserOrders',
    'OrderNumber',
    'Seed',
    'Feed',
    'Family',
    'Reply',
    'Fly',
    'Lyrics',
    'Edge',
    'Test',
    'RawMaterial',
    'BasicPlan',
    'DataSource',
    'InfoPage',
    'Data',
    'Info',
    'Count',
    'CountDown',
    'StatusCode',
    'ImageAlbum',
    'UserImageProduct',
    '',
  ])('%s say nothing more', (text) => {
    expect(said(text)).toEqual([]);
  });

  it.each(['Active', 'UsersPending', 'Seen', 'Paginate', 'Overdue', 'Mine', 'Approved', 'UsersArchived'])(
    '%s choose some',
    (text) => {
      expect(said(text)).toEqual(['isAdjective', 'isModifier', 'isRelative']);
    },
  );

  it.each(['Attractive', 'Useful', 'Famous', 'Greatest'])('%s is an adjective by its ending', (text) => {
    expect(said(text)).toEqual(['isModifier']);
  });

  it.each(['SimilarProducts', 'LastOrder', 'TotalPrice'])('%s are those of something', (text) => {
    expect(said(text)).toEqual(['isRelative']);
  });

  it.each(['Full', 'FullUser', 'UserFull', 'UserRaw', 'Mini'])('%s say how much is read', (text) => {
    expect(said(text)).toEqual(['hasExtent']);
  });

  it.each(['UserPermanently', 'Forever', 'UserSoft'])('%s say how it is done', (text) => {
    expect(said(text)).toEqual(['endsInAdverb']);
  });

  it.each(['PlayersRandomly', 'PlayersTeamwise', 'PlayersDesc', 'PlayerHard'])('%s say how they are read', (text) => {
    expect(endsInReadingManner(named(text))).toBe(true);
  });

  it.each(['Players', 'PlayersMonthly', 'Daily', 'Hard', 'Desc', 'Family', ''])('%s say no such thing', (text) => {
    expect(endsInReadingManner(named(text))).toBe(false);
  });

  it.each(['It', 'Myself', 'More', 'MorePlayers', 'AnotherPlayer'])('%s name nothing', (text) => {
    expect(said(text)).toEqual(['isPronoun']);
  });

  it.each(['IsEditor', 'CanEdit', 'ReaderHasPoem', 'PoemExists', 'Exists'])(
    '%s ask whether something holds',
    (text) => {
      expect(asksWhether(named(text))).toBe(true);
    },
  );

  it.each(['Can', 'Poem', 'TrashCan', ''])('%s ask nothing', (text) => {
    expect(asksWhether(named(text))).toBe(false);
  });

  it.each(['PlayersThisWeek', 'LastMonth'])('%s choose some by their time', (text) => {
    expect(isAdjective(named(text))).toBe(true);
  });

  it.each(['DetailProduct', 'InfoUsers', 'DataStudent', 'StatusOrder', 'ImageProducts', 'CountUsers'])(
    '%s are told of something',
    (text) => {
      expect(said(text)).toEqual(['isDescriptionFirst']);
    },
  );
});
