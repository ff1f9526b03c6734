import { describe, expect, it } from 'vitest';
import { isMisspelt, isMisspeltPreposition, isMisspeltVerb } from '../../src/convention/misspelt.ts';

describe('two spellings of one noun', () => {
  it.each([
    // A letter is left out, put in, taken for another or swapped with the next one.
    ['parking', 'paking'],
    ['parking', 'parkin'],
    ['invoice', 'xinvoice'],
    ['invoice', 'invoicw'],
    ['parking', 'parknig'],
    ['homework', 'homewokr'],
    // The words before them are the same.
    ['home tours', 'home toirs'],
    // Of two countries.
    ['favourite', 'favorite'],
    ['organisation', 'organization'],
    ['license', 'licence'],
    ['catalogue', 'catalog'],
    ['programme', 'program'],
    ['cheque', 'check'],
    ['centre', 'center'],
    ['enrolment', 'enrollment'],
    ['tyre', 'tire'],
    // Abbreviations and contractions.
    ['request', 'req'],
    ['dist req', 'distribution request'],
    ['department', 'dept'],
    ['manager', 'mgr'],
    ['parker', 'pkr'],
    // Short forms that are words of their own, or too short to be known by their letters.
    ['promotions', 'promo'],
    ['examination', 'exam'],
    ['job application', 'job app'],
    ['application', 'app'],
    ['doctor', 'doc'],
    ['photographs', 'photo'],
    ['images', 'img'],
    ['home telephone', 'home phone'],
    // The spellings of two countries.
    ['favourites', 'favorite'],
    ['organisations', 'organization'],
    ['theatre', 'theater'],
    ['catalogues', 'catalog'],
    ['programmes', 'program'],
    ['licences', 'license'],
    ['cheques', 'check'],
    ['tyre', 'tire'],
    ['jewellery', 'jewelry'],
    ['enquiries', 'inquiry'],
    ['traveller', 'traveler'],
    ['encyclopaedia', 'encyclopedia'],
    ['colour themes', 'color theme'],
  ])('%s and %s', (collection, noun) => {
    expect([
      isMisspelt(collection.split(' '), noun.split(' ')),
      isMisspelt(noun.split(' '), collection.split(' ')),
    ]).toEqual([true, true]);
  });

  it.each([
    // The same noun, in one number or two.
    ['order', 'order'],
    ['orders', 'order'],
    // Words that are known, and those that are too short to tell.
    ['contact', 'contract'],
    ['cart', 'card'],
    ['kart', 'karx'],
    ['tours', 'toirs'],
    ['carrier', 'car'],
    // Two slips, of two letters, of two at once, or of two that are not next to each other.
    ['parking', 'paxkinx'],
    ['parking', 'parkingxx'],
    ['invoice', 'incoive'],
    ['invoice', 'inxxice'],
    ['invoice', 'invoiceab'],
    // Other words that are spelt alike but for some letters.
    ['role', 'roll'],
    ['story', 'store'],
    ['tour', 'tire'],
    // More words, or other ones beside them.
    ['manager', 'mgr x'],
    ['home tour', 'house tor'],
    ['req form', 'request sheet'],
    ['dist order', 'distribution request'],
    // Letters of another order, another beginning or another end, and so few that anything may be meant.
    ['manager', 'mxr'],
    ['manager', 'agr'],
    ['manager', 'mgt'],
    ['manager', 'mr'],
    ['department', 'desk'],
    ['author', 'auth'],
    ['park', 'prk'],
    ['stage', 'stat'],
  ])('not %s and %s', (collection, noun) => {
    expect([
      isMisspelt(collection.split(' '), noun.split(' ')),
      isMisspelt(noun.split(' '), collection.split(' ')),
    ]).toEqual([false, false]);
  });
});

describe('a noun that is a part of another one', () => {
  it.each([
    ['chatrooms', 'room'],
    ['bookings', 'book'],
    ['pricings', 'price'],
    ['settings', 'set'],
    ['booking', 'book'],
    ['drawings', 'draw'],
    ['mappings', 'map'],
  ])('of %s is %s', (collection, noun) => {
    expect(isMisspelt([collection], [noun])).toBe(true);
  });

  it.each([
    ['superadmins', 'admin'],
    ['chatrooms', 'chat'],
    ['books', 'booking'],
    ['trains', 'training'],
    ['shopping', 'shop'],
    ['buildings', 'floor'],
    ['employees', 'employer'],
  ])('of %s is not %s', (collection, noun) => {
    expect(isMisspelt([collection], [noun])).toBe(false);
  });

  it('is one word of one', () => {
    expect([isMisspelt(['hotel', 'bookings'], ['book']), isMisspelt(['bookings'], ['hotel', 'book'])]).toEqual([
      false,
      false,
    ]);
  });
});

describe('misspelt verbs', () => {
  it.each(['udpate', 'delte', 'retreive', 'creae', 'creat', 'cretae', 'insret'])('%s', (word) => {
    expect(isMisspeltVerb(word)).toBe(true);
  });

  // Others, those with an ending, those that are spelt right, other consonants, and short ones.
  it.each(['order', 'list', 'removal', 'deleted', 'updator', 'create', 'remote', 'upsate', 'uptade', 'edti', 'getx'])(
    'not %s',
    (word) => {
      expect(isMisspeltVerb(word)).toBe(false);
    },
  );
});

describe('misspelt prepositions', () => {
  it.each(['againest', 'aginst', 'betwen', 'wihtout', 'throgh'])('%s', (word) => {
    expect(isMisspeltPreposition(word)).toBe(true);
  });

  it.each(['agents', 'order', 'with', 'form', 'fro', 'unter'])('not %s', (word) => {
    expect(isMisspeltPreposition(word)).toBe(false);
  });
});
