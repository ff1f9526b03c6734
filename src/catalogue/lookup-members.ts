/** Members that take conditions, and whose names have no verb such as `find`. */
export const CONDITIONS: ReadonlySet<string> = new Set(['where', 'andWhere', 'orWhere']);

/**
 * Lookups without a verb such as `find` or `get` in their names. They take all conditions at once, as an object or as
 * stages, and find everything that meets them.
 */
export const OF_ALL: ReadonlySet<string> = new Set([
  ...['match', 'aggregate', 'filter', 'search', 'query', 'scan', 'paginate', 'count', 'countDocuments', 'distinct'],
]);

/** Words of a name with more than one key, or with one and its use: `findByUserAndShop`. */
export const CONNECTING: ReadonlySet<string> = new Set(['and', 'or', 'with', 'in', 'for', 'from', 'to']);

/** Words before the one for an identifier that name no other thing: `findByObjectId`. */
export const OWN: ReadonlySet<string> = new Set([
  ...['object', 'primary', 'unique', 'own', 'internal', 'public', 'item', 'entity', 'record', 'document', 'row'],
]);

/** Keys of conditions that name no field: they contain conditions, or are an operator. */
export const NO_FIELDS: ReadonlySet<string> = new Set([
  ...['where', 'filter', 'query', 'conditions', 'params', 'and', 'or', 'not', 'equals', 'eq', 'in', 'is', 'has'],
  ...['some', 'every', 'contains', 'like'],
]);

/** Calls that name a table or a model: `db.collection('orders')`, `supabase.from('orders')`, `getRepository(Order)`. */
export const NAMING: ReadonlySet<string> = new Set([
  ...['collection', 'from', 'table', 'ref', 'model', 'getRepository'],
]);

/** Members of a query that select parts of what is found: `populate('crew')`. */
export const SELECTING: ReadonlySet<string> = new Set([
  ...['select', 'populate', 'collection', 'withGraphFetched', 'withGraphJoined'],
]);

/** The options for the same: `{ include: { crew: true } }` of Prisma, `{ relations: ['crew'] }` of TypeORM. */
export const SELECTIONS: readonly string[] = ['select', 'include', 'relations', 'populate', 'withRelated'];

/** Members of a list that pass its elements to a function, and whether they find all that match. */
export const PASSING_ELEMENTS: ReadonlyMap<string, boolean> = new Map([
  ...['find', 'findIndex', 'findLast', 'findLastIndex', 'some', 'every'].map((name) => [name, false] as const),
  ...['forEach', 'map', 'flatMap', 'reduce'].map((name) => [name, false] as const),
  ['filter', true],
]);

/** The index of the parameter that gets the element; the first one otherwise. */
export const ELEMENT_PARAMETER: ReadonlyMap<string, number> = new Map([['reduce', 1]]);

/** Members that data libraries alone have, and that change stored data. */
export const DATA_CHANGES: ReadonlySet<string> = new Set([
  ...['updateOne', 'updateMany', 'replaceOne', 'deleteOne', 'deleteMany', 'insertOne', 'insertMany', 'bulkWrite'],
  ...['findByIdAndUpdate', 'findByIdAndDelete', 'findByIdAndRemove', 'findOneAndUpdate', 'findOneAndDelete'],
  ...['findOneAndReplace', 'findOneAndRemove', 'bulkCreate', 'createMany', 'upsert'],
]);

/** Members that change stored data where they are those of a model or a record: `User.create(...)`, `order.save()`. */
export const MODEL_CHANGES: ReadonlySet<string> = new Set([
  ...['create', 'insert', 'update', 'delete', 'destroy', 'remove', 'save', 'increment', 'decrement'],
]);

/** Names of clients whose members are models: `prisma.user`. */
export const STORE_CLIENTS: ReadonlySet<string> = new Set(['prisma', 'db', 'tx', 'models']);

/** Calls that make a model: `mongoose.model('Order', schema)`, `sequelize.define('order', columns)`. */
export const MODEL_MAKERS: ReadonlySet<string> = new Set(['model', 'define', 'getRepository']);
