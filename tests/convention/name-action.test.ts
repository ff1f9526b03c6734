import { describe, expect, it } from 'vitest';
import { HOLE } from '../../src/paths/dialects.ts';
import { judgeText, type Given } from './judgement.ts';

/** What may stand for the action of an endpoint, `null` where there is no good noun. */
function nounFor(endpoint: string, given?: Given): string | null {
  const { open, rewrite, suggestion } = judgeText(endpoint, given);
  expect([rewrite, open]).toEqual([null, 'action']);
  return suggestion && `${suggestion.method} ${suggestion.path}`;
}

describe('an action alone', () => {
  it.each([
    ['POST /users/search', 'GET /users'],
    ['POST /search', null],
    ['POST /invite', 'POST /invitations'],
    ['POST /users/:id/search', null],
    ['POST /users/search/:term', null],
    ['POST /tokens/refresh', null],
    ['POST /users/activate/:id/now', null],
    ['POST /users/activate/now', null],
    ['POST /users/:id/activate/:token', null],
    ['POST /activate/:id', null],
    ['POST /subscriptions/subscribe', 'POST /subscriptions'],
    ['POST /bulk-approve', null],
    // A state that one of many has is none of all of them.
    ['POST /tags/rename', null],
    ['POST /orders/cancel', null],
    ['POST /users/:id/rename', 'PUT /users/:id/name'],
    ['POST /servers/:id/decommission', 'PUT /servers/:id/decommissioning'],
    ['POST /profile/activate', 'PUT /profile/activation'],
    // A GET never becomes another method, save for the end of a session.
    ['GET /logout', 'DELETE /session'],
    ['GET /account/verify', null],
    ['GET /users/search', 'GET /users'],
    // What is no collection may be read in another way.
    ['POST /observability/query', null],
    ['POST /signout-all', 'DELETE /sessions'],
    // A person registers as such, and for a course as something else.
    ['POST /users/register', 'POST /users'],
    ['POST /courses/register', null],
    ['POST /courses/:id/register', 'POST /courses/:id/registrations'],
    // The parameter behind it names something else.
    ['POST /customers/reset/:token', null],
    ['POST /carts/checkin/:orderid', null],
    // What stands before it says a part of the noun already.
    ['POST /password/forgot', 'POST /password/resets'],
    ['POST /auth/signup', 'POST /auth/registrations'],
    ['POST /users/auth/signup', 'POST /users/auth/registrations'],
  ])('%s may be %s', (before, after) => {
    expect(nounFor(before)).toBe(after);
  });

  it('stands below whatever a mount that is not known names', () => {
    expect(nounFor('POST /activate/:id', { mount: HOLE })).toBe('PUT /:id/activation');
    expect(nounFor('POST /activate', { mount: HOLE })).toBe(null);
  });
});

it.each([
  ['POST /subscribe', '/subscriptions', 'POST /'],
  ['POST /search', '/api/users', 'GET /'],
  ['POST /sendMessage', '/messages', 'POST /'],
])('keeps a slash where nothing else is left: %s under %s may be %s', (endpoint, mount, after) => {
  expect(nounFor(endpoint, { mount })).toBe(after);
});

describe('an action with a noun beside it', () => {
  it.each([
    ['POST /verify_email', 'POST /email_verifications'],
    ['POST /verifyemail', 'POST /email-verifications'],
    ['POST /verifyUserEmail', 'POST /userEmailVerifications'],
    ['POST /VerifyEmail', 'POST /EmailVerifications'],
    ['POST /cancelOrders', 'POST /orderCancellations'],
    ['POST /generateSkus', 'POST /skus'],
    ['POST /send-welcome-email', 'POST /welcome-emails'],
    ['POST /placeOrder', 'POST /orders'],
    ['POST /users/:id/make-payment', 'POST /users/:id/payments'],
    ['POST /sendEmail/:id', null],
    ['POST /decommissionServer/:id', null],
    ['POST /sendEmailToUser', null],
    ['POST /searchUsers', null],
    ['POST /refreshToken', null],
    ['POST /prepareOrder', null],
    // No noun stands beside these.
    ['POST /bills/generate-monthly', null],
    ['POST /visits/check-out', null],
    ['POST /reset-password-request', null],
    ['POST /forgot-password-otp', null],
    ['POST /login_action', null],
    ['POST /account/logout-everywhere', null],
    ['GET /checkAuth', null],
    ['POST /submit-leave-request', 'POST /leave-requests'],
    ['POST /request-login', 'POST /login-requests'],
    // What is done to an item is put there, and what has a state in the singular has one only.
    ['POST /users/:id/verify-email', 'PUT /users/:id/email-verification'],
    ['POST /profile/upload-picture', 'PUT /profile/picture'],
    ['POST /move-note', null],
    // What is bought exists before, and a second verb is no part of a noun.
    ['POST /buy-chat-plan', 'POST /chat-plan-purchases'],
    ['POST /forgot-pwd-verify-otp', null],
    // What is sent exists before.
    ['POST /send-invoice', null],
    ['POST /orders/:id/send-receipt', null],
    // A PUT changes what is there.
    ['PATCH /quotes/:id/send', null],
    ['PATCH /transactions/review', null],
    ['PUT /posts/:id/like', 'POST /posts/:id/likes'],
    // Each kind of person has its own.
    ['POST /admin/signup', 'POST /admin/registrations'],
    ['POST /users/signup', 'POST /users'],
    ['POST /emailtemplate/registerTemplate', 'POST /emailtemplate'],
    // The noun that stands before them already is not said twice.
    ['POST /messages/sendMessage', 'POST /messages'],
    ['POST /parcels/place-parcel', 'POST /parcels'],
    ['PUT /parcels/:id/cancelParcel', 'PUT /parcels/:id/cancellation'],
    ['PUT /parcels/activateParcel/:id', 'PUT /parcels/:id/activation'],
    ['POST /poems/:id/likePoem', 'POST /poems/:id/likes'],
    ['POST /users/inviteUser', 'POST /users/invitations'],
    ['POST /messages/sendMessage/:id', null],
  ])('%s may be %s', (before, after) => {
    expect(nounFor(before)).toBe(after);
  });
});
