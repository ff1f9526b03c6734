/** A part of a request that a lookup may go by. */
export type RequestPartName = 'params' | 'body' | 'query';

/** Members of a request that are one of its parts. */
export const PART_MEMBERS: ReadonlyMap<string, RequestPartName> = new Map([
  ['params', 'params'],
  ['body', 'body'],
  ['payload', 'body'],
  ['query', 'query'],
]);

/** Members of an argument of a handler that are its request, or contain it: `ctx.request`, `c.req`. */
export const REQUEST_MEMBERS: ReadonlySet<string> = new Set(['req', 'request', 'raw', 'ctx', 'context']);

/**
 * Methods of a request, or of what contains it, that return a part; called with a text, the field with that name:
 * `c.req.param('id')`, `req.getParameter(0)`, `c.req.query('code')`, `await c.req.json()`.
 */
export const PART_METHODS: ReadonlyMap<string, RequestPartName> = new Map([
  ...['param', 'getParam', 'parameter', 'getParameter'].map((name) => [name, 'params'] as const),
  ...['query', 'getQuery'].map((name) => [name, 'query'] as const),
  ...['json', 'parseBody', 'formData'].map((name) => [name, 'body'] as const),
]);

/** The method for the validated part that its argument names: `c.req.valid('param')`. */
export const VALIDATED = 'valid';
export const VALIDATED_PARTS: ReadonlyMap<string, RequestPartName> = new Map([
  ['param', 'params'],
  ['query', 'query'],
  ['json', 'body'],
  ['form', 'body'],
]);

/**
 * Functions of packages that take the request, or what contains it, first, and return a part, or the field with the
 * name that follows: `getRouterParam(event, 'id')` of h3.
 */
export const PART_FUNCTIONS: ReadonlyMap<string, RequestPartName> = new Map([
  ['getRouterParam', 'params'],
  ['getRouterParams', 'params'],
  ['getQuery', 'query'],
  ['readBody', 'body'],
]);

/** Functions that return their first argument in another form: `Number(id)`, `new ObjectId(id)`, `escape(id)`. */
export const CONVERTING_FUNCTIONS: ReadonlySet<string> = new Set([
  ...['Number', 'String', 'BigInt', 'ObjectId', 'ObjectID', 'RegExp', 'escape', 'unescape'],
  ...['encodeURI', 'encodeURIComponent', 'decodeURI', 'decodeURIComponent'],
]);

/** The first words of other functions that do so: `parseInt(id)`, `toObjectId(id)`. */
export const CONVERTING_VERBS: readonly string[] = ['parse', 'to'];

/** Members of a text that return it in another form. */
export const FORMS: ReadonlySet<string> = new Set(['trim', 'toString', 'toLowerCase', 'toUpperCase', 'normalize']);
