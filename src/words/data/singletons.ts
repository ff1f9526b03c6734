/**
 * Nouns of which there is one for whoever asks, or for the service: `/profile`, `/cart`. They need no identifier and keep their number, so
 * `PUT /updateProfile` is `PUT /profile`. A word stands here only where a second one beside it would be odd.
 */
const OWN: readonly string[] = [
  'me', 'self', 'account', 'profile', 'avatar', 'password', 'passwd', 'pwd', 'pw', 'passcode', 'pin', 'settings', 'setting', 'preferences', 'config', 'configuration', 'bio', 'biography', 'username', 'nickname', 'theme',
  'wallpaper', 'wishlist', 'basket', 'cart', 'bag', 'dashboard', 'locale', 'timezone', 'billing', 'biodata', 'current', 'about', 'signature', 'onboarding', 'mfa', 'totp',
];

/** Nouns of which each item has one: `/orders/:id/status`. Without an item before them they do not say whose they are. */
export const STATES: ReadonlySet<string> = new Set([
  'status', 'state', 'metadata', 'logo', 'banner', 'cover', 'background', 'availability', 'visibility', 'inventory', 'balance', 'currency', 'info', 'information', 'detail', 'details', 'description', 'summary',
  'thumbnail', 'stock', 'quantity', 'priority',
]);

/** All nouns that stand for one thing only. */
export const SINGLETONS: ReadonlySet<string> = new Set([...OWN, ...STATES]);

/** Nouns that an item has one of, though a collection of them may exist elsewhere: `PUT /users/:id/updateEmail`. */
export const ATTRIBUTES: ReadonlySet<string> = new Set([
  'address', 'age', 'amount', 'birthday', 'body', 'caption', 'category', 'city', 'color', 'colour', 'content', 'count', 'country', 'date', 'deadline', 'email',
  'gender', 'icon', 'image', 'label', 'language', 'level', 'limit', 'location', 'mode', 'name', 'number', 'owner', 'phone', 'photo', 'picture', 'plan', 'position',
  'permission', 'point', 'slug', 'discount', 'due', 'rate', 'price', 'rank', 'rating', 'role', 'score', 'size', 'title', 'token', 'type', 'url', 'value', 'version', 'time', 'weight', 'usage', 'total', 'stat', 'chart', 'map', 'menu', 'home', 'index', 'page',
  'pic', 'img', 'dob', 'birthdate', 'height', 'mobile', 'gpa', 'cgpa', 'percentage', 'severity', 'frequency', 'duration', 'progress',
]);

/** Names of parameters that identify an item besides an id: `/users/:username`. */
export const KEYS: ReadonlySet<string> = new Set([
  'name', 'username', 'login', 'code', 'number', 'no', 'nr', 'num', 'handle', 'title', 'token', 'hash', 'isbn', 'sku', 'symbol', 'ticker', 'param', 'item', 'this', 'ref', 'reference',
]);

/**
 * Names of parameters that choose some of a collection, and none of its items: how many are read, between which bounds, around which place, in which order
 * and language, and what many persons have in common.
 */
export const CRITERIA: ReadonlySet<string> = new Set([
  'limit', 'count', 'amount', 'offset', 'skip', 'take', 'max', 'min', 'top', 'size', 'cursor', 'length', 'from', 'to', 'start', 'end', 'since', 'until', 'before', 'after', 'interval', 'period', 'range', 'timestamp', 'ts', 'lat', 'lng', 'lon',
  'latitude', 'longitude', 'radius', 'distance', 'zip', 'zipcode', 'pincode', 'postcode', 'q', 'search', 'prefix', 'sort', 'lang', 'locale', 'active', 'format', 'dob', 'age', 'mobile', 'firstname', 'lastname', 'surname',
  'n', 'nth', 'coords', 'latlng', 'geo', 'tz', 'asc', 'desc', 'dir', 'sortby', 'keyword', 'hashtag', 'yyyy', 'yr', 'decade', 'sem', 'dept', 'sex', 'nationality', 'religion', 'caste', 'species', 'bloodgroup', 'height',
  'depth', 'rank', 'stars', 'popularity', 'qualification', 'specialization', 'specialisation', 'speciality', 'specialty', 'transmission', 'make', 'kind', 'exp', 'minprice', 'maxprice',
]);

/** Names of parameters that identify a kind of goods, and nothing else of it: the ISBN of `/bookPrices/:isbn` is that of the book. */
export const GOODS_KEYS: ReadonlySet<string> = new Set(['isbn', 'sku', 'upc', 'ean', 'gtin', 'asin', 'barcode', 'vin']);

