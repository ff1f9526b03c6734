import { describe, expect, it } from 'vitest';
import { readVerb } from '../../src/convention/read-verb.ts';
import { HOLE } from '../../src/paths/dialects.ts';
import { splitWords } from '../../src/words/split.ts';
import { NO_OWN_WORDS, verbsOf } from './judgement.ts';

describe('a word alone that is a noun as well', () => {
  it.each([
    ['GET /users/list/active', ['list']],
    ['GET /users/view/recent', ['view']],
    ['GET /list', ['list']],
    ['GET /view', ['view']],
    ['GET /load', ['load']],
    ['GET /orders/:id/view', ['view']],
    ['HEAD /users/list', ['list']],
    ['POST /users/list', ['list']],
    ['POST /permissions/set', ['set']],
    ['PUT /permissions/set', ['set']],
    ['POST /password/change', ['change']],
    ['POST /orders/:id/archive', ['archive!']],
    ['PUT /orders/archive', ['archive!']],
    ['POST /invoices/:id/email', ['email!']],
    ['POST /posts/:id/report', ['report!']],
    ['PUT /posts/report', ['report!']],
    ['PUT /submissions/:id/review', ['review!']],
    ['POST /groups/:id/leave', ['leave!']],
    ['POST /channels.archive', ['archive!']],
    ['POST /settings.set', ['set']],
  ])('%s holds %j', (endpoint, verbs) => {
    expect(verbsOf(endpoint)).toEqual(verbs);
  });

  it.each([
    'GET /list/active',
    'POST /users/list/active',
    'GET /blog/post/comments',
    'GET /store/settings',
    'GET /set/pieces',
    'GET /index',
    'GET /index/entries',
    'GET /store',
    'GET /shops/store',
    'POST /store',
    'PUT /set',
    'POST /post',
    'POST /users/post',
    'POST /likes/post',
    'POST /likes/post/:postId',
    'POST /list',
    'PUT /shopping/list',
    'GET /orders/:id/archive',
    'POST /archive',
    'PUT /students/:id/test/:testId',
    'PATCH /patients/record/:recordId',
    'PUT /users/:id/email',
    'POST /users/email',
    'GET /notifications/unread',
    'PUT /notifications/read-all',
    'GET /projects/-/issues',
    'POST /staff/leave',
    'POST /insurances/claim',
    'POST /posts/report',
    'POST /products/review',
    'POST /products/:id/review',
    'PATCH /bookProgress',
    'POST /images/vectors/index',
    'PUT /documents/index',
    'POST /users/:id/index',
    'GET /^/$|/index(.html)?',
    'GET /users/list(.html)?',
    'GET /list(\\.html)?',
    'GET /list(?:\\.html|\\.htm)?',
    'GET /users/list{.html}',
  ])('%s holds none', (endpoint) => {
    expect(verbsOf(endpoint)).toEqual([]);
  });

  it.each([
    ['GET /show/:id', ['show']],
    ['GET /index', ['index']],
    ['GET /list', ['list']],
    ['GET /list/:id', []],
    ['POST /archive', []],
  ])('%s under a mount that is not known holds %j', (endpoint, verbs) => {
    expect(verbsOf(endpoint, { mount: HOLE })).toEqual(verbs);
  });
});

describe('two words that are one verb', () => {
  it.each([
    ['POST /log-in', ['login!']],
    ['POST /log_out', ['logout!']],
    ['POST /logOn', ['logon!']],
    ['POST /log-off', ['logoff!']],
    ['POST /sign-in-with-google', ['signin!']],
    ['GET /sign-in-with-google', ['signin!']],
    ['POST /sign-up-user', ['signup!']],
    ['POST /users/:id/clock-in', ['clockin!']],
    ['POST /clockOut', ['clockout!']],
    ['PUT /punch-in', ['punchin!']],
    ['POST /users/punchout', ['punchout!']],
    ['POST /lamps/:id/turn-on', ['turnon!']],
    ['PUT /lamps/:id/turnOff', ['turnoff!']],
  ])('%s holds %j', (endpoint, verbs) => {
    expect(verbsOf(endpoint)).toEqual(verbs);
  });

  it.each([
    'POST /users/:id/opt-in',
    'POST /log-entries',
    'POST /log-level',
    'GET /signInPage',
    'GET /log-in-history',
    'PUT /shops/:id/sign-in-experience',
    'POST /sign-in-passkey/attempts',
    'GET /check-in-slots',
    'POST /login-params',
    'GET /signin-experience',
    'GET /clock-in-history',
    'GET /punch-in-records',
    'GET /turn-ons',
  ])('%s holds none', (endpoint) => {
    expect(verbsOf(endpoint)).toEqual([]);
  });
});

