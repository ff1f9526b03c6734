/**
 * The routes of an application, as data. Each has an address as it is written (`old`) and one as a fix should write it (`new`):
 *
 *   { name: 'listUsers', does: 'list users', resource: { many: 'users', one: 'user' }, action: 'list', item: false, body: false,
 *     mount: '/users', old: { method: 'GET', path: '/users/list' }, new: { method: 'GET', path: '/users' } }
 */

const RESOURCES = [
  'users',
  'orders',
  'books',
  'films',
  'trees',
  'cars',
  'tickets',
  'invoices',
  'songs',
  'birds',
  'teams',
  'events',
].map((many) => ({ many, one: many.slice(0, -1) }));

/** What routes do, and in which words their paths say so, behind the collection (`/users/list`) or before it (`/getUsers`). */
const ACTIONS = [
  { action: 'list', method: 'GET', behind: ['list', 'getAll', 'index'], before: ['get', 'list', 'fetch', 'getAll'] },
  { action: 'show', method: 'GET', behind: ['show', 'get', 'find'], before: ['get', 'show', 'fetch'], item: true },
  { action: 'create', method: 'POST', behind: ['create', 'add'], before: ['create', 'add'], body: true },
  {
    action: 'update',
    method: 'PUT',
    written: ['PUT', 'POST'],
    behind: ['update', 'edit'],
    before: ['update', 'edit'],
    item: true,
    body: true,
  },
  {
    action: 'delete',
    method: 'DELETE',
    written: ['DELETE', 'GET', 'POST'],
    behind: ['delete', 'remove'],
    before: ['delete', 'remove'],
    item: true,
  },
];

const capital = (word) => word[0].toUpperCase() + word.slice(1);

/** How an application registers its routes: all at once, or with a router for each resource, mounted at its name or at a prefix. */
export const LAYOUTS = ['flat', 'routers', 'prefixed'];

function routeOf(resource, action, layout, chance, framework) {
  const { many, one } = resource;
  const { item = false, body = false } = action;
  const prefix = layout === 'prefixed' ? '/api' : '';
  const isBehind = layout === 'routers' || chance.below(2) === 0;
  const verb = chance.one(isBehind ? action.behind : action.before);
  const noun = capital(action.action === 'list' ? many : one);
  const path = (isBehind ? `/${many}/${verb}` : `/${verb}${noun}`) + (item ? '/:id' : '');
  return {
    name: `${action.action}${noun}`,
    does: `${action.action} ${action.action === 'list' ? many : one}`,
    resource,
    action: action.action,
    verb,
    isBehind,
    item,
    body,
    mount: layout === 'routers' ? `/${many}` : prefix,
    old: {
      method: chance.one((action.action === 'delete' && framework.deletes) || action.written || [action.method]),
      path: prefix + path,
    },
    new: { method: action.method, path: `${prefix}/${many}${item ? '/:id' : ''}` },
  };
}

/**
 * Makes the routes of an application: those of each resource one after another.
 *
 * @param needs what a hazard asks of the first resource: `{ list: { verb: 'list' } }`, an action with what its route has to be.
 * Its routes say their verbs behind their collection then.
 */
export function routesOf(chance, layout, framework, needs = {}) {
  const resources = chance.some(RESOURCES, 3 + chance.below(2));
  return resources.flatMap((resource, place) => {
    const wanted = place === 0 ? Object.keys(needs) : [];
    const others = ACTIONS.filter(({ action }) => !wanted.includes(action));
    const kept = new Set(chance.some(others, Math.max(0, 3 + chance.below(2) - wanted.length)));
    const actions = ACTIONS.filter((each) => kept.has(each) || wanted.includes(each.action));
    return actions.map((each) => {
      const need = place === 0 ? needs[each.action] : undefined;
      if (!need) return routeOf(resource, each, layout, chance, framework);
      const behind = { ...each, behind: [need.verb ?? each.behind[0]], written: [need.method ?? each.method] };
      return routeOf(resource, behind, layout, { ...chance, below: () => 0 }, {});
    });
  });
}
