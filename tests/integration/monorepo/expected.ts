import type { WithheldReason } from '../../../src/model/withheld.ts';

/** A route that is rewritten. */
export interface Move {
  /** Where its router is mounted. */
  readonly mount: string;
  readonly before: string;
  readonly after: string;
}

/** A route that stays as it is. */
export interface Stay {
  readonly endpoint: string;
  readonly reason: WithheldReason;
  /** What callers and others write of its address: the same before and after. */
  readonly named: string;
}

/** The routes that the fix rewrites, by their mounts: methods and paths before and after. */
const MOVES: Readonly<Record<string, readonly string[]>> = {
  '/api/users': [
    'GET /getAll => GET /',
    'GET /getUser/:id => GET /:id',
    'POST /create => POST /',
    'POST /update/:id => PUT /:id',
    'POST /delete/:id => DELETE /:id',
    'GET /:id/getOrders => GET /:id/orders',
    'POST /:id/addAddress => POST /:id/addresses',
    'DELETE /:id/removeAddress/:addressId => DELETE /:id/addresses/:addressId',
  ],
  '/api/products': [
    'GET /list => GET /',
    'GET /show/:id => GET /:id',
    'POST /add => POST /',
    'PUT /edit/:id => PUT /:id',
    'DELETE /remove/:id => DELETE /:id',
  ],
  '/api/products/:productId/reviews': ['GET /getAll => GET /', 'POST /create => POST /', 'DELETE /delete/:reviewId => DELETE /:reviewId'],
  '/api/products/:productId/reviews/:reviewId/replies': ['GET /list => GET /', 'POST /addReply => POST /'],
  '/api/orders': [
    'GET /getOrders => GET /',
    'GET /getOrderById/:orderId => GET /:orderId',
    'POST /createOrder => POST /',
    'PUT /updateOrder/:orderId => PUT /:orderId',
    'GET /delete/:orderId => DELETE /:orderId',
  ],
  '/api/reports': ['GET /getSales => GET /sales', 'DELETE /deleteAll => DELETE /'],
  '/api/v1/carts': [
    'POST /create => POST /',
    'GET /getCart/:id => GET /:id',
    'GET /deleteCart/:id => DELETE /:id',
    'POST /:id/addItem => POST /:id/items',
    'PUT /:id/updateItem/:itemId => PUT /:id/items/:itemId',
    'DELETE /:id/removeItem/:itemId => DELETE /:id/items/:itemId',
  ],
  '/api/v1/categories': ['GET /getCategory/:id => GET /:id', 'POST /addCategory => POST /', 'DELETE /deleteCategory/:id => DELETE /:id'],
  '/api/v1/tags': ['POST /addNewTag => POST /', 'GET /delete/:id => DELETE /:id', 'DELETE /deleteAllTags => DELETE /'],
  '/admin/users': ['GET /getInvitations => GET /invitations', 'POST /addInvitation => POST /invitations'],
  '/billing/invoices': [
    'GET /getAll => GET /',
    'GET /getInvoice/:id => GET /:id',
    'POST /create => POST /',
    'PUT /update/:id => PUT /:id',
    'POST /delete/:id => DELETE /:id',
  ],
  '/billing/invoices/:invoiceId/lines': ['GET /list => GET /', 'POST /add => POST /', 'DELETE /remove/:lineId => DELETE /:lineId'],
  '/billing/payments': ['GET /listPayments => GET /', 'GET /fetchPayment/:paymentId => GET /:paymentId', 'POST /addPayment => POST /'],
  '/billing/plans': [
    'GET /get-all-plans => GET /',
    'GET /get-plan/:planId => GET /:planId',
    'PUT /update-plan/:planId => PUT /:planId',
    'DELETE /delete-plan/:planId => DELETE /:planId',
  ],
  '/internal/jobs': ['GET /list => GET /'],
  '/inventory/warehouses': [
    'GET /getAll => GET /',
    'GET /getWarehouse/:id => GET /:id',
    'POST /create => POST /',
    'PUT /:id/update => PUT /:id',
    'DELETE /:id/delete => DELETE /:id',
  ],
  '/inventory/warehouses/:warehouseId/shelves': [
    'GET /listShelves => GET /',
    'POST /addShelf => POST /',
    'DELETE /removeShelf/:shelfId => DELETE /:shelfId',
  ],
  '/inventory/stock': ['GET /getStock/:sku => GET /:sku', 'POST /update/:sku => PUT /:sku'],
  '/inventory/suppliers': [
    'GET /fetch-suppliers => GET /',
    'POST /add-supplier => POST /',
    'PATCH /edit/:supplierId => PATCH /:supplierId',
    'POST /remove/:supplierId => DELETE /:supplierId',
  ],
};

