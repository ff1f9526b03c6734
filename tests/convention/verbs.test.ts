import { describe, expect, it } from 'vitest';
import { judgeText, NO_OWN_WORDS, rewriteOf, verbsOf } from './judgement.ts';

describe('verbs', () => {
  it.each([
    ['GET /users/view/:id', ['view']],
    ['GET /viewProfile', ['view']],
    ['GET /view-order-history/:id', ['view']],
    ['GET /listCartItems', ['list']],
    ['GET /list-group-members', ['list']],
    ['GET /list-item-count', []],
    ['GET /listItems', []],
    ['GET /loadUserProfile', ['load']],
    ['GET /load-balancer-status', []],
    ['GET /showProductDate/:id', ['show']],
    ['PUT /edit-order-log/:id', ['edit']],
    ['POST /updateOrderHistory/:id', ['update']],
    ['GET /updateOrderHistory', []],
    ['POST /delete-account-request', []],
    ['GET /post-comment-count', []],
    ['GET /store-branch-managers', []],
    ['GET /change-password-history', []],
    ['GET /viewProductStats', ['view']],
    ['POST /admin-create-post', ['create']],
    ['DELETE /admin-delete-post/:id', ['delete']],
    ['GET /adminGetAllPosts', ['get']],
    ['POST /web_remove_portrait', ['remove']],
    ['PUT /doctor-update-message/:id', ['update']],
    ['GET /api-get-posts', ['get']],
    ['POST /team-add-member', ['add']],
    ['GET /admin-update-history', []],
    ['GET /user-delete-requests', []],
    ['GET /admin-edit-page', []],
    ['GET /admin-posts', []],
    ['GET /web-get-started', []],
    ['GET /customer-add-ons', []],
    ['GET /user-read-receipts', []],
    ['GET /pending-edit-requests', []],
    ['GET /presigned-get-url', []],
    ['GET /view-counts/:id', []],
    ['GET /view-event-types', []],
    ['GET /read-receipt-settings', []],
    ['GET /finduserbycpf', ['find']],
    ['GET /getnearbyplaces', ['get']],
    ['GET /test-only', []],
    ['GET /getUsersOnly', ['get']],
    ['POST /auto-parts/:id/full-check', []],
    ['GET /wazifas/listWazifa', ['list']],
    ['GET /wazifas/listTurno', []],
    ['POST /addproducto', ['add']],
    ['GET /getcupon', ['get']],
    ['GET /getusercount', ['get']],
    ['GET /getallorderscount', ['get']],
    ['GET /getcount', []],
    ['GET /viewcount', []],
    ['GET /adddiscount', ['add']],
    ['GET /listcount', []],
    ['POST /wazifas/getwazifaid', ['get']],
    ['GET /editais', []],
    ['POST /user/updatepw', ['update']],
    ['PUT /users/:id/changepw', ['change']],
    ['PUT /user/change/password', ['change']],
    ['POST /users/:id/set/status', ['set']],
    ['POST /auth/change/email', ['change']],
    ['GET /change/password', []],
    ['POST /change/request', []],
    ['PUT /set/menu', []],
    ['POST /patch/version', []],
    ['POST /store/address', []],
    ['POST /create/schedule', ['create']],
    ['POST /create/login', ['create', 'login!']],
    ['POST /users/create/list', ['create', 'list']],
    ['PUT /update/block', ['update', 'block!']],
    ['POST /book_create', ['create']],
    ['POST /test_create', ['test!']],
    ['POST /request_delete', ['request!']],
    ['DELETE /request_delete/:id', ['delete']],
    ['POST /cancel_create', ['cancel!']],
    ['PUT /setPassword', ['set']],
    ['POST /bulk-upsert', ['upsert']],
    ['POST /users/batchDelete', ['delete']],
    ['GET /companies.list', ['list']],
    ['POST /reports\\:batchGet', ['get']],
    ['POST /:resource\\:getPolicy', ['get']],
    ['POST /update:kind', ['update']],
    ['GET /users/list.json', ['list']],
    ['POST /postQuestion', ['post']],
    ['POST /users/store', ['store']],
    ['POST /reasons/deleteReason', ['delete']],
    ['POST /readingHistory/update-ReadingHistory/:id', ['update']],
    ['POST /requests/delete-request/:id', ['delete']],
    ['PUT /put', ['put']],
    ['POST /login', ['login!']],
    ['POST /oauth/revokeToken', ['revoke!']],
    ['POST /reauth/revoke', ['revoke!']],
    ['POST /sync', ['sync!']],
    ['POST /bookAppointment', ['book!']],
    ['GET /books/read/:id', ['read']],
    ['POST /fetchstockByProductVariantId', ['fetch']],
    ['POST /users/:id/activate', ['activate!']],
    ['POST /sign-up', ['signup!']],
    ['POST /core/user/updateState', ['update']],
    ['POST /orders/:id/unapprove', ['unapprove!']],
    ['PUT /unsave-recipe/:recipeId', ['unsave!']],
    ['DELETE /recipes/:id/unsave', ['unsave!']],
    ['POST /orders/:id/resubmit', ['resubmit!']],
    ['POST /rows/batchcreate', ['create']],
    ['GET /orders/trackOrder', ['track!']],
    ['POST /uploadImage', ['upload!']],
    ['POST /contracts/:id/fulfill', ['fulfill!']],
    ['POST /transactions/categorise', ['categorise!']],
    ['POST /containers/:id/unpause', ['unpause!']],
    ['POST /models/:id/retrain', ['retrain!']],
    ['POST /start-all-emails', ['start!']],
    ['POST /user-register', ['register!']],
    ['POST /messages/:id/pin', ['pin!']],
    ['POST /pre-sign-attachment', ['sign!']],
    ['POST /change-type', ['change']],
    ['POST /users/:id/blacklist', ['blacklist!']],
    ['GET /verify-token', ['verify!']],
    ['GET /verifyAccount/:token', ['verify!']],
    ['GET /generate-code', ['generate!']],
    ['GET /check-name', ['check!']],
    ['POST /auth/check-token', ['check!']],
    ['GET /session/check-status', ['check!']],
    ['PATCH /items/toggle-status', ['toggle!']],
    ['PUT /items/:id/toggleMode', ['toggle!']],
    ['POST /process-payment', ['process!']],
    ['POST /handleRequest', ['handle!']],
    ['PUT /orders/complete/:id', ['complete!']],
    ['POST /documents/clone/:id', ['clone!']],
    ['POST /deploy-summary', ['deploy!']],
    ['POST /trips/end/:id', ['end!']],
    ['POST /like/:postId', ['like!']],
    ['PUT /follow/:user_id', ['follow!']],
    ['PUT /accept-contributions/:id', ['accept!']],
    ['POST /extractSymptoms', ['extract!']],
    ['GET /filterProducts', ['filter!']],
    ['GET /filter-users', ['filter!']],
    ['GET /logoutAdmin', ['logout!']],
    ['GET /validate-input', ['validate!']],
    ['GET /verify/:id', ['verify!']],
    ['POST /documents/duplicate/:id', ['duplicate!']],
    ['PUT /users/ban/:id', ['ban!']],
    ['POST /timers/start/:id', ['start!']],
    ['PATCH /quests/:id/stop/:playerId', ['stop!']],
    ['PUT /posts/like/:id', ['like!']],
    ['POST /startSession', ['start!']],
    ['POST /end-session/:id', ['end!']],
    ['GET /stop-server', ['stop!']],
    ['POST /closeAccount', ['close!']],
    ['POST /leave-room', ['leave!']],
    ['POST /bookRoom', ['book!']],
    ['POST /runCode', ['run!']],
    ['PUT /users/block/:userId', ['block!']],
    ['PATCH /products/archive/:product_id', ['archive!']],
    ['POST /uploadFiles', ['upload!']],
    ['POST /uploadphotos/:placeId', ['upload!']],
    ['POST /auth/init-admin', ['init!']],
    ['POST /depositMoney', ['deposit!']],
    ['PUT /accounts/:id/deposit', ['deposit!']],
    ['POST /ensure-profile', ['ensure!']],
    ['GET /search-products', ['search!']],
    ['GET /user-search', ['search!']],
    ['PUT /events/block-to-event', ['block!']],
    ['POST /transferToAccount', ['transfer!']],
    ['GET /downloadVideo/:fileName', ['download!']],
    ['GET /export-csv', ['export!']],
    ['PUT /cart/increase/:id', ['increase!']],
    ['POST /decrease-stock', ['decrease!']],
    ['GET /searchJobs', ['search!']],
    ['GET /search-account', ['search!']],
    ['POST /groups/searchItem', ['search!']],
    ['POST /searchRoomList', ['search!']],
    ['GET /members/searchUserList', ['search!']],
    ['POST /manage-users', ['manage!']],
    ['POST /admin/associate-member', ['associate!']],
    ['POST /entries/:id/reverse', ['reverse!']],
    ['GET /fix-password/:email', ['fix!']],
    ['POST /groups/disbandGroup', ['disband!']],
    ['PUT /orders/give-a-refund/:id', ['give!']],
    ['POST /timers/:id/resume', ['resume!']],
    ['POST /uploadThing', ['upload!']],
    ['GET /logoutUser', ['logout!']],
    ['PATCH /checkin-booking/:id', ['checkin!']],
    ['GET /login-with-google', ['login!']],
    ['POST /login-shop', ['login!']],
    ['POST /books/:id/borrow', ['borrow!']],
    ['POST /placeorder', ['place!']],
    ['PUT /markread', ['mark!']],
    ['GET /checkUserExists', ['check!']],
    ['GET /check-if-email-exists', ['check!']],
    ['POST /checkWhetherTaken', ['check!']],
  ])('%s holds %s', (endpoint, verbs) => {
    expect(verbsOf(endpoint)).toEqual(verbs);
  });

  it.each([
    'GET /settings', 'GET /posts', 'GET /showroom', 'GET /listing', 'GET /addresses', 'GET /updates', 'GET /deleted', 'GET /editor', 'GET /putter', 'GET /readme', 'GET /getaway',
    'GET /notifications/read', 'GET /delete-requests', 'GET /items/:id/delete-progress', 'GET /items/:id/deleteStatus', 'GET /remove-preview/:id', 'GET /show/:id/episodes', 'GET /.well-known/change-password', 'POST /oauth/revoke', 'POST /oauth2/register', 'POST /connect/revoke', 'POST /.well-known/create/users',
    'GET /lists', 'GET /views', 'GET /changes', 'GET /store/:id/items', 'GET /list/:id', 'GET /price-list', 'GET /change-log', 'GET /search-index', 'GET /data-store', 'GET /post/:postId',
    'GET /patch-notes', 'POST /patch-notes', 'GET /read-replicas', 'GET /view-count', 'GET /list-price', 'GET /reading-list', 'GET /user-list', 'GET /NoticeList/:id', 'PUT /cards/:idCard/idList',
    'GET /export-jobs/:jobId', 'GET /import-logs', 'GET /search-history', 'GET /share-prices/:symbol', 'POST /review-requests', 'POST /v3/projects/:id/merge_requests', 'GET /deploy_keys', 'GET /sellOrders/:id',
    'GET /UpdateGroups/:id', 'POST /change-requests', 'PUT /change-requests/:id', 'GET /all', 'GET /new', 'GET /users/new', 'GET /get-started', 'GET /read-more-count',
    'GET /creators', 'GET /created', 'GET /creating', 'GET /deletions', 'GET /stores/:id', 'GET /software-update', 'GET /users/:id/list', 'GET /constructor', 'GET /__proto__', 'GET /toString',
    'GET /obtener-usuarios', 'GET /utilisateurs/lister', 'GET /benutzer/anzeigen', 'GET /获取用户', 'GET /', 'GET /:get', 'GET /*',
  ])('%s holds none', (endpoint) => {
    expect(verbsOf(endpoint).filter((verb) => !verb.endsWith('!'))).toEqual([]);
  });

  it('says which word it is', () => {
    const [verb] = judgeText('GET /api/getAllUsers').verbs;
    expect(verb).toMatchObject({ span: { start: 5, end: 8 }, segment: 1, operation: 'read' });
  });
});