describe('a broadcast', () => {
  it.each([
    ['POST /notices/broadcast', ['broadcast!']],
    ['POST /notices/:id/broadcast', ['broadcast!']],
    ['POST /broadcastNotice', ['broadcast!']],
  ])('is made by %s', (endpoint, verbs) => {
    expect(verbsOf(endpoint)).toEqual(verbs);
  });

  it.each(['DELETE /notices/broadcast/:id', 'GET /broadcast/:id', 'PUT /broadcast/:id', 'GET /broadcast-schedule'])(
    'is a thing of %s',
    (endpoint) => {
      expect(verbsOf(endpoint)).toEqual([]);
    },
  );
});

describe('a verb and a particle that are one noun', () => {
  it.each([
    'POST /leads/:id/follow-up',
    'POST /followUp',
    'PUT /calls/follow-up/:followUpId/answers',
    'POST /pets/:id/check-up',
    'GET /follow-up-calls',
    'POST /follow-up-calls',
    'POST /add-ons',
    'POST /products/:id/addOns',
    'GET /servers/:id/back-up',
  ])('%s holds no verb', (endpoint) => {
    expect(verbsOf(endpoint)).toEqual([]);
  });

  it('does not keep the verb from another word', () => {
    expect(verbsOf('POST /users/:id/follow')).toEqual(['follow!']);
    expect(verbsOf('POST /servers/:id/back-up')).toEqual(['backup!']);
    expect(verbsOf('POST /add-on-product')).toEqual(['add']);
  });
});

describe('a verb before a noun', () => {
  it.each([
    ['POST /save-game', ['save']],
    ['PUT /changeRate', ['change']],
    ['PUT /updateNotifications', ['update']],
    ['PUT /UpdateGroups', ['update']],
    ['POST /UpdateUserGroups', ['update']],
    ['POST /BulkUpdateGroups', ['update']],
    ['HEAD /listUsers', ['list']],
    ['POST /listUsers', ['list']],
    ['GET /listChildren', ['list']],
    ['GET /listAnalytics', ['list']],
    ['GET /keys/listBlocked', ['list']],
    ['POST /sources/list_private', ['list']],
    ['GET /listLatest', ['list']],
    ['GET /fonts/listForCustomizer', ['list']],
    ['GET /listAuthorsOfPad', ['list']],
    ['GET /loadUser', ['load']],
    ['POST /leave-team', ['leave!']],
    ['GET /checkBalance', ['check!']],
    ['GET /showDashboard', ['show']],
    ['POST /storeUser', ['store']],
    ['PUT /storeUser', ['store']],
    ['GET /changePassword', ['change']],
    ['POST /setTheme', ['set']],
    ['GET /set-cookies', ['set']],
    ['GET /setLanguage/:language', ['set']],
    ['DELETE /dropTable', ['drop']],
    ['PUT /putObject', ['put']],
    ['PATCH /patchUser', ['patch']],
    ['GET /searchUsers', ['search!']],
    ['GET /verifyEmail', ['verify!']],
    ['POST /activateUsers', ['activate!']],
    ['POST /generate-rules', ['generate!']],
    ['POST /servers/:id/regenerateKeys', ['regenerate!']],
    ['POST /apply-policies', ['apply!']],
    ['POST /analyzeInstructions', ['analyze!']],
    ['POST /importUsers', ['import!']],
    ['POST /export-students', ['export!']],
    ['PUT /activate-users', ['activate!']],
    ['PATCH /approveRequests', ['approve!']],
    ['POST /subscribeToEvents', ['subscribe!']],
    ['POST /startWithKey', ['start!']],
    ['POST /share-with-users', ['share!']],
    ['POST /copyAlbumWithoutHistory', ['copy!']],
    ['PUT /assign-role-to-users', ['assign!']],
    ['POST /moveDevicesToUnit', ['move!']],
    ['POST /transferItemsFromStore', ['transfer!']],
    ['POST /voidTransaction', ['void!']],
    ['POST /deletePolicy', ['delete']],
    ['POST /keys/:id/removeLogs', ['remove']],
    ['POST /edit-request/:id', ['edit']],
    ['PUT /update-time', ['update']],
    ['POST /create-request', ['create']],
  ])('%s holds %j', (endpoint, verbs) => {
    expect(verbsOf(endpoint)).toEqual(verbs);
  });

  it.each([
    'GET /get-started-guides',
    'GET /save-games',
    'PUT /change-orders/:id',
    'GET /update-groups',
    'POST /UpdateGroups',
    'DELETE /UpdateGroups/:id/Users/:userId',
    'POST /deploy-keys',
    'POST /publish-histories',
    'GET /generate-rules',
    'POST /execute-jobs',
    'POST /void-transactions',
    'POST /delete-requests',
    'GET /delete-policies',
    'GET /remove-logs',
    'PUT /apply-policies/default',
    'POST /export-jobs',
    'GET /import-users',
    'GET /listserv',
    'DELETE /list-filters/:id',
    'GET /users/:id/list_memberships',
    'PUT /view-templates/:id',
    'GET /load-balancing',
    'GET /load-profile',
    'POST /load-plans',
    'GET /load-offers/:id',
    'GET /save-slots',
    'GET /search-terms',
    'POST /employees/:id/leave-application',
    'PUT /employees/:id/leave-balance',
    'GET /employees/:id/pay-grade',
    'POST /post-questions',
    'PUT /post-draft',
    'GET /get-togethers',
    'GET /get-aways/:id',
    'GET /edit-requests',
    'GET /edit-suggestions/:id',
    'GET /modify-requests',
    'GET /create-date',
    'GET /update-time',
    'GET /read-later',
    'GET /find-us',
    'GET /get-well-cards',
    'GET /show-notes',
    'GET /show-dates',
    'GET /view-only',
    'GET /delete-markers',
    'POST /store-employees',
    'GET /store-inventory',
    'PATCH /store-address',
    'GET /set-theory',
    'GET /set-numbers/:id',
    'GET /set-list',
    'GET /drop-targets',
    'POST /patch-baseline',
    'PATCH /patch-releases',
    'PUT /put-options',
    'GET /index-mappings',
    'GET /test1',
    'POST /track2',
    'GET /query-logged',
    'POST /query-logged',
    'POST /charge-information',
    'POST /charge-band/limits',
    'GET /view_up/:id',
    'GET /users/getOut/:id',
    'GET /install-scripts',
    'PUT /install-scripts',
    'POST /review-comments',
    'GET /review-comment',
    'GET /export-file',
    'POST /test-users',
    'POST /return-report',
    'POST /return-label',
    'GET /check-constraints',
  ])('%s holds none', (endpoint) => {
    expect(verbsOf(endpoint)).toEqual([]);
  });
});

