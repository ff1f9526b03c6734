import { describe, expect, it } from 'vitest';
import { nounText, pluralOf, singularOf, type Number } from '../../src/convention/noun-text.ts';
import { splitWords } from '../../src/words/split.ts';

/** The text of the noun when a verb falls out of a segment. */
function textOf(segment: string, verb: string, number: Number): string {
  const words = splitWords(segment);
  const fallen = words.find(({ text }) => text === verb);
  return fallen
    ? nounText(
        segment,
        words.filter((word) => word !== fallen),
        fallen,
        number,
      )
    : segment;
}

describe('the noun beside a verb that falls', () => {
  it.each<[segment: string, verb: string, number: Number, noun: string]>([
    ['getUserPosts', 'get', 'kept', 'userPosts'],
    ['getUserPost', 'get', 'plural', 'userPosts'],
    ['GetUserPosts', 'get', 'kept', 'UserPosts'],
    ['get-user-posts', 'get', 'kept', 'user-posts'],
    ['get_Category', 'get', 'plural', 'categories'],
    ['getURLs', 'get', 'kept', 'urls'],
    ['getAPIKey', 'get', 'plural', 'apiKeys'],
    ['getURL', 'get', 'plural', 'urls'],
    ['GetURL', 'get', 'plural', 'URLs'],
    ['getQRCodes', 'get', 'kept', 'qrCodes'],
    ['BlogPost-add', 'add', 'plural', 'BlogPosts'],
    ['userAdd', 'add', 'plural', 'users'],
    ['addDayOff', 'add', 'plural', 'daysOff'],
    ['get_runner_up', 'get', 'plural', 'runners_up'],
    ['addTimeOff', 'add', 'plural', 'timeOff'],
    ['getDaysOff', 'get', 'plural', 'daysOff'],
    ['addDropOff', 'add', 'plural', 'dropOffs'],
    ['addClassConstructor', 'add', 'plural', 'classConstructors'],
    ['addFollowUp', 'add', 'plural', 'followUps'],
  ])('%s without %s, %s, is %s', (segment, verb, number, noun) => {
    expect(textOf(segment, verb, number)).toBe(noun);
  });
});

describe('the other number of a word', () => {
  it.each([
    ['Category', 'Categories'],
    ['API', 'APIs'],
    ['person', 'people'],
    ['User', 'Users'],
  ])('of %s is %s', (one, many) => {
    expect([pluralOf(one), pluralOf(many)]).toEqual([many, many]);
    expect(singularOf(many).toLowerCase()).toBe(one.toLowerCase());
  });

  it('keeps capitals', () => {
    expect(['Categories', 'APIs', 'People', 'users'].map(singularOf)).toEqual(['Category', 'API', 'Person', 'user']);
  });
});
