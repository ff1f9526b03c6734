import { describe, expect, it } from 'vitest';
import { permissionPatterns } from '../../../src/routes/guards/permissions.ts';

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
