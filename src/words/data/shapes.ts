/** Nouns, in the singular, whose items take in what others send them: `POST /webhooks/:id` delivers, and changes nothing. */
export const INBOXES: ReadonlySet<string> = new Set([
  'webhook', 'hook', 'callback', 'endpoint', 'listener', 'receiver', 'trigger', 'queue', 'topic', 'channel', 'stream', 'tool', 'function', 'action', 'command', 'bot', 'agent', 'proxy',
]);

/** What an item has one of, so that there is nothing to create: `POST /orders/:id/status`. */
export const DETAILS: ReadonlySet<string> = new Set(['status', 'state', 'details', 'detail', 'info', 'information', 'visibility', 'priority', 'quantity']);

/** Nouns, in the singular, of which an item has a set that is put as one thing: `PUT /users/:id/roles`. */
export const SETS: ReadonlySet<string> = new Set([
  'role', 'permission', 'privilege', 'right', 'scope', 'grant', 'tag', 'label', 'keyword', 'category', 'genre', 'topic', 'skill', 'interest', 'hobby', 'language', 'feature', 'flag', 'amenity', 'facility',
  'assignee', 'member', 'participant', 'attendee', 'owner', 'collaborator', 'editor', 'viewer', 'watcher', 'reviewer', 'user', 'group', 'setting', 'option', 'variable', 'environment', 'attribute', 'property', 'parameter', 'field', 'column', 'header',
  'preference', 'notification', 'limit', 'quota', 'price', 'position', 'coordinate', 'hour', 'seat', 'score', 'stat', 'image', 'photo', 'picture', 'link', 'value', 'answer', 'rule', 'policy', 'credential', 'detail', 'result', 'item', 'entry',
]);
