import { chanceOf } from './chance.mjs';
import { CLIENTS } from './clients.mjs';
import { FRAMEWORKS } from './frameworks.mjs';
import { MODULES } from './modules.mjs';
import { LAYOUTS, routesOf } from './routes.mjs';

/** A call of a function of the client: its name and its arguments. */
function callOf({ name, item, body }) {
  return [name, ...(item ? [7] : []), ...(body ? [{ title: 'new' }] : [])];
}

/** The routes of each file that registers some, in order: the mount of a router, or the application itself. */
function filesOf(routes, layout) {
  if (layout === 'flat') return [];
  const names = [...new Set(routes.map(({ resource }) => resource.many))];
  return names.map((name) => {
    const own = routes.filter(({ resource }) => resource.many === name);
    return { name, mount: own[0].mount, routes: own };
  });
}

/** Whether the path of a route is a constant of another file: its method has to stay, which is written where it is registered. */
function isConstant({ constants }, route) {
  return constants && route.old.method === route.new.method;
}

function registrationsOf(way, on, routes, mount) {
  const { framework, of } = way;
  return routes
    .map((route) => {
      const { method, path } = of(route);
      const written = isConstant(way, route) ? `paths.${route.name}` : `'${path.slice(mount.length) || '/'}'`;
      return framework.register(on, { method, path: written }, route);
    })
    .join('');
}

/** The file of the paths that are constants; none where there are none. */
function printPaths(way) {
  const constant = way.routes.filter((route) => isConstant(way, route));
  if (constant.length === 0) return {};
  const rows = constant.map((route) => {
    const start = way.layout === 'flat' ? 0 : route.mount.length;
    return `  ${route.name}: '${way.of(route).path.slice(start) || '/'}',\n`;
  });
  return { 'paths.js': way.modules.default(`{\n${rows.join('')}}`) };
}

/** The import of that file, where one of some routes needs it. */
function importsOfPaths(way, routes, from) {
  return routes.some((route) => isConstant(way, route)) ? [['paths', from]] : [];
}

function printRouter(way, { mount, routes }) {
  const { framework, modules } = way;
  const { imports, start, prefixed, isPlugin, name } = framework.router;
  const registrations = registrationsOf(way, name, routes, mount);
  const head = importsOfPaths(way, routes, '../paths').map(modules.load).join('');
  if (isPlugin) return head + modules.default(`async (app) => {\n${registrations.replace(/^/gm, '  ').trimEnd()}\n}`);
  const made = prefixed ? `const router = new Router({ prefix: '${mount}' });\n` : start;
  return imports.map(modules.load).join('') + head + made + registrations + modules.default('router');
}

function printServer(way, routers, hazard) {
  const { framework, modules, layout, routes } = way;
  const imports = [
    ...framework.imports,
    ...(hazard.imports ?? []),
    ...(layout === 'flat' ? importsOfPaths(way, routes, './paths') : []),
    ...routers.map(({ name }) => [`${name}Router`, `./routes/${name}`]),
  ];
  const registered =
    layout === 'flat'
      ? registrationsOf(way, framework.on ?? 'app', routes, '')
      : routers.map(({ name, mount }) => framework.mount(mount, `${name}Router`)).join('');
  const served = hazard.served ?? 'app';
  const parts = [framework.start, hazard.before ?? '', registered, hazard.after ?? '', framework.end ?? ''];
  return [...imports.map(modules.load), ...parts, modules.default(served)].join('');
}

function printClient({ client, modules, routes, of }, hazard) {
  const functions = routes.map((route) => {
    const parameters = [...(route.item ? ['id'] : []), ...(route.body ? ['data'] : [])].join(', ');
    return hazard.without?.includes(route)
      ? ''
      : modules.function(route.name, parameters, client.call(route, of(route)));
  });
  const own = routes.filter((route) => !hazard.without?.includes(route));
  return [
    ...(client.imports ?? []).map(modules.load),
    client.head?.(own, of) ?? '',
    ...functions,
    hazard.client ?? '',
  ].join('');
}

/**
 * Makes an application of a seed: its files, what is asked of it, and its routes.
 *
 * @param {number} seed the same seed makes the same application
 * @param hazard a row of the table of hazards; null for an application without one
 * @param written which addresses its routes and clients have: the `old` ones, or the `new` ones of a rewrite that looks at nothing else
 */
export function generate(seed, hazard = null, written = 'old') {
  const chance = chanceOf(seed);
  const layout = chance.one(hazard?.layouts ?? LAYOUTS);
  const frameworks = FRAMEWORKS.filter(({ name }) => hazard?.frameworks?.includes(name) ?? true);
  const framework = chance.one(frameworks);
  const clients = CLIENTS.filter(
    ({ name, frameworks: only }) =>
      (hazard?.clients?.includes(name) ?? true) && (only?.includes(framework.name) ?? true),
  );
  const client = chance.one(clients);
  const modules = MODULES[hazard ? 'commonjs' : chance.one(Object.keys(MODULES))];
  const routes = routesOf(chance, layout, framework, hazard?.needs);
  const of = (route) => route[written];
  const first = routes.filter(({ resource }) => resource === routes[0].resource);
  const named = Object.fromEntries(first.map((route) => [route.action, route]));
  const added = hazard?.adds({ framework, layout, of, chance, ...named, resource: routes[0].resource }) ?? {};
  const routers = filesOf(routes, layout);
  const way = { framework, client, modules, layout, routes, of, constants: chance.below(4) === 0 };
  return {
    name: `${seed} ${framework.name}, ${layout}, ${client.name}${way.constants ? ', paths of another file' : ''}${hazard ? `: ${hazard.name}` : ''}`,
    seed,
    hazard,
    framework: framework.name,
    routes,
    files: {
      'package.json': `${JSON.stringify({ name: 'application', type: modules.type ?? 'commonjs' }, null, 2)}\n`,
      'server.js': printServer(way, routers, added),
      ...Object.fromEntries(routers.map((router) => [`routes/${router.name}.js`, printRouter(way, router)])),
      ...printPaths(way),
      'client.js': printClient(way, added),
      ...added.files,
    },
    env: added.env ?? {},
    calls: added.calls ?? routes.filter((route) => !added.without?.includes(route)).map(callOf),
    more: added.more ?? [],
  };
}
