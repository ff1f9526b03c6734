import { describe, expect, it } from 'vitest';
import { filledAddresses } from '../../../src/documents/addresses/filled-addresses.ts';
import { MOST_MENTIONS } from '../../../src/documents/find-mentions.ts';
import { expectLinearEach } from '../../support/work/work.ts';

/** The addresses that a text may put together, without what stands before and behind them. */
function addressesIn(source: string, kind: 'view' | 'foreign' = 'view'): readonly string[] {
  const found = [...filledAddresses(source, kind)];
  for (const { written, range } of found) expect(source.slice(...range)).toBe(written);
  return found.map(({ segments }) => segments.join('/'));
}

describe('an address that a value completes', () => {
  it.each([
    "const save = (mode) => fetch(`/users/${mode}`); save(isNew ? 'create' : 'update');",
    "const modes = { add: 'create', save: 'update' }; fetch(`/users/${modes[kind]}/${id}`);",
    "const modes = new Map([[1, 'create'], [2, 'update']]); fetch('/users/' + modes.get(kind));",
    "const modeOf = (isNew) => { if (isNew) return 'create'; return 'update'; }; fetch(`/users/${modeOf(true)}`);",
    "type Mode = 'create' | 'update'; const save = (mode: Mode) => fetch(`/users/${mode}`);",
    "it.each([['create', 201], ['update', 200]])('%s', async (mode) => { await request(app).post(`/users/${mode}`); });",
    'const Form = ({ mode, id }) => <form action={[\'/users\', mode, id].filter(Boolean).join(\'/\')} />; x = <><Form mode="create" /><Form mode="update" /></>;',
  ])('may say each verb of its file: %s', (source) => {
    expect(addressesIn(source)).toEqual(['users/create', 'users/update']);
  });

  it.each([
    "<% ['create', 'update'].forEach((mode) => { %><form action=\"/users/<%= mode %>\"><% }) %>",
    "{% for mode in ['create', 'update'] %}<form action=\"/users/{{ mode }}\">{% endfor %}",
    "{% macro form(mode) %}<form action=\"/users/{{ mode }}\">{% endmacro %}{{ form('create') }}{{ form('update') }}",
    "each mode in ['create', 'update']\n  form(action=`/users/${mode}`)",
    "each mode in ['create', 'update']\n  form(action='/users/' + mode)",
    '{{> form mode="create"}}{{> form mode="update"}}<form action="/users/{{mode}}">',
  ])('may say each verb of its page: %s', (source) => {
    expect(addressesIn(source, 'view')).toEqual(['users/create', 'users/update']);
  });

  it.each([
    'for mode in ["create", "update"]:\n    requests.post(f"{BASE}/users/{mode}")',
    "def ask(mode, id):\n    return requests.post('/'.join([BASE, 'users', mode, str(id)]))\nask('create', 1)\nask('update', 2)",
    "enum Mode { create, update, block }\nsend(Mode mode, id) => http.post('$base/users/${mode.name}/$id');",
    'enum Mode: String { case create, update }\nAF.request("\\(base)/users/\\(mode.rawValue)/\\(id)")',
    'const val ADD = "create"\nconst val SAVE = "update"\npost("$base/users/$ADD")',
    '<?php $client->post("$base/users/" . $mode); $modes = ["create", "update"];',
    'mode=create\nif [ "$1" ]; then mode=update; fi\ncurl -X POST "$HOST/users/$mode"',
  ])('may say each verb of a program of another language: %s', (source) => {
    expect(addressesIn(source, 'foreign')).toEqual(['users/create', 'users/update']);
  });

  it.each([
    'print(f"/users/{user.name}"); x = "create"',
    '"/".join(["users", str(id), "show"])',
    'get("$base/users/$userId"); x = "create"',
    'enum Mode { create }',
  ])('is none in a program of another language: %s', (source) => {
    expect(addressesIn(source, 'foreign')).toEqual([]);
  });

  it('is known by three segments before the value', () => {
    expect(addressesIn("fetch(`${API}/v1/users/${id}/posts/${mode}`); x = 'list';")).toEqual(['posts/list']);
    expect(addressesIn("fetch(`/api/v1/users/${mode}`); x = 'list';")).toEqual(['api/v1/users/list']);
  });

  it.each([
    "fetch(`/users/${id}`); x = 'create';",
    "fetch(`/users/${user.id.toString()}`); x = 'create';",
    "fetch(`/users/${encodeURIComponent(user.slug)}`); x = 'create';",
    "fetch(`/users/${users[0]._id}`); x = 'create';",
    "fetch(`/users/${currentUser}`); x = 'create';",
    "fetch('/users/' + userId); x = 'create';",
    "fetch(['users', userId].join('/')); x = 'create';",
    "fetch(`/users/${mode}`); x = 'birthday';",
    "fetch(`${mode}/users`); x = 'create';",
    "fetch(`/users/${mode}`, { method: 'delete' });",
    "fetch(`/users/${mode}`); ['get', 'post', 'delete'].includes(method);",
    'fetch(`/users/${mode}`); x = <Icon name="edit" className="update" />;',
    "fetch(`/users/${mode}`); describe('create', run); bus.on('update', run);",
    "fetch(`/users/${mode}`); if (mode === 'create') run();",
  ])('is none in %s', (source) => {
    expect(addressesIn(source)).toEqual([]);
  });

  it.each(['view', 'foreign'] as const)('is looked for in linear time, %s', (kind) => {
    const pieces = [
      '/a',
      '/${',
      '/${a',
      "/a/' + b",
      "'create'",
      "['a', b, ",
      "['/a', b].c(",
      '/a/{{',
      'enum a{',
      'a=create ',
      'create=',
    ];
    const read = (piece: string, count: number): readonly unknown[] => [
      ...filledAddresses(`fetch(\`/users/\${mode}\`); ${piece.repeat(count)}`, kind),
    ];
    expectLinearEach(pieces, read);
    for (const piece of pieces) expect(read(piece, 100_000).length).toBeLessThanOrEqual(MOST_MENTIONS);
  });
});
