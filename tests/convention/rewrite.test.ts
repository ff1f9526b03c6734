import { describe, expect, it } from 'vitest';
import { HOLE } from '../../src/paths/path.ts';
import { judgeText, rewriteOf } from './judgement.ts';

describe('rewrites that are certain', () => {
  it.each([
    ['GET /getUsers', 'GET /users'],
    ['GET /getAllUsers', 'GET /users'],
    ['GET /listUsers', 'GET /users'],
    ['GET /list-of-users', null],
    ['GET /getListOfUsers', 'GET /users'],
    ['GET /getUserList', 'GET /users'],
    ['GET /getManyUsers', 'GET /users'],
    ['POST /createSalesManager', 'POST /salesManagers'],
    ['GET /getAllTicketAdmins', 'GET /ticketAdmins'],
    ['POST /addTimeSlot', 'POST /timeSlots'],
    ['GET /auth/getAuthors', 'GET /auth/authors'],
    ['GET /car/getCards', 'GET /car/cards'],
    ['PUT /updateBlogPost/:id', 'PUT /blogPosts/:id'],
    ['PUT /users/updateRole/:roleId', 'PUT /users/roles/:roleId'],
    ['GET /get-wish-list', 'GET /wish-list'],
    ['GET /fetch-users', 'GET /users'],
    ['GET /getUser/:id', 'GET /users/:id'],
    ['HEAD /getUser/:id', 'HEAD /users/:id'],
    ['GET /users/show/:id', 'GET /users/:id'],
    ['GET /users/:id/show', 'GET /users/:id'],
    ['GET /users/get/:id', 'GET /users/:id'],
    ['GET /users/list', 'GET /users'],
    ['GET /users/list/', 'GET /users/'],
    ['GET /users/index', 'GET /users'],
    ['GET /users/getAll', 'GET /users'],
    ['GET /users/getUsers', 'GET /users'],
    ['GET /user/getAllUsers', 'GET /user'],
    ['POST /super_user/addUser', 'POST /super_user/users'],
    ['POST /shelvesbooks/addShelfBook', 'POST /shelvesbooks'],
    ['DELETE /shelvesbooks/deleteShelfBook/:id', 'DELETE /shelvesbooks/:id'],
    ['GET /subjects/get/subjects', 'GET /subjects'],
    ['GET /api/subjects/get/subjects/', 'GET /api/subjects/'],
    ['GET /subject/list/subjects', 'GET /subject'],
    ['GET /subjects/get/subject', null],
    ['GET /subjects/get/subjects/:id', null],
    ['GET /subjects/get/subjects/teachers', null],
    ['GET /subjects/get/teachers', 'GET /subjects/teachers'],
    ['POST /subjects/create/subjects', null],
    ['GET /skus/getSku/:id', 'GET /skus/:id'],
    ['GET /getUserById/:id', 'GET /users/:id'],
    ['GET /getUserbyId/:id', 'GET /users/:id'],
    ['GET /getUserbyid/:id', 'GET /users/:id'],
    ['GET /getAllusers', 'GET /users'],
    ['GET /getAllTestQuestion', 'GET /testQuestions'],
    ['POST /addReplyComment', 'POST /replyComments'],
    ['DELETE /deleteReplyComment/:id', 'DELETE /replyComments/:id'],
    ['GET /products/getAllproduct', 'GET /products'],
    ['POST /addNewproduct', 'POST /products'],
    ['DELETE /deleteAllcart', 'DELETE /carts'],
    ['GET /getOneuser/:id', 'GET /users/:id'],
    ['GET /getAllocations', 'GET /allocations'],
    ['GET /getNewsletters', 'GET /newsletters'],
    ['GET /getNewsfeed', 'GET /newsfeed'],
    ['GET /getsubCategory/:id', 'GET /subCategories/:id'],
    ['GET /GetuserData', 'GET /userData'],
    ['GET /users/findById/:userId', 'GET /users/:userId'],
    ['GET /getUserByUserId/:userId', 'GET /users/:userId'],
    ['GET /users/findByUserId/:id', 'GET /users/:id'],
    ['GET /getUserById/:id/posts', 'GET /users/:id/posts'],
    ['GET /getUserRole/:id', 'GET /userRoles/:id'],
    ['PUT /updateRole/:roleId', 'PUT /roles/:roleId'],
    ['POST /createStatus', 'POST /status'],
    ['POST /createShoppingList', 'POST /shoppingLists'],
    ['POST /create-shoppinglist', 'POST /shoppinglists'],
    ['POST /add-playlist', 'POST /playlists'],
    ['POST /add-novelist', 'POST /novelists'],
    ['POST /user-roles/addUserRule', 'POST /user-roles/userRules'],
    ['POST /home-pus/addHomePub', 'POST /home-pus/homePubs'],
    ['GET /products/getRelated', 'GET /products/related'],
    ['GET /getDataSource/:id', 'GET /dataSources/:id'],
    ['POST /createDataset', 'POST /datasets'],
    ['GET /getInfoPage/:id', 'GET /infoPages/:id'],
    ['GET /detail-orders/get-detail-order/:id', 'GET /detail-orders/:id'],
    ['GET /getProductDetails', 'GET /productDetails'],
    ['GET /getData', 'GET /data'],
    ['GET /products/getSimilarProducts', 'GET /products/similarProducts'],
    // An adjective has no plural.
    ['GET /users/getAllActive', 'GET /users/active'],
    ['GET /users/getActive', 'GET /users/active'],
    ['GET /users/getAllApproved', 'GET /users/approved'],
    ['GET /users/findAllPaginated', 'GET /users/paginated'],
    ['GET /reports/getMonthly', 'GET /reports/monthly'],
    ['GET /reports/getAllQuarterly', 'GET /reports/quarterly'],
    ['GET /users/getAllWithdrawalsPending', 'GET /users/withdrawalsPending'],
    ['GET /users/:id/getAllUnpaid', 'GET /users/:id/unpaid'],
    ['GET /users/getAllPagination', 'GET /users/pagination'],
    ['GET /users/getAllSeed', 'GET /users/seeds'],
    ['DELETE /removeRelatedLink/:id', 'DELETE /relatedLinks/:id'],
    ['GET /getSavedPosts/:id', 'GET /savedPosts/:id'],
    ['GET /users/getCsv', 'GET /users/csv'],
    ['GET /users/:id/getHistory', 'GET /users/:id/history'],
    ['GET /users/getStats', 'GET /users/stats'],
    ['GET /getTimeline/:timelineId', 'GET /timelines/:timelineId'],
    ['DELETE /deleteMetric/:id', 'DELETE /metrics/:id'],
    ['GET /getRawMaterial/:id', 'GET /rawMaterials/:id'],
    ['GET /getFullMenu', 'GET /fullMenu'],
    ['DELETE /deleteFullBackup/:id', 'DELETE /fullBackups/:id'],
    ['GET /users/getAllPaginated', 'GET /users/paginated'],
    ['GET /users/getAllActive', 'GET /users/active'],
    ['GET /getAllUsersPaginated', 'GET /usersPaginated'],
    ['GET /getAllArchive', 'GET /archives'],
    ['POST /map/addPoint', 'POST /map/points'],
    ['POST /createAmount', 'POST /amounts'],
    ['POST /contacts/createContract', 'POST /contacts/contracts'],
    ['GET /folios/getFolders', 'GET /folios/folders'],
    ['POST /createProfile', 'POST /profile'],
    ['GET /users/:id/getPosts', 'GET /users/:id/posts'],
    ['GET /users/:id/getPost/:postId', 'GET /users/:id/posts/:postId'],
    ['POST /createUser', 'POST /users'],
    ['POST /addUser', 'POST /users'],
    ['POST /addNewUser', 'POST /users'],
    ['POST /users/create', 'POST /users'],
    ['POST /users/add', 'POST /users'],
    ['POST /user-add', 'POST /users'],
    ['POST /users/:id/addPost', 'POST /users/:id/posts'],
    ['PUT /users/update/:id', 'PUT /users/:id'],
    ['PUT /updateUser/:id', 'PUT /users/:id'],
    ['PUT /users/:id/edit', 'PUT /users/:id'],
    ['PUT /users/:id/updateUser', 'PUT /users/:id'],
    ['PUT /users/:id/updateEmail', 'PUT /users/:id/email'],
    ['PATCH /users/update/:id', 'PATCH /users/:id'],
    ['POST /users/update/:id', 'PUT /users/:id'],
    ['DELETE /users/delete/:id', 'DELETE /users/:id'],
    ['DELETE /deleteUser/:id', 'DELETE /users/:id'],
    ['DELETE /users/:id/remove', 'DELETE /users/:id'],
    ['GET /users/delete/:id', 'DELETE /users/:id'],
    ['POST /users/delete/:id', 'DELETE /users/:id'],
    ['GET /deleteUser/:id', 'DELETE /users/:id'],
    ['DELETE /deleteAllUsers', 'DELETE /users'],
    ['DELETE /users/deleteAll', 'DELETE /users'],
    ['DELETE /users/:id/removePost/:postId', 'DELETE /users/:id/posts/:postId'],
    ['GET /getProfile', 'GET /profile'],
    ['PUT /updateProfile', 'PUT /profile'],
    ['PATCH /me/update', 'PATCH /me'],
    ['PUT /users/save/:id', 'PUT /users/:id'],
    ['PATCH /users/save/:id', 'PATCH /users/:id'],
    ['PATCH /saveUser/:id', 'PATCH /users/:id'],
    ['PUT /saveProfile', 'PUT /profile'],
    ['PUT /updatePwd', 'PUT /pwd'],
    ['POST /users/:id/change-passwd', 'PUT /users/:id/passwd'],
    ['POST /users/save', 'POST /users'],
    ['PUT /orders/:id/updateStatus', 'PUT /orders/:id/status'],
    ['PUT /orders/:id/status/update', 'PUT /orders/:id/status'],
    ['POST /profile/updateAddress', 'PUT /profile/address'],
    ['GET /api/v1/getUsers', 'GET /api/v1/users'],
    ['GET /get-user-posts/:id', 'GET /user-posts/:id'],
    ['GET /delete/user/:id', 'DELETE /user/:id'],
    ['GET /get/users', 'GET /users'],
    ['POST /create/user', 'POST /user'],
  ])('%s is %s', (before, after) => {
    expect(rewriteOf(before)).toBe(after);
  });

  it.each([
    ['/users', 'GET /getAllUsers', 'GET /'],
    ['/users', 'GET /getUsers', 'GET /'],
    ['/users', 'GET /getAll', 'GET /'],
    ['/users', 'GET /list', 'GET /'],
    ['/api/v1/users', 'GET /list', 'GET /'],
    ['/users', 'GET /get/:id', 'GET /:id'],
    ['/users', 'GET /getUser/:id', 'GET /:id'],
    ['/users', 'GET /show/:id', 'GET /:id'],
    ['/users', 'GET /:id/show', 'GET /:id'],
    ['/users', 'POST /create', 'POST /'],
    ['/users', 'POST /addUser', 'POST /'],
    ['/users', 'GET /getuserlist', 'GET /'],
    ['/users/:userId', 'GET /getPosts', 'GET /posts'],
    ['/users/:userId', 'GET /getUser', 'GET /'],
    [`${HOLE}/users`, 'GET /getUsers', 'GET /'],
    ['/users', 'GET /list/', 'GET /'],
    ['/users', 'GET list/', 'GET /'],
    ['/users', 'GET get/:id', 'GET :id'],
  ])('under %s, %s is %s', (mount, before, after) => {
    expect(rewriteOf(before, { mount })).toBe(after);
  });

  it.each([
    ['GET /GetAllUsers', 'GET /Users'],
    ['GET /get_user_posts', 'GET /user_posts'],
    ['GET /getUserPosts', 'GET /userPosts'],
    ['GET /getURLs', 'GET /urls'],
    ['GET /listAPIKeys', 'GET /apiKeys'],
    ['GET /GetUser/:id', 'GET /Users/:id'],
    ['GET /getCategory/:id', 'GET /categories/:id'],
    ['GET /getlatestproducts', 'GET /latestproducts'],
    ['GET /Users/GetAll', 'GET /Users'],
  ])('keeps the case style: %s is %s', (before, after) => {
    expect(rewriteOf(before)).toBe(after);
  });

  it('carries an update by the method that is asked for', () => {
    expect(rewriteOf('POST /users/update/:id', { update: 'PATCH' })).toBe('PATCH /users/:id');
    expect(rewriteOf('PUT /users/update/:id', { update: 'PATCH' })).toBe('PUT /users/:id');
  });

  it.each([
    ['GET /getUsers', 'getU', 'u'],
    ['GET /users/show/:id', '/show', ''],
    ['GET /users/list', '/list', ''],
    ['GET /getUser/:id', 'getUser', 'users'],
    ['GET /get-user-posts', 'get-', ''],
    ['GET /getGroups', 'etG', ''],
    ['GET /getGroup/:id', 'etGroup', 'roups'],
  ])('touches of %s only %s', (before, old, text) => {
    const { rewrite } = judgeText(before);
    const path = before.split(' ')[1] ?? '';
    expect(rewrite && [path.slice(rewrite.change.start, rewrite.change.end), rewrite.change.text]).toEqual([old, text]);
  });
});