/** Nouns, in the singular, for what such a key identifies. */
export const GOODS: ReadonlySet<string> = new Set(['product', 'book', 'item', 'article', 'good', 'variant', 'edition', 'part', 'vehicle', 'car']);

/** Nouns, in the singular, whose items take in what others send them: `POST /webhooks/:id` delivers, and changes nothing. */
export const INBOXES: ReadonlySet<string> = new Set([
  'webhook', 'hook', 'callback', 'endpoint', 'listener', 'receiver', 'trigger', 'queue', 'topic', 'channel', 'stream', 'tool', 'function', 'action', 'command', 'bot', 'agent', 'proxy',
]);

/** Nouns for one plain value: an identifier beside it is no part of it, but says of what it is. */
export const VALUES: ReadonlySet<string> = new Set(['quantity', 'amount', 'count', 'price', 'stock', 'status', 'state', 'priority', 'position', 'rank', 'score', 'weight', 'size']);

/** Nouns of which more is added to what there is, so that nothing is created: `POST /wallet/addMoney`, points that somebody gets, and time. */
export const SUMS: ReadonlySet<string> = new Set(['amount', 'count', 'total', 'money', 'cash', 'fund', 'funds', 'points', 'credit', 'credits', 'coins', 'xp', 'exp', 'time']);

/** Nouns for what holds such a sum: who adds to it creates none. */
export const PURSES: ReadonlySet<string> = new Set(['wallet', 'balance', 'purse', 'ewallet']);

/** What an item has one of, so that there is nothing to create: `POST /orders/:id/status`. */
export const DETAILS: ReadonlySet<string> = new Set(['status', 'state', 'details', 'detail', 'info', 'information', 'visibility', 'priority', 'quantity']);

/** Nouns, in the singular, whose plural is one set wherever it stands, put as one thing: `PUT /permissions`, `PATCH /me/notifications`. */
export const SETS: ReadonlySet<string> = new Set([
  'role', 'permission', 'privilege', 'right', 'scope', 'setting', 'option', 'preference', 'notification', 'feature', 'flag', 'variable', 'environment', 'limit', 'quota', 'attribute', 'property', 'parameter', 'header', 'hour',
  'credential', 'policy', 'rule', 'threshold', 'integration', 'color', 'colour', 'detail', 'stat', 'statistic', 'coordinate', 'position', 'price', 'rate',
]);

/** Nouns, in the singular, of which something else may have a set: `PUT /users/:id/tags`, `PUT /orders/:id/items`. */
export const PARTS: ReadonlySet<string> = new Set([
  'tag', 'label', 'keyword', 'category', 'genre', 'topic', 'skill', 'interest', 'hobby', 'language', 'amenity', 'facility', 'grant', 'link', 'value', 'answer', 'field', 'column', 'result', 'item', 'entry', 'seat', 'score',
  'assignee', 'member', 'participant', 'attendee', 'owner', 'collaborator', 'editor', 'viewer', 'watcher', 'reviewer', 'user', 'group', 'team', 'image', 'photo', 'picture',
  'note', 'remark', 'date', 'day', 'holiday', 'slot', 'schedule', 'shift', 'step', 'instruction', 'requirement', 'ingredient', 'variant', 'translation', 'measurement', 'favorite', 'favourite',
]);

/** Nouns, in the singular, for persons and bodies that things belong to: `/orders/user/:id` asks for the orders of one. */
export const OWNERS: ReadonlySet<string> = new Set([
  'user', 'customer', 'client', 'author', 'owner', 'creator', 'seller', 'buyer', 'vendor', 'supplier', 'merchant', 'teacher', 'student', 'instructor', 'tutor', 'doctor', 'patient', 'employee', 'employer', 'manager', 'driver', 'host', 'guest',
  'member', 'parent', 'candidate', 'applicant', 'recruiter', 'worker', 'agent', 'nurse', 'lecturer', 'professor', 'trainer', 'coach', 'mentor', 'landlord', 'provider', 'professional',
  'company', 'organization', 'organisation', 'department', 'team', 'school', 'tenant', 'clinic', 'hospital', 'university', 'college', 'institution', 'institute', 'agency', 'branch',
]);

/** Things, in the singular, that belong to somebody or are shown to somebody, and hardly ever have users or admins of their own. */
export const BELONGINGS: ReadonlySet<string> = new Set([
  'order', 'product', 'post', 'ticket', 'booking', 'comment', 'review', 'item', 'blog', 'article', 'invoice', 'payment', 'transaction', 'request',
  'reservation', 'appointment', 'message', 'notification', 'task', 'todo', 'note', 'purchase', 'recipe', 'photo', 'loan', 'bill', 'expense',
]);

