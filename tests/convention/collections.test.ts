import { describe, expect, it } from 'vitest';
import { nounOf } from '../../src/convention/named-collections.ts';
import { judgeText, NO_OWN_WORDS } from './judgement.ts';

const singulars = (endpoint: string): string[] =>
  judgeText(endpoint).collections.flatMap(({ name, number, other }) =>
    number === 'singular' ? [`${name}: ${other}`] : [],
  );

describe('collections in the singular', () => {
  it.each([
    ['GET /user/:id', ['user: users']],
    ['GET /api/v1/user/:id/post/:postId', ['user: users', 'post: posts']],
    ['PUT /order-item/:id', ['order-item: order-items']],
    ['DELETE /report-template/:id', ['report-template: report-templates']],
    ['GET /OrderItem/:id', ['OrderItem: OrderItems']],
    ['DELETE /category/:id', ['category: categories']],
    ['GET /person/:id', ['person: people']],
    ['GET /commit/:sha', ['commit: commits']],
    ['GET /user/1/issues/13', ['user: users']],
    ['GET /user/12/posts', ['user: users']],
    ['GET /case/high-priority/:caseId', ['case: cases']],
    ['GET /case/high-priority/open/:caseId', ['case: cases']],
    ['GET /crate-item/:id', ['crate-item: crate-items']],
    ['GET /remote-device/:id', ['remote-device: remote-devices']],
    ['GET /deleted-device/:id', ['deleted-device: deleted-devices']],
    ['GET /showroomVisit/:id', ['showroomVisit: showroomVisits']],
    ['GET /editorNote/:id', ['editorNote: editorNotes']],
    ['GET /address/:id', ['address: addresses']],
    ['GET /city/:id', ['city: cities']],
    ['GET /owner/:id', ['owner: owners']],
    ['PUT /page/:id', ['page: pages']],
    ['GET /push-subscription/:id', ['push-subscription: push-subscriptions']],
    ['GET /device-configuration/:id', ['device-configuration: device-configurations']],
    ['DELETE /ipblacklist/:id', ['ipblacklist: ipblacklists']],
    ['GET /report/:id', ['report: reports']],
    ['GET /users/report/:reportId', ['report: reports']],
    ['GET /posts/comment/:id', ['comment: comments']],
    ['POST /posts/comment/:commentId', ['comment: comments']],
    ['GET /shops/customer/:id/orders', ['customer: customers']],
    ['GET /billing/customer/:id', ['customer: customers']],
    ['GET /admin/user/:id', ['user: users']],
    ['GET /users/:id/company/:companyId', ['company: companies']],
    ['POST /shops/customer/:id/orders', ['customer: customers']],
    ['GET /action/:id', ['action: actions']],
    ['PUT /leaves/action/:actionId', ['action: actions']],
    ['POST /comment/:id', ['comment: comments']],
    ['POST /orders/order-item/:orderItemId', ['order-item: order-items']],
    ['GET /orders/order-item/:id', ['order-item: order-items']],
    ['PUT /orders/gift-order/:giftOrderId', ['gift-order: gift-orders']],
    ['GET /orders/gift-order/:id', ['gift-order: gift-orders']],
    ['PATCH /orders/order-item/:id', ['order-item: order-items']],
    ['POST /order-item/:id', ['order-item: order-items']],
    ['GET /price-list/:id', ['price-list: price-lists']],
    ['GET /sales-manager/:id', ['sales-manager: sales-managers']],
    ['PUT /users/:id/report/:no', ['report: reports']],
    ['GET /user/profile/:user_id', ['user: users']],
    ['POST /customer', ['customer: customers']],
    ['POST /api/Order/', ['Order: Orders']],
    ['POST /shops/:id/product', ['product: products']],
    ['GET /users/:id/role/:role', ['role: roles']],
    ['GET /users/role/:roleId', ['role: roles']],
    ['GET /category/:category', ['category: categories']],
    ['GET /subscription-plan/:id', ['subscription-plan: subscription-plans']],
    ['GET /reward_program_activation/:id', ['reward_program_activation: reward_program_activations']],
    ['DELETE /vectorstore/:id', ['vectorstore: vectorstores']],
    ['GET /creditMemo/:id', ['creditMemo: creditMemos']],
    ['GET /creditmemo/:id', ['creditmemo: creditmemos']],
    ['GET /salescategory/:id', ['salescategory: salescategories']],
    // An identifier that is called after them says that there are several.
    ['GET /issue/:issueId', ['issue: issues']],
    ['GET /account/:account_id', ['account: accounts']],
    ['PUT /users/:id/dashboard/:dashboardId', ['dashboard: dashboards']],
    ['GET /agency/:id', ['agency: agencies']],
  ])('%s: %j', (endpoint, expected) => {
    expect(singulars(endpoint)).toEqual(expected);
  });

  it.each([
    'GET /tickets/ticket/:id',
    'GET /ticket/ticket/:id',
    'PUT /tickets/ticket/:ticketId/notes',
    'GET /order-items/orderItem/:id',
    'PUT /valider-ticket/:id',
    'GET /liste_par_ticket/:id',
    'DELETE /eliminar-color/:id',
    'GET /categoria-menu/:id',
    'GET /sousTicket/:id',
    'PUT /udpate-ticket/:id',
    'DELETE /delteTicket/:id',
    'GET /retreive-ticket/:id',
    'PUT /api/updata_ticket/:id',
    'DELETE /link-parent/:id',
    'DELETE /reportUser/:id',
    'GET /transfer_student/:id',
    'GET /report-failure/:id',
    'GET /print-order/:id',
    'GET /users/:id',
    'GET /user',
    'GET /users/:id/profile',
    'GET /news/:id',
    'GET /status/:id',
    'GET /search/:term',
    'GET /export/:id',
    'GET /latest/:n',
    'GET /gizmo/:id',
    'GET /invoices/pdf/:id',
    'GET /checkout/:id',
    'GET /v1/:id',
    'GET /api/:id',
    'GET /id/:id',
    'GET /year/:year',
    'GET /getUser/:id',
    'GET /checkToken/:token',
    'GET /track-order/:id',
    'GET /assign-role/:id',
    'GET /balanceOf/:id',
    'GET /profile/:id',
    'GET /utilisateur/:id',
    'GET /user.json/:id',
    'GET /:user/:id',
    'GET /page/:page',
    'GET /user-profile/:id',
    'GET /callback/:id',
    'PATCH /orders/admin/:id/status',
    'GET /auth/:provider',
    'PUT /user/role/:id',
    'GET /users/address/:id',
    'GET /user/v1',
    'GET /user/posts/:postId',
    'GET /case/high-priority/:id',
    'GET /user/*/:userId',
    'GET /customer',
    'PUT /customer',
    'POST /contact',
    'POST /profile',
    'POST /session',
    'POST /webhook',
    'POST /address/user',
    'GET /user_/:id',
    'GET /user/2fa',
    'GET /owner-of-user/:id',
    'POST /shop-customer',
    'POST /customer/notes',
    'POST /approve/:id/order',
    'PATCH /deleteRequest/:id',
    'POST /doctor-update-message/:id',
    'GET /products/brand/:brand',
    'GET /sessions/ip/:IP',
    'PUT /orders/make-it-a-gift/:id',
    'PUT /orders/give-the-discount/:id',
    'GET /kids/for/parent/:id',
    'PUT /kid/update/by/parent/:id',
    'GET /orders/of/shop/:id',
    'GET /orders/professional/:professionalId',
    'GET /specific-order/:id',
    'GET /orders/ParticularOrder/:id',
    'GET /this-order/:id',
    'GET /orders/data-list/:id',
    'GET /stock-list/:id',
    'GET /orders/user/:id',
    'GET /ticket/user/:userId',
    'GET /trip/driver/:id',
    'GET /jobs/company/:companyId',
    'GET /invoices/clinic/:clinicId',
    'GET /shifts/nurse/:nurseId',
    'GET /applications/candidate/:id',
    'DELETE /orders/customer/:id',
    'GET /orders/user/:userId/latest',
    'GET /issue/:id',
    'GET /account/:id',
    'PUT /orders/:id/status/:statusId',
    'GET /users/country/:countryId',
    'GET /hotel/v0/hotels/:hotelId',
    'GET /county/counties/:countyId',
    'GET /identity-provider/providers/:provider_id',
    'GET /Acme.Customer/:id',
    'DELETE /providers/Acme.SubscriptionPlan/benefits/:planId',
    'PUT /comments/vote/:id',
    'POST /users/report/:id',
    'GET /users/report/:userId',
    'POST /posts/comment/:id',
    'POST /products/quote/:id',
    'PUT /leaves/action/:id',
    'GET /geolocation/:id',
    'POST /orders/activeOrder/:id',
    'PATCH /orders/band-order/:id',
    'DELETE /order/band-order/:id',
    'PATCH /order/updataOrder/:idOrder',
    'POST /orders/activeOrder/:orderId',
    'POST /user/profile/photo-admin-change/:id',
    'GET /tickets-admin/:id',
    'DELETE /admin/tickets-table/:id',
    'POST /ordersAdmin',
    'DELETE /DeletecontactusReport/:id',
    'GET /GetcontactusReport/:id',
    'GET /getcasteItem/:id',
    'GET /getsubCategory/:id',
    'GET /nextPurchase/:id',
    'GET /hasMember/:id',
    'GET /max_zone/:id',
    'GET /long-term/:id',
    'GET /timezone/:id',
    'GET /portability/:id',
    'GET /typescript/:id',
    'GET /homework/:id',
    'GET /software/:id',
    'GET /carpet/:id',
    'GET /auditlog/:id',
    'GET /streamline/:id',
    'POST /addCustomer',
    'POST /send/order',
    'POST /users/:id/activate',
    'POST /book',
    'POST /post',
    'POST /gizmo',
  ])('%s has none', (endpoint) => {
    expect(singulars(endpoint)).toEqual([]);
  });

  it.each([
    ['GET /users/:id', ['users, plural of user']],
    ['GET /user/:id/posts/:postId', ['user, singular of users', 'posts, plural of post']],
    ['POST /users', []],
    ['POST /customers', []],
  ])('%s has the numbers %j', (endpoint, expected) => {
    expect(judgeText(endpoint).collections.map(({ name, number, other }) => `${name}, ${number} of ${other}`)).toEqual(
      expected,
    );
  });

  it.each([
    ['/', ['user: users']],
    ['/api/v1', ['user: users']],
    ['/shops/:id', ['user: users']],
    ['/address', []],
    ['/\uE000', []],
  ])('POST /user under %s: %j', (mount, expected) => {
    expect(judgeText('POST /user', { mount }).collections.map(({ name, other }) => `${name}: ${other}`)).toEqual(
      expected,
    );
  });

  it.each([
    ['/', ['vote: votes']],
    ['/api', ['vote: votes']],
    ['/comments', []],
  ])('PUT /vote/:id under %s: %j', (mount, expected) => {
    expect(judgeText('PUT /vote/:id', { mount }).collections.map(({ name, other }) => `${name}: ${other}`)).toEqual(
      expected,
    );
  });

  it('leaves allowed segments alone', () => {
    const words = { ...NO_OWN_WORDS, nouns: new Set(['user']) };
    expect(judgeText('GET /user/:id', { words }).collections).toEqual([]);
    expect(judgeText('GET /User/:id', { words }).collections).toEqual([]);
  });

  it('are told by the name alone where it ends a prefix', () => {
    expect(nounOf('orders')).toMatchObject({ number: 'plural', other: 'order' });
    expect(nounOf('order')).toMatchObject({ number: 'singular', other: 'orders' });
    expect(nounOf('profile')).toBeNull();
  });

  it('says where the segment stands', () => {
    expect(judgeText('GET /api/user/:id').collections[0]?.span).toEqual({ start: 5, end: 9 });
  });
});