describe('actions that are nouns', () => {
  it.each([
    'PATCH /chats/:id/read', 'PATCH /email', 'POST /login-activity', 'POST /BeforeSave', 'POST /review', 'GET /resume/:id',
    'POST /request-to-event', 'GET /link-to-event', 'GET /download-link', 'GET /download-speed', 'GET /export-job', 'GET /price-increase', 'GET /download', 'GET /recent-search/:id', 'GET /saved-search', 'GET /users/:id/last-login', 'PUT /users/:id/last-login', 'GET /failed-login', 'GET /last-sync', 'GET /recent-add', 'GET /search-analytics', 'GET /search-suggestions',
    'POST /upload-sessions', 'GET /upload-files', 'POST /staff/leave/:staffId', 'PUT /users/email/:userId', 'PATCH /patients/record/:recordId', 'GET /users/block/:userId', 'POST /init', 'GET /deposit/:id', 'POST /users/deposit',
    'GET /searches', 'GET /search-history', 'GET /export-jobs', 'POST /merge_requests', 'GET /deploy_keys', 'GET /PayRun/:id', 'GET /payOut', 'PUT /pay-in/:id', 'GET /PayOut/:id', 'POST /email-verification', 'PUT /order-status', 'GET /upload-limit', 'GET /reports/:id',
    'POST /issue-tracking', 'PATCH /issue-tracking', 'POST /LinkShortening', 'GET /property-register/:id', 'GET /agents-research', 'DELETE /blacklist', 'GET /whitelist.json', 'GET /crawl-statistics',
    'PUT /PayInstruction/:id', 'POST /ScheduleSeries', 'POST /request-pattern', 'PUT /search-request/:id', 'POST /testHarness', 'GET /send-checklist', 'POST /pre-receive-environments', 'POST /orgs/:id/addonproviders',
    'GET /verify-page', 'GET /verify-code', 'GET /validateCode', 'GET /check-number/:number', 'GET /check-items', 'POST /check-list', 'GET /access-token', 'GET /toggle-button', 'GET /toggle-status/values', 'GET /process-instance/:id',
    'GET /orders/complete/:id', 'DELETE /users/follow/:id', 'PUT /buildings/block/:id', 'PUT /cards/pin/:id', 'PUT /start/:id', 'PUT /orders/complete/items',
    'GET /search-jobs/results', 'GET /search-sessions', 'GET /search-list', 'POST /manageCenter/teams', 'POST /manage-portal', 'GET /associate-wardens', 'GET /associate-warden/profile', 'PUT /associate-warden/hostel',
    'GET /login-setup', 'PUT /settings/login-setup', 'GET /signup-questions', 'GET /login-url-public',
    'POST /students/resume', 'GET /reverse-proxy', 'GET /fix-list', 'POST /uploadthing',
    'GET /start-date', 'POST /start-page', 'GET /end-time', 'POST /book-rooms', 'POST /run-jobs', 'GET /block-devices', 'POST /leave-plan', 'GET /start-session/steps', 'GET /close-date/:id',
    'POST /process-definition', 'GET /generated-token', 'GET /approve-history', 'GET /user-exists',
    'GET /events/:id/for-edit', 'GET /monitoring/changeTypes', 'GET /embed.json', 'GET /usageHistoryAggregate', 'POST /account/plus-card/pin', 'GET /initials', 'GET /locations', 'POST /promises', 'POST /exercise',
    'POST /like/:id', 'GET /follow/:userId', 'PUT /like/:likeId', 'GET /filter-sets', 'POST /filterOperators', 'GET /things/deploySummary', 'DELETE /things/:id/deploySummary', 'GET /db/:id/restore_estimate', 'GET /publishsettings', 'GET /failover-cluster/:id', 'GET /providers/Acme.Compute/disks', 'GET /render/:renderId', 'PATCH /verify_profiles/:verify_profile_id', 'PUT /computePolicies/:computePolicyName', 'DELETE /signin/:signinId',
    'GET /orders', 'POST /orders', 'POST /comments', 'GET /likes', 'POST /reviews', 'GET /resorts', 'POST /resort', 'GET /count', 'POST /push', 'GET /setup', 'GET /records/:id', 'GET /schedule', 'GET /approved', 'GET /cancellations',
  ])('%s holds none', (endpoint) => {
    expect(verbsOf(endpoint)).toEqual([]);
  });
});

