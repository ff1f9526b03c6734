import type { WithheldReason } from '../../src/model/withheld.ts';

/** An endpoint with its verb marked, and what it certainly becomes. */
export type CertainRow = readonly [declared: string, becomes: string];

/** The rewrites that are certain, for a route of an application. */
export const CERTAIN: readonly CertainRow[] = [
  ['GET /«get»Users', 'GET /users'],
  ['GET /«get»AllUsers', 'GET /users'],
  ['GET /«list»Users', 'GET /users'],
  ['GET /«fetch»-users', 'GET /users'],
  ['GET /«get»ListOfUsers', 'GET /users'],
  ['GET /«get»-all-users', 'GET /users'],
  ['GET /«get»_all_users', 'GET /users'],
  ['GET /«Get»AllUsers', 'GET /Users'],
  ['GET /«get»allusers', 'GET /users'],
  ['GET /«get»User/:id', 'GET /users/:id'],
  ['GET /users/«show»/:id', 'GET /users/:id'],
  ['GET /users/:id/«show»', 'GET /users/:id'],
  ['GET /users/«get»/:id', 'GET /users/:id'],
  ['GET /users/«list»', 'GET /users'],
  ['GET /users/«index»', 'GET /users'],
  ['GET /users/«get»All', 'GET /users'],
  ['GET /users/«get»Users', 'GET /users'],
  ['GET /user/«get»AllUsers', 'GET /user'],
  ['GET /«get»UserById/:id', 'GET /users/:id'],
  ['GET /users/«find»ById/:userId', 'GET /users/:userId'],
  ['GET /users/:id/«get»Posts', 'GET /users/:id/posts'],
  ['POST /«create»User', 'POST /users'],
  ['POST /«add»User', 'POST /users'],
  ['POST /«add»NewUser', 'POST /users'],
  ['POST /users/«create»', 'POST /users'],
  ['POST /users/«add»', 'POST /users'],
  ['POST /users/:id/«add»Post', 'POST /users/:id/posts'],
  ['PUT /users/«update»/:id', 'PUT /users/:id'],
  ['PUT /«update»User/:id', 'PUT /users/:id'],
  ['PUT /users/:id/«edit»', 'PUT /users/:id'],
  ['PATCH /users/«update»/:id', 'PATCH /users/:id'],
  ['POST /users/«update»/:id', 'PUT /users/:id'],
  ['DELETE /users/«delete»/:id', 'DELETE /users/:id'],
  ['DELETE /«delete»User/:id', 'DELETE /users/:id'],
  ['DELETE /users/:id/«remove»', 'DELETE /users/:id'],
  ['GET /users/«delete»/:id', 'DELETE /users/:id'],
  ['POST /users/«delete»/:id', 'DELETE /users/:id'],
  ['GET /«delete»User/:id', 'DELETE /users/:id'],
  ['POST /«delete»User/:id', 'DELETE /users/:id'],
  ['POST /«delete»user/:id', 'DELETE /users/:id'],
  ['DELETE /«delete»AllUsers', 'DELETE /users'],
  ['DELETE /users/«delete»All', 'DELETE /users'],
  ['DELETE /users/:id/«remove»Post/:postId', 'DELETE /users/:id/posts/:postId'],
  ['GET /«get»Profile', 'GET /profile'],
  ['PUT /«update»Profile', 'PUT /profile'],
  ['GET /api/v1/«get»Users', 'GET /api/v1/users'],
  ['GET /«get»-user-posts/:id', 'GET /user-posts/:id'],
  ['GET /«get»Category/:id', 'GET /categories/:id'],
  ['GET /«get»/users', 'GET /users'],
  ['DELETE /«delete»/user/:id', 'DELETE /user/:id'],
];

/** The rewrites that are certain for a route of a router that is mounted at `/users`. */
export const MOUNTED: readonly CertainRow[] = [
  ['GET /«get»AllUsers', 'GET /'],
  ['GET /«get»Users', 'GET /'],
  ['GET /«get»All', 'GET /'],
  ['GET /«list»', 'GET /'],
  ['GET /«get»/:id', 'GET /:id'],
  ['GET /«get»User/:id', 'GET /:id'],
  ['GET /«show»/:id', 'GET /:id'],
  ['POST /«create»', 'POST /'],
  ['POST /«add»User', 'POST /'],
  ['PUT /«update»/:id', 'PUT /:id'],
  ['DELETE /«delete»/:id', 'DELETE /:id'],
  ['POST /«delete»/:id', 'DELETE /:id'],
];

/** An endpoint with its verb marked, why it is not rewritten by itself, and what a person may choose. */
export type OpenRow = readonly [
  declared: string,
  reason: WithheldReason,
  suggestion: string | null,
  /** What the message says after the reason. */
  tail?: string,
];

/** The endpoints that are reported and not fixed, whatever stands around them. */
export const OPEN: readonly OpenRow[] = [
  ['DELETE /«delete»User', 'missing-identifier', 'DELETE /users/:id'],
  ['POST /users/«update»', 'missing-identifier', 'PUT /users/:id'],
  ['PUT /«update»User', 'missing-identifier', 'PUT /users/:id'],
  ['POST /«get»Users', 'read-with-body', 'GET /users'],
  ['GET /users/«create»', 'form', 'POST /users'],
  ['GET /users/:id/«edit»', 'form', 'PUT /users/:id'],
  ['GET /«get»UserByEmail/:email', 'filter', null, ": 'GET /users?email=' has it in the query"],
  ['DELETE /«remove»UserFromGroup/:userId/:groupId', 'several-resources', 'DELETE /groups/:groupId/users/:userId'],
  ['DELETE /«remove»UserFromGroup/:groupId/:userId', 'several-resources', 'DELETE /groups/:groupId/users/:userId'],
  ['GET /«get»User/:id/:name', 'several-identifiers', null],
  ['DELETE /«get»User/:id', 'method-disagrees', null],
  ['GET /«get»', 'no-resource', null],
  ['POST /«save»User', 'missing-identifier', null],
  ['GET /users.«list»', 'custom-method', null],
  ['GET /users/«list».json', 'representation', null],
  ['POST /users/bulk-«delete»', 'bulk', null],
  ['POST /users/:id/«clear»', 'weak-verb', null],
  ['GET /«get»/list', 'several-verbs', null],
];