it.each([
  ['GET /list', { start: 1, end: 5, text: '' }],
  ['GET /list/', { start: 1, end: 6, text: '' }],
  ['GET list/', { start: 0, end: 4, text: '' }],
  ['GET get/:id', { start: 0, end: 4, text: '' }],
])('under /users, %s changes %j', (endpoint, change) => {
  expect(judgeText(endpoint, { mount: '/users' }).rewrite?.change).toEqual(change);
});

describe('rewrites that are a person\'s choice', () => {
  it.each([
    ['DELETE /deleteUser', 'missing-identifier', 'DELETE /users/:id'],
    ['POST /users/update', 'missing-identifier', 'PUT /users/:id'],
    ['GET /getUser', 'missing-identifier', 'GET /users/:id'],
    ['POST /getUsers', 'read-with-body', 'GET /users'],
    ['GET /users/create', 'form', 'POST /users'],
    ['GET /users/:id/edit', 'form', 'PUT /users/:id'],
    ['GET /getUserByEmail/:email', 'filter', null],
    ['GET /getUserbyEmail/:email', 'filter', null],
    ['GET /getOnebyname/:name', 'filter', null],
    ['GET /getOneUserbydepartement/:departement', 'filter', null],
    ['GET /getAllcastes', 'qualified', null],
    ['POST /addtoCart/:id', 'several-resources', null],
    ['DELETE /removefromCart/:id', 'several-resources', null],
    ['DELETE /deletesubCategory/:id', 'filter', null],
    ['GET /getUserbyTeamId/:id', 'filter', null],
    ['GET /getUser/:email', 'filter', null],
    ['GET /getUserByEmail/:id', 'filter', null],
    ['GET /users/findByGroupId/:id', 'filter', null],
    ['GET /findByUserId/:id', 'filter', null],
    ['GET /profile/getRole/:id', 'filter', null],
    ['DELETE /deleteUserRole/:id', 'filter', null],
    ['DELETE /removeUserFromGroup/:userId', 'several-resources', null],
    ['DELETE /removeUserFromGroup/:a/:b', 'several-resources', null],
    ['DELETE /removeUserFromGroup/:userId/:groupId/posts', 'several-resources', null],
    ['GET /getUserFromGroup/:userId/:groupId', 'several-resources', null],
    ['PUT /orders/latest/updateStatus', 'missing-identifier', 'PUT /orders/latest/:id/status'],
    ['PUT /orders/updateShippingStatus', 'missing-identifier', 'PUT /orders/shippingStatus/:id'],
    ['POST /addProfile', 'weak-verb', null],
    ['POST /create/user/:id', 'item-create', null],
    ['GET /posts/get/:userId', 'filter', null],
    ['GET /users/list/:page', 'filter', null],
    ['DELETE /removeUserFromGroup/:userId/:groupId', 'several-resources', 'DELETE /groups/:groupId/users/:userId'],
    ['DELETE /removeUserFromGroup/:groupId/:userId', 'several-resources', 'DELETE /groups/:groupId/users/:userId'],
    ['POST /addToCart', 'several-resources', null],
    ['POST /users/create/:id', 'item-create', null],
    ['POST /createUser/:id', 'item-create', null],
    ['POST /users/save/:id', 'item-create', null],
    ['POST /saveUser/:id', 'item-create', null],
    ['POST /saveProfile', 'weak-verb', null],
    ['GET /users/save', 'method-disagrees', null],
    ['PUT /users/:id/delete', 'method-disagrees', 'DELETE /users/:id'],
    ['PUT /users/add', 'method-disagrees', 'POST /users'],
    ['GET /list', 'no-resource', null],
    ['POST /api/create', 'no-resource', null],
    ['POST /users.create', 'custom-method', null],
    ['GET /users/list.json', 'representation', null],
    ['POST /users/bulkDelete', 'bulk', null],
    ['DELETE /users/soft-delete/:id', 'weak-verb', null],
    ['PUT /users/:id/hardDelete', 'weak-verb', null],
    ['POST /cart/clear', 'weak-verb', null],
    ['ALL /users/delete/:id', 'no-single-method', 'ALL /users/:id'],
    ['POST /organization/github-create', 'several-resources', null],
    ['PUT /groups/:id/members/remove', 'missing-identifier', 'DELETE /groups/:id/members/:memberId'],
    ['DELETE /groups/:id/members/remove', 'missing-identifier', 'DELETE /groups/:id/members/:memberId'],
    ['GET /get-classify', 'unstable', null],
    ['GET /get-check-coupon/:code', 'unstable', null],
    ['GET /getTrackOrder/:id', 'unstable', null],
    ['POST /updateGroups', 'missing-identifier', 'PUT /groups/:id'],
    ['DELETE /deleteUsers', 'missing-identifier', 'DELETE /users/:id'],
    ['GET /products/getProduct', 'missing-identifier', 'GET /products/:id'],
    ['POST /users/addMany', 'bulk', null],
    ['POST /users/add-multi', 'bulk', null],
    ['POST /galleries/add-new-gallery-multi', 'bulk', null],
    ['GET /getUsersMany', 'qualified', null],
    ['GET /users/getFull/:id', 'qualified', null],
    ['GET /getFullUser/:id', 'qualified', null],
    ['GET /users/getUserRaw/:id', 'qualified', null],
    ['GET /users/getAllDetailed', 'qualified', null],
    ['POST /createListOfUsers', 'bulk', null],
    ['POST /users/createlistofusers', 'bulk', null],
    ['GET /getListOfUsers/:id', 'filter', null],
    ['POST /addGuestFolioList', 'bulk', null],
    ['POST /create-roomlist', 'bulk', null],
    ['POST /rooms/:id/add-folio-list', 'bulk', null],
    ['GET /users/getUsersExceptMe', 'several-resources', null],
    ['GET /getOrdersBefore/:id', 'several-resources', null],
    ['GET /products/get_random_product_excluding_id', 'several-resources', null],
    ['POST /parts/addPartAmount', 'weak-verb', null],
    ['POST /wallet/addMoney', 'weak-verb', null],
    ['POST /users/:id/addPoints', 'weak-verb', null],
    ['POST /users/addXp', 'weak-verb', null],
    ['POST /child/addTime', 'weak-verb', null],
    ['POST /parking/createPaking', 'misspelt', null],
    ['POST /home-tours/create-homeTous', 'misspelt', null],
    ['GET /distReq/getDistributionReqs', 'misspelt', null],
    ['POST /org-units/addOrganizationUnit', 'misspelt', null],
    ['GET /emp/getEmployees', 'misspelt', null],
    ['GET /getAllTicketsAdmin', 'qualified', null],
    ['GET /tickets/getallticketsadmin', 'qualified', null],
    ['GET /getTicketsUser/:id', 'qualified', null],
    ['GET /get-tickets-mobile', 'qualified', null],
    ['GET /deparments/getDepartment/:id', 'misspelt', null],
    ['GET /products/getRelated/:id', 'filter', null],
    ['GET /products/getSimilarProducts/:id', 'filter', null],
    ['GET /getNextLesson/:lessonId', 'filter', null],
    ['GET /getSold/:id', 'filter', null],
    ['GET /getDetailProduct/:id', 'qualified', null],
    ['GET /products/get-details-product/:id', 'qualified', null],
    ['GET /getInfoUser', 'qualified', null],
    ['POST /addDataStudent', 'qualified', null],
    ['GET /boards/get-data-board', 'qualified', null],
    ['PUT /users/:id/update-info-account', 'qualified', null],
    ['GET /get-order-basic/:id', 'qualified', null],
    ['PUT /updateSeen/:id', 'no-resource', null],
    ['PUT /messages/setRead/:id', 'no-resource', null],
    ['POST /createIfNotExists', 'several-resources', null],
    ['POST /createUserIfNotExists', 'several-resources', null],
    ['DELETE /users/delete/:ids', 'bulk', null],
    ['DELETE /deleteUser/:ids', 'bulk', null],
    ['DELETE /users/batch/delete/:ids', 'bulk', null],
    ['GET /users/get/:userIds', 'bulk', null],
    ['GET /users/getByIds/:ids', 'bulk', null],
    ['PUT /posts/update/:slugs', 'bulk', null],
    ['POST /users/addArray', 'bulk', null],
    ['POST /users/add-csv', 'bulk', null],
    ['POST /users/createOrUpdate', 'several-verbs', null],
    ['POST /saveUser', 'missing-identifier', null],
    ['PUT /orders/updateStatus', 'missing-identifier', 'PUT /orders/:id/status'],
    ['POST /users/addActive', 'no-resource', null],
    ['GET /getAllActive', 'no-resource', null],
    ['GET /api/getApproved', 'no-resource', null],
    ['POST /forms/:formId/create-default', 'no-resource', null],
    ['PUT /users/updateRole/:id', 'filter', 'PUT /users/:id/role'],
    ['PUT /users/updateRole/:postId', 'filter', null],
    ['GET /getTokenName/:token', 'filter', null],
    ['GET /users/getHistory/:id', 'filter', null],
    ['GET /users/getStats/:id', 'filter', null],
    ['GET /getUserTimeline/:id', 'filter', null],
    ['GET /trips/get-timeline-by-id/:id', 'filter', null],
    ['GET /getBookPrice/:isbn', 'filter', null],
    ['PUT /updateProductPrice/:id', 'filter', null],
    ['GET /get%20users', 'odd-segment', null],
    ['GET /get😀s', 'odd-segment', null],
    ['GET /getUser/:id.:format', 'odd-segment', null],
    ['GET /users/delete/:id/:other', 'several-identifiers', null],
    ['POST /users/:id/activate/update', 'several-verbs', null],
    ['GET /getAllGetUsers', 'unstable', null],
    [`GET ${HOLE}/getUsers`, 'partial-path', null],
    [`GET /users/get/${HOLE}`, 'partial-path', null],
  ])('%s is withheld: %s', (before, open, suggestion) => {
    const verdict = judgeText(before);
    expect(verdict.rewrite).toBeNull();
    expect(verdict.open).toBe(open);
    expect(verdict.suggestion && `${verdict.suggestion.method} ${verdict.suggestion.path}`).toBe(suggestion);
  });

  it.each([
    ['POST /change-password', '/reset-password', 'several-verbs'],
    ['GET /getUsers', '/api/get-users', 'several-verbs'],
    ['POST /users/add', '/reset-password', 'several-verbs'],
    ['POST /change-password', '/passwords', 'missing-identifier'],
    ['DELETE /delete/:id', '/upload', null],
    ['GET /getAll', '/price-list', null],
  ])('%s under %s: %s', (before, mount, open) => {
    expect(judgeText(before, { mount }).open).toBe(open);
  });

  it('puts the identifier of a suggestion behind one slash', () => {
    expect(judgeText('DELETE /delete', { mount: '/users' }).suggestion?.path).toBe('/:id');
    expect(judgeText('DELETE /users/delete').suggestion?.path).toBe('/users/:id');
  });

  it.each(['GET /getUsers', 'GET /getAll', 'GET /list', 'POST /create', 'DELETE /delete/:id', 'GET /:id/getUser'])('%s waits for its mount', (before) => {
    expect(judgeText(before, { mount: HOLE })).toMatchObject({ rewrite: null, suggestion: null, open: 'unknown-mount' });
  });

  it.each([
    ['GET /users/show/:id', 'GET /users/:id'],
    ['GET /:id/getPosts', 'GET /:id/posts'],
    ['POST /create/user', 'POST /user'],
  ])('%s needs no mount', (before, after) => {
    expect(rewriteOf(before, { mount: HOLE })).toBe(after);
  });
});

