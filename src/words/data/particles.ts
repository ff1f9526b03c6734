/** Words that say how many are meant. Beside a verb they fall with it: `getAllUsers`, `add-new-user`. */
export const QUANTIFIERS: ReadonlySet<string> = new Set([
  'all',
  'every',
  'new',
  'one',
  'single',
  'specific',
  'particular',
  'existing',
  'a',
  'an',
  'the',
]);

/** Words that no name of a collection holds: what they stand in tells somebody to do something. */
export const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'the']);

/** Quantifiers that say that many are meant, though not all: what creates, changes or deletes them works in bulk. */
export const MANY: ReadonlySet<string> = new Set([
  'many',
  'multiple',
  'several',
  'some',
  'any',
  'both',
  'few',
  'bulk',
  'batch',
]);

/** Beginnings of English words that only look like `all` with a noun behind it: allocations, allergies, allies. */
export const ALL_STEMS: readonly string[] = [
  'allah',
  'allay',
  'allega',
  'allegi',
  'allego',
  'allegr',
  'allele',
  'allen',
  'allerg',
  'allevi',
  'alley',
  'allian',
  'allied',
  'allies',
  'alligat',
  'alloc',
  'allopath',
  'allot',
  'allow',
  'alloy',
  'allspice',
  'allstar',
  'allud',
  'allur',
  'allus',
  'allright',
  'allround',
  'allnight',
];

/**
 * Quantifiers that, before what is read, choose some of the items or are a part of the name: new arrivals, batch
 * students, multiple choice questions. Beside a verb that writes they say no more than it does.
 */
export const QUALIFIERS: ReadonlySet<string> = new Set([
  'new',
  'multiple',
  'several',
  'some',
  'any',
  'both',
  'few',
  'bulk',
  'batch',
]);

/**
 * Nouns, in the singular, that are an adjective with `one` or `single` before them: one-time passwords, single-family
 * homes.
 */
export const ONES: ReadonlySet<string> = new Set([
  'time',
  'way',
  'day',
  'click',
  'shot',
  'step',
  'page',
  'line',
  'piece',
  'family',
  'choice',
  'sign',
  'player',
  'use',
  'room',
  'bed',
  'bedroom',
  'parent',
  'select',
  'answer',
  'window',
  'stage',
  'source',
  'tenant',
  'cell',
  'malt',
]);

/**
 * Words that are an adjective with `all` before them, each with what is called so, in the singular, or with nothing
 * where anything is: all-time records, all-inclusive resorts.
 */
export const ALL_ADJECTIVES: ReadonlyMap<string, readonly string[] | null> = new Map([
  ['inclusive', null],
  [
    'time',
    [
      'best',
      'top',
      'great',
      'greatest',
      'high',
      'highest',
      'low',
      'lowest',
      'favorite',
      'favourite',
      'record',
      'ranking',
      'score',
      'scorer',
      'leader',
      'leaderboard',
      'winner',
      'champion',
      'stat',
    ],
  ],
  ['day', ['event', 'pass', 'breakfast']],
  ['star', ['player', 'game', 'team']],
  ['access', ['pass']],
]);

/**
 * Nouns, in the singular, of which there is a first and a second, so that `one` behind them may be a number: player
 * one, phase one.
 */
export const COUNTED: ReadonlySet<string> = new Set([
  'player',
  'phase',
  'part',
  'chapter',
  'level',
  'step',
  'round',
  'stage',
  'tier',
  'grade',
  'year',
  'semester',
  'term',
  'quarter',
  'week',
  'day',
  'period',
  'line',
  'page',
  'formula',
  'version',
  'type',
  'option',
  'choice',
  'zone',
  'area',
  'sector',
  'gate',
  'platform',
  'channel',
  'slot',
  'season',
  'episode',
  'volume',
  'act',
  'scene',
  'number',
  'plan',
  'section',
  'unit',
  'module',
  'lesson',
  'screen',
  'radio',
  'layer',
  'wave',
  'team',
  'group',
]);

/** Quantifiers that say that the whole collection is meant: `deleteAllUsers` needs no identifier. */
export const WHOLE: ReadonlySet<string> = new Set(['all', 'every']);

