import { describe, expect, it } from 'vitest';
import { identifies, identifiesSeveral } from '../../src/convention/identifiers.ts';

describe('identifies', () => {
  it.each<[parameter: string, collection: string]>([
    ['id', 'users'], ['ID', 'users'], ['userId', 'users'], ['user_id', 'users'], ['userid', 'users'], ['user', 'users'], ['users', 'users'], ['newUserId', 'users'],
    ['name', 'users'], ['username', 'users'], ['username', 'players'], ['userName', 'users'], ['userSlug', 'users'], ['slug', 'posts'], ['uid', 'users'], ['id', ''], ['uid', 'staff users'], ['uid', 'order items'],
    ['catId', 'categories'], ['catid', 'categories'], ['prodId', 'products'], ['orderItemId', 'order items'], ['itemId', 'order items'], ['bookId', 'library books'], ['libraryBookId', 'books'],
    ['blogPostId', 'blogposts'], ['blogpostid', 'blog posts'], ['postId', 'blogposts'], ['prId', 'projects'], ['euid', 'users'], ['xid', 'users'],
    ['isbn', 'books'], ['isbn', 'library books'], ['sku', 'product variants'], ['upc', 'prices'], ['barcode', 'tickets'], ['id', 'book prices'],
    ['gizmo', 'users'], ['token', 'reset tokens'], ['code', 'promo codes'], ['id', 'id cards'], ['x', 'users'], ['param', 'users'], ['limit', 'limits'], ['lang', 'languages'], ['range', 'price ranges'], ['mobile', 'mobiles'], ['token', 'invitations'], ['a', 'users'], ['other', 'users'], ['inviteToken', 'invites'], ['codeUser', 'users'], ['nameUser', 'users'], ['otherUser', 'users'], ['orderItemId', 'items'], ['emailTemplateId', 'email templates'], ['roleGroupId', 'rolegroups'], ['species', 'species'], ['usn', 'students'],
  ])('says that :%s may be one of %s', (parameter, collection) => {
    expect(identifies(parameter, collection.split(' ').filter((word) => word !== ''))).toBe(true);
  });

  it.each<[parameter: string, collection: string]>([
    ['sId', 'accounts'], ['postId', 'users'], ['postid', 'users'], ['post', 'users'], ['postSlug', 'users'], ['prodId', 'orders'], ['orderId', 'order items'], ['uId', 'users'], ['blogId', 'blog posts'],
    ['isbn', 'book prices'], ['sku', 'product reviews'], ['upc', 'products prime costs'], ['token', 'token names'], ['code', 'code details'], ['email', 'users'], ['userEmail', 'users'], ['emailaddress', 'users'], ['emailid', 'users'], ['page', 'users'], ['date', 'users'], ['grid', 'users'], ['limit', 'users'], ['count', 'users'], ['offset', 'users'], ['from', 'users'], ['lat', 'shops'], ['radius', 'shops'], ['q', 'users'], ['sort', 'users'], ['dob', 'users'], ['mobile', 'users'], ['surname', 'users'], ['userId', ''], ['username', 'bookings'], ['userName', 'post comments'], ['', 'users'], ['-', 'users'], ['uid', 'user roles'], ['verified', 'users'], ['paid', 'orders'], ['seen', 'orders'], ['new', 'orders'], ['near', 'shops'], ['yyyy', 'reports'], ['sex', 'patients'], ['token', 'users'], ['userToken', 'users'], ['emailUser', 'users'], ['statusOrder', 'orders'], ['typeOrder', 'orders'], ['lastUserId', 'users'], ['beforeUserId', 'users'], ['maxUser', 'users'],
  ])('says that :%s is none of %s', (parameter, collection) => {
    expect(identifies(parameter, collection.split(' ').filter((word) => word !== ''))).toBe(false);
  });
});

describe('identifiesSeveral', () => {
  it.each(['ids', 'userIds', 'user_ids', 'slugs', 'uuids', 'keys'])('says that :%s holds several', (parameter) => {
    expect(identifiesSeveral(parameter)).toBe(true);
  });

  it.each(['id', 'userId', 'users', 'status', 'pks1', ''])('says that :%s holds one', (parameter) => {
    expect(identifiesSeveral(parameter)).toBe(false);
  });
});