describe('a verb with a clause behind its object', () => {
  it.each([
    ['GET /searchUserByName', ['search!']],
    ['GET /products/search-by-name', ['search!']],
    ['GET /products/searchByName/:name', ['search!']],
    ['GET /searchUsersInGroup/:id', ['search!']],
    ['POST /orders/queryOrderByName', ['query!']],
    ['POST /orders/queryOrdersByUser', ['query!']],
    ['GET /trackOrderByNumber/:number', ['track!']],
    ['GET /filterProductsByPrice', ['filter!']],
    ['GET /products/sort-by-price', ['sort!']],
    ['GET /listProductsByType', ['list']],
    ['GET /listByType/:type', ['list']],
    ['GET /listGrantfundByRegion', ['list']],
    ['DELETE /items/clearall', ['clear']],
    ['PUT /users/put-users', ['put']],
    ['PATCH /users/patch-users', ['patch']],
    ['PUT /users/put-images', []],
    ['PUT /users/store-users', ['store']],
    ['POST /list-grantfund-by-region', ['list']],
    ['GET /viewOrdersByState', ['view']],
    ['GET /createOrderByDate', ['create']],
    // All of them are no part of a name.
    ['GET /listAllItems', ['list']],
    ['GET /viewAllStats', ['view']],
    ['POST /loadAllUnreadCounts', ['load']],
    ['GET /readAllLogs', ['read']],
  ])('%s holds %j', (endpoint, verbs) => {
    expect(verbsOf(endpoint)).toEqual(verbs);
  });

  it.each([
    'GET /search-history-by-user',
    'GET /login-history-by-user',
    'GET /export-jobs-by-user',
    'GET /edit-history-by-user/:id',
    'GET /view-count-by-day',
    'GET /list-price-by-country',
    'GET /query-logs-by-user',
    'GET /filter-options-by-type',
    'GET /review-by-product/:id',
    'GET /report-by-month',
    'GET /export-by-month',
    'GET /post-by-user',
    'GET /check-in-date',
  ])('%s holds none', (endpoint) => {
    expect(verbsOf(endpoint)).toEqual([]);
  });
});

describe('a verb behind its noun', () => {
  it.each([
    ['POST /blog-post-add', ['add']],
    ['DELETE /user-delete', ['delete']],
    ['PUT /user-update', ['update']],
    ['POST /draft-save', ['save']],
    ['POST /email-validate', ['validate!']],
  ])('%s holds %j', (endpoint, verbs) => {
    expect(verbsOf(endpoint)).toEqual(verbs);
  });

  it.each([
    'GET /already-read',
    'GET /system-update',
    'GET /auto-save',
    'GET /photo-upload',
    // What can be done, or is to be, names the things.
    'GET /coupons/can_redeem',
    'GET /reviews/user-can-edit/:id',
    'POST /daysToAdd',
    'GET /rows-to-delete',
    'GET /isLogin',
    'PUT /links-for-update/:id',
  ])('%s holds none', (endpoint) => {
    expect(verbsOf(endpoint)).toEqual([]);
  });
});

