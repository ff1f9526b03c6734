/**
 * Nouns that a parent has one of: `/profile`, `/users/:id/avatar`. They need no identifier and keep their number, so
 * `PUT /updateProfile` is `PUT /profile`. A word stands here only where a second one beside it would be odd.
 */
export const SINGLETONS: ReadonlySet<string> = new Set([
  'me', 'self', 'account', 'profile', 'avatar', 'password', 'passcode', 'pin', 'settings', 'setting', 'preferences', 'config', 'configuration', 'status', 'state',
  'metadata', 'bio', 'biography', 'username', 'nickname', 'theme', 'logo', 'banner', 'cover', 'background', 'wallpaper', 'availability', 'visibility',
  'inventory', 'balance', 'wishlist', 'basket', 'cart', 'bag', 'dashboard', 'locale', 'timezone', 'currency', 'billing', 'biodata', 'info', 'information',
  'detail', 'details', 'current', 'about', 'description', 'summary', 'thumbnail', 'signature', 'stock', 'quantity', 'priority', 'onboarding', 'mfa', 'totp',
]);

/** Nouns that an item has one of, though a collection of them may exist elsewhere: `PUT /users/:id/updateEmail`. */
export const ATTRIBUTES: ReadonlySet<string> = new Set([
  'address', 'age', 'amount', 'birthday', 'body', 'caption', 'category', 'city', 'color', 'colour', 'content', 'count', 'country', 'date', 'deadline', 'email',
  'gender', 'icon', 'image', 'label', 'language', 'level', 'limit', 'location', 'mode', 'name', 'number', 'owner', 'phone', 'photo', 'picture', 'plan', 'position',
  'permission', 'point', 'slug', 'discount', 'due', 'rate', 'price', 'rank', 'rating', 'role', 'score', 'size', 'title', 'token', 'type', 'url', 'value', 'version', 'time', 'weight', 'usage', 'total', 'stat', 'chart', 'map', 'menu', 'home', 'index', 'page',
]);

/** Names of parameters that identify an item besides an id: `/users/:username`. */
export const KEYS: ReadonlySet<string> = new Set([
  'name', 'username', 'login', 'code', 'number', 'no', 'nr', 'num', 'handle', 'title', 'token', 'hash', 'isbn', 'sku', 'symbol', 'ticker', 'param', 'item', 'this', 'ref', 'reference',
]);
