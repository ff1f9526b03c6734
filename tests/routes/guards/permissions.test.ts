import { describe, expect, it } from 'vitest';
import { permissionGuard, permissionPatterns } from '../../../src/routes/guards/permissions.ts';

function guardIn(text: string): string | null {
  const range = permissionGuard(text);
  return range && text.slice(...range);
}

const READ = 'const path = request.url;\n';

describe('a guard that compares addresses with the names of permissions', () => {
  it.each([
    [`${READ}if (!permissions.map((each) => each.replace(/:/g, '/')).includes(path)) refuse();`, ".replace(/:/g, '/'"],
    [`${READ}if (!permissions.some((each) => each.replaceAll(':', '/') === path)) refuse();`, ".replaceAll(':', '/'"],
    [`${READ}if (!permissions.includes(path.replace(/\\//g, ':'))) refuse();`, ".replace(/\\//g, ':'"],
    ["const { path } = ctx;\nif (!roles.has(path.split('/').join(':'))) refuse();", ".split('/').join(':'"],
    [
      'const found = await Permission.findOne({ where: { path: req.path } });',
      'Permission.findOne({ where: { path: req.path',
    ],
    [
      "const found = await db('permissions').where({ role, url: req.originalUrl }).first();",
      "permissions').where({ role, url: req.originalUrl",
    ],
    [
      'if (!user.role.permissions.some((each) => each.path === req.path)) refuse();',
      'role.permissions.some((each) => each.path === req.path',
    ],
    [
      'const url = ctx.path;\nconst may = user.permissions.some((each) => pathToRegexp(each).test(url));',
      'permissions.some((each) => pathToRegexp(each).test(url',
    ],
    ['if (await enforcer.enforce(user, req.path, req.method)) next(access);', '.enforce(user, req.path'],
    ['acl.isAllowed(user, ctx.path, ctx.method, (error, allowed) => allowed && next());', '.isAllowed(user, ctx.path'],
    [
      'if (!req.user.scopes.includes(`${req.method}:${req.path}`)) refuse();',
      'scopes.includes(`${req.method}:${req.path}`',
    ],
    [
      "const scope = req.method + ' ' + req.path;\nif (!user.permissions.has(scope)) refuse();",
      'permissions.has(scope',
    ],
    ["if (!grants[[ctx.method, ctx.path].join(' ')]) refuse();", 'grants[[ctx.method, ctx.path].join('],
    ['app.use(acl.middleware(2, userOf));', 'acl.middleware('],
  ])('in %s', (text, expected) => {
    expect(guardIn(text)).toBe(expected);
  });

  it.each([
    `${READ}if (!permissions.includes('users:list')) refuse();`,
    `${READ}// permissions.map((each) => each.replace(/:/g, '/'));`,
    `${READ}const time = noon.replace(/:/g, '/');`,
    "const path = permissions.map((each) => each.replace(/:/g, '/'));",
    `${READ}if (!permissions.includes(path.replace(/\\//g, '-'))) refuse();`,
    'AccessLog.create({ role, path: req.path });',
    'const user = await User.findOne({ role });\nlog(req.path);',
    "const permissions = [{ route: '/users/list', role }];\nif (!permissions.find(({ route }) => route === req.path)) refuse();",
    "import { PERMISSIONS } from './permissions.js';\nif (!PERMISSIONS.some(({ route }) => route === req.path)) refuse();",
    '// app.use(acl.middleware(2));',
    '// Permission.findOne({ where: { path: req.path } });',
    "const scopes = new Set(['GET /users']);\nif (!scopes.has(`${req.method} ${req.path}`)) refuse();",
    "if (!user.scopes.includes('users')) refuse();\nlog(`${req.method} ${req.path}`);",
  ])('not in %s', (text) => {
    expect(guardIn(text)).toBe(null);
  });
});

describe('the patterns of resources that permissions are for', () => {
  it.each([
    ["const RULES = [{ resource: '/books/*', methods: ['POST'] }];", ['/books/*']],
    [
      "acl.allow([{ roles: 'editor', allows: [{ resources: ['/tags', '/books/*'], permissions: 'post' }] }]);",
      ['/books/*'],
    ],
    ["const RULES = [{ resource: '/books', methods: ['POST'] }];", []],
    ["const PAGES = [{ path: '/books/*', page }];\nconst resource = 1;", []],
  ])('in %s', (text, expected) => {
    expect(permissionPatterns(text).map(({ asks, text: said }) => [asks, said])).toEqual(
      expected.map((said) => ['under', said]),
    );
  });
});