describe('words of the user', () => {
  it('may be those that say how a verb is done', () => {
    expect(verbsOf('POST /builds/:id/force', { words: { ...NO_OWN_WORDS, verbs: { force: 'action' } } })).toEqual([
      'force!',
    ]);
  });

  it('are nouns behind a noun where they are so for everyone', () => {
    expect(verbsOf('GET /talk-show', { words: { ...NO_OWN_WORDS, verbs: { show: 'read' } } })).toEqual([]);
  });
});

describe('a noun that ends in an action', () => {
  it.each([
    'POST /password-reset',
    'POST /pwd-reset',
    'PUT /users/:id/password-reset',
    'GET /passwordReset/:token',
    'POST /openid-connect/clients',
    'GET /jobs/:id/nightly-refresh',
    'GET /factory-reset',
    'GET /team-invite/:id',
    'POST /team-invite/members',
    'POST /domain-connect/settings',
  ])('%s holds no verb', (endpoint) => {
    expect(verbsOf(endpoint)).toEqual([]);
  });

  it.each([
    ['POST /device-reset', ['reset!']],
    ['PUT /jobs/:id/cache-refresh', ['refresh!']],
    ['GET /bluetooth-connect', ['connect!']],
    ['POST /order-validate', ['validate!']],
    ['POST /order-validate/:id', ['validate!']],
    ['POST /user-delete/form', ['delete']],
  ])('%s holds %j', (endpoint, verbs) => {
    expect(verbsOf(endpoint)).toEqual(verbs);
  });
});

describe('an invite', () => {
  it.each(['GET /invite/:token', 'GET /invite', 'DELETE /invite/:id', 'PUT /invite/:id/role', 'GET /teams/:id/invite'])(
    'is a thing in %s',
    (endpoint) => {
      expect(verbsOf(endpoint)).toEqual([]);
    },
  );

  it.each([
    ['POST /invite', ['invite!']],
    ['POST /teams/:id/invite', ['invite!']],
    ['POST /invite/:userId', ['invite!']],
    ['POST /invite-user', ['invite!']],
    ['POST /invite/accept', ['accept!']],
  ])('is sent by %s, or answered: %j', (endpoint, verbs) => {
    expect(verbsOf(endpoint)).toEqual(verbs);
  });
});

describe('the words beside a verb', () => {
  it.each<[segment: string, verb: string, beside: string, manner: 'many' | 'how' | null]>([
    ['getAllUsers', 'get', 'all users', null],
    ['bulk-delete-users', 'delete', 'users', 'many'],
    ['multi-delete', 'delete', '', 'many'],
    ['user-profile-delete', 'delete', 'user profile', null],
    ['user-bulk-delete', 'delete', 'user', 'many'],
    ['soft-delete', 'delete', '', 'how'],
    ['user-soft-delete', 'delete', 'user', 'how'],
    ['forceBulkDelete', 'delete', '', 'many'],
    ['sign-up-form', 'signup', 'form', null],
  ])('%s is %s and %j; its manner: %s', (segment, verb, beside, manner) => {
    const reading = readVerb(
      splitWords(segment),
      { method: 'POST', previous: 'none', next: 'none' },
      NO_OWN_WORDS,
      false,
    );
    expect(
      reading && {
        verb: reading.word.text,
        beside: reading.beside.map(({ text }) => text).join(' '),
        manner: reading.manner,
      },
    ).toEqual({ verb, beside, manner });
  });
});

describe('a post before a process', () => {
  it.each([
    'POST /webhooks/post_install',
    'POST /hooks/post-deploy',
    'POST /post-purchase',
    'POST /post-payment',
    'POST /post-checkout',
    'POST /post-mortem',
    'POST /post-process',
    'POST /post_commit',
    'POST /post-login',
    'POST /post-signup',
    'POST /post-sale',
    'POST /postinstall',
    'POST /postmortem',
  ])('says after: %s holds no verb', (endpoint) => {
    expect(verbsOf(endpoint)).toEqual([]);
  });

  it.each([
    'POST /post-job',
    'POST /post-comment',
    'POST /post_order',
    'POST /post-review',
    'POST /post-invite',
    'POST /postOrder',
    'POST /postJob',
    'POST /postComment',
    'POST /post-payment-method',
    'POST /postInstall',
  ])('is a verb before a thing: %s', (endpoint) => {
    expect(verbsOf(endpoint)).toEqual(['post']);
  });
});
