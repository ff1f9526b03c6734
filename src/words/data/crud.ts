/**
 * What a CRUD verb does to a resource. `save` is create or update, whichever the method says (`save`, `store`,
 * `upsert`).
 */
export type Operation = 'read' | 'create' | 'update' | 'delete' | 'save';

/**
 * How easily a word is a noun in a path.
 *
 * - `verb`: hardly ever one (`get`, `delete`);
 * - `either`: a noun about as often as a verb (`list`, `store`, `post`): its place decides.
 */
export type Leaning = 'verb' | 'either';

/** One CRUD verb: what it does, and how easily it is a noun. */
export interface CrudEntry {
  readonly operation: Operation;
  readonly leaning: Leaning;
  /** Whether it says that many are meant: `list` and `index` have no single item. */
  readonly many?: true;
  /**
   * Whether it says more than its method does (`clear`, `append`): it is a violation, and what it becomes is a person's
   * choice.
   */
  readonly weak?: true;
  /** Nouns that, standing behind the word, make it a modifier: `view-count`, `read-replicas`, `list-price`. */
  readonly heads?: readonly string[];
  /** Nouns that do so where a GET reads them: `GET /edit-requests`, and not `POST /edit-request`. */
  readonly records?: readonly string[];
}

/** What a change leaves behind: `GET /delete-requests` reads them. */
const ARTEFACTS = ['request', 'log', 'reason', 'hook', 'policy', 'marker'];

/** Those that are sent as well: `POST /delete-requests` asks for a deletion. */
const ASKED = ['request', 'reason', 'hook', 'marker'];

/** What is told of a deletion before it is done, and while it is: `GET /items/:id/delete-progress`. */
const OUTLOOKS = ['progress', 'status', 'info', 'information', 'preview', 'impact', 'confirmation', 'eligibility'];

/** `GET /update-time` tells when. */
const DATES = ['date', 'time', 'timestamp'];

const COUNTS = [
  'count',
  'counter',
  'total',
  'rate',
  'stat',
  'statistic',
  'history',
  'log',
  'event',
  'time',
  'type',
  'model',
  'state',
];

/**
 * The verbs that an HTTP method says already (RFC 9110, section 9.3: GET retrieves, POST creates in a collection, PUT
 * replaces, DELETE removes).
 */
export const CRUD: Readonly<Record<string, CrudEntry>> = {
  get: { operation: 'read', leaning: 'verb', heads: ['started', 'start', 'touch', 'together', 'away', 'well'] },
  fetch: { operation: 'read', leaning: 'verb' },
  retrieve: { operation: 'read', leaning: 'verb' },
  find: { operation: 'read', leaning: 'verb', heads: ['us'] },
  read: {
    operation: 'read',
    leaning: 'verb',
    heads: [...COUNTS, 'replica', 'receipt', 'status', 'marker', 'only', 'me', 'later'],
  },
  show: { operation: 'read', leaning: 'either', heads: ['room', 'case', 'time', 'down', 'note', 'date'] },
  view: { operation: 'read', leaning: 'either', heads: [...COUNTS, 'setting', 'port', 'point', 'only'] },
  list: {
    operation: 'read',
    leaning: 'either',
    many: true,
    heads: ['price', 'item', 'entry', 'view', 'type', 'member', 'membership', 'size', 'box'],
  },
  index: {
    operation: 'read',
    leaning: 'either',
    many: true,
    heads: [...COUNTS, 'page', 'card', 'fund', 'entry', 'key', 'pattern', 'template'],
  },
  load: {
    weak: true,
    operation: 'read',
    leaning: 'either',
    heads: [
      ...COUNTS,
      'balancer',
      'test',
      'average',
      'factor',
      'profile',
      'board',
      'out',
      'plan',
      'sheet',
      'bid',
      'offer',
      'capacity',
      'limit',
      'number',
      'status',
    ],
  },

  create: { operation: 'create', leaning: 'verb', records: [...ARTEFACTS, ...DATES] },
  add: { operation: 'create', leaning: 'verb', heads: ['on', 'in', 'ons', 'ins'] },
  insert: { operation: 'create', leaning: 'verb' },
  append: { weak: true, operation: 'create', leaning: 'verb' },
  post: {
    operation: 'create',
    leaning: 'either',
    heads: [...COUNTS, 'code', 'card', 'office', 'box', 'tag', 'category', 'image', 'author'],
  },
  save: { operation: 'save', leaning: 'verb', heads: ['point', 'game', 'file', 'slot', 'state'] },
  store: {
    operation: 'save',
    leaning: 'either',
    heads: [
      ...COUNTS,
      'item',
      'location',
      'hour',
      'front',
      'product',
      'order',
      'owner',
      'setting',
      'credit',
      'room',
      'manager',
    ],
  },
  upsert: { weak: true, operation: 'save', leaning: 'verb' },

  update: {
    operation: 'update',
    leaning: 'verb',
    records: [...ARTEFACTS, ...DATES],
    heads: ['log', 'history', 'notification', 'channel', 'center', 'server', 'package'],
  },
  edit: {
    operation: 'update',
    leaning: 'verb',
    records: [...ARTEFACTS, ...DATES, 'suggestion', 'proposal', 'conflict'],
    heads: ['log', 'history'],
  },
  modify: { operation: 'update', leaning: 'verb', records: [...ARTEFACTS, ...DATES, 'history'] },
  change: {
    operation: 'update',
    leaning: 'either',
    records: ['type'],
    heads: ['log', 'history', 'event', 'rate', 'request', 'set', 'order', 'feed', 'stream', 'notice', 'management'],
  },
  set: { operation: 'update', leaning: 'either', heads: ['list', 'piece', 'point', 'menu', 'item', 'back', 'up'] },
  replace: { operation: 'update', leaning: 'verb' },
  put: { operation: 'update', leaning: 'either' },
  patch: { operation: 'update', leaning: 'either', heads: [...COUNTS, 'note', 'panel', 'set', 'level', 'file'] },

  delete: { operation: 'delete', leaning: 'verb', heads: ASKED, records: [...OUTLOOKS, 'log', 'policy'] },
  remove: { operation: 'delete', leaning: 'verb', heads: ASKED, records: [...OUTLOOKS, 'log', 'policy'] },
  destroy: { operation: 'delete', leaning: 'verb' },
  erase: { operation: 'delete', leaning: 'verb' },
  del: { operation: 'delete', leaning: 'verb' },
  purge: { weak: true, operation: 'delete', leaning: 'verb' },
  drop: {
    weak: true,
    operation: 'delete',
    leaning: 'either',
    heads: ['box', 'down', 'off', 'zone', 'point', 'ship', 'rate'],
  },
  clear: { weak: true, operation: 'delete', leaning: 'verb', heads: ['bit', 'sky'] },
  unset: { weak: true, operation: 'delete', leaning: 'verb' },
};