/** Names of parameters that identify a person, and nothing that belongs to one: of `/bookings/:username` there are many. */
export const LOGINS: ReadonlySet<string> = new Set(['username', 'login', 'nickname']);

/** Nouns, in the singular, for what is kept of a thing and seldom has an identifier of its own: `/getUserEmail/:id` says of whom. */
export const KEPT: ReadonlySet<string> = new Set([
  'age', 'gender', 'birthday', 'email', 'phone', 'image', 'photo', 'picture', 'icon', 'url', 'title', 'caption', 'price', 'color', 'colour', 'weight', 'size',
  'revenue', 'income', 'salary', 'wage', 'earning', 'profit', 'turnover', 'workload', 'eta', 'cost',
]);

/**
 * Nouns among those, and others, for what is measured or told of each thing and is none itself, or is another one of which each has one: the price of
 * `/products/getPrice/:id` is that of a product, and the author of `/posts/getAuthor/:id` that of a post.
 */
export const TRAITS: ReadonlySet<string> = new Set([
  'age', 'gender', 'birthday', 'email', 'phone', 'title', 'caption', 'price', 'cost', 'amount', 'color', 'colour', 'weight', 'height', 'size', 'distance', 'eta', 'sum', 'body', 'meta', 'parent', 'creator',
  'content', 'preview', 'author', 'owner', 'captain', 'manager', 'supervisor', 'landlord', 'organizer', 'organiser', 'sender', 'winner', 'assignee', 'salary', 'deadline', 'budget', 'location', 'wallet', 'cast', 'capacity', 'duration',
]);

/** Nouns, in the singular, for where a thing is found: that of `/videos/getFileUrl/:id` is found by the identifier of a video. */
export const ADDRESSES: ReadonlySet<string> = new Set(['url', 'link', 'path']);

/** What stands before one of them where it leads to a file or to what a thing is shown by, and is made or looked up for whoever asks. */
export const LEADING_TO: ReadonlySet<string> = new Set([
  'download', 'upload', 'signed', 'presigned', 'file', 'image', 'photo', 'picture', 'avatar', 'video', 'audio', 'media', 'stream', 'streaming', 'preview', 'pdf', 'public', 'private', 'temporary',
]);

/** Nouns for all that is known of something: a parameter behind them says of what, `/getUserData/:id`. */
export const KNOWLEDGE: ReadonlySet<string> = new Set(['data']);

/** Nouns, in the singular where they have one, for what is told of something: who reads it with an identifier says of what, `/users/getStats/:id`. */
export const ACCOUNTS: ReadonlySet<string> = new Set(['history', 'timeline', 'progress', 'stat', 'statistic', 'analytics', 'metric', 'count', 'overview', 'insight', 'breakdown']);

/** Nouns for what is told of something: what stands behind one may be what it is told of. */
export const TOLD: ReadonlySet<string> = new Set(['data', 'info', 'infos', 'information', 'detail', 'details']);

/** Nouns, in the singular, that are one noun with one of {@link TOLD} before them: a data source, an info page. */
export const TOLD_COMPOUNDS: ReadonlySet<string> = new Set([
  'source', 'set', 'type', 'point', 'center', 'centre', 'base', 'model', 'field', 'file', 'folder', 'stream', 'table', 'room', 'key', 'plan', 'package', 'bundle', 'provider', 'entry', 'flow', 'lake', 'warehouse', 'pipeline', 'view', 'grid', 'element',
  'export', 'import', 'request', 'feed', 'record', 'object', 'item', 'store', 'structure', 'schema', 'transfer', 'asset', 'usage', 'backup', 'dictionary', 'connection', 'connector', 'quality', 'map', 'layer', 'block', 'partner', 'subject', 'protection',
  'page', 'panel', 'card', 'box', 'sheet', 'desk', 'text', 'message', 'section', 'line', 'screen', 'category', 'format',
]);

/** Nouns, in the singular, of what services outside call: `POST /webhooks/payments`. */
export const OUTSIDE: ReadonlySet<string> = new Set(['webhook', 'hook', 'callback']);

/** Nouns, in the singular, of what holds other things: an identifier beside `PUT /cart` is that of one of these. */
export const HOLDERS: ReadonlySet<string> = new Set(['cart', 'basket', 'bag', 'wishlist', 'watchlist', 'favorite', 'favourite', 'bookmark']);

/** Nouns, in the singular, for what somebody does to something else: `POST /likes/:id` names what is liked. */
export const RELATIONS: ReadonlySet<string> = new Set(['like', 'dislike', 'follow', 'favorite', 'favourite', 'bookmark', 'vote', 'upvote', 'downvote', 'reaction', 'rating', 'wishlist', 'watchlist']);