describe('words of the user', () => {
  it('adds verbs', () => {
    const words = { ...NO_OWN_WORDS, verbs: { obtain: 'read', kill: 'delete' } } as const;
    expect(rewriteOf('GET /obtainUsers', { words })).toBe('GET /users');
    expect(rewriteOf('POST /users/kill/:id', { words })).toBe('DELETE /users/:id');
  });

  it('classes words anew', () => {
    expect(verbsOf('POST /coffees/:id/brew', { words: { ...NO_OWN_WORDS, verbs: { brew: 'action' } } })).toEqual(['brew!']);
    expect(verbsOf('POST /users/search', { words: { ...NO_OWN_WORDS, verbs: { search: 'read' } } })).toEqual(['search']);
  });

  it('allows custom methods as a family', () => {
    expect(verbsOf('POST /reports\\:batchGet', { customMethods: false })).toEqual([]);
    expect(verbsOf('POST /users.invite', { customMethods: false })).toEqual([]);
    expect(verbsOf('GET /users/list.json', { customMethods: false })).toEqual(['list']);
  });

  it('allows words and whole segments', () => {
    const words = { ...NO_OWN_WORDS, nouns: new Set(['show', 'getinfo']) };
    expect(verbsOf('GET /show/:id', { words })).toEqual([]);
    expect(verbsOf('GET /getInfo', { words })).toEqual([]);
    expect(verbsOf('GET /getInfos', { words })).toEqual(['get']);
  });
});