/** Words that begin a clause, behind nothing but a verb: `checkIfUserExists`. */
export const CONDITIONS: ReadonlySet<string> = new Set(['if', 'whether']);

/** Words before a verb that say that it is done to many items at once: `batchDelete`, `bulk-upsert`. */
export const AT_ONCE: ReadonlySet<string> = new Set(['bulk', 'batch', 'multi', 'mass']);

/** Words before a verb that say how it is done: these, and others such as `softDelete`, `doLogin`, `de_activate`. */
export const MANNERS: ReadonlySet<string> = new Set([
  ...AT_ONCE,
  'do',
  'quick',
  'force',
  'soft',
  'hard',
  'pre',
  're',
  'un',
  'de',
]);

/**
 * Adjectives and other words that name nothing and say how it is done, where one stands alone before a verb:
 * `auto-create`, `fullEdit`.
 */
export const WAYS: ReadonlySet<string> = new Set([
  'auto',
  'automatic',
  'self',
  'full',
  'partial',
  'inline',
  'async',
  'try',
  'smart',
  'dynamic',
  'simple',
  'safe',
  'lazy',
  'secure',
  'real',
]);

/** Words before a verb that make it the name of an event: `BeforeSave`, `on-create`. */
export const EVENTS: ReadonlySet<string> = new Set(['before', 'after', 'on', 'pre', 'post']);

/** Words that bind a second thing to the first: `removeUserFromGroup`, `getPostsByAuthor`. */
export const PREPOSITIONS: ReadonlySet<string> = new Set([
  'by',
  'to',
  'from',
  'for',
  'of',
  'in',
  'on',
  'with',
  'at',
  'into',
  'via',
  'and',
  'or',
  'using',
  'between',
  'without',
  'per',
  'as',
  'where',
  'than',
  'near',
  'within',
  'through',
  'against',
  'excluding',
  'including',
  'except',
  'minus',
  'but',
  'during',
  'before',
  'after',
  'since',
  'until',
  'till',
  'under',
  'above',
  'below',
  'beyond',
  'among',
  'across',
  'versus',
  'vs',
  'if',
  'unless',
  'whether',
]);

/** Words that begin a clause behind a noun, and are a part of a name before one: `getUsersWhoLiked`; plus members. */
export const RELATIVES: ReadonlySet<string> = new Set([
  'who',
  'whom',
  'whose',
  'which',
  'that',
  'when',
  'while',
  'because',
  'plus',
  'along',
]);

/** Prepositions that begin a clause behind what something is done to: `searchUsersInGroup`. */
export const CLAUSES: ReadonlySet<string> = new Set([
  'by',
  'for',
  'from',
  'in',
  'into',
  'of',
  'onto',
  'to',
  'with',
  'within',
  'without',
  'between',
  'near',
]);

/**
 * Words that a verb stands behind without telling anybody to do it: what can be redeemed, rows to delete, links for an
 * update.
 */
export const AUXILIARIES: ReadonlySet<string> = new Set([
  'can',
  'cannot',
  'could',
  'should',
  'must',
  'may',
  'will',
  'to',
  'for',
  'is',
  'are',
  'was',
  'has',
  'be',
  'not',
]);

/** Words that make another verb of the one before them: `view_up`, `getOut`. */
export const PARTICLES: ReadonlySet<string> = new Set(['up', 'down', 'out', 'off', 'over', 'away', 'back']);

/** Words that are one noun with `list` behind them, in the singular. */
export const LISTS: ReadonlySet<string> = new Set([
  'wish',
  'play',
  'price',
  'todo',
  'do',
  'watch',
  'read',
  'reading',
  'white',
  'black',
  'allow',
  'deny',
  'block',
  'check',
  'mailing',
  'mail',
  'shopping',
  'wait',
  'waiting',
  'guest',
  'packing',
  'bucket',
  'short',
  'access',
  'contact',
  'drop',
  'pick',
  'task',
  'set',
  'grocery',
  'market',
  'stock',
]);

/**
 * Words that say of a function that it answers requests: `handleGetUsers`, `getUsersHandler`, `getUserByIdController`.
 */
export const ANSWERERS: ReadonlySet<string> = new Set([
  'handle',
  'handler',
  'controller',
  'ctrl',
  'action',
  'endpoint',
  'route',
  'fn',
]);

