import { describe, expect, it } from 'vitest';
import { splitRunTogether } from '../../src/words/run-together.ts';
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
  const split = (text: string): string[] => splitRunTogether({ text, start: 0, end: text.length }).map((word) => word.text);

  it.each([
    ['getallusers', ['get', 'all', 'users']],
    ['deleteuser', ['delete', 'user']],
    ['addtocart', ['add', 'to', 'cart']],
    ['getproductbyid', ['get', 'product', 'by', 'id']],
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
    ['getid', ['get', 'id']],
    ['deletepaymentmethod', ['delete', 'paymentmethod']],
    ['listusernamespaces', ['list', 'user', 'namespaces']],
    ['getresourceconfigurationsbyorganizations', ['get', 'resource', 'configurations', 'by', 'organizations']],
  ])('splits %s', (text, words) => {
    expect(split(text)).toEqual(words);
  });

  it.each([
    'getaway', 'settings', 'posts', 'showroom', 'showrooms', 'listing', 'listings', 'address', 'addresses', 'addon', 'addons', 'updates', 'deleted', 'editor', 'editors', 'putter',
    'readme', 'posters', 'postcode', 'changelog', 'storefront', 'viewport', 'newsletter', 'delivery', 'setup', 'indexes', 'loadbalancer', 'dropdown', 'savepoint', 'patchnotes',
    'commonallplayers', 'franchisehistory', 'lastpublished', 'draftstemp', 'seriestypes', 'user', 'get', 'delete', 'getter', 'finder', 'created', 'creator',
    'posttype', 'putprice', 'patchversion', 'storetype', 'indexpattern', 'loadtime', 'dropdate', 'clearcache', 'appendfile', 'readtime', 'testresults', 'buyorder', 'getan', 'batchusers', 'addfrom', 'findresourceconfigurationsbyorganizations',
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
});
