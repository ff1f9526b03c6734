import { describe, expect, it } from 'vitest';
import { viewOf } from '../plan/planning.ts';

const READ = 'const path = request.url;\n';

/** Whether middleware asks what one may do by the address of a request. */
function isGuarded(statements: string): boolean {
  const request = ['ctx', 'request'].find((name) => statements.includes(name)) ?? 'req';
  const parameters = request === 'ctx' ? 'ctx, next' : `${request}, res, next`;
  const guard = `module.exports = async (${parameters}) => {\n${statements}\nnext();\n};`;
  return viewOf({ '/shop/guard.js': guard })
    .mentions.guards()
    .some(({ guard: { asks } }) => asks === 'permissions');
}

describe('a guard that compares addresses with the names of permissions', () => {
  it.each([
    `${READ}if (!permissions.map((each) => each.replace(/:/g, '/')).includes(path)) refuse();`,
    `${READ}if (!permissions.some((each) => each.replaceAll(':', '/') === path)) refuse();`,
    `${READ}if (!permissions.includes(path.replace(/\\//g, ':'))) refuse();`,
    "const { path } = ctx;\nif (!roles.has(path.split('/').join(':'))) refuse();",
    'const found = await Permission.findOne({ where: { path: req.path } });',
    "const found = await db('permissions').where({ role, url: req.originalUrl }).first();",
    'if (!user.role.permissions.some((each) => each.path === req.path)) refuse();',
    'if (await enforcer.enforce(user, req.path, req.method)) next(access);',
    'acl.isAllowed(user, ctx.path, ctx.method, (error, allowed) => allowed && next());',
    'if (!req.user.scopes.includes(`${req.method}:${req.path}`)) refuse();',
    "const scope = req.method + ' ' + req.path;\nif (!user.permissions.has(scope)) refuse();",
    "if (!grants[[ctx.method, ctx.path].join(' ')]) refuse();",
    `${READ}if (!permissions.includes(path.replace(/\\//g, '-'))) refuse();`,
  ])('in %s', (text) => {
    expect(isGuarded(text)).toBe(true);
  });

  it.each([
    `${READ}if (!permissions.includes('users:list')) refuse();`,
    `${READ}// permissions.map((each) => each.replace(/:/g, '/'));`,
    `${READ}const time = noon.replace(/:/g, '/');`,
    "const path = permissions.map((each) => each.replace(/:/g, '/'));",
    'AccessLog.create({ role, path: req.path });',
    'const user = await User.findOne({ role });\nlog(req.path);',
    "const permissions = [{ route: '/users/list', role }];\nif (!permissions.find(({ route }) => route === req.path)) refuse();",
    '// app.use(acl.middleware(2));',
    '// Permission.findOne({ where: { path: req.path } });',
    "const scopes = new Set(['GET /users']);\nif (!scopes.has(`${req.method} ${req.path}`)) refuse();",
    "if (!user.scopes.includes('users')) refuse();\nlog(`${req.method} ${req.path}`);",
  ])('not in %s', (text) => {
    expect(isGuarded(text)).toBe(false);
  });
});