/** Every route that the fix rewrites. */
export const moves: readonly Move[] = Object.entries(MOVES).flatMap(([mount, lines]) =>
  lines.map((line) => {
    const [before = '', after = ''] = line.split(' => ');
    return { mount, before, after };
  }),
);

/** Every route with a CRUD verb that stays. */
export const stays: readonly Stay[] = [
  { endpoint: 'GET /api/users/getUserByEmail/:email', reason: 'filter', named: '/getUserByEmail/' },
  { endpoint: 'GET /api/v1/categories/getCategories', reason: 'collision', named: '/getCategories' },
  { endpoint: 'GET /api/v1/categories/listCategories', reason: 'collision', named: '/listCategories' },
  { endpoint: 'GET /api/v1/tags/getAllTags', reason: 'used', named: '/getAllTags' },
  { endpoint: 'GET /api/reports/fetchBestsellers', reason: 'used', named: '/fetchBestsellers' },
  { endpoint: 'GET /admin/users/list', reason: 'used', named: '/admin/users/list' },
  { endpoint: 'POST /admin/users/delete/:id', reason: 'used', named: '/admin/users/delete' },
  { endpoint: 'GET /admin/subscribers/:id/edit', reason: 'form', named: '/subscribers/1/edit' },
  { endpoint: 'POST /admin/subscribers/:id/edit', reason: 'form-post', named: "'/:id/edit'" },
  { endpoint: 'GET /admin/subscribers/:id/delete', reason: 'page', named: '/subscribers/1/delete' },
  { endpoint: 'POST /admin/subscribers/:id/delete', reason: 'form-post', named: '/admin/subscribers/{{id}}/delete' },
  { endpoint: 'POST /billing/payments/findPayments', reason: 'read-with-body', named: '/findPayments' },
  { endpoint: 'POST /billing/plans/update', reason: 'missing-identifier', named: "/plans/update'" },
  { endpoint: 'GET /inventory/stock/getLevels', reason: 'used', named: '/getLevels' },
  { endpoint: 'GET /inventory/suppliers/find/:supplierId', reason: 'shadow', named: '/find/' },
];

/** Where the verbs of rewritten routes may still be read afterwards: in the addresses of those that stay. */
export const keptPlaces: readonly string[] = [
  'packages/api/src/lib/permissions.js: /admin/users/delete',
  'packages/api/src/lib/permissions.js: /admin/users/list',
  'packages/api/src/routes/admin/subscribers.js: /:id/delete',
  'packages/api/src/routes/admin/subscribers.js: /:id/delete',
  'packages/api/src/routes/admin/subscribers.js: /:id/edit',
  'packages/api/src/routes/admin/subscribers.js: /:id/edit',
  'packages/api/src/routes/admin/users.js: /delete/:id',
  'packages/api/src/routes/admin/users.js: /list',
  'packages/api/test/admin.js: /admin/subscribers/1/delete',
  'packages/api/test/admin.js: /admin/subscribers/1/delete',
  'packages/api/test/admin.js: /admin/subscribers/1/edit',
  'packages/api/test/admin.js: /admin/users/delete/2',
  'packages/api/test/admin.js: /admin/users/delete/2',
  'packages/api/test/admin.js: /admin/users/list',
  'packages/api/test/admin.js: /admin/users/list',
  'packages/api/views/delete-subscriber.html: /admin/subscribers/{{id}}/delete',
  'packages/api/views/edit-subscriber.html: /admin/subscribers/{{id}}/edit',
  'packages/billing/src/plugins/plans.js: /update',
  'packages/billing/test/plans.js: /billing/plans/update',
];
