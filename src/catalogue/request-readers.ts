/** A part of a request that a lookup may go by. */
export type RequestPartName = 'params' | 'body' | 'query';

/** Members of a request that are one of its parts. */
export const PART_MEMBERS: ReadonlyMap<string, RequestPartName> = new Map([
  ['params', 'params'],
  ['query', 'query'],
  ...['body', 'payload', 'rawBody', 'content', 'fields', 'file', 'files'].map((name) => [name, 'body'] as const),
]);

/** Decorators of parameters that are requests, or contain them: `@Req() request`. */
export const REQUEST_DECORATORS: ReadonlySet<string> = new Set(['Req', 'Request', 'Ctx', 'Context', 'request']);

/** Tokens under which a container has the request, or what contains it: `@Inject(REQUEST) request`. */
export const REQUEST_TOKENS: ReadonlySet<string> = new Set(['REQUEST', 'CONTEXT']);

/** Members of an argument of a handler that are its request, or contain it: `ctx.request`, `c.req`. */
export const REQUEST_MEMBERS: ReadonlySet<string> = new Set(['req', 'request', 'raw', 'ctx', 'context']);

/**
 * Methods of a request, or of what contains it, that return a part; called with a text, the field with that name:
 * `c.req.param('id')`, `req.getParameter(0)`, `c.req.query('code')`, `await c.req.json()`.
 */
export const PART_METHODS: ReadonlyMap<string, RequestPartName> = new Map([
  ...['param', 'getParam', 'parameter', 'getParameter'].map((name) => [name, 'params'] as const),
  ...['query', 'getQuery'].map((name) => [name, 'query'] as const),
  ...['json', 'text', 'parseBody', 'formData', 'urlencoded', 'multipart'].map((name) => [name, 'body'] as const),
  ...['arrayBuffer', 'blob', 'buffer', 'parts', 'pipe', 'saveRequestFiles', 'only', 'all'].map(
    (name) => [name, 'body'] as const,
  ),
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
 * Methods of a request that return a check of the field with a name, and the member of it that is the field:
 * `ctx.checkBody('id').notEmpty().value` of koa-validate.
 */
export const CHECKED_PARTS: ReadonlyMap<string, RequestPartName> = new Map([
  ['checkParams', 'params'],
  ['checkQuery', 'query'],
  ['checkBody', 'body'],
]);
export const CHECKED = 'value';

/**
 * Members of a request in which middleware puts who sends it: the user, the session, or what its token contains.
 */
export const SENDERS: ReadonlySet<string> = new Set([
  ...['user', 'userId', 'session', 'auth', 'currentUser', 'account', 'credentials'],
  ...['userData', 'userInfo', 'decoded', 'decodedToken', 'tokenData', 'tokenPayload', 'jwtPayload'],
]);

/**
 * Functions of packages that take the request, or what contains it, first, and return a part, or the field with the
 * name that follows: `getRouterParam(event, 'id')` of h3.
 */
export const PART_FUNCTIONS: ReadonlyMap<string, RequestPartName> = new Map([
  ['getRouterParam', 'params'],
  ['getRouterParams', 'params'],
  ['getQuery', 'query'],
  ...['readBody', 'readRawBody', 'readValidatedBody', 'readFormData', 'readMultipartFormData'].map(
    (name) => [name, 'body'] as const,
  ),
]);

/** Members of a request that listen to it, and the events with the data of its body: `req.on('data', add)`. */
export const LISTENERS: ReadonlySet<string> = new Set(['on', 'once', 'addListener']);
export const BODY_EVENTS: ReadonlySet<string> = new Set(['data', 'readable']);
/** Members of a response of uWebSockets.js that read the body of its request. */
export const BODY_LISTENERS: ReadonlySet<string> = new Set(['onData', 'onDataV2', 'onFullData', 'collectBody']);

/** Packages whose functions read the body of the request that they are passed. */
export const BODY_PACKAGES: ReadonlySet<string> = new Set([
  ...['co-body', 'raw-body', 'body', 'formidable', 'multiparty', 'busboy', 'multer', 'koa-body', 'body-parser'],
]);
/** Names of other functions that do so: `parse(ctx)`, `readJson(req)`, `upload(req, res)`, `parseBody(req)`. */
export const BODY_FUNCTIONS: ReadonlySet<string> = new Set([
  ...['parse', 'json', 'form', 'text', 'upload', 'multipart'],
  ...['read', 'parse', 'receive'].flatMap((verb) =>
    ['Json', 'JSON', 'Form', 'FormData', 'MultipartFormData', 'Payload', 'Data'].map((what) => verb + what),
  ),
]);
/** The function of express-validator that returns all validated fields, unless its options restrict them. */
export const MATCHED = 'matchedData';

/** Functions that return their first argument in another form: `Number(id)`, `new ObjectId(id)`, `escape(id)`. */
export const CONVERTING_FUNCTIONS: ReadonlySet<string> = new Set([
  ...['Number', 'String', 'BigInt', 'ObjectId', 'ObjectID', 'RegExp', 'escape', 'unescape'],
  ...['encodeURI', 'encodeURIComponent', 'decodeURI', 'decodeURIComponent'],
]);

/** The first words of other functions that do so: `parseInt(id)`, `toObjectId(id)`. */
export const CONVERTING_VERBS: readonly string[] = ['parse', 'to'];

/** Members of a text that return it in another form. */
export const FORMS: ReadonlySet<string> = new Set([
  'clone',
  'trim',
  'toString',
  'toLowerCase',
  'toUpperCase',
  'normalize',
]);

/** How what checks the bodies of requests is called, whatever package it comes from. */
export const CHECKING =
  /valid|check|sanit|schema|celebrate|joi|zod|yup|dto|rules|safeParse|^(?:body|query|param|params|oneOf)$/i;