describe('methods', () => {
  it.each([
    ['GET /users/delete/:id', 'delete', null],
    ['GET /saveUser', 'save', null],
    ['POST /users/delete/:id', null, 'delete'],
    ['POST /getUsers', null, 'get'],
    ['PUT /users/add', null, 'add'],
    ['PATCH /users/:id/remove', null, 'remove'],
    ['POST /users/save', null, null],
    ['PUT /users/save/:id', null, null],
    ['DELETE /users/delete/:id', null, null],
    ['GET /getUsers', null, null],
    ['POST /users/create', null, null],
  ])('%s: unsafe %s, tunneled %s', (endpoint, unsafe, tunneled) => {
    const verdict = judgeText(endpoint);
    expect(verdict.unsafe?.verb ?? null).toBe(unsafe);
    expect(verdict.tunneled?.verb ?? null).toBe(tunneled);
  });

  it.each([
    ['GET /users/create', true],
    ['GET /users/:id/edit', true],
    ['GET /users/:id/delete', false],
    ['GET /groups/:id/addContact/:contactId', false],
  ])('%s is named as a form: %s', (endpoint, formName) => {
    expect(judgeText(endpoint).formName).toBe(formName);
  });
});

describe('nouns for actions', () => {
  it.each([
    ['POST /users/:id/activate', 'PUT /users/:id/activation'],
    ['POST /users/activate/:id', 'PUT /users/:id/activation'],
    ['POST /doors/:id/unlock', 'DELETE /doors/:id/lock'],
    ['POST /login', 'POST /sessions'],
    ['POST /api/logout', 'DELETE /api/session'],
    ['POST /users/search', 'GET /users'],
    ['POST /sendEmail', 'POST /emails'],
    ['POST /verify-email', 'PUT /email-verification'],
    ['POST /resetPassword', 'POST /passwordResets'],
    ['POST /messages/send', 'POST /messages'],
    ['POST /orders/:id/cancel', 'PUT /orders/:id/cancellation'],
    ['POST /forgot-password', 'POST /password-resets'],
    ['POST /refreshToken', null],
    ['POST /user/sign-up', 'POST /user'],
    ['POST /posts/:id/unlike', 'DELETE /posts/:id/like'],
    ['POST /topics/de_collect', null],
    ['POST /activate', null],
    ['POST /users/:id/activate/now', null],
    ['POST /users.invite', null],
  ])('%s may be %s', (before, after) => {
    const { rewrite, suggestion, open } = judgeText(before);
    expect(rewrite).toBeNull();
    expect(open).toBe('action');
    expect(suggestion && `${suggestion.method} ${suggestion.path}`).toBe(after);
  });
});
