import { describe, expect, it } from 'vitest';
import {
  mayBeginWithVerb,
  mayHoldQuantifier,
  splitAtQuantifier,
  splitOffNamed,
  splitRunTogether,
} from '../../src/words/run-together.ts';
import { splitWords } from '../../src/words/split.ts';

const texts = (text: string): string[] => splitWords(text).map((word) => word.text);

describe('splitWords', () => {
  it.each([
    ['getAllUsers', ['get', 'all', 'users']],
    ['get-all-users', ['get', 'all', 'users']],
    ['get_all_users', ['get', 'all', 'users']],
    ['GetAllUsers', ['get', 'all', 'users']],
    ['get.all.users', ['get', 'all', 'users']],
    ['getURLs', ['get', 'urls']],
    ['listAPIKeys', ['list', 'api', 'keys']],
    ['APIKey', ['api', 'key']],
    ['userIDs', ['user', 'ids']],
    ['DELETEUser', ['delete', 'user']],
    ['OAuth2', ['o', 'auth', '2']],
    ['2fa', ['2', 'fa']],
    ['v2Users', ['v', '2', 'users']],
    ['getÉtudiants', ['get', 'étudiants']],
    ['获取用户', ['获取用户']],
    ['$', []],
    ['', []],
    ['a--b__c', ['a', 'b', 'c']],
    ['%20get', ['20', 'get']],
  ])('splits %s', (text, words) => {
    expect(texts(text)).toEqual(words);
  });

  it('says where each word stands', () => {
    expect(splitWords('getAllUsers', 1)).toEqual([
      { text: 'get', start: 1, end: 4 },
      { text: 'all', start: 4, end: 7, capital: true },
      { text: 'users', start: 7, end: 12, capital: true },
    ]);
  });
});

describe('splitRunTogether', () => {
  const split = (text: string): string[] =>
    splitRunTogether({ text, start: 0, end: text.length }).map((word) => word.text);

  it.each([
    ['getallusers', ['get', 'all', 'users']],
    ['deleteuser', ['delete', 'user']],
    ['addtocart', ['add', 'to', 'cart']],
    ['getproductbyid', ['get', 'product', 'by', 'id']],
    ['getclientbyrut', ['get', 'client', 'by', 'rut']],
    ['getallclientsbynit', ['get', 'all', 'clients', 'by', 'nit']],
    ['getlobbysettings', ['getlobbysettings']],
    ['editbylaws', ['editbylaws']],
    ['getlatestproducts', ['get', 'latest', 'products']],
    ['updatecategory', ['update', 'category']],
    ['changepassword', ['change', 'password']],
    ['uploadimage', ['upload', 'image']],
    ['searchtags', ['search', 'tags']],
    ['getall', ['get', 'all']],
    ['listusers', ['list', 'users']],
    ['batchdelete', ['batch', 'delete']],
    ['bulkcreate', ['bulk', 'create']],
    ['sendemail', ['send', 'email']],
    ['placeorder', ['place', 'order']],
    ['checkusername', ['check', 'username']],
    ['markattendance', ['mark', 'attendance']],
    ['markread', ['mark', 'read']],
    ['readall', ['read', 'all']],
    ['loadallusers', ['load', 'all', 'users']],
    ['getjwt', ['get', 'jwt']],
    ['addincome', ['add', 'income']],
    ['deletesecurity', ['delete', 'security']],
    ['updategymowner', ['update', 'gym', 'owner']],
    ['addeducation', ['add', 'education']],
    ['getsociety', ['get', 'society']],
    ['sendverificationtoken', ['send', 'verification', 'token']],
    ['getid', ['get', 'id']],
    ['deletepaymentmethod', ['delete', 'paymentmethod']],
    ['listusernamespaces', ['list', 'user', 'namespaces']],
    ['getresourceconfigurationsbyorganizations', ['get', 'resource', 'configurations', 'by', 'organizations']],
  ])('splits %s', (text, words) => {
    expect(split(text)).toEqual(words);
  });

  it.each([
    'getaway',
    'settings',
    'posts',
    'showroom',
    'showrooms',
    'listing',
    'listings',
    'address',
    'addresses',
    'addon',
    'addons',
    'updates',
    'deleted',
    'editor',
    'editors',
    'putter',
    'readme',
    'posters',
    'postcode',
    'changelog',
    'storefront',
    'viewport',
    'newsletter',
    'delivery',
    'setup',
    'indexes',
    'loadbalancer',
    'dropdown',
    'savepoint',
    'patchnotes',
    'checklist',
    'checkpoint',
    'checkboxes',
    'checkbook',
    'checkout',
    'placeholder',
    'placename',
    'marketplace',
    'markdown',
    'makeshift',
    'trackrecord',
    'selectors',
    'makers',
    'placebids',
    'commonallplayers',
    'franchisehistory',
    'lastpublished',
    'draftstemp',
    'seriestypes',
    'user',
    'get',
    'delete',
    'getter',
    'finder',
    'created',
    'creator',
    'posttype',
    'readallowance',
    'putprice',
    'patchversion',
    'storetype',
    'indexpattern',
    'loadtime',
    'dropdate',
    'clearcache',
    'appendfile',
    'readtime',
    'testresults',
    'buyorder',
    'getan',
    'batchusers',
    'addfrom',
    'findresourceconfigurationsbyorganizations',
  ])('leaves %s whole', (text) => {
    const word = { text, start: 1, end: 1 + text.length, capital: true };
    expect(splitRunTogether(word)).toEqual([word]);
  });

  it('says where each part stands', () => {
    expect(splitRunTogether({ text: 'deleteuser', start: 3, end: 13 })).toEqual([
      { text: 'delete', start: 3, end: 9 },
      { text: 'user', start: 9, end: 13 },
    ]);
  });

  it.each([
    ['getsub', ['get', 'sub']],
    ['addto', ['add', 'to']],
    ['removefrom', ['remove', 'from']],
    ['getproductby', ['get', 'product', 'by']],
  ])('splits %s where another word follows', (text, words) => {
    const word = { text, start: 0, end: text.length };
    expect(splitRunTogether(word)).toEqual([word]);
    expect(splitRunTogether(word, true).map((part) => part.text)).toEqual(words);
  });

  it.each([
    'editor',
    'addon',
    'setup',
    'settop',
    'getaway',
    'additional',
    'updates',
    'showroom',
    'creator',
    'getcaste',
  ])('leaves %s whole, whatever follows', (text) => {
    expect(splitRunTogether({ text, start: 0, end: text.length }, true)).toHaveLength(1);
  });
});

