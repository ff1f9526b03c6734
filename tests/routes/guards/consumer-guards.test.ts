import { describe, expect, it } from 'vitest';
import { consumerGuards } from '../../../src/routes/guards/consumer-guards.ts';

const NEST = "import { MiddlewareConsumer } from '@nestjs/common';\n";

/** What is asked of addresses, and how the file writes it. */
function guardsIn(text: string): readonly string[] {
  return consumerGuards(text).map(({ asks, text: said, range }) => `${asks} ${said} (${text.slice(...range)})`);
}

describe('the routes that a module of NestJS chooses', () => {
  it.each([
    ["consumer.apply(Auth).forRoutes('user');", ['under /user (user)']],
    ["consumer.apply(Auth).forRoutes('/user', 'order');", ['under /user (/user)', 'under /order (order)']],
    [
      "consumer.apply(Auth).forRoutes({ path: 'user', method: RequestMethod.POST, version: '1' });",
      ['is /user (user)'],
    ],
    [
      "consumer.apply(Auth).exclude('login', { path: 'user', method: RequestMethod.GET }).forRoutes(UserController);",
      ['is /login (login)', 'is /user (user)'],
    ],
    [
      "consumer.apply(Auth).exclude('user/(.*)').forRoutes('*path');",
      ['is /user/(.*) (user/(.*))', 'under /*path (*path)'],
    ],
    [
      "const guarded = ['user', 'order'];\nconsumer.apply(Auth).forRoutes(...guarded);",
      ['under /user (user)', 'under /order (order)'],
    ],
  ])('in %s', (text, expected) => {
    expect(guardsIn(NEST + text)).toEqual(expected);
    expect(guardsIn(text)).toEqual([]);
  });

  it('among those that get no global prefix', () => {
    expect(
      guardsIn("app.setGlobalPrefix('api', { exclude: ['user', { path: 'order', method: RequestMethod.GET }] });"),
    ).toEqual(['is /user (user)', 'is /order (order)']);
  });

  it.each([
    ["app.use('*', except('/user', auth));", ['is /user (/user)']],
    ["app.use('*', except(['/login', '/open/*'], auth));", ['is /login (/login)', 'under /open (/open)']],
    [
      "const OPEN = ['/user', '/login'];\napp.use('*', except(OPEN, auth));",
      ['is /user (/user)', 'is /login (/login)'],
    ],
    ["app.use('*', guards.except('/user', auth));", []],
  ])('or that Hono leaves out: %s', (text, expected) => {
    expect(guardsIn(`import { except } from 'hono/combine';\n${text}`)).toEqual(expected);
    expect(guardsIn(text)).toEqual([]);
  });

  it('not where a bracket is never closed', () => {
    expect(guardsIn(`${NEST}consumer.forRoutes('user'${', '.repeat(9)}`)).toEqual([]);
  });
});