/** Words that name an identifier: `getUserById`, `/users/:slug`. */
export const IDENTIFIERS: ReadonlySet<string> = new Set([
  'id',
  'ids',
  '_id',
  'uid',
  'uuid',
  'guid',
  'pk',
  'key',
  'slug',
  'identifier',
  'oid',
]);

/**
 * Segments that place an interface and name no resource: a verb behind them has no collection before it
 * (`/api/v1/list`). Version segments (`v1`, `2024-01-01`) are told by their form.
 */
export const PREFIXES: ReadonlySet<string> = new Set([
  'api',
  'apis',
  'rest',
  'rpc',
  'app',
  'web',
  'public',
  'private',
  'internal',
  'external',
  'admin',
  'auth',
  'secure',
  'protected',
  'backend',
  'frontend',
  'server',
  'mobile',
  'ajax',
  'json',
  'my',
]);

/** Words before a noun by which one of a row is meant: what creates the first admin creates no collection of them. */
export const ORDINALS: ReadonlySet<string> = new Set([
  'first',
  'last',
  'next',
  'previous',
  'current',
  'latest',
  'initial',
  'default',
]);

/** Words before a verb that say which of several times it was done: the last login, a recent search. */
export const OCCASIONS: ReadonlySet<string> = new Set([
  'last',
  'latest',
  'recent',
  'previous',
  'next',
  'first',
  'past',
  'upcoming',
  'failed',
  'successful',
  'pending',
  'saved',
  'popular',
  'trending',
  'scheduled',
]);

/**
 * Words before a noun that leave one of it, or make another thing of it: the next purchase, a specific order,
 * `hasMember`, the long term.
 */
export const ONLY_ONES: ReadonlySet<string> = new Set([
  'next',
  'previous',
  'last',
  'latest',
  'first',
  'current',
  'default',
  'min',
  'max',
  'top',
  'total',
  'has',
  'is',
  'can',
  'long',
  'short',
  'garbage',
  'single',
  'one',
  'specific',
  'particular',
  'this',
  'that',
  'each',
  'every',
  'any',
]);

/** Nouns that stand before a value and name no collection: `/id/:id`, `/url/:url`, `/invoices/pdf/:id`. */
export const NEVER_COLLECTIONS: ReadonlySet<string> = new Set([
  'id',
  'url',
  'uri',
  'path',
  'param',
  'variable',
  'api',
  'query',
  'year',
  'month',
  'week',
  'day',
  'page',
  'offset',
  'limit',
  'slug',
  'hash',
  'home',
  'index',
  'default',
  'callback',
  'proxy',
  'preview',
  'code',
  'key',
  'pdf',
  'checkout',
]);

/** Endings that name a representation, not a resource: `/users/list.json`. */
export const EXTENSIONS: ReadonlySet<string> = new Set([
  'json',
  'jsonp',
  'xml',
  'html',
  'htm',
  'php',
  'asp',
  'aspx',
  'jsp',
  'do',
  'action',
  'csv',
  'pdf',
  'txt',
  'md',
  'png',
  'jpg',
  'jpeg',
  'gif',
  'svg',
  'ico',
  'js',
  'mjs',
  'css',
  'map',
  'atom',
  'rss',
  'yaml',
  'yml',
  'ics',
  'zip',
  'webmanifest',
  'cgi',
]);

/** Endings of files that a server sends as they lie on a disk; no resource is wanted in such a form. */
export const ASSETS: ReadonlySet<string> = new Set([
  'js',
  'mjs',
  'css',
  'map',
  'png',
  'jpg',
  'jpeg',
  'gif',
  'svg',
  'ico',
  'webmanifest',
]);

/**
 * Endings of a path that name the form in which a resource is wanted; what a server sends as it lies on a disk has
 * others, and so has a calendar that programs subscribe to by its address (`ics`).
 */
export const REPRESENTATIONS: ReadonlySet<string> = new Set([
  'json',
  'xml',
  'csv',
  'tsv',
  'pdf',
  'xls',
  'xlsx',
  'ods',
  'doc',
  'docx',
  'yaml',
  'yml',
  'txt',
  'rss',
  'atom',
]);