describe('splitAtQuantifier', () => {
  const split = (text: string): string[] =>
    splitAtQuantifier({ text, start: 0, end: text.length }).map((word) => word.text);

  it.each([
    ['allusers', ['all', 'users']],
    ['allblogposts', ['all', 'blogposts']],
    ['newproduct', ['new', 'product']],
    ['oneuser', ['one', 'user']],
    ['singleproduct', ['single', 'product']],
    ['everyorder', ['every', 'order']],
    ['oneproductbyslug', ['one', 'product', 'by', 'slug']],
  ])('splits %s', (text, words) => {
    expect(split(text)).toEqual(words);
  });

  it.each([
    'allocations',
    'allowances',
    'newsletters',
    'news',
    'newsfeed',
    'newscategory',
    'newline',
    'onetimes',
    'everyone',
    'everything',
    'all',
    'allnew',
    'themes',
    'allcastes',
    'users',
  ])('leaves %s whole', (text) => {
    expect(split(text)).toEqual([text]);
  });
});

describe('splitOffNamed', () => {
  const split = (text: string, noun: string): string[] =>
    splitOffNamed({ text, start: 0, end: text.length }, noun).map((word) => word.text);

  it.each([
    ['addwazifa', 'wazifas', ['add', 'wazifa']],
    ['getwazifas', 'wazifa', ['get', 'wazifas']],
    ['getallwazifas', 'wazifa', ['get', 'all', 'wazifas']],
    ['getwazifabyid', 'wazifa', ['get', 'wazifa', 'byid']],
  ])('splits %s behind %s', (text, noun, words) => {
    expect(split(text, noun)).toEqual(words);
  });

  it.each([
    ['addwazifa', ''],
    ['addwazifa', 'grants'],
    ['addwazifatype', 'wazifa'],
    ['setting', 'ting'],
    ['viewwazifa', 'wazifa'],
    ['address', 'ress'],
    ['addgoz', 'goz'],
    ['allwazifa', 'wazifa'],
  ])('leaves %s whole behind %s', (text, noun) => {
    expect(split(text, noun)).toEqual([text]);
  });

  it('knows where the parts are', () => {
    const parts = splitOffNamed({ text: 'addwazifa', start: 4, end: 13, capital: true }, 'wazifa');
    expect(parts).toEqual([
      { text: 'add', start: 4, end: 7, capital: true },
      { text: 'wazifa', start: 7, end: 13 },
    ]);
  });
});

describe('what may be written together with a word that is in no list', () => {
  const said = (ask: typeof mayHoldQuantifier, text: string): boolean => ask({ text, start: 0, end: text.length });

  it.each([
    ['allcastes', true],
    ['allocations', false],
    ['allergies', false],
    ['allies', false],
    ['all', false],
    ['overall', false],
  ])('%s holds a quantifier: %s', (text, expected) => {
    expect(said(mayHoldQuantifier, text)).toBe(expected);
  });

  it.each([
    ['getcontactus', true],
    ['deletesub', true],
    ['get', false],
    ['updates', false],
    ['editor', false],
    ['address', false],
    ['delivery', false],
    ['delegated', false],
    ['setting', false],
    ['getaway', false],
    ['reader', false],
  ])('%s begins with a verb: %s', (text, expected) => {
    expect(said(mayBeginWithVerb, text)).toBe(expected);
  });
});
